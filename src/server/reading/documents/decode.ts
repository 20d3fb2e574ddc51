import { Problem } from '#shared/problems.ts'

const marks: readonly (readonly [string, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

const decoded = (bytes: Uint8Array, encoding: string) => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Western text in UTF-16 has a zero in every second place, and hardly one in the others. */
const unmarked = (bytes: Uint8Array) => {
  const beginning = bytes.subarray(0, 2000)
  if (beginning.length < 4) return undefined
  const zeros = [0, 0]
  for (const [at, byte] of beginning.entries()) if (byte === 0) zeros[at % 2]! += 1
  const [even = 0, odd = 0] = zeros
  const half = beginning.length / 2
  if (odd > half * 0.6 && even < half * 0.1) return 'utf-16le'
  return even > half * 0.6 && odd < half * 0.1 ? 'utf-16be' : undefined
}

const controls = /[[\p{Cc}--[\t\n\v\f\r\x85]]\ufffe\uffff]/gv
const foreign = /[\u00a0-\u00ff]/g

/** No person has typed it when it is full of control characters. */
const isWritten = (text: string, most: (length: number) => number) => {
  const beginning = text.slice(0, 20_000)
  return (beginning.match(controls)?.length ?? 0) <= most(beginning.length) && !text.includes('\0')
}

/**
 * The text of a file without format: UTF-8, UTF-16 with and without its mark, else windows-1252. Throws `file_type`
 * where it is not text.
 */
export const decode = (bytes: Uint8Array): string => {
  const mark = marks.find(([, sign]) => sign.every((byte, at) => bytes[at] === byte))
  const encoding = mark?.[0] ?? unmarked(bytes)
  const known = encoding ? decoded(bytes, encoding) : undefined
  const text = known ?? decoded(bytes, 'utf-8')
  if (text !== undefined) {
    if (isWritten(text, length => Math.max(4, length / 1000))) return text
    throw new Problem('file_type')
  }
  const western = decoded(bytes, 'windows-1252') ?? ''
  const beginning = western.slice(0, 20_000)
  if (!isWritten(western, () => 0) || (beginning.match(foreign)?.length ?? 0) > beginning.length * 0.3)
    throw new Problem('file_type')
  return western
}
