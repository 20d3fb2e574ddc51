import { Hono } from 'hono'
import { readFile } from 'node:fs/promises'
import * as z from 'zod/mini'
import { uploadKinds } from '#shared/accepts.ts'
import { Problem } from '#shared/problems.ts'
import { mediaOf, pictureBrought } from '../exports/reading/pictures.ts'
import { route } from '../http/route.ts'
import type { Signed } from '../world.ts'
import { keepingUploads } from './keep-upload.ts'
import { fileShown } from './views.ts'

const { refusals } = uploadKinds.pictures

/** A picture as it may be kept, judged by its bytes. Throws what is wrong with it. */
const drawable = async (bytes: Buffer) => {
  if (!bytes.length) throw new Problem(refusals.empty)
  const picture = await pictureBrought(bytes)
  if (picture) return { bytes: picture.bytes, type: mediaOf(picture) }
  const isKnown = /^(?:\x89PNG|\xff\xd8|RIFF.{4}WEBP)/s.test(bytes.toString('latin1', 0, 12))
  throw new Problem(isKnown ? 'picture_broken' : 'picture_type')
}

/** Pictures that people bring. */
export const pictureUploadRoutes = new Hono<Signed>().post(
  '/upload/picture',
  route(
    {
      summary: 'Keeps a PNG, JPEG or WebP of at most 5 MB; place, time and camera are not kept',
      file: true,
      gives: z.object({ response: z.string(), file: fileShown }),
    },
    keepingUploads('pictures', async ({ var: { world, user } }, { path, name }, most) =>
      world.files.keepPicture(user.id, { name, ...(await drawable(await readFile(path))) }, most),
    ),
  ),
)
