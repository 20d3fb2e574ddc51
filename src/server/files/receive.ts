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
/** An upload that brings less than this within this time is given up: it would keep the place of others. */
const pace = { bytes: 65_536, milliseconds: 15_000 }
const limits = { files: 1, fields: 8, parts: 9, fieldSize: 1024, headerPairs: 16, headerSize: 8192 }

const noFile = () =>
  new Problem('invalid', {
    fields: {
      file: { de: 'Wählen Sie eine Datei aus.', en: 'Choose a file.' },
    },
  })

/** What may come: the largest file in bytes, and as people are told it; how fast it has to come at least. */
type Bounds = { most: number; megabytes: number; pace?: typeof pace }

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
 * stays whole, so that a refusal can still be answered. Throws `file_too_large`, `upload_slow`, `invalid` where there
 * is no file, and `unavailable` where it cannot be written or is broken off; then nothing is left.
 */
const write = async (
  incoming: IncomingMessage,
  path: string,
  { most, megabytes, pace: least = pace }: Bounds,
): Promise<Received> => {
  const tooLarge = () => new Problem('file_too_large', { megabytes })
  if (Number(incoming.headers['content-length'] ?? 0) > most + around) throw tooLarge()
  const parser = parserFor(incoming, most)
  const { failed, fail } = failing()
  const stop = new AbortController()
  let written: Promise<Received> | undefined
  parser.on('file', (_, file: Readable & { bytesRead?: number }, name) => {
    file.once('limit', () => fail(tooLarge()))
    const kept = pipeline(file, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }), stop)
    written = kept.then(() => ({ name: shownName(name), path, bytes: file.bytesRead ?? 0 }))
    written.catch(fail)
  })
  parser.on('error', fail)
  const finished = new Promise(resolve => parser.once('finish', resolve))

  let [come, before] = [0, 0]
  const watch = setInterval(() => {
    if (come - before < least.bytes) fail(new Problem('upload_slow'))
    before = come
  }, least.milliseconds)
  const chunks = incoming.iterator({ destroyOnReturn: false })
  try {
    for (;;) {
      const { done, value: chunk } = await Promise.race([failed, chunks.next()])
      if (done) break
      if ((come += chunk.length) > most + around) throw tooLarge()
      await Promise.race([failed, new Promise(resolve => parser.write(chunk, resolve))])
    }
    clearInterval(watch)
    parser.end()
    await Promise.race([failed, finished])
    if (!written) throw noFile()
    return await written
  } catch (error) {
    stop.abort()
    parser.destroy()
    void chunks.return?.().catch(() => {})
    await written?.catch(() => {})
    throw error
  } finally {
    clearInterval(watch)
  }
}

/**
 * Lets work be done with the file of a form, which is gone afterwards unless it was kept. Throws `file_too_large`,
 * `upload_slow`, `invalid` where the form holds no file, and `unavailable` where it is broken off or cannot be written.
 */
export const receiving = async <Result>(
  incoming: IncomingMessage,
  { folder, ...bounds }: Bounds & { folder: string },
  work: (received: Received) => Promise<Result>,
) => {
  const path = join(folder, randomUUID())
  try {
    const received = await write(incoming, path, bounds).catch(error => {
      if (error instanceof Problem) throw error
      if (ofOurs(error)) throw new Problem('unavailable', {}, { cause: error })
      // It came whole and is no form that holds a file, or it did not come whole.
      throw incoming.readableEnded ? noFile() : new Problem('unavailable')
    })
    return await work(received)
  } finally {
    await rm(path, { force: true })
  }
}
