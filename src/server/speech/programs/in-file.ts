import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Sound, wavIn } from '../sound.ts'

/** The sound that a program writes into a file, where it can do no other; nothing of it is left. */
export const inFile = async (write: (path: string) => Promise<unknown>): Promise<Sound> => {
  const folder = await mkdtemp(join(tmpdir(), 'federwerk-voice-'))
  try {
    const path = join(folder, 'voice.wav')
    await write(path)
    return wavIn(await readFile(path))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
