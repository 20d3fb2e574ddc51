import type { Board } from './board.ts'
import type { Selecting } from './select.ts'
import { type Setting, tools } from './tools.ts'
import type { Point } from './view.ts'

type With = {
  board: Board
  /** What is in hand now. */
  setting(): Setting
  /** Takes what a press of the wand or a rough frame selects, or picks. */
  select(where: Selecting): void
  /** Shows the outline of an area that is not closed yet. */
  outline(points: readonly Point[]): void
}

/** What is being drawn, by a pointer or by keys: begun, gone on with, and ended or dropped. */
export type Drawing = {
  isUnderway(): boolean
  begin(point: Point, pressure?: number): void
  go(point: Point, pressure?: number): void
  /** Where the next corner would be. */
  hover(point: Point): void
  end(): void
  cancel(): void
}

/** The corners of the rectangle between two points. */
export const corners = (from: Point, to: Point): Point[] => [from, { x: to.x, y: from.y }, to, { x: from.x, y: to.y }]

export const openDrawing = ({ board, setting, select, outline }: With): Drawing => {
  let points: Point[] = []
  const use = () => tools[setting().tool].use
  const isStroke = () => use() === 'stroke'
  const isPress = () => use() === 'press'
  const shape = () => {
    const [from, to] = [points[0], points.at(-1)]
    return use() === 'span' && from && to ? corners(from, to) : points
  }
  /** A pen that is pressed lightly draws finer lines. */
  const stroke = (from: Point, to: Point, pressure: number) =>
    board.stroke(from, to, setting().size * (0.25 + 0.75 * pressure), setting().tool === 'eraser')
  return {
    isUnderway: () => points.length > 0,
    begin(point, pressure = 1) {
      if (use() === 'move') return
      points = [point]
      if (isStroke()) stroke(point, point, pressure)
    },
    go(point, pressure = 1) {
      const last = points.at(-1)
      if (!last || isPress()) return
      points.push(point)
      if (isStroke()) stroke(last, point, pressure)
      else outline(shape())
    },
    hover(point) {
      const from = points[0]
      if (from && !isStroke() && !isPress()) outline(use() === 'span' ? corners(from, point) : [...points, point])
    },
    end() {
      const from = points[0]
      if (!from) return
      if (isPress()) {
        points = []
        return select({ from, to: from })
      }
      if (setting().tool === 'object') {
        const to = points.at(-1) ?? from
        points = []
        outline([])
        return select({ from, to })
      }
      if (!isStroke()) board.fill(shape())
      points = []
      outline([])
      board.commit()
    },
    cancel() {
      if (!points.length) return
      points = []
      outline([])
      board.drop()
    },
  }
}
