import { crc32, inflateSync } from 'node:zlib'
import type { Bare } from './bare.ts'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** What it takes to draw a picture. Everything else (text, place, time, frames of a film) is left out. */
const drawn: ReadonlySet<string> = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'IDAT', 'IEND'])
/** How many values a pixel has, by the kind of colour. */
const channels: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

type Chunk = { name: string; whole: Buffer; data: Buffer }

/** The parts of a PNG, each with its check sum right, up to its end; undefined where one is cut off or damaged. */
const chunksOf = (bytes: Buffer): Chunk[] | undefined => {
  const chunks: Chunk[] = []
  for (let at = signature.length; at + 12 <= bytes.length;) {
    const end = at + 12 + bytes.readUInt32BE(at)
    if (end > bytes.length) return
    const whole = bytes.subarray(at, end)
    const name = whole.toString('latin1', 4, 8)
    if (crc32(whole.subarray(4, -4)) !== whole.readUInt32BE(whole.length - 4)) return
    chunks.push({ name, whole, data: whole.subarray(8, -4) })
    if (name === 'IEND') return chunks
    at = end
  }
  return undefined
}

/** Whether the lines of a picture are all there, and no more than that. */
const isWhole = (data: Buffer, lineBytes: number, height: number) => {
  const all = height * (lineBytes + 1)
  try {
    return inflateSync(data, { maxOutputLength: all }).length === all
  } catch {
    return false
  }
}

export const isPng = (bytes: Buffer) => bytes.subarray(0, signature.length).equals(signature)

/**
 * A PNG as it may be kept, or undefined where it is damaged, cut off, or larger than so many pixels a side. Interlaced
 * ones count as damaged: no browser makes them.
 */
export const barePng = (bytes: Buffer, most: number): Bare | undefined => {
  const chunks = chunksOf(bytes)
  const head = chunks?.[0]
  if (!chunks || head?.name !== 'IHDR' || head.data.length !== 13) return
  const [width, height] = [head.data.readUInt32BE(0), head.data.readUInt32BE(4)]
  const [depth = 0, colour = 0, , , interlaced] = head.data.subarray(8)
  const bits = depth * (channels[colour] ?? 0)
  if (!bits || interlaced || !width || !height || width > most || height > most) return
  const data = Buffer.concat(chunks.filter(({ name }) => name === 'IDAT').map(chunk => chunk.data))
  if (!isWhole(data, Math.ceil((width * bits) / 8), height)) return
  const kept = chunks.filter(({ name }) => drawn.has(name)).map(({ whole }) => whole)
  return { type: 'image/png', width, height, bytes: Buffer.concat([signature, ...kept]) }
}
