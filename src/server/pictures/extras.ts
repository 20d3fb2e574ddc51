import { open } from 'node:fs/promises'
import type { Metadata } from 'sharp'
import type { PictureExtra } from '#shared/picture-extras.ts'
import { bounds } from './jobs.ts'

/** Brands of HEIF files that hold more than one image to be shown one after the other: ISO/IEC 23008-12, annex B. */
const sequences = /^[^]{4}ftyp(?:avis|hevc|hevx|hevm|hevs|msf1)/

/** Whether a PNG moves: a chunk before its image says so (https://www.w3.org/TR/png-3/#acTL-chunk). */
const isMovingPng = async (path: string) => {
  const file = await open(path)
  try {
    const head = Buffer.alloc(8)
    // What stands before the image are a few chunks, however large.
    for (let [at, chunks] = [8, 0]; chunks < 1000; chunks++) {
      const { bytesRead } = await file.read(head, 0, 8, at)
      const name = head.toString('latin1', 4, 8)
      if (bytesRead < 8 || name === 'IDAT') return false
      if (name === 'acTL') return true
      at += 12 + head.readUInt32BE(0)
    }
    return false
  } finally {
    await file.close()
  }
}

/** Whether it has several pages, or moves, and all of its frames can be held at once, so that it may go on doing so. */
const severalIn = async (
  path: string,
  head: Buffer,
  { format, width, height, pages = 1 }: Partial<Metadata>,
): Promise<PictureExtra | undefined> => {
  if (format === 'tiff') return pages > 1 ? 'pages' : undefined
  if (format === 'png') return (await isMovingPng(path)) ? 'sequence' : undefined
  if (sequences.test(head.toString('latin1'))) return 'sequence'
  if ((format !== 'gif' && format !== 'webp') || pages < 2) return undefined
  return (width ?? 0) * (height ?? 0) * pages <= bounds.pixels ? 'animated' : 'sequence'
}

/** What a picture has beside one image of eight bits a colour; `head` is how its file begins. */
export const extrasIn = async (
  path: string,
  head: Buffer,
  about: Partial<Metadata> = {},
): Promise<readonly PictureExtra[] | undefined> => {
  const several = await severalIn(path, head, about)
  const isDeep = about.depth !== undefined && about.depth !== 'uchar'
  const found = [several, isDeep ? ('deep' as const) : undefined].filter(extra => extra !== undefined)
  return found.length ? found : undefined
}
