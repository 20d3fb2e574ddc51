import type { StoredFile } from '../store/stored-file.ts'
import type { Files } from './files.ts'
import { layFiles } from './laid-files.ts'

/** Files that are kept, on our disk as long as somebody works with them: their paths, in their order. */
export async function* onDisk(files: Files, stored: readonly StoredFile[]): AsyncGenerator<readonly string[]> {
  const { lies, remove } = await layFiles(files.incoming)
  try {
    const paths: string[] = []
    for (const [at, file] of stored.entries()) paths.push((await lies(String(at), await files.read(file))).path)
    yield paths
  } finally {
    await remove()
  }
}
