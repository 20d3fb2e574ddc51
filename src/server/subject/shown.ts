import { readFile } from 'node:fs/promises'
import { Problem } from '#shared/problems.ts'
import { type Looking, subjectFound } from './found.ts'

const recipe = { source: 'worked', by: 'house:cut-out' } as const

/**
 * Where the subject of a picture is, as the tools find it that begin with one: a PNG of its size, white within, black
 * outside. Throws what they throw.
 */
export const subjectShown = async (looking: Looking, path: string): Promise<Buffer> => {
  const { world, user, signal } = looking
  const terms = { operation: 'cut-out', values: {}, locale: 'en', recipe } as const
  for await (const { pictures } of subjectFound(looking, 'picture', [{ field: 'picture', path, name: '' }]))
    for await (const part of world.pictures.work(user, { ...terms, pictures }, signal))
      if ('made' in part) return await readFile(part.made.path)
  throw new Problem('image_work_failed')
}
