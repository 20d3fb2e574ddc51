import { crc32, inflateSync } from 'node:zlib'

/** How a text begins that is XMP: https://www.w3.org/TR/png-3, 11.3.3. */
const key = 'XML:com.adobe.xmp\0'
/** No more than so many bytes are unfolded. */
const most = 1_000_000

type Text = { readonly name: string; readonly data: Buffer }

const unfolded = (packed: Buffer) => {
  try {
    return inflateSync(packed, { maxOutputLength: most })
  } catch {
    return Buffer.alloc(0)
  }
}

/** What stands behind the key: packed or not, and in an iTXt after its language and the key in that. */
const textIn = ({ name, data }: Text): Buffer => {
  const behind = data.subarray(key.length)
  if (name === 'tEXt') return behind
  if (name === 'zTXt') return unfolded(behind.subarray(1))
  const from = behind.indexOf(0, behind.indexOf(0, 2) + 1) + 1
  return behind[0] ? unfolded(behind.subarray(from)) : behind.subarray(from)
}

/** The XMP among the parts of a PNG; libvips packs it in a zTXt. */
export const xmpIn = (chunks: readonly Text[]): string => {
  const found = chunks.find(
    ({ name, data }) => /^(?:iTXt|zTXt|tEXt)$/.test(name) && data.toString('latin1', 0, key.length) === key,
  )
  return found ? textIn(found).toString() : ''
}

/** XMP as a part of a PNG. */
export const asChunk = (xmp: string): Buffer => {
  const body = Buffer.from(`iTXt${key}\0\0\0\0${xmp}`)
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length - 4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
