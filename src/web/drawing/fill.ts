import { grown } from '../canvas/mask.ts'
import { selected } from '../canvas/select.ts'
import type { Point } from '../canvas/view.ts'
import { type Context, flattened } from './layer-canvas.ts'
import type { Stack, Size } from './stack.ts'

/** How much a colour may differ, of 255, and how far below the edge of a line is filled, which is soft. */
const [tolerance, below] = [48, 1]

/** Fills what has one colour at a point of the drawing, as it is seen. Rejects where no worker can begin. */
export const fillAt = async (stack: Stack, size: Size, context: Context, point: Point, colour: string) => {
  const pixels = flattened(stack, size).context.getImageData(0, 0, size.width, size.height)
  const { data } = grown(await selected({ pixels, from: point, to: point, by: { tolerance } }), below)
  const image = context.getImageData(0, 0, size.width, size.height)
  const layer = new Uint32Array(image.data.buffer)
  const hex = Number.parseInt(colour.slice(1), 16)
  const value = ((255 << 24) | ((hex & 255) << 16) | (hex & 0xff00) | (hex >> 16)) >>> 0
  for (let at = 0; at < layer.length; at++) if (data[at]) layer[at] = value
  context.putImageData(image, 0, 0)
}
