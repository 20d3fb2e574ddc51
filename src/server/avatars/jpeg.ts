import type { Keeps } from './bare.ts'

/** The frames that say how large a JPEG is. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** What tells more than is seen: place, time and camera, texts, previews. Colours (2) and Adobe’s own (14) are kept. */
const isTold = (marker: number) =>
  marker === 0xfe || (marker >= 0xe1 && marker <= 0xef && ![0xe2, 0xee].includes(marker))

/** How a picture lies, from 1 (upright) to 8, as its camera says. */
const orientationIn = (data: Buffer): number => {
  if (data.toString('latin1', 0, 6) !== 'Exif\0\0') return 1
  const tiff = data.subarray(6)
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const long = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at))
  try {
    const from = long(4)
    for (let entry = 0; entry < short(from); entry++) {
      const at = from + 2 + entry * 12
      if (short(at) === 0x0112) return short(at + 8)
    }
  } catch {
    // What points beyond its end says nothing.
  }
  return 1
}

/** The part that says how a picture lies, and nothing else. */
const lying = (orientation: number) => {
  const tiff = [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
  const data = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), Buffer.from(tiff)])
  return Buffer.concat([Buffer.from([0xff, 0xe1, 0, data.length + 2]), data])
}

/** How a part begins that is XMP: https://developer.adobe.com/xmp/docs, part 3, 1.1.3; and the most bytes it has. */
const xmpKey = 'http://ns.adobe.com/xap/1.0/\0'
const mostOfPart = 65_533

const xmpIn = (data: Buffer) =>
  data.toString('latin1', 0, xmpKey.length) === xmpKey ? data.toString('utf8', xmpKey.length) : ''

const asPart = (xmp: string) => {
  const data = Buffer.from(xmpKey + xmp)
  if (data.length > mostOfPart) return []
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return [head, data]
}

/** A JPEG as it may be kept, or undefined where it is damaged, cut off, or has more pixels a side than that. */
export const bareJpeg = (bytes: Buffer, most: number, keeps?: Keeps) => {
  if (bytes.length < 20 || bytes.readUInt16BE(0) !== 0xffd8) return
  const end = bytes.lastIndexOf(Buffer.from([0xff, 0xd9]))
  const kept: Buffer[] = []
  let [width, height, orientation] = [0, 0, 1]
  let xmp = ''
  for (let at = 2; at + 4 <= bytes.length;) {
    if (bytes[at] !== 0xff) return
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at++
      continue
    }
    const next = at + 2 + bytes.readUInt16BE(at + 2)
    if (next > bytes.length) return
    if (isFrame(marker)) [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)]
    if (marker === 0xe1) xmp ||= xmpIn(bytes.subarray(at + 4, next))
    if (marker === 0xe1 && orientation === 1) orientation = orientationIn(bytes.subarray(at + 4, next))
    if (marker === 0xda) {
      if (!width || !height || width > most || height > most || end < next) return
      const turned = orientation > 1 && orientation < 9 ? [lying(orientation)] : []
      const said = keeps?.(xmp)
      const mark = said ? asPart(said) : []
      const whole = [bytes.subarray(0, 2), ...turned, ...mark, ...kept, bytes.subarray(at, end + 2)]
      return { type: 'image/jpeg' as const, width, height, bytes: Buffer.concat(whole) }
    }
    if (!isTold(marker)) kept.push(bytes.subarray(at, next))
    at = next
  }
  return undefined
}
