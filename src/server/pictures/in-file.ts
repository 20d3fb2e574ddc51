import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Problem } from '#shared/problems.ts'
import { heldFolder } from '../files/held-folder.ts'
import type { World } from '../world.ts'

/** More pixels a side no page shows; more pictures of other kinds hardly any text has. */
const side = 1600
const most = 40

/**
 * Pictures of all kinds that are understood, by their names, as every program for texts knows them; what is none is
 * left out.
 */
export const asPngs = async (
  { files, pictures }: Pick<World, 'files' | 'pictures'>,
  whose: string,
  given: ReadonlyMap<string, Uint8Array>,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Uint8Array>> => {
  const folder = await heldFolder(files.incoming, 'given-')
  const drawn = new Map<string, Uint8Array>()
  try {
    for (const [at, [name, bytes]] of [...given].slice(0, most).entries()) {
      const path = join(folder.path, String(at))
      await writeFile(path, bytes, { flag: 'wx', mode: 0o600 })
      try {
        drawn.set(name, await pictures.small(whose, path, { side, isWhole: true, as: 'png' }, signal))
      } catch (error) {
        if (!(error instanceof Problem)) throw error
      }
    }
    return drawn
  } finally {
    await folder.remove()
  }
}
