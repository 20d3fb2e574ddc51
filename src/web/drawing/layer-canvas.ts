import { previewSide } from '#shared/picture-sizes.ts'
import { packed, type Packed, unpackInto } from './packed.ts'
import type { Stack, Size } from './stack.ts'

export type Context = CanvasRenderingContext2D

export const contextOf = (canvas: HTMLCanvasElement): Context => {
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new TypeError('This browser cannot draw.')
  return context
}

export const canvasOf = (size: Size) => {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: size.width, height: size.height })
  return { canvas, context: contextOf(canvas) }
}

/** The pixels of a canvas, to be kept. */
export const read = (context: Context): Packed => {
  const { width, height } = context.canvas
  return packed(new Uint32Array(context.getImageData(0, 0, width, height).data.buffer))
}

/** Kept pixels on a canvas of their size. */
export const put = (context: Context, pixels: Packed) => {
  const { width, height } = context.canvas
  const image = context.createImageData(width, height)
  unpackInto(new Uint32Array(image.data.buffer), pixels)
  context.putImageData(image, 0, 0)
}

/** A picture in the middle of a canvas of this size, as large as it fits. */
export const placed = (source: CanvasImageSource, from: Size, size: Size): Packed => {
  const { context } = canvasOf(size)
  const scale = Math.min(size.width / from.width, size.height / from.height)
  const [width, height] = [from.width * scale, from.height * scale]
  context.imageSmoothingQuality = 'high'
  context.drawImage(source, (size.width - width) / 2, (size.height - height) / 2, width, height)
  return read(context)
}

/** What is seen of a drawing, on white paper. */
export const flattened = ({ layers }: Stack, size: Size) => {
  const whole = canvasOf(size)
  whole.context.fillStyle = '#ffffff'
  whole.context.fillRect(0, 0, size.width, size.height)
  const one = canvasOf(size)
  for (const { visible, opacity, pixels } of layers) {
    if (!visible) continue
    put(one.context, pixels)
    whole.context.globalAlpha = opacity
    whole.context.drawImage(one.canvas, 0, 0)
  }
  return whole
}

/** The drawing as a file. */
export const drawingFile = async (stack: Stack, size: Size, name: string): Promise<File> => {
  const { canvas } = flattened(stack, size)
  const bytes = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'))
  if (!bytes) throw new TypeError('The drawing could not be written.')
  return new File([bytes], `${name}.png`, { type: 'image/png' })
}

/** The drawing small, at an address that says all of it. */
export const drawnSmall = (stack: Stack, size: Size) => {
  const by = previewSide / Math.max(size.width, size.height)
  const { canvas, context } = canvasOf({ width: Math.round(size.width * by), height: Math.round(size.height * by) })
  context.imageSmoothingQuality = 'high'
  context.drawImage(flattened(stack, size).canvas, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/png')
}

/** The same drawing on a canvas of another size. */
export const onSize = (stack: Stack, from: Size, size: Size): Stack => {
  if (from.width === size.width && from.height === size.height) return stack
  const { canvas, context } = canvasOf(from)
  return {
    ...stack,
    layers: stack.layers.map(layer => {
      put(context, layer.pixels)
      return { ...layer, pixels: placed(canvas, from, size) }
    }),
  }
}
