import { Hono } from 'hono'
import * as z from 'zod/mini'
import { route } from '../http/route.ts'
import type { Signed } from '../world.ts'
import { keepingUploads } from './keep-upload.ts'
import { fileShown } from './views.ts'

/** Pictures that people bring to be worked on, as they are. */
export const imageUploadRoutes = new Hono<Signed>().post(
  '/upload/image',
  route(
    {
      summary:
        'Keeps a picture of at most 30 MB as it is: JPEG, PNG, WebP, AVIF, HEIC, GIF or TIFF, as its content says',
      file: true,
      gives: z.object({ response: z.string(), file: fileShown }),
    },
    keepingUploads('images', async ({ var: { world, user }, req }, { path, name, bytes }, most) => {
      const { type, extras } = await world.pictures.facts(user.id, path, req.raw.signal)
      return world.files.keep(user.id, { path, name, bytes, type, extras }, most)
    }),
  ),
)
