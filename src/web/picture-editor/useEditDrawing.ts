import { useRef } from 'react'
import type { Step, StepKind } from '#shared/picture-steps/steps.ts'
import type { Drawing } from '../canvas/drawing.ts'
import type { Point } from '../canvas/view.ts'
import type { StageProps } from './EditStage.tsx'
import { dragged, drawnFrom, type Frame, frameOf, type Handle, handlesOf, placedAt } from './handles.ts'
import { kinds } from './kinds.ts'

type Held = Readonly<{ at: number; step: Step; frame: Frame; handle: Handle; from: Point; key: string; moved: boolean }>
type Drawn = Readonly<{ kind: StepKind; from: Point; at: number; key: string; moved: boolean }>

/** How near a pointer must come to hold something, and how far it goes before it moves it; pixels of the screen. */
const [near, still] = [16, 4]
let number = 0

/** What a pointer does on the picture: draws what is in hand, holds what is chosen, chooses what it meets. */
export function useEditDrawing(props: StageProps & { frame: Frame | undefined }): Drawing {
  const { edit, preview, view, inHand, take, write, frame } = props
  const { width, height } = preview.pixels
  const held = useRef<Held>(undefined)
  const drawn = useRef<Drawn>(undefined)
  const shares = ({ x, y }: Point): Point => ({ x: x / width, y: y / height })
  const apart = (one: Point, other: Point) =>
    Math.hypot((one.x - other.x) * width, (one.y - other.y) * height) * view.scale

  const isIn = ({ x, y, w, h }: Frame, point: Point) => {
    const [right, down] = [near / 2 / view.scale / width, near / 2 / view.scale / height]
    return point.x >= x - right && point.x <= x + w + right && point.y >= y - down && point.y <= y + h + down
  }
  const hold = (at: number, step: Step, frame: Frame, handle: Handle, from: Point) => {
    held.current = { at, step, frame, handle, from, key: `held ${++number}`, moved: false }
  }
  const begin = (point: Point) => {
    const from = shares(point)
    if (inHand && inHand !== 'hand') {
      drawn.current = { kind: inHand, from, at: edit.steps.length, key: `drawn ${++number}`, moved: false }
      return
    }
    const { chosen, steps } = edit
    const step = chosen === undefined ? undefined : steps[chosen]
    if (step && frame && chosen !== undefined) {
      const handle = handlesOf(step, frame).find(place => apart(place, from) <= near)?.handle
      if (handle || isIn(frame, from)) return hold(chosen, step, frame, handle ?? 'whole', from)
    }
    for (const [at, one] of [...preview.steps.entries()].toReversed()) {
      const place = kinds[one.kind].drawn && !one.off && frameOf(one, preview.pixels, preview.boxes[at])
      if (!place || !isIn(place, from)) continue
      edit.choose(at)
      return hold(at, one, place, 'whole', from)
    }
    if (step && kinds[step.kind].drawn) edit.choose(undefined)
  }
  const go = (point: Point) => {
    const to = shares(point)
    if (held.current) {
      const { at, step, frame, handle, from, key, moved } = held.current
      if (!moved && apart(from, to) < still) return
      held.current = { ...held.current, moved: true }
      edit.change(at, dragged(step, handle, { x: to.x - from.x, y: to.y - from.y }, preview.pixels, frame), key)
    }
    if (drawn.current && drawn.current.kind !== 'text') {
      const { kind, from, at, key, moved } = drawn.current
      if (!moved && apart(from, to) < still) return
      drawn.current = { ...drawn.current, moved: true }
      const step = drawnFrom(kinds[kind].fresh, from, to)
      if (moved && edit.steps.length > at) edit.change(at, step, key)
      else edit.add(step, key)
    }
  }
  return {
    isUnderway: () => !!held.current || !!drawn.current,
    begin,
    go,
    hover: () => {},
    end() {
      if (drawn.current && !drawn.current.moved) {
        const { kind, from } = drawn.current
        edit.add(placedAt(kinds[kind].fresh, from))
        if (kind === 'text') write(edit.steps.length)
      }
      if (drawn.current) take(undefined)
      held.current = undefined
      drawn.current = undefined
    },
    cancel() {
      if (held.current?.moved || drawn.current?.moved) edit.undo()
      held.current = undefined
      drawn.current = undefined
    },
  }
}
