import type { Context } from 'hono'
import sharp from 'sharp'
import * as z from 'zod/mini'
import { Problem } from '#shared/problems.ts'
import type { StoredFile } from '../files/files.ts'
import { onDisk } from '../files/on-disk.ts'
import { inPath, sending } from '../http/route.ts'
import type { Small } from './jobs.ts'
import { drawnSmall } from './small.ts'
import type { Signed } from '../world.ts'

/** How large a picture stands in lists, where one is chosen among many, and in forms; for screens with three in one. */
const sizes = {
  list: { side: 84, isWhole: false },
  choice: { side: 320, isWhole: false },
  form: { side: 480, isWhole: true },
  looks: { side: 160, isWhole: false, inLooks: true },
} as const
const places = z._default(z.enum(['list', 'choice', 'form', 'looks']), 'list')
/** More pixels no picture has that was made here. */
const mostPixels = 100_000_000

/**
 * What we have made is opened here; what people bring is unknown, and opened in a process of its own alone. Looks take
 * a while, and are worked out there, too.
 */
const drawn = async ({ var: { world, user }, req }: Context<Signed>, file: StoredFile, as: Small) => {
  if (file.made && !as.inLooks) {
    const bytes = new Uint8Array(await new Response(await world.files.read(file)).arrayBuffer())
    return drawnSmall(sharp(bytes, { limitInputPixels: mostPixels }).autoOrient(), as)
  }
  for await (const [path = ''] of onDisk(world.files, [file]))
    return await world.pictures.small(user.id, path, as, req.raw.signal)
  throw new Problem('not_found')
}

/**
 * A picture that was made for its person or that they brought, small. Throws `not_found`, also for what is none of
 * dots.
 */
export const smallPicture = sending(
  {
    summary: 'A picture small: square as in lists, larger where one is chosen, whole as in a form, or in all looks',
    query: { for: places },
    ...{ sends: 'file', what: 'WebP' },
  },
  async (c: Context<Signed>) => {
    const { world, user } = c.var
    const file = await world.files.find(user.id, inPath(c))
    if (!file || !/^image\/(?!svg)/.test(file.type)) throw new Problem('not_found')
    const small = await drawn(c, file, sizes[z.parse(places, c.req.query('for'))]).catch((cause: unknown) => {
      c.req.raw.signal.throwIfAborted()
      throw new Problem('not_found', {}, { cause })
    })
    return c.body(new Uint8Array(small), 200, {
      'Content-Type': 'image/webp',
      'Cache-Control': 'private, max-age=31536000, immutable',
    })
  },
)
