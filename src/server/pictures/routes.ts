import { Hono } from 'hono'
import * as z from 'zod/mini'
import { addressOfFile, fileIn } from '#shared/accepts.ts'
import { file } from '#shared/fields.ts'
import { Problem } from '#shared/problems.ts'
import { requireRoom } from '../files/room.ts'
import { fileShown, fileView } from '../files/views.ts'
import { onDisk } from '../files/on-disk.ts'
import { requirePictures } from '../files/own-files.ts'
import { inPath, route } from '../http/route.ts'
import { needs } from '../http/rules.ts'
import { listOf } from '../http/shapes.ts'
import type { Signed } from '../world.ts'
import { inText } from './in-text.ts'

const picture = file({ de: 'Bild', en: 'Picture' }, { accept: 'images' })
const box = z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() })
const textsShown = z.object({
  width: z.number().check(z.describe('Of the picture as it is seen, in pixels.')),
  height: z.number(),
  boxes: listOf(box),
})
export type TextsShown = z.infer<typeof textsShown>

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
        body: {
          picture: needs(z.string().check(z.regex(/^\/files\/[\w-]{1,64}$/)), {
            de: 'Die Adresse eines Bildes, wie das Hochladen sie gibt.',
            en: 'The address of a picture, as its upload gives it.',
          }),
        },
        gives: textsShown,
      },
      async (c, { picture: address }) => {
        const { world, user } = c.var
        await requirePictures(c.var, { picture }, { picture: address })
        const found = await world.files.find(user.id, fileIn(address) ?? '')
        if (!found) throw new Problem('not_found')
        for await (const [path = ''] of onDisk(world.files, [found]))
          return await world.pictures.texts(user.id, path, c.req.raw.signal)
        throw new Problem('not_found')
      },
    ),
  )
