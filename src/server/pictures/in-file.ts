import { Problem } from '#shared/problems.ts'
import { layFiles } from '../files/laid-files.ts'
import type { World } from '../world.ts'
import type { GivenPicture, InFile } from './jobs.ts'

/** Pictures by any name: their bytes, or the id of a file of the person. */
export type Wanted = ReadonlyMap<string, Uint8Array | Readonly<{ file: string }>>

/**
 * Pictures as every program for texts knows them, by their names, drawn in one process. What is none, and what is not
 * drawn in time, is left out; so is what it dies of, with all that stands behind it.
 */
export const drawnForFile = async (
  { files, pictures }: Pick<World, 'files' | 'pictures'>,
  whose: string,
  wanted: Wanted,
  as: InFile,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Uint8Array>> => {
  const { lies, remove } = await layFiles(files.incoming)
  try {
    const given: GivenPicture[] = []
    for (const [name, one] of wanted) {
      const field = String(given.length)
      if (!('file' in one)) given.push(await lies(field, one, name))
      else {
        const file = await files.find(whose, one.file)
        if (file?.type.startsWith('image/')) given.push(await lies(field, await files.read(file), name))
      }
    }
    const drawn = new Map<string, Uint8Array>()
    if (!given.length) return drawn
    try {
      for await (const { field, bytes } of pictures.redrawn(whose, given, as, signal))
        drawn.set(given[Number(field)]?.name ?? '', bytes)
    } catch (error) {
      if (signal.aborted || !(error instanceof Problem)) throw error
    }
    return drawn
  } finally {
    await remove()
  }
}
