import { layFiles } from '../files/laid-files.ts'
import type { World } from '../world.ts'
import type { GivenPicture, InFile } from './jobs.ts'

/** Pictures by any name: their bytes, or the id of a file of the person. */
export type Wanted = ReadonlyMap<string, Uint8Array | Readonly<{ file: string }>>

type Laying = Pick<World, 'files' | 'report'> & Pick<Awaited<ReturnType<typeof layFiles>>, 'lies'>

/** Lays down one after the other what is wanted, as much of it as may be, until its time is over. */
const laid = async (
  { files, lies, report }: Laying,
  whose: string,
  wanted: Wanted,
  as: InFile,
  signal: AbortSignal,
) => {
  const given: GivenPicture[] = []
  const until = AbortSignal.any([signal, AbortSignal.timeout(as.laid)])
  let [left, number] = [as.given, 0]
  for (const [name, one] of wanted) {
    if (until.aborted) break
    const file = 'file' in one ? await files.find(whose, one.file) : undefined
    if ('file' in one && !file?.type.startsWith('image/')) continue
    const size = file?.bytes ?? (one as Uint8Array).length
    if (size > left) continue
    left -= size
    try {
      const bytes = file ? await files.read(file) : (one as Uint8Array)
      given.push(await lies(String(number++), bytes, name, until))
    } catch (error) {
      // What lies there by then is drawn; a file that is not there any more takes no other along.
      if (!until.aborted) report(error, { part: 'pictures' })
    }
  }
  signal.throwIfAborted()
  return given
}

/**
 * Pictures as every program for texts knows them, by their names, drawn beside the server. What is none, what is too
 * much, and what is not laid down or drawn in time, is left out; so is what a process dies of.
 */
export const drawnForFile = async (
  { files, pictures, report }: Pick<World, 'files' | 'pictures' | 'report'>,
  whose: string,
  wanted: Wanted,
  as: InFile,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Uint8Array>> => {
  const { lies, remove } = await layFiles(files.incoming)
  try {
    const given = await laid({ files, lies, report }, whose, wanted, as, signal)
    const drawn = new Map<string, Uint8Array>()
    for await (const { field, bytes } of pictures.redrawn(whose, given, as, signal))
      drawn.set(given.find(one => one.field === field)?.name ?? '', bytes)
    return drawn
  } finally {
    await remove()
  }
}
