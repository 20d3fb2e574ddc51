import type { Bare, Keeps } from './bare.ts'

type Chunk = { name: string; data: Buffer }
type Size = { width: number; height: number }

export const isWebp = (bytes: Buffer) =>
  bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'

/** The parts of a WebP; undefined where it is cut off. */
const chunksOf = (bytes: Buffer): Chunk[] | undefined => {
  if (bytes.length < 20 || bytes.readUInt32LE(4) + 8 !== bytes.length) return
  const chunks: Chunk[] = []
  for (let at = 12; at < bytes.length;) {
    if (at + 8 > bytes.length) return
    const length = bytes.readUInt32LE(at + 4)
    const end = at + 8 + length
    if (end > bytes.length) return
    chunks.push({ name: bytes.toString('latin1', at, at + 4), data: bytes.subarray(at + 8, end) })
    at = end + (length % 2)
  }
  return chunks
}

/** What a frame with losses says of itself: it is a whole picture, and its first part lies within it. */
const sizeOfLossy = (data: Buffer): Size | undefined => {
  if (data.length < 10 || data.readUIntBE(3, 3) !== 0x9d012a) return
  const tag = data.readUIntLE(0, 3)
  if (tag & 1 || tag >> 5 > data.length - 10) return
  return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff }
}

const sizeOfLossless = (data: Buffer): Size | undefined => {
  if (data.length < 6 || data[0] !== 0x2f) return
  const packed = data.readUInt32LE(1)
  if (packed >>> 29) return
  return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 }
}

const written = ({ name, data }: Chunk) => {
  const head = Buffer.alloc(8)
  head.write(name, 'latin1')
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
}

/** Says that there is transparency in the frame or beside it, or a mark behind it; nothing else: no place, no film. */
const extended = ({ width, height }: Size, hasAlpha: boolean, hasMark: boolean): Chunk => {
  const data = Buffer.alloc(10)
  data[0] = (hasAlpha ? 0x10 : 0) | (hasMark ? 0x04 : 0)
  data.writeUIntLE(width - 1, 4, 3)
  data.writeUIntLE(height - 1, 7, 3)
  return { name: 'VP8X', data }
}

/** A WebP as it may be kept, or undefined where it is damaged, cut off, a film, or has more pixels a side than that. */
export const bareWebp = (bytes: Buffer, most: number, keeps?: Keeps): Bare | undefined => {
  const chunks = chunksOf(bytes) ?? []
  const frames = chunks.filter(({ name }) => name === 'VP8 ' || name === 'VP8L')
  const [frame] = frames
  if (!frame || frames.length > 1 || chunks.some(({ name }) => name === 'ANIM' || name === 'ANMF')) return
  const size = frame.name === 'VP8L' ? sizeOfLossless(frame.data) : sizeOfLossy(frame.data)
  if (!size || !size.width || !size.height || size.width > most || size.height > most) return
  const alpha = frame.name === 'VP8 ' ? chunks.find(({ name }) => name === 'ALPH') : undefined
  const kept = keeps?.(chunks.find(({ name }) => name === 'XMP ')?.data.toString() ?? '')
  const mark: Chunk[] = kept ? [{ name: 'XMP ', data: Buffer.from(kept) }] : []
  const isClear = alpha !== undefined || (frame.name === 'VP8L' && !!(frame.data.readUInt32LE(1) & 0x10000000))
  const before = alpha || kept ? [extended(size, isClear, !!kept)] : []
  const body = Buffer.concat([...before, ...(alpha ? [alpha] : []), frame, ...mark].map(written))
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')
  head.writeUInt32LE(body.length + 4, 4)
  return { type: 'image/webp', ...size, bytes: Buffer.concat([head, body]) }
}
