import { createHash, randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseTarGzip } from 'nanotar'
import type { DictionarySource } from './sources.ts'

/** So much is fetched at most, and so long is waited; bytes and milliseconds. */
const largest = 20_000_000
const patience = 60_000

const wanted: Readonly<Record<string, string>> = {
  'package/index.aff': 'index.aff',
  'package/index.dic': 'index.dic',
  'package/license': 'license',
}

const fetched = async (registry: string, { name, version }: DictionarySource) => {
  const address = `${registry.replace(/\/$/, '')}/${name}/-/${name}-${version}.tgz`
  const answer = await fetch(address, { signal: AbortSignal.timeout(patience) })
  if (!answer.ok || !answer.body) throw new Error(`${address} answers ${answer.status}`)
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of answer.body) {
    size += part.length
    if (size > largest) throw new Error(`${address} is larger than ${largest} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

const verified = (bytes: Buffer, { name, integrity }: DictionarySource) => {
  const [algorithm = '', expected] = integrity.split(/-(.*)/s)
  if (createHash(algorithm).update(bytes).digest('base64') !== expected)
    throw new Error(`${name} is not the file that is known here`)
  return bytes
}

/**
 * Fetches dictionaries from a registry, checks that each is the file that is known, and puts them in a folder, all or
 * none. Throws what hinders it.
 */
export const install = async (folder: string, registry: string, sources: readonly DictionarySource[]) => {
  const unfinished = `${folder}.${randomUUID()}`
  try {
    for (const source of sources) {
      const files = await parseTarGzip(verified(await fetched(registry, source), source))
      await mkdir(join(unfinished, source.name), { recursive: true })
      for (const { name, data } of files) {
        const file = wanted[name]
        if (file && data) await writeFile(join(unfinished, source.name, file), data)
      }
    }
    await rm(folder, { recursive: true, force: true })
    await mkdir(dirname(folder), { recursive: true })
    await rename(unfinished, folder)
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}
