import { constants, deflateRawSync } from 'node:zlib'

/** A unit folded so many times in a row: gigabytes, of which nobody needs to hold more than one unit. */
export const foldedTimes = (unit: string | Uint8Array, times: number) => {
  const block = deflateRawSync(Buffer.from(unit), { level: 9, finishFlush: constants.Z_FULL_FLUSH })
  return Buffer.concat([...Array.from({ length: times }, () => block), Buffer.from([3, 0])])
}

/** The same as the streams of a PDF have it, without the sum at its end, which no reader asks for. */
export const streamOf = (...parts: readonly (readonly [unit: string | Uint8Array, times: number])[]) => {
  const blocks = parts.map(([unit, times]) => foldedTimes(unit, times).subarray(0, -2))
  return Buffer.concat([Buffer.from([0x78, 0x9c]), ...blocks, Buffer.from([3, 0])])
}
