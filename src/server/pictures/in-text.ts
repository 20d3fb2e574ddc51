import { readFile } from 'node:fs/promises'
import { Problem } from '#shared/problems.ts'
import type { NewMadeFile, StoredFile } from '../files/files.ts'
import { shownName } from '../files/name.ts'
import { onDisk } from '../files/on-disk.ts'
import type { World } from '../world.ts'

const recipe = { source: 'worked', by: 'house:in-text' } as const

/** A picture of somebody's as texts have it: PNG or JPEG, upright, as large as pages show it, with the mark it had. */
export const inText = async (
  { files, pictures }: Pick<World, 'files' | 'pictures'>,
  file: StoredFile,
  signal: AbortSignal,
): Promise<NewMadeFile> => {
  const terms = { operation: 'in-text', values: {}, locale: 'en', recipe } as const
  for await (const [path = ''] of onDisk(files, [file])) {
    const given = [{ field: 'picture', path, name: file.name }]
    for await (const part of pictures.work(file.user, { ...terms, pictures: given }, signal)) {
      if (!('made' in part)) continue
      const { name, type } = part.made
      return { name: shownName(name), type, bytes: await readFile(part.made.path) }
    }
  }
  throw new Problem('image_work_failed')
}
