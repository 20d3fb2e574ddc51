import type { Recipe } from './marking.ts'

/** Where each part of a file lies that can hold credentials, or nothing where it is no such file. */
type Parts = Generator<Uint8Array, void, undefined>

const textAt = (bytes: Uint8Array, from: number, length: number) =>
  Buffer.from(bytes.buffer, bytes.byteOffset + from, Math.max(0, Math.min(length, bytes.length - from))).toString(
    'latin1',
  )

/** Segments of a JPEG called APP11, up to where the picture itself begins. */
function* inJpeg(bytes: Uint8Array): Parts {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== 0xda;) {
    const length = view.getUint16(at + 2)
    if (bytes[at + 1] === 0xeb && textAt(bytes, at + 4, 2) === 'JP') yield bytes.subarray(at + 4, at + 2 + length)
    at += 2 + Math.max(2, length)
  }
}

/** Parts that begin with their length and their name: of a PNG, with a check sum behind; of a WebP, padded. */
export function* partsNamed(bytes: Uint8Array, begin: number, name: string, isPng: boolean): Parts {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  for (let at = begin; at + 8 <= bytes.length;) {
    const length = view.getUint32(isPng ? at : at + 4, !isPng)
    if (textAt(bytes, isPng ? at + 4 : at, 4) === name) yield bytes.subarray(at + 8, at + 8 + length)
    at += 8 + length + (isPng ? 4 : length % 2)
  }
}

const partsOf = (bytes: Uint8Array): Parts | readonly Uint8Array[] => {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return inJpeg(bytes)
  if (textAt(bytes, 1, 3) === 'PNG') return partsNamed(bytes, 8, 'caBX', true)
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return partsNamed(bytes, 12, 'C2PA', false)
  return []
}

/**
 * The content credentials of a picture, signed over all its bytes: whoever changes one of them has broken them
 * (C2PA 2.2, appendix A.3: https://spec.c2pa.org). Undefined where it has none.
 */
export const credentialsIn = (bytes: Uint8Array): Buffer | undefined => {
  const found = Buffer.concat([...partsOf(bytes)])
  return found.includes('c2pa', 0, 'latin1') ? found : undefined
}

/** How a picture came about by its credentials, which are not verified here. */
export const sourceIn = (credentials: Buffer): Recipe['source'] | undefined => {
  const says = credentials.toString('latin1')
  if (says.includes('digitalsourcetype/trainedAlgorithmicMedia')) return 'made'
  return /digitalsourcetype\/composite(?:With|Synthetic|Trained)/.test(says) ? 'changed' : undefined
}
