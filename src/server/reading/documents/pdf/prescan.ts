import { inflateSync, constants } from 'node:zlib'
import { Problem } from '#shared/problems.ts'
import { limits } from '../limits.ts'

const isDeflated = (bytes: Uint8Array) =>
  bytes.length > 2 && (bytes[0]! & 0x0f) === 8 && ((bytes[0]! << 8) | bytes[1]!) % 31 === 0

/** How long a stream is, unfolded, and unfolded again where it was folded twice. */
const unfoldedLength = (folded: Uint8Array, times: number): number => {
  if (!times || !isDeflated(folded)) return folded.length
  try {
    const unfolded = inflateSync(folded, {
      maxOutputLength: limits.stream,
      finishFlush: constants.Z_SYNC_FLUSH,
    })
    return unfolded.length + unfoldedLength(unfolded, times - 1)
  } catch (error) {
    if (error instanceof RangeError) throw new Problem('document_too_large', {}, { cause: error })
    if (error instanceof Problem) throw error
    return folded.length
  }
}

/** The text of a page does not need its pictures. */
const isPicture = (before: string) => /\/Subtype\s*\/Image\b/.test(before.slice(before.lastIndexOf(' obj') + 1))

/** Unfolds each stream of a PDF, before anything else does. Throws `document_too_large` where one holds too much. */
export const requireSmallStreams = (bytes: Uint8Array): void => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  let sum = 0
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at)) {
    let begin = at + 6
    if (file[begin] === 13) begin += 1
    if (file[begin] === 10) begin += 1
    const isEnd = file.toString('latin1', Math.max(0, at - 3), at) === 'end'
    const end = isEnd ? -1 : file.indexOf('endstream', begin)
    if (!isEnd && !isPicture(file.toString('latin1', Math.max(0, at - 600), at)))
      sum += unfoldedLength(file.subarray(begin, end < 0 ? file.length : end), 3)
    if (sum > limits.streams) throw new Problem('document_too_large')
    at = end < 0 ? begin : end + 9
  }
}
