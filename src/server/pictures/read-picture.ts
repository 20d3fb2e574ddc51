import { open, readFile } from 'node:fs/promises'
import sharp, { type Metadata, type Sharp } from 'sharp'
import type { PictureExtra } from '#shared/picture-extras.ts'
import { Problem } from '#shared/problems.ts'
import type { Written } from './authorship.ts'
import { beginsAs } from './begins-as.ts'
import { credentialsIn, sourceIn } from './credentials.ts'
import { extrasIn } from './extras.ts'
import { exifInHeif } from './heif-items.ts'
import { bounds, type PictureFacts } from './jobs.ts'
import { type Mark, markIn } from './marking.ts'
import { markInParameters } from './parameters.ts'

/** What we read, by what sharp calls it. SVG is none of it: it names files and draws without end. */
const types: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  tiff: 'image/tiff',
  avif: 'image/avif',
  heic: 'image/heic',
}

sharp.block({ operation: ['VipsForeignLoadSvg', 'VipsForeignLoadPdf', 'VipsForeignLoadMagick'] })
sharp.cache(false)
sharp.concurrency(1)

const headOf = async (path: string) => {
  const file = await open(path)
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(32), 0, 32, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** Upright ones have 1 to 4, those that lie have 5 to 8: https://exiftool.org/TagNames/EXIF.html, 0x0112. */
const asSeen = ({ width, height, orientation = 1 }: Metadata) =>
  orientation >= 5 ? { width: height, height: width } : { width, height }

const requireSize = ({ width, height }: { width: number; height: number }) => {
  if (Math.max(width, height) > bounds.side || width * height > bounds.pixels)
    throw new Problem('image_huge', { megapixels: bounds.pixels / 1_000_000 })
}

const broken = (cause: unknown) => new Problem('image_broken', {}, { cause })

/** The pixels of an HEIC file, which sharp cannot read for want of a licence, and what stands beside them. */
const fromHeic = async (path: string, head: Buffer): Promise<Opened> => {
  const bytes = await readFile(path)
  const { decodeHeic } = await import('./heic.ts')
  const { data, ...raw } = await decodeHeic(bytes, requireSize)
  const { width, height } = raw
  const facts = { type: 'image/heic', width, height, extras: await extrasIn(path, head) }
  const xmp = xmpWritten(bytes)
  const written = { exif: exifInHeif(bytes), xmp }
  return { picture: sharp(data, { raw }), facts, mark: markIn(xmp), written }
}

/** The XMP of an HEIC file or a GIF, which stands in it as it was written. */
const xmpWritten = (bytes: Buffer): string => {
  const from = bytes.indexOf('<x:xmpmeta')
  return from < 0 ? '' : bytes.toString('utf8', from, bytes.indexOf('</x:xmpmeta>', from))
}

const carefully = { failOn: 'error', limitInputPixels: bounds.pixels * 40, unlimited: false } as const

/** A picture, how it came about by what stands in its file, and what else does. */
type Opened = { picture: Sharp; facts: PictureFacts; mark?: Mark | undefined; written: Written }

/**
 * What it says itself comes before its credentials, which name no words and no model that we would read; those may
 * stand in it as other programs write them.
 */
const markOf = async (path: string, xmp: string, about: Metadata): Promise<Mark | undefined> => {
  const own = markIn(xmp)
  if (own) return own
  const bytes = await readFile(path)
  const credentials = credentialsIn(bytes)
  const source = credentials && sourceIn(credentials)
  const told = markInParameters(about, () => bytes)
  return source ? { ...told, source } : told
}

/** A sequence of AVIF images has the first one where an image has it; sharp knows it by that brand alone. */
const readable = async (path: string, head: Buffer) => {
  if (!/^[^]{4}ftypavis/.test(head.toString('latin1'))) return path
  const bytes = await readFile(path)
  bytes.write('avif', 8, 'latin1')
  return bytes
}

/**
 * Opens a picture, judged by its content: the first of several, turned the way it is seen, in the colours of a screen.
 * Throws image_type | image_empty | image_broken | image_huge.
 */
export const openPicture = async (path: string): Promise<Opened> => {
  const head = await headOf(path)
  if (!head.length) throw new Problem('image_empty')
  const begins = beginsAs(head)
  if (!begins) throw new Problem('image_type')
  try {
    if (begins === 'heic') return await fromHeic(path, head)
    const picture = sharp(await readable(path, head), carefully)
    const about = await picture.metadata()
    const size = asSeen(about)
    requireSize(size)
    const named = about.format === 'heif' ? 'avif' : about.format
    if (named !== begins) throw new Problem('image_type')
    const facts = { type: types[named] ?? '', ...size, extras: await extrasIn(path, head, about) }
    const xmp = named === 'gif' ? xmpWritten(await readFile(path)) : about.xmpAsString
    const written = { exif: about.exif, xmp }
    return {
      picture: picture.autoOrient().toColourspace('srgb'),
      facts,
      mark: await markOf(path, xmp ?? '', about),
      written,
    }
  } catch (error) {
    throw error instanceof Problem ? error : broken(error)
  }
}

/** The same picture with what `openPicture` leaves out of it: all of its frames, or all of its bits. */
export const openWhole = async (path: string, keeps: readonly PictureExtra[]): Promise<Sharp> =>
  keeps.includes('animated')
    ? sharp(path, { ...carefully, animated: true }).toColourspace('srgb')
    : sharp(await readable(path, await headOf(path)), carefully)
        .autoOrient()
        .toColourspace('rgb16')
