import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { readFile } from 'node:fs/promises'
import * as z from 'zod/mini'
import { mostBytesOf, uploadKinds } from '#shared/accepts.ts'
import { Problem } from '#shared/problems.ts'
import { pictureIn } from '../exports/reading/pictures.ts'
import { route } from '../http/route.ts'
import { fairSemaphore } from '../process/semaphore.ts'
import type { Signed } from '../world.ts'
import { receiving } from './receive.ts'
import { requireRoom } from './room.ts'
import { fileShown, fileView } from './views.ts'

const inTurn = fairSemaphore({ inAll: 16, each: 2 })
const { megabytes, refusals } = uploadKinds.pictures

/** A picture as it may be kept, judged by its bytes. Throws what is wrong with it. */
const drawable = (bytes: Buffer) => {
  if (!bytes.length) throw new Problem(refusals.empty)
  const picture = pictureIn(bytes)
  if (picture) return { bytes: picture.bytes, type: picture.type === 'jpg' ? 'image/jpeg' : `image/${picture.type}` }
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
    async c => {
      const { world, user } = c.var
      const { signal } = c.req.raw
      const { incoming } = c.env as HttpBindings
      const most = await requireRoom(world, user)
      const bounds = { folder: world.files.incoming, most: mostBytesOf('pictures'), megabytes }
      const kept = inTurn(user.id, signal, () =>
        receiving(incoming, bounds, async ({ path, name }) =>
          world.files.keepPicture(user.id, { name, ...drawable(await readFile(path)) }, most),
        ),
      )
      const file = await kept.catch((error: unknown) => {
        if (signal.aborted) throw new Problem('unavailable')
        const isHeavy = error instanceof Problem && error.code === 'file_too_large'
        throw isHeavy ? new Problem(refusals.heavy, { megabytes }) : error
      })
      return { response: `/files/${file.id}`, file: fileView(file) }
    },
  ),
)
