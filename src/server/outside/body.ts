import type { IncomingMessage } from 'node:http'
import type { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import * as zlib from 'node:zlib'
import { Refusal } from './destination.ts'

/** Of a page as it comes, and once it is unfolded; bytes. */
const mostOfPage = 2_000_000

const unfolding: Readonly<Record<string, () => Transform>> = {
  gzip: zlib.createGunzip,
  'x-gzip': zlib.createGunzip,
  deflate: zlib.createInflate,
  br: zlib.createBrotliDecompress,
  zstd: zlib.createZstdDecompress,
}

/** The ways of folding that are asked for. Of `deflate` there are two, and nobody says which. */
export const folded = 'gzip, br, zstd'

const counted = (most: number, what: string) => {
  let bytes = 0
  return async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      bytes += chunk.length
      if (bytes > most) throw new Refusal(`It is larger than ${most} bytes ${what}.`)
      yield chunk
    }
  }
}

/** The body of a response, unfolded. Throws a `Refusal` as soon as there is too much of it. */
export const bodyOf = async (
  response: IncomingMessage,
  signal: AbortSignal,
  most: number = mostOfPage,
): Promise<Buffer> => {
  const encodings = (response.headers['content-encoding'] ?? '')
    .toLowerCase()
    .split(',')
    .map(name => name.trim())
    .filter(name => name && name !== 'identity')
  const unfold = unfolding[encodings[0] ?? '']
  if (encodings.length > 1 || (encodings[0] && !unfold)) throw new Refusal(`It is sent as ${encodings.join(', ')}.`)
  const chunks: Buffer[] = []
  const gather = async (body: AsyncIterable<Buffer>) => {
    for await (const chunk of body) chunks.push(chunk)
  }
  const asItComes = counted(most, 'as it comes')
  if (unfold) await pipeline(response, asItComes, unfold(), counted(most, 'unfolded'), gather, { signal })
  else await pipeline(response, asItComes, gather, { signal })
  return Buffer.concat(chunks)
}
