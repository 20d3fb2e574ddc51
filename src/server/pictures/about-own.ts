import * as z from 'zod/mini'
import { fileIn } from '#shared/accepts.ts'
import { file } from '#shared/fields.ts'
import { Problem } from '#shared/problems.ts'
import { onDisk } from '../files/on-disk.ts'
import { requirePictures } from '../files/own-files.ts'
import { needs } from '../http/rules.ts'
import type { Signed } from '../world.ts'

const picture = file({ de: 'Bild', en: 'Picture' }, { accept: 'images' })

/** How a body names a picture of one’s own. */
export const address = needs(z.string().check(z.regex(/^\/files\/[\w-]{1,64}$/)), {
  de: 'Die Adresse eines Bildes, wie das Hochladen sie gibt.',
  en: 'The address of a picture, as its upload gives it.',
})

/** Asks something about a picture of one's own, which lies on our disk meanwhile. Throws not_found. */
export const aboutOwn = async <Answer>(
  vars: Signed['Variables'],
  address: string,
  ask: (path: string) => Promise<Answer>,
): Promise<Answer> => {
  await requirePictures(vars, { picture }, { picture: address })
  const found = await vars.world.files.find(vars.user.id, fileIn(address) ?? '')
  if (!found) throw new Problem('not_found')
  for await (const [path = ''] of onDisk(vars.world.files, [found])) return await ask(path)
  throw new Problem('not_found')
}
