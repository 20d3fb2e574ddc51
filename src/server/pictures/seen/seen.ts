import type { Sharp } from 'sharp'
import sharp from 'sharp'
import type { PictureFacts, PictureSeen } from '../jobs.ts'
import { showsFace } from './faces.ts'

/** The longest side at which a picture is looked at. */
const longest = 1024

/**
 * Which of 64 places is brighter than the one to its right, as 16 hexadecimal digits: pictures that look the same have
 * nearly the same ones, whatever their size and format (dHash).
 */
const printOf = async (picture: Sharp) => {
  const pixels = await picture.clone().greyscale().resize(9, 8, { fit: 'fill' }).raw().toBuffer()
  let print = 0n
  for (let y = 0; y < 8; y++)
    for (let x = 0; x < 8; x++) {
      const at = y * 9 + x
      print = (print << 1n) | (pixels[at]! > pixels[at + 1]! ? 1n : 0n)
    }
  return print.toString(16).padStart(16, '0')
}

/** The variance of the Laplacian: the less of it, the more blurred a picture is (Pech-Pacheco et al. 2000). */
const sharpnessOf = async (picture: Sharp) => {
  const { data, info } = await picture.clone().greyscale().raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const light = (x: number, y: number) => data[(y * width + x) * channels] ?? 0
  let [sum, squares, count] = [0, 0, 0]
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const edge = light(x - 1, y) + light(x + 1, y) + light(x, y - 1) + light(x, y + 1) - 4 * light(x, y)
      sum += edge
      squares += edge * edge
      count++
    }
  return count ? squares / count - (sum / count) ** 2 : 0
}

/** What can be told of a picture by looking at it. */
export const seenIn = async (picture: Sharp, facts: PictureFacts): Promise<PictureSeen> => {
  const { data, info } = await picture
    .flatten({ background: 'white' })
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const small = () => sharp(data, { raw: { width, height, channels } })
  const colours = channels === 3 ? data : await small().toColourspace('srgb').removeAlpha().raw().toBuffer()
  return {
    ...facts,
    print: await printOf(small()),
    sharpness: Math.round(await sharpnessOf(small())),
    face: await showsFace(colours, { width, height }),
  }
}
