import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Problem } from '#shared/problems.ts'
import { heldFolder } from '../files/held-folder.ts'
import type { WithPictures } from '../store/image-models.ts'
import type { World } from '../world.ts'
import { usedOf } from './findings.ts'

/** A caption as a service wants it: with the word for what is to be learned. */
const captionWith = (trigger: string, caption: string) =>
  caption.includes(trigger) || !caption ? caption || trigger : `${trigger}, ${caption}`

/** The pictures of a model with their captions, in one archive. */
export const packed = async (world: World, model: WithPictures, signal: AbortSignal): Promise<Uint8Array> => {
  const { user, trigger, pictures } = model
  const used = usedOf(pictures)
  const folder = await heldFolder(world.files.incoming, 'trained-')
  try {
    const given = []
    for (const [at, { file: id, name }] of used.entries()) {
      const file = await world.files.find(user, id)
      if (!file) throw new Problem('not_found')
      const path = join(folder.path, String(at))
      await pipeline(await world.files.read(file), createWriteStream(path, { flags: 'wx', mode: 0o600 }))
      given.push({ field: 'pictures', path, name })
    }
    const asked = {
      ...({ operation: 'training-set', pictures: given, locale: 'en' } as const),
      values: { captions: used.map(({ caption }) => captionWith(trigger, caption)) },
      recipe: { source: 'worked', by: 'house:training-set' } as const,
    }
    for await (const part of world.pictures.work(user, asked, signal))
      if ('made' in part) return await readFile(part.made.path)
    throw new Problem('image_work_failed')
  } finally {
    await folder.remove()
  }
}
