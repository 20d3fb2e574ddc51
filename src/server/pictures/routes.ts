import { Hono } from 'hono'
import * as z from 'zod/mini'
import { fileIn } from '#shared/accepts.ts'
import { file } from '#shared/fields.ts'
import { Problem } from '#shared/problems.ts'
import { onDisk } from '../files/on-disk.ts'
import { requirePictures } from '../files/own-files.ts'
import { route } from '../http/route.ts'
import { needs } from '../http/rules.ts'
import { listOf } from '../http/shapes.ts'
import type { Signed } from '../world.ts'

const picture = file({ de: 'Bild', en: 'Picture' }, { accept: 'images' })
const box = z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() })
const textsShown = z.object({
  width: z.number().check(z.describe('Of the picture as it is seen, in pixels.')),
  height: z.number(),
  boxes: listOf(box),
})
export type TextsShown = z.infer<typeof textsShown>

/** What is found out about pictures before anything is made of them. */
export const pictureRoutes = new Hono<Signed>().post(
  '/pictures/texts',
  route(
    {
      summary: 'Where text stands on a picture of one’s own, a box for each line in the order in which one reads; free',
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
