import { Busboy, type BusboyHeaders } from '@fastify/busboy'
import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Problem } from '#shared/problems.ts'
import { shownName } from './name.ts'

/** An upload that has come whole, and lies on the disk until it is kept or let go. */
export type Received = { name: string; path: string; bytes: number }

/** What a form may be larger than the file in it; bytes. */
export const around = 16_384
const limits = { files: 1, fields: 8, parts: 9, fieldSize: 1024, headerPairs: 16, headerSize: 8192 }

const noFile = () =>
  new Problem('invalid', {
    fields: {
      file: { de: 'Wählen Sie eine Datei aus.', en: 'Choose a file.' },
    },
  })
const tooLarge = (most: number) => new Problem('file_too_large', { megabytes: Math.floor(most / 1_000_000) })

const parserFor = ({ headers }: IncomingMessage, most: number) => {
  try {
    return new Busboy({
      headers: headers as BusboyHeaders,
      limits: { ...limits, fileSize: most },
      preservePath: true,
      isPartAFile: (field, _, name) => field === 'file' && name !== undefined,
    })
  } catch {
    throw noFile()
  }
}

/** Whether our disk has failed, of which the operator is told; that people break off is nothing new. */
const ofOurs = (error: unknown) => error instanceof Error && 'syscall' in error

/** A promise that others can fail. */
const failing = () => {
  const { promise, reject } = Promise.withResolvers<never>()
  promise.catch(() => {})
  return { failed: promise, fail: reject }
}

/**
 * Writes the file of a form to the disk while it comes, and reads no further than one byte past the limit. The request
 * stays whole, so that a refusal can still be answered. Throws `file_too_large`, `invalid` where there is no file, and
 * `unavailable` where it cannot be written or stops coming; then nothing is left.
 */
const write = async (incoming: IncomingMessage, path: string, most: number): Promise<Received> => {
  if (Number(incoming.headers['content-length'] ?? 0) > most + around) throw tooLarge(most)
  const parser = parserFor(incoming, most)
  const { failed, fail } = failing()
  const stop = new AbortController()
  let written: Promise<Received> | undefined
  parser.on('file', (_, file: Readable & { bytesRead?: number }, name) => {
    file.once('limit', () => fail(tooLarge(most)))
    const kept = pipeline(file, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }), stop)
    written = kept.then(() => ({ name: shownName(name), path, bytes: file.bytesRead ?? 0 }))
    written.catch(fail)
  })
  parser.on('error', fail)
  const finished = new Promise(resolve => parser.once('finish', resolve))

  try {
    let come = 0
    for await (const chunk of incoming.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      if ((come += chunk.length) > most + around) throw tooLarge(most)
      await Promise.race([failed, new Promise(resolve => parser.write(chunk, resolve))])
    }
    parser.end()
    await Promise.race([failed, finished])
    if (!written) throw noFile()
    return await written
  } catch (error) {
    stop.abort()
    parser.destroy()
    await written?.catch(() => {})
    throw error
  }
}

/**
 * Lets work be done with the file of a form, which is gone afterwards unless it was kept. Throws `file_too_large`,
 * `invalid` where the form holds no file, and `unavailable` where it stops coming or cannot be written.
 */
export const receiving = async <Result>(
  incoming: IncomingMessage,
  { folder, most }: { folder: string; most: number },
  work: (received: Received) => Promise<Result>,
) => {
  const path = join(folder, randomUUID())
  try {
    const received = await write(incoming, path, most).catch(error => {
      throw error instanceof Problem ? error : new Problem('unavailable', {}, ofOurs(error) ? { cause: error } : {})
    })
    return await work(received)
  } finally {
    await rm(path, { force: true })
  }
}
