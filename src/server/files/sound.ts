import { Hono } from 'hono'
import * as z from 'zod/mini'
import { route } from '../http/route.ts'
import type { Signed } from '../world.ts'
import { keepingUploads } from './keep-upload.ts'
import { fileShown } from './views.ts'

/** Recordings that people bring. */
export const soundUploadRoutes = new Hono<Signed>().post(
  '/upload/sound',
  route(
    {
      summary:
        'Keeps a recording of at most 500 MB and 3 hours: MP3, WAV, M4A, AAC, OGG, FLAC, WMA or WebM, as its content says',
      file: true,
      gives: z.object({ response: z.string(), file: fileShown }),
    },
    keepingUploads('sound', async ({ var: { world, user }, req }, { path, name, bytes }, most) => {
      const { type, seconds } = await world.sounds.facts(user.id, path, req.raw.signal)
      return world.files.keep(user.id, { path, name, bytes, type, seconds }, most)
    }),
  ),
)
