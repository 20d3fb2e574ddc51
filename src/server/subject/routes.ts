import { type Context, Hono } from 'hono'
import { bodyOf } from '../http/checked.ts'
import { sending } from '../http/route.ts'
import { filledIn } from '../http/rules.ts'
import { aboutOwn, address } from '../pictures/about-own.ts'
import type { Signed } from '../world.ts'
import { subjectShown } from './shown.ts'

const takes = { picture: address }

/** Where the subject of a picture is, before anything is made of it. */
export const subjectRoutes = new Hono<Signed>().post(
  '/pictures/subject',
  sending(
    {
      summary: 'Where the subject of a picture of one’s own is: white within, black outside, in its size; free',
      ...{ takes, sends: 'file', what: 'PNG' },
    },
    async (c: Context<Signed>) => {
      const { world, user } = c.var
      const asked = { world, user: user.id, signal: c.req.raw.signal }
      const { picture } = filledIn(takes, await bodyOf(c))
      const found = await aboutOwn(c.var, picture, path => subjectShown(asked, path))
      return c.body(new Uint8Array(found), 200, { 'Content-Type': 'image/png', 'Cache-Control': 'no-store' })
    },
  ),
)
