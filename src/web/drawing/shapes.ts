import { corners } from '../canvas/drawing.ts'
import type { Point } from '../canvas/view.ts'
import type { Context } from './layer-canvas.ts'
import type { Setting } from './tools.ts'

const around = 64
const ellipse = (from: Point, to: Point): Point[] => {
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2]
  const [across, down] = [Math.abs(to.x - from.x) / 2, Math.abs(to.y - from.y) / 2]
  return Array.from({ length: around }, (_, at) => {
    const angle = (2 * Math.PI * at) / around
    return { x: x + across * Math.cos(angle), y: y + down * Math.sin(angle) }
  })
}

/** The outline of a shape between two points. */
export const outlineOf = (tool: Setting['tool'], from: Point, to: Point): readonly Point[] =>
  tool === 'ellipse' ? ellipse(from, to) : tool === 'rectangle' ? corners(from, to) : [from, to]

/** Draws a shape between two points as it is set. */
export const drawShape = (context: Context, { tool, size, colour, filled }: Setting, from: Point, to: Point) => {
  Object.assign(context, {
    strokeStyle: colour,
    fillStyle: colour,
    lineWidth: size,
    lineCap: 'round',
    lineJoin: 'round',
  })
  context.beginPath()
  if (tool === 'ellipse') {
    const [across, down] = [Math.abs(to.x - from.x) / 2, Math.abs(to.y - from.y) / 2]
    context.ellipse((from.x + to.x) / 2, (from.y + to.y) / 2, across, down, 0, 0, 2 * Math.PI)
  } else {
    for (const { x, y } of outlineOf(tool, from, to)) context.lineTo(x, y)
    if (tool === 'rectangle') context.closePath()
  }
  if (filled && tool !== 'line') context.fill()
  context.stroke()
}
