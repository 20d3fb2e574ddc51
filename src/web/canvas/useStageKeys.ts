import { type KeyboardEvent, useRef } from 'react'
import { arrowWays } from './arrow-ways.ts'
import type { Drawing } from './drawing.ts'
import type { Use } from './tools.ts'
import { panned, type Point, showing, type View } from './view.ts'

type With = {
  drawing: Drawing | undefined
  use: Use
  picture: Readonly<{ width: number; height: number }>
  view: View
  onView(change: (view: View) => View): void
  onCursor(point: Point): void
}

/** Draws by keys: arrow keys move a cursor over the picture, space and Enter do there what a pointer would. */
export function useStageKeys({ drawing, use, picture, view, onView, onCursor }: With) {
  const cursor = useRef<Point>(undefined)
  const place = () => (cursor.current ??= { x: picture.width / 2, y: picture.height / 2 })

  const move = ([right, down]: readonly [number, number], step: number, stage: Element) => {
    if (use === 'move') return onView(view => panned(view, -right * step, -down * step))
    const { x, y } = place()
    const to = {
      x: Math.min(picture.width, Math.max(0, x + (right * step) / view.scale)),
      y: Math.min(picture.height, Math.max(0, y + (down * step) / view.scale)),
    }
    cursor.current = to
    onCursor(to)
    // What is drawn nearer is larger than the stage: it follows.
    onView(view => showing(view, to, { width: stage.clientWidth, height: stage.clientHeight }))
    if (use === 'stroke') drawing?.go(to)
    else drawing?.hover(to)
  }
  const press = () => {
    const point = place()
    onCursor(point)
    if (!drawing?.isUnderway()) {
      drawing?.begin(point)
      return use === 'press' ? drawing?.end() : undefined
    }
    if (use === 'corners') return drawing.go(point)
    if (use === 'span') drawing.go(point)
    drawing.end()
  }

  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return
    const way = arrowWays[event.key]
    if (way) move(way, event.shiftKey ? 50 : event.altKey ? 1 : 10, event.currentTarget)
    else if (event.key === ' ') press()
    else if (event.key === 'Enter' && drawing?.isUnderway()) drawing.end()
    else if (event.key === 'Escape' && drawing?.isUnderway()) drawing.cancel()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
}
