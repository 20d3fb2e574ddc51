import type { Board } from './board.ts'
import type { Setting } from './tools.ts'
import type { Point } from './view.ts'

type With = {
  board: Board
  /** What is in hand now. */
  setting(): Setting
  /** Adds what a press of the wand selects. */
  select(point: Point): void
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

const corners = (from: Point, to: Point): Point[] => [from, { x: to.x, y: from.y }, to, { x: from.x, y: to.y }]

export const openDrawing = ({ board, setting, select, outline }: With): Drawing => {
  let points: Point[] = []
  const isStroke = () => setting().tool === 'brush' || setting().tool === 'eraser'
  const shape = () => {
    const [from, to] = [points[0], points.at(-1)]
    return setting().tool === 'rectangle' && from && to ? corners(from, to) : points
  }
  /** A pen that is pressed lightly draws finer lines. */
  const stroke = (from: Point, to: Point, pressure: number) =>
    board.stroke(from, to, setting().size * (0.25 + 0.75 * pressure), setting().tool === 'eraser')
  return {
    isUnderway: () => points.length > 0,
    begin(point, pressure = 1) {
      const { tool } = setting()
      if (tool === 'hand') return
      if (tool === 'wand') return select(point)
      points = [point]
      if (isStroke()) stroke(point, point, pressure)
    },
    go(point, pressure = 1) {
      const last = points.at(-1)
      if (!last) return
      points.push(point)
      if (isStroke()) stroke(last, point, pressure)
      else outline(shape())
    },
    hover(point) {
      const from = points[0]
      if (from && !isStroke()) outline(setting().tool === 'rectangle' ? corners(from, point) : [...points, point])
    },
    end() {
      if (!points.length) return
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
