import { crc32, createInflate, inflateSync } from 'node:zlib'
import type { Bare, Keeps } from './bare.ts'
import { asChunk, xmpIn } from './png-xmp.ts'

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

/** The lines of a picture as they lie in it, and how many bytes they are when they are unfolded. */
type Lines = { packed: Buffer; all: number }

type Found = { kept: readonly Chunk[]; xmp: string; width: number; height: number; lines: Lines }

const foundIn = (bytes: Buffer): Found | undefined => {
  const chunks = chunksOf(bytes)
  const head = chunks?.[0]
  if (!chunks || head?.name !== 'IHDR' || head.data.length !== 13) return
  const [width, height] = [head.data.readUInt32BE(0), head.data.readUInt32BE(4)]
  const [depth = 0, colour = 0, , , interlaced] = head.data.subarray(8)
  const bits = depth * (channels[colour] ?? 0)
  if (!bits || interlaced || !width || !height) return
  const packed = Buffer.concat(chunks.filter(({ name }) => name === 'IDAT').map(chunk => chunk.data))
  const kept = chunks.filter(({ name }) => drawn.has(name))
  return {
    kept,
    xmp: xmpIn(chunks),
    width,
    height,
    lines: { packed, all: height * (Math.ceil((width * bits) / 8) + 1) },
  }
}

export const isPng = (bytes: Buffer) => bytes.subarray(0, signature.length).equals(signature)

/**
 * A PNG as it may be kept, or undefined where it is damaged, cut off, or larger than so many pixels a side. Interlaced
 * ones count as damaged: no browser makes them. Whether its lines are all there is another question.
 */
export const barePng = (bytes: Buffer, most: number, keeps?: Keeps): Bare | undefined => {
  const found = foundIn(bytes)
  if (!found || found.width > most || found.height > most) return
  const { width, height, xmp } = found
  const [head, ...rest] = found.kept.map(({ whole }) => whole)
  const kept = keeps?.(xmp)
  const all = [signature, ...(head ? [head] : []), ...(kept ? [asChunk(kept)] : []), ...rest]
  return { type: 'image/png', width, height, bytes: Buffer.concat(all) }
}

/** Whether the lines of a PNG are all there, and no more than that; holds the process while they are unfolded. */
export const isWholeNow = (bytes: Buffer): boolean => {
  const lines = foundIn(bytes)?.lines
  try {
    return !!lines && inflateSync(lines.packed, { maxOutputLength: lines.all }).length === lines.all
  } catch {
    return false
  }
}

/** The same beside everything else: nobody waits meanwhile, and no more than a part is unfolded at a time. */
export const isWhole = async (bytes: Buffer): Promise<boolean> => {
  const lines = foundIn(bytes)?.lines
  if (!lines) return false
  const unfolding = createInflate({ chunkSize: 65_536 })
  unfolding.end(lines.packed)
  let length = 0
  try {
    for await (const part of unfolding) {
      length += (part as Buffer).length
      if (length > lines.all) return false
    }
    return length === lines.all
  } catch {
    return false
  }
}
