import { Problem } from '#shared/problems.ts'
import { type Mask, softened } from './mask.ts'
import { paintedAs } from './pixels.ts'

type Size = Readonly<{ width: number; height: number }>

/** Some browsers draw nothing larger than this; the server enlarges an area to its picture. */
const mostPixels = 16_000_000

const canvasOf = ({ width, height }: Size) => {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new TypeError('This browser cannot draw.')
  return { canvas, context }
}

/** An area as a PNG of its picture's size: white is within, black outside; its edge fades over `soft` of its pixels. */
export const maskFile = async (mask: Mask, picture: Size, soft: number, name: string): Promise<File> => {
  const faded = softened(mask, soft)
  const small = canvasOf(mask)
  small.context.putImageData(
    paintedAs(small.context, faded, value => (value * 0x01_01_01) | (255 << 24)),
    0,
    0,
  )
  const shrink = Math.min(1, Math.sqrt(mostPixels / (picture.width * picture.height)))
  const size = { width: Math.round(picture.width * shrink), height: Math.round(picture.height * shrink) }
  const { canvas, context } = canvasOf(size)
  context.imageSmoothingEnabled = size.width > mask.width
  context.drawImage(small.canvas, 0, 0, size.width, size.height)
  const bytes = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'))
  if (!bytes) throw new TypeError('The area could not be written.')
  return new File([bytes], `${name}.png`, { type: 'image/png' })
}

/** How far an area may be from the shape of its picture, as the server takes it. */
const mostApart = 0.02

/**
 * An area that was saved before, at the size of a board: what is light in it is within. Throws mask_foreign where it is
 * that of a picture of another shape.
 */
export const maskFrom = async (source: Blob, { width, height }: Size): Promise<Mask> => {
  const picture = await createImageBitmap(source)
  const own = width / height
  if (Math.abs(picture.width / picture.height - own) / own > mostApart) throw new Problem('mask_foreign')
  const { context } = canvasOf({ width, height })
  context.drawImage(picture, 0, 0, width, height)
  picture.close()
  const { data } = context.getImageData(0, 0, width, height)
  const light = new Uint8Array(width * height)
  for (let at = 0; at < light.length; at++) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [
      data[at * 4],
      data[at * 4 + 1],
      data[at * 4 + 2],
      data[at * 4 + 3],
    ]
    light[at] = (((red + green + blue) / 3) * alpha) / 255
  }
  return { width, height, data: light }
}

/** The pixels of a picture at the size of a board. */
export const pixelsOf = (picture: CanvasImageSource, size: Size): ImageData => {
  const { context } = canvasOf(size)
  context.drawImage(picture, 0, 0, size.width, size.height)
  return context.getImageData(0, 0, size.width, size.height)
}
