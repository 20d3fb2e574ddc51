import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { StoredFile } from '../store/stored-file.ts'
import type { Files } from './files.ts'
import { heldFolder } from './held-folder.ts'

/** Files that are kept, on our disk as long as somebody works with them: their paths, in their order. */
export async function* onDisk(files: Files, stored: readonly StoredFile[]): AsyncGenerator<readonly string[]> {
  const folder = await heldFolder(files.incoming, 'given-')
  try {
    const paths: string[] = []
    for (const [at, file] of stored.entries()) {
      const path = join(folder.path, String(at))
      await pipeline(await files.read(file), createWriteStream(path, { flags: 'wx', mode: 0o600 }))
      paths.push(path)
    }
    yield paths
  } finally {
    await folder.remove()
  }
}
