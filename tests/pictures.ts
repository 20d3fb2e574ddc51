import { crc32, deflateSync } from 'node:zlib'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** A part of a PNG, with its check sum. */
export const chunk = (name: string, data: Buffer | string) => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), Buffer.from(data)])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length - 4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

type Drawn = { width?: number; height?: number; more?: readonly Buffer[]; lines?: number }

/** A PNG of one colour; `more` stands between its head and its lines, `lines` is how many there really are. */
export const png = ({ width = 256, height = width, more = [], lines = height }: Drawn = {}) => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const line = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, Buffer.from([11, 92, 122]))])
  const data = deflateSync(Buffer.concat(Array.from({ length: lines }, () => line)))
  return Buffer.concat([signature, chunk('IHDR', head), ...more, chunk('IDAT', data), chunk('IEND', '')])
}

/** As Chromium writes them: 64 pixels a side, with a profile of their colours, one with transparency beside. */
const opaque = 'sAMAnQEqQABAAD7RaK9SqCYkIqIIAQAaCWkA0MwFmusAFePIaKAA/uxw33SfqgQB/oV3Z523DDCrHWK2CGqUeUIAAAA='
const clear =
  'MAQAnQEqQABAAD7RYqpPKCWkIiocyAEAGgllANH4KZ02cNPNyHBAO42AAP70geD4qu/dJ+qBAH+6HlDs' + 'UgAovTL6lPEXsT+9RIpQAAAA'
const mask = 'AQ8w/xERQiyYzF86hr6I/gdUfQc='

const webpPart = (name: string, data: Buffer) => {
  const length = Buffer.alloc(4)
  length.writeUInt32LE(data.length)
  return Buffer.concat([Buffer.from(name, 'latin1'), length, data, Buffer.alloc(data.length % 2)])
}

/** A WebP of 64 × 64 pixels; `more` stands behind its frame. */
export const webp = ({
  alpha = false,
  more = [],
}: { alpha?: boolean; more?: readonly (readonly [string, string])[] } = {}) => {
  const size = Buffer.from([0x3c, 0, 0, 0, 63, 0, 0, 63, 0, 0])
  const body = Buffer.concat([
    webpPart('VP8X', size),
    webpPart('ICCP', Buffer.from('a profile of colours')),
    ...(alpha ? [webpPart('ALPH', Buffer.from(mask, 'base64'))] : []),
    webpPart('VP8 ', Buffer.from(alpha ? clear : opaque, 'base64')),
    ...more.map(([name, data]) => webpPart(name, Buffer.from(data))),
  ])
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')
  head.writeUInt32LE(body.length + 4, 4)
  return Buffer.concat([head, body])
}
