import { Hono } from 'hono'
import * as z from 'zod/mini'
import { addressOfFile } from '#shared/accepts.ts'
import { Problem } from '#shared/problems.ts'
import { factorNames } from '#shared/enlarging.ts'
import { requireRoom } from '../files/room.ts'
import { fileShown, fileView } from '../files/views.ts'
import { inPath, route } from '../http/route.ts'
import { needs } from '../http/rules.ts'
import { listOf } from '../http/shapes.ts'
import type { Signed } from '../world.ts'
import { aboutOwn, address } from './about-own.ts'
import { inText } from './in-text.ts'

const box = z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() })
const textsShown = z.object({
  width: z.number().check(z.describe('Of the picture as it is seen, in pixels.')),
  height: z.number(),
  boxes: listOf(box),
})
export type TextsShown = z.infer<typeof textsShown>

const enlargingShown = z.object({
  by: z
    .enum(['model', 'network', 'stretched'])
    .check(z.describe('A downloaded model, the network that comes along, or Lanczos’ method.')),
  name: z.nullable(z.string()).check(z.describe('Of the downloaded model.')),
  seconds: z
    .nullable(z.number())
    .check(
      z.describe(
        'About how long it takes; by a downloaded model, at most. Where the picture is stretched, how long it would take the network, null if that does not run here.',
      ),
    ),
})
export type EnlargingShown = z.infer<typeof enlargingShown>

/** What is found out about pictures before anything is made of them, and how texts have them. */
export const pictureRoutes = new Hono<Signed>()
  .post(
    '/files/:id/in-text',
    route(
      {
        summary: 'Keeps a picture of one’s own once more as texts have it: PNG or JPEG, 1,600 pixels a side at most',
        gives: z.object({ response: z.string(), file: fileShown }),
      },
      async c => {
        const { world, user } = c.var
        const most = await requireRoom(world, user)
        const found = await world.files.find(user.id, inPath(c))
        if (!found?.type.startsWith('image/')) throw new Problem('not_found')
        const picture = await inText(world, found, c.req.raw.signal)
        const kept = await world.files.keepPicture(user.id, { ...picture, credit: found.credit }, most)
        return { response: addressOfFile(kept.id), file: fileView(kept) }
      },
    ),
  )
  .post(
    '/pictures/texts',
    route(
      {
        summary:
          'Where text stands on a picture of one’s own, a box for each line in the order in which one reads; free',
        body: { picture: address },
        gives: textsShown,
      },
      (c, { picture: of }) =>
        aboutOwn(c.var, of, path => c.var.world.pictures.texts(c.var.user.id, path, c.req.raw.signal)),
    ),
  )
  .post(
    '/pictures/enlarging',
    route(
      {
        summary: 'What would enlarge a picture of one’s own on this server, and about how long that takes; free',
        body: {
          picture: address,
          factor: needs(z.enum(factorNames), {
            de: 'Wie viel größer: two, three oder four.',
            en: 'How much larger: two, three or four.',
          }),
        },
        gives: enlargingShown,
      },
      async (c, { picture: of, factor }) => {
        const { world, user } = c.var
        const found = await aboutOwn(c.var, of, path =>
          world.pictures.enlarging(user.id, path, factor, c.req.raw.signal),
        )
        const name = found.by === 'model' ? found.name : null
        return { by: found.by, name, seconds: found.seconds ?? null }
      },
    ),
  )
