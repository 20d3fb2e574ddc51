import type { TextBox } from '#shared/picture-steps/lettering.ts'
import type { Size } from '#shared/picture-steps/pixels.ts'
import type { RatioName, Step, StepOf } from '#shared/picture-steps/steps.ts'

/** What of a step is held: all of it, a side or a corner by its compass point, or an end of a line. */
export type Handle = 'whole' | 'nw' | 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'start' | 'end'
type Place = Readonly<{ x: number; y: number }>
/** In shares of the picture. */
export type Frame = Readonly<{ x: number; y: number; w: number; h: number }>

const compass = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const

/** Where a step lies on the picture; undefined where it has no place. */
export const frameOf = (step: Step, size: Size, text: TextBox | undefined): Frame | undefined => {
  if ('x1' in step) {
    const [x, y] = [Math.min(step.x1, step.x2), Math.min(step.y1, step.y2)]
    return { x, y, w: Math.abs(step.x1 - step.x2), h: Math.abs(step.y1 - step.y2) }
  }
  if (step.kind === 'text')
    return (
      text && {
        x: text.x / size.width,
        y: text.y / size.height,
        w: text.width / size.width,
        h: text.height / size.height,
      }
    )
  return 'x' in step ? { x: step.x, y: step.y, w: step.w, h: step.h } : undefined
}

/** The places at which a step can be held, in shares. */
export const handlesOf = (step: Step, frame: Frame): readonly (Place & { handle: Handle })[] => {
  if ('x1' in step)
    return [
      { handle: 'start', x: step.x1, y: step.y1 },
      { handle: 'end', x: step.x2, y: step.y2 },
    ]
  const { x, y, w, h } = frame
  if (step.kind === 'text') return [{ handle: 'se', x: x + w, y: y + h }]
  return compass.map(handle => ({
    handle,
    x: x + w * (handle.includes('w') ? 0 : handle.includes('e') ? 1 : 0.5),
    y: y + h * (handle.startsWith('n') ? 0 : handle.startsWith('s') ? 1 : 0.5),
  }))
}

const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))
const smallest = 0.01

/** How wide a crop is for its height, counted in shares; undefined where it is free. */
export const ratioOf = (ratio: RatioName | undefined, { width, height }: Size) => {
  if (ratio === undefined || ratio === 'free') return undefined
  if (ratio === 'same') return 1
  const [across = 1, down = 1] = ratio.split(':').map(Number)
  return (across / down) * (height / width)
}

/** The largest part of these proportions around the middle of a crop that it has room for. */
export const withRatio = (step: StepOf<'crop'>, ratio: RatioName, size: Size): StepOf<'crop'> => {
  const wanted = ratioOf(ratio, size)
  if (!wanted) return { ...step, ratio }
  const w = Math.min(step.w, step.h * wanted)
  const h = w / wanted
  return { ...step, ratio, w, h, x: step.x + (step.w - w) / 2, y: step.y + (step.h - h) / 2 }
}

/** A side or a corner of a box moved; what lies opposite stays. `within` are the least and the greatest share. */
const resized = (
  frame: Frame,
  handle: Handle,
  by: Place,
  [least, most]: readonly [number, number],
  ratio?: number,
): Frame => {
  let [left, top, right, bottom] = [frame.x, frame.y, frame.x + frame.w, frame.y + frame.h]
  if (handle.includes('w')) left = between(left + by.x, least, right - smallest)
  if (handle.includes('e') && handle !== 'whole') right = between(right + by.x, left + smallest, most)
  if (handle.startsWith('n')) top = between(top + by.y, least, bottom - smallest)
  if (handle.startsWith('s')) bottom = between(bottom + by.y, top + smallest, most)
  if (!ratio) return { x: left, y: top, w: right - left, h: bottom - top }
  const isUpright = handle === 'n' || handle === 's'
  const [roomRight, roomDown] = [
    handle.includes('w') ? right - least : most - left,
    handle.startsWith('n') ? bottom - least : most - top,
  ]
  const wanted = isUpright ? (bottom - top) * ratio : right - left
  const w = Math.min(wanted, roomRight, roomDown * ratio)
  const h = w / ratio
  return { x: handle.includes('w') ? right - w : left, y: handle.startsWith('n') ? bottom - h : top, w, h }
}

/** A step as it is after something of it was moved by so much, in shares of the picture. */
export const dragged = (step: Step, handle: Handle, by: Place, size: Size, frame: Frame): Step => {
  const on = (value: number) => between(value, -1, 2)
  if ('x1' in step) {
    const [first, last] = [handle !== 'end', handle !== 'start']
    return {
      ...step,
      ...(first && { x1: on(step.x1 + by.x), y1: on(step.y1 + by.y) }),
      ...(last && { x2: on(step.x2 + by.x), y2: on(step.y2 + by.y) }),
    }
  }
  if (step.kind === 'text') {
    if (handle === 'whole') return { ...step, x: on(step.x + by.x), y: on(step.y + by.y) }
    return { ...step, size: between(step.size * (1 + by.y / Math.max(frame.h, smallest)), 0.005, 0.5) }
  }
  if (!('w' in step)) return step
  const [least, most] = step.kind === 'crop' ? [0, 1] : [-1, 2]
  if (handle === 'whole')
    return {
      ...step,
      x: between(step.x + by.x, least, most - Math.min(step.w, most - least)),
      y: between(step.y + by.y, least, most - Math.min(step.h, most - least)),
    }
  return {
    ...step,
    ...resized(step, handle, by, [least, most], step.kind === 'crop' ? ratioOf(step.ratio, size) : undefined),
  }
}

/** What is drawn far beside the picture ends where steps may end. */
const near = ({ x, y }: Place): Place => ({ x: between(x, -1, 2), y: between(y, -1, 2) })

/** A step of a kind as it is drawn from one place to another; its text has only a place. */
export const drawnFrom = (fresh: Step, first: Place, last: Place): Step => {
  const [from, to] = [near(first), near(last)]
  if ('x1' in fresh) return { ...fresh, x1: from.x, y1: from.y, x2: to.x, y2: to.y }
  if (fresh.kind === 'text') return { ...fresh, align: 'left', x: from.x, y: from.y }
  if (!('w' in fresh)) return fresh
  return {
    ...fresh,
    x: Math.min(from.x, to.x),
    y: Math.min(from.y, to.y),
    w: Math.max(smallest, Math.abs(to.x - from.x)),
    h: Math.max(smallest, Math.abs(to.y - from.y)),
  }
}

/** The same step around a place: what a mere press puts there. */
export const placedAt = (fresh: Step, pressed: Place): Step => {
  const at = { x: between(pressed.x, 0, 1), y: between(pressed.y, 0, 1) }
  if ('x1' in fresh) {
    const [right, down] = [(fresh.x2 - fresh.x1) / 2, (fresh.y2 - fresh.y1) / 2]
    return drawnFrom(fresh, { x: at.x - right, y: at.y - down }, { x: at.x + right, y: at.y + down })
  }
  if (fresh.kind === 'text') return { ...fresh, align: 'left', x: at.x, y: at.y - fresh.size / 2 }
  if (!('w' in fresh)) return fresh
  return { ...fresh, x: at.x - fresh.w / 2, y: at.y - fresh.h / 2 }
}
