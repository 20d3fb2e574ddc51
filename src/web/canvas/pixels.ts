import type { Mask } from './mask.ts'

/** An area as pixels: `pixel` gives red, green, blue and alpha of a byte, from the lowest byte on. */
export const paintedAs = (
  context: CanvasRenderingContext2D,
  { width, height, data }: Mask,
  pixel: (value: number) => number,
): ImageData => {
  const drawn = context.createImageData(width, height)
  const colours = Uint32Array.from({ length: 256 }, (_, value) => pixel(value))
  const pixels = new Uint32Array(drawn.data.buffer)
  for (let at = 0; at < pixels.length; at++) pixels[at] = colours[data[at] ?? 0] ?? 0
  return drawn
}
