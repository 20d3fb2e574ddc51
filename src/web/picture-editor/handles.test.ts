import { describe, expect, test } from 'vitest'
import { readSteps, type Step, type StepOf } from '#shared/picture-steps/steps.ts'
import { dragged, drawnFrom, type Frame, frameOf, placedAt, withRatio } from './handles.ts'
import { kindNames, kinds, shownUpTo } from './kinds.ts'

const size = { width: 800, height: 400 }
const crop: StepOf<'crop'> = { kind: 'crop', x: 0.2, y: 0.2, w: 0.4, h: 0.4 }
const rounded = (step: Step) =>
  Object.fromEntries(
    Object.entries(step).map(([name, value]) => [name, typeof value === 'number' ? Math.round(value * 1000) : value]),
  )
const moved = (step: Step, handle: Parameters<typeof dragged>[1], x: number, y: number) =>
  rounded(dragged(step, handle, { x, y }, size, frameOf(step, size, undefined) as Frame))

describe('a crop', () => {
  test('stays on the picture, however far it is moved', () => {
    expect(moved(crop, 'whole', 5, -5)).toMatchObject({ x: 600, y: 0, w: 400, h: 400 })
  })
  test('gives way at the corner that is held; the opposite one stays', () => {
    expect(moved(crop, 'nw', -0.1, 0.1)).toMatchObject({ x: 100, y: 300, w: 500, h: 300 })
    expect(moved(crop, 'nw', 1, 1)).toMatchObject({ x: 590, y: 590, w: 10, h: 10 })
    expect(moved(crop, 'e', 9, 9)).toMatchObject({ x: 200, y: 200, w: 800, h: 400 })
  })
  test('keeps its proportions, and the picture its edges', () => {
    const square = withRatio(crop, '1:1', size)
    expect(rounded(square)).toMatchObject({ x: 300, y: 200, w: 200, h: 400 })
    expect(moved(square, 'se', 0.1, 0)).toMatchObject({ x: 300, y: 200, w: 300, h: 600 })
    expect(moved(square, 'se', 0.9, 0)).toMatchObject({ x: 300, y: 200, w: 400, h: 800 })
    expect(moved(square, 'n', 0, -0.1)).toMatchObject({ w: 250, h: 500, y: 100 })
  })
})

test('an arrow is held at its ends, or as a whole', () => {
  const arrow: Step = { kind: 'arrow', x1: 0.1, y1: 0.1, x2: 0.5, y2: 0.5, colour: '#000000', width: 0.01 }
  expect(moved(arrow, 'end', 0.1, 0)).toMatchObject({ x1: 100, x2: 600, y2: 500 })
  expect(moved(arrow, 'whole', 0.1, 0.2)).toMatchObject({ x1: 200, y1: 300, x2: 600, y2: 700 })
})

test('what is drawn, wherever and with whatever, is a step that can be taken', () => {
  for (const kind of kindNames) {
    const { fresh } = kinds[kind]
    const told = fresh.kind === 'describe' ? { ...fresh, wish: 'Abend' } : fresh
    const step = told.kind === 'text' ? { ...told, text: 'Eingang' } : told
    const far = drawnFrom(step, { x: -9, y: -9 }, { x: 9, y: 9 })
    const steps = [step, far, placedAt(step, { x: 9, y: -9 })]
    expect(readSteps(kind === 'crop' ? [step] : steps)).toHaveProperty('steps')
  }
})

test('what is chosen is shown on the picture that it was drawn on', () => {
  const light: Step = { kind: 'light', exposure: 5, contrast: 0, shadows: 0, highlights: 0 }
  const line: Step = { kind: 'line', x1: 0, y1: 0, x2: 1, y2: 1, colour: '#000000', width: 0.01 }
  const steps: readonly Step[] = [light, line, light, crop, light]
  expect([undefined, 0, 1, 3].map(chosen => shownUpTo(steps, chosen))).toEqual([5, 5, 3, 3])
  expect(shownUpTo(steps.with(3, { ...crop, off: true }), 1)).toBe(5)
})
