import type { Context } from 'hono'
import sharp from 'sharp'
import * as z from 'zod/mini'
import { Problem } from '#shared/problems.ts'
import { inPath, sending } from '../http/route.ts'
import type { Signed } from '../world.ts'

/** How large a picture stands in lists, and where one is chosen among many: pixels, for screens with three in one. */
const sides = { list: 84, choice: 320 } as const
/** More pixels no picture has that was made here. */
const mostPixels = 100_000_000

const small = (bytes: Uint8Array, side: number) =>
  sharp(bytes, { limitInputPixels: mostPixels })
    .autoOrient()
    .resize(side, side, { fit: 'cover' })
    .webp({ quality: 80 })
    .toBuffer()

/**
 * A picture that was made for its person, small and square. What people bring is not drawn here: it is unknown, and
 * opened in a process of its own alone. Throws `not_found`, also for what is no picture of dots.
 */
export const smallPicture = sending(
  {
    summary: 'A picture that was made, small and square as it stands in lists, or larger where one is chosen',
    query: { for: z.optional(z.enum(['list', 'choice'])) },
    ...{ sends: 'file', what: 'WebP' },
  },
  async (c: Context<Signed>) => {
    const { world, user } = c.var
    const file = await world.files.find(user.id, inPath(c))
    if (!file?.made || !/^image\/(?!svg)/.test(file.type)) throw new Problem('not_found')
    const bytes = new Uint8Array(await new Response(await world.files.read(file)).arrayBuffer())
    const drawn = await small(bytes, sides[c.req.query('for') === 'choice' ? 'choice' : 'list']).catch(
      (cause: unknown) => {
        throw new Problem('not_found', {}, { cause })
      },
    )
    return c.body(new Uint8Array(drawn), 200, {
      'Content-Type': 'image/webp',
      'Cache-Control': 'private, max-age=31536000, immutable',
    })
  },
)
