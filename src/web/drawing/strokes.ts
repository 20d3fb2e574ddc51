import type { Drawing } from '../canvas/drawing.ts'
import type { Point } from '../canvas/view.ts'
import type { Context } from './layer-canvas.ts'
import { drawShape, outlineOf } from './shapes.ts'
import { type Setting, tools } from './tools.ts'

type With = {
  /** The layer that is drawn on; none where it cannot be seen. */
  context(): Context | undefined
  setting(): Setting
  fill(point: Point): void
  outline(points: readonly Point[]): void
  /** What is drawn is a step from now on, or is gone. */
  commit(): void
  drop(): void
}

/** Draws on a layer, by a pointer or by keys. */
export const openStrokes = ({ context, setting, fill, outline, commit, drop }: With): Drawing => {
  let points: Point[] = []
  const use = () => tools[setting().tool].use
  /** A pen that is pressed lightly draws finer lines. */
  const stroke = (from: Point, to: Point, pressure: number) => {
    const on = context()
    if (!on) return
    const { tool, size, colour } = setting()
    Object.assign(on, { strokeStyle: colour, lineCap: 'round', lineJoin: 'round' })
    on.globalCompositeOperation = tool === 'eraser' ? 'destination-out' : 'source-over'
    on.lineWidth = Math.max(1, size * (0.25 + 0.75 * pressure))
    on.beginPath()
    on.moveTo(from.x, from.y)
    on.lineTo(to.x, to.y)
    on.stroke()
    on.globalCompositeOperation = 'source-over'
  }
  const preview = (to: Point) => {
    const from = points[0]
    if (from && use() === 'span') outline(outlineOf(setting().tool, from, to))
  }
  return {
    isUnderway: () => points.length > 0,
    begin(point, pressure = 1) {
      if (use() === 'move' || !context()) return
      points = [point]
      if (use() === 'stroke') stroke(point, point, pressure)
    },
    go(point, pressure = 1) {
      const last = points.at(-1)
      if (!last) return
      points.push(point)
      if (use() === 'stroke') stroke(last, point, pressure)
      else preview(point)
    },
    hover: preview,
    end() {
      const [from, to] = [points[0], points.at(-1)]
      points = []
      outline([])
      if (!from || !to) return
      if (use() === 'press') return fill(from)
      const on = context()
      if (use() === 'span' && on) drawShape(on, setting(), from, to)
      commit()
    },
    cancel() {
      if (!points.length) return
      points = []
      outline([])
      drop()
    },
  }
}
