import { deflateSync } from 'node:zlib'
import type { Sharp } from 'sharp'
import { lazy, memoize } from '#shared/memoize.ts'

/** How many pixels across a logo has in what is drawn in lines. */
export const printedSide = 512

/** A logo for many codes: it is made small once for each size in which they are drawn. */
export type Logo = Readonly<{
  /** So many pixels across and down, four bytes each. */
  pixels(side: number): Promise<Buffer>
  /** As a picture in an SVG. */
  address(): Promise<string>
  /** As a PDF has it. */
  printed(): Promise<Readonly<{ filter: 'DCTDecode' | 'FlateDecode'; bytes: Buffer }>>
}>

/** A logo in a square, whole, on the light colour. A photograph is one also in drawings: five hundred have it each. */
export const logoOf = (picture: Sharp, light: string): Logo => {
  const square = (side: number) =>
    picture
      .clone()
      .resize(side, side, { fit: 'contain', background: light })
      .flatten({ background: light })
      .toColourspace('srgb')
  const files = lazy(async () => {
    const [png, jpeg] = await Promise.all([
      square(printedSide).png().toBuffer(),
      square(printedSide).jpeg({ quality: 90, chromaSubsampling: '4:4:4' }).toBuffer(),
    ])
    return { png, jpeg, isPhotograph: jpeg.length * 2 < png.length }
  })
  return {
    pixels: memoize((side: number) => square(side).ensureAlpha().raw().toBuffer()),
    address: lazy(async () => {
      const { png, jpeg, isPhotograph } = await files()
      const [type, bytes] = isPhotograph ? ['jpeg', jpeg] : ['png', png]
      return `data:image/${type};base64,${bytes.toString('base64')}`
    }),
    printed: lazy(async () => {
      const { jpeg, isPhotograph } = await files()
      if (isPhotograph) return { filter: 'DCTDecode', bytes: jpeg } as const
      const pixels = await square(printedSide).removeAlpha().raw().toBuffer()
      return { filter: 'FlateDecode', bytes: deflateSync(pixels) } as const
    }),
  }
}
