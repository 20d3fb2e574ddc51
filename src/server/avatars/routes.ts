import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { addressOfAvatar, type AvatarKind } from '#shared/avatars.ts'
import { Problem } from '#shared/problems.ts'
import { bodyOf } from '../http/checked.ts'
import { inPath, nothing, route, sending } from '../http/route.ts'
import { filledIn, needs } from '../http/rules.ts'
import type { AvatarRow } from '../store/avatars.sql.ts'
import type { Signed, User } from '../world.ts'
import { understood } from './understood.ts'

const bytes = { contentEncoding: 'base64', description: 'A PNG or WebP' }
/** A picture in a body. */
export const pictureSent = {
  picture: needs(
    z
      .string()
      .check(z.regex(/^[A-Za-z0-9+/]*={0,2}$/))
      .register(z.globalRegistry, bytes),
    {
      de: 'Die Bytes des Bildes in Base64.',
      en: 'The bytes of the picture in Base64.',
    },
  ),
}

/** The picture in a body, judged by its bytes. Throws what is wrong with it. */
export const pictureIn = async (c: Context, kind: AvatarKind) => {
  const { picture } = filledIn(pictureSent, await bodyOf(c))
  return understood(Buffer.from(picture, 'base64'), kind)
}

/** People see themselves and the logos of brands; administrators see everybody. */
const maySee = (user: User, picture: AvatarRow) =>
  picture.brand !== null || picture.user === user.id || user.role === 'admin'

/** A person's own picture, and every picture's bytes to those who may see it. */
export const avatarRoutes = new Hono<Signed>()
  .put(
    '/user/picture',
    route(
      {
        summary:
          'One’s own picture: a square PNG or WebP, 256 pixels a side at most; place, time and texts are not kept',
        takes: pictureSent,
        gives: z.object({ picture: z.string() }),
      },
      async c => {
        const { world, user } = c.var
        const id = await world.avatars.set('user', user.id, await pictureIn(c, 'avatar'))
        return { picture: addressOfAvatar(id) }
      },
    ),
  )
  .delete(
    '/user/picture',
    route({ summary: 'Removes one’s own picture', gives: nothing }, async ({ var: { world, user } }) =>
      world.avatars.remove('user', user.id),
    ),
  )
  .get(
    '/pictures/:id',
    sending(
      {
        summary: 'A logo, or one’s own picture; administrators see everybody’s. It never changes under its address',
        ...{ sends: 'file', what: 'The picture' },
      },
      async c => {
        const { world, user } = c.var
        const picture = await world.avatars.find(inPath(c))
        if (!picture || !maySee(user, picture)) throw new Problem('not_found')
        return c.body(await world.avatars.read(picture), 200, {
          'Content-Type': picture.type,
          'Content-Length': String(picture.bytes),
          'Content-Disposition': 'inline',
          'Content-Security-Policy': "sandbox; default-src 'none'",
          'Cache-Control': 'private, max-age=31536000, immutable',
        })
      },
    ),
  )
