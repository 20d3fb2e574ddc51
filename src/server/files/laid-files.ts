import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { heldFolder } from './held-folder.ts'

/** Bytes as they come, up to the signal: what has fallen silent is not waited for. */
async function* comingUntil(signal: AbortSignal, bytes: AsyncIterable<Uint8Array>) {
  const source = bytes[Symbol.asyncIterator]()
  const over = Promise.withResolvers<never>()
  const end = () => over.reject(signal.reason)
  over.promise.catch(() => undefined)
  signal.addEventListener('abort', end)
  if (signal.aborted) end()
  try {
    for (;;) {
      const { done, value } = await Promise.race([source.next(), over.promise])
      if (done) return
      yield value
    }
  } finally {
    signal.removeEventListener('abort', end)
    // It is closed as soon as it lets itself be.
    source.return?.().catch(() => undefined)
  }
}

/** A folder for files that a piece of work is given; who asks for it removes it. */
export const layFiles = async (incoming: string) => {
  const folder = await heldFolder(incoming, 'given-')
  return {
    /** Lays a file down as the answer to this question of the next piece of work. Throws where the signal ends it. */
    async lies(field: string, bytes: Uint8Array | AsyncIterable<Uint8Array>, name = field, signal?: AbortSignal) {
      const path = join(folder.path, field)
      const coming = signal && !(bytes instanceof Uint8Array) ? comingUntil(signal, bytes) : bytes
      await writeFile(path, coming, { flag: 'wx', mode: 0o600 })
      return { field, path, name }
    },
    remove: folder.remove,
  }
}
