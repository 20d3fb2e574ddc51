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

/** A JPEG of 240 × 160 pixels: two hives on a meadow. */
const hives =
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9' +
  'lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCACgAPAD' +
  'ASIAAhEBAxEB/8QAGQABAQEBAQEAAAAAAAAAAAAAAAEEBQMC/8QALxABAAECBAIHCQEBAAAAAAAAAAECBAMUU6IRMwUSEzFxgcEhNENRUnKRobFB' +
  'Yf/EABkBAQADAQEAAAAAAAAAAAAAAAACAwQBBf/EAB8RAQEAAgIDAQEBAAAAAAAAAAARAQIDMhIUISJRMf/aAAwDAQACEQMRAD8A7Io0VmQUKIKF' +
  'EFCiChRBQogoUQUKIKFEFCiChRBQogoUQUKIKFFARqQAUACgAUACgAUACgAUACgAUACgAUACgAUACiiiNdQUKIKFEFCiChRBQogoUQUKIKFEFCiC' +
  'hRBQogoUQUKIKFAURqSChRBQogoUQUKIKFEFCiChRBQogoUQUKIKFEFCiChRBQooojXUFCiChRHni42Hg8O0q4ce72PVg6T+F5+iO+2ddbhPj1xt' +
  'tjGXvnLfU/Umct9T9S5Izexs1evo62ct9T9SZy31P1Lkh7Gx6+jsYePhYtXVw6uMxHHul6ub0bz6vt9YdNo4987a3LNyaY02mEFE6rQUKIKFEFCi' +
  'ChRBQogoUQUKAo46goCCgIwdKfC8/R0GDpT4Xn6KuXplbw98OeAxN4ADX0b7xV9nrDpub0Z7xV9nrDptnD1YufugouUMWPzqnm9cfnVPJ5m/bLbr' +
  '1wAIpDVa8ufFla7Xlz4ruDur5er1FG9kQUBBQEFAUZ8/bau2TP22rtlC4d+NAz5+21dsmfttXbJcHxoGfP22rtkz9tq7ZLg+NDn9KfC8/Roz9tq7' +
  'ZY7+4wsfs+yq63V48fZMfJXyZ/OVvD3wxgMjcAA2dGe8VfZP9h1HIscajBxpqxKurE08O7j/ALDfn7bV2y1cWfyxc3doGfP22rtkz9tq7ZW3Cn48' +
  'rjnVeX8eT7xMSnFrmuieNM90vh5+/bLbr1wAIujXa8ufFke2Dc4ODTNOJX1ZmePdMruHsr5erYM+fttXbJn7bV2y2XDL8aBnz9tq7ZM/bau2S4Pj' +
  'QM+fttXbJn7bV2yXB8aBnz9tq7ZM/bau2S4PjiAKVYAAAAtP+oOZxcRPj28NsZfY+OM/M4z81fhlq9nH8fY+OM/M4z8zwyezj+PqrufILNcTDNyb' +
  '+e1AHVbbb8mnz/r0edvyafP+vRk2/wBy9DTrgAcSGS65keDWyXXMjwWcfZVzdHiA0MQAAAAAAAAAAAAAAAAAAAAACxXVEcIqmI/5K9pX9dX5fI5M' +
  'O3L67Sv66vydpX9dX5fITBcvrtK/rq/KTVNU8ZmZ8UHYXIAOAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAP//Z'

const jpegPart = (marker: number, data: Buffer) => {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(data.length + 2)
  return Buffer.concat([Buffer.from([0xff, marker]), length, data])
}

/** A JPEG as a camera writes it; it lies on its side where `lies` is 6, and says where it was taken. */
export const jpeg = ({ lies, place = '', signed }: { lies?: number; place?: string; signed?: Buffer } = {}) => {
  const bytes = Buffer.from(hives, 'base64')
  const head = [0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, lies ?? 1, 0, 0, 0, 0, 0, 0, 0]
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), Buffer.from(head), Buffer.from(place)])
  const more = [
    ...(lies || place ? [jpegPart(0xe1, exif)] : []),
    ...(place ? [jpegPart(0xfe, Buffer.from(place))] : []),
    ...(signed ? [jpegPart(0xeb, Buffer.concat([Buffer.from('JP\0\x01\0\0\0\x01', 'latin1'), signed]))] : []),
  ]
  return Buffer.concat([bytes.subarray(0, 2), ...more, bytes.subarray(2)])
}

const jumbfBox = (name: string, data: Buffer) => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length + 8)
  return Buffer.concat([length, Buffer.from(name, 'latin1'), data])
}

/** Content credentials as they stand in a file, which say how its picture came about; signed by nobody. */
export const credentials = (source: string) => {
  const label = jumbfBox('jumd', Buffer.from('c2pa\0\x11\0\x10\x80\0\0\xaa\0\x38\x9b\x71\x03c2pa\0', 'latin1'))
  const says = `digitalSourceTypexFhttp://cv.iptc.org/newscodes/digitalsourcetype/${source}`
  return jumbfBox('jumb', Buffer.concat([label, jumbfBox('cbor', Buffer.from(says))]))
}

/** A PNG that has such credentials. */
export const signedPng = (size: { width: number; height: number }, source = 'trainedAlgorithmicMedia') =>
  png({ ...size, more: [chunk('caBX', credentials(source))] })
