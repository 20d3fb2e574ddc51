import sharp, { type Sharp } from 'sharp'
import { stemOf } from '../../files/name.ts'
import type { Authorship } from '../authorship.ts'
import { markedFile } from '../marked-file.ts'
import type { Recipe } from '../marking.ts'
import type { MadePart } from './operation.ts'

/** The formats that pictures are written in. */
export const formats = ['jpeg', 'png', 'webp', 'avif', 'tiff'] as const
/** The same, and the one in which pictures that move may stay. */
export type Format = (typeof formats)[number] | 'gif'

/** What the name of a file of each ends with. */
export const endings: Readonly<Record<Format, string>> = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
  tiff: 'tif',
  gif: 'gif',
}

/**
 * A picture that will be written so; `quality` from 1 to 100 where the format loses anything, as a PNG does with a
 * palette of as few colours as that allows.
 */
export const written = (picture: Sharp, format: Format, quality: number, palette = false) => {
  switch (format) {
    case 'jpeg':
      return picture.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true })
    case 'png':
      if (palette) return picture.png({ palette, quality, compressionLevel: 9 })
      return picture.png({ compressionLevel: 9, adaptiveFiltering: true })
    case 'webp':
      return picture.webp({ quality, effort: 4 })
    case 'avif':
      return picture.avif({ quality: Math.max(1, quality - 25), effort: 3 })
    case 'gif':
      return picture.gif()
    case 'tiff':
      return picture.tiff({ compression: 'lzw' })
  }
}

type As = Readonly<{
  name: string
  format: Format
  quality?: number
  palette?: boolean
  /** A drawing of few colours: it is as small without filters, which take longer than to draw it. */
  isDrawing?: true
  recipe: Recipe
  authorship?: Authorship
}>

/** A picture as the bytes of a file, with the recipe and the authorship in it; `quality` from 1 to 100. */
export const saved = async (
  picture: Sharp,
  { name, format, quality = 90, palette, isDrawing, recipe, authorship }: As,
): Promise<MadePart> => {
  const file = isDrawing ? picture.png() : written(picture, format, quality, palette)
  const { bytes, info } = await markedFile(file, recipe, authorship)
  return {
    name: `${stemOf(name)}.${endings[format]}`,
    type: `image/${format}`,
    bytes,
    width: info.width,
    // Of one that moves, all frames lie below each other.
    height: info.pageHeight ?? info.height,
  }
}

/** The bare pixels of a picture, three or four bytes each, to be worked on further; nothing is opened twice. */
export const flat = async (picture: Sharp): Promise<Sharp> => {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
}

/** The same with sixteen bits a colour. */
export const flatDeep = async (picture: Sharp): Promise<Sharp> => {
  const { data, info } = await picture.raw({ depth: 'ushort' }).toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const numbers = new Uint16Array(data.buffer, data.byteOffset, data.length / 2)
  return sharp(numbers, { raw: { width, height, channels } }).toColourspace('rgb16')
}

/** The same with all of its frames, which only a file can hold. */
export const flatMoving = async (picture: Sharp): Promise<Sharp> =>
  sharp(await picture.webp({ lossless: true, effort: 0 }).toBuffer(), { animated: true })

/** The format a picture came in, where we write that; else PNG where it has an alpha channel, and JPEG where not. */
export const formatOf = (type: string, hasAlpha: boolean): Format => {
  const same = formats.find(format => type === `image/${format}`)
  return same ?? (hasAlpha ? 'png' : 'jpeg')
}
