import type { Contour, Mark } from './painting.ts'
import type { Size } from './pixels.ts'
import type { StepOf } from './steps.ts'

type Corner = readonly [x: number, y: number]
type Drawn = StepOf<'arrow' | 'line' | 'rectangle' | 'ellipse'>

/** Corners on a part of an ellipse, from one angle to another. */
const arc = (x: number, y: number, wide: number, high: number, from: number, to: number, pieces: number): number[] =>
  Array.from({ length: pieces + 1 }, (_, at) => from + ((to - from) * at) / pieces).flatMap(angle => [
    x + wide * Math.cos(angle),
    y + high * Math.sin(angle),
  ])

const turn = Math.PI * 2
const ellipse = (x: number, y: number, wide: number, high: number): Contour => arc(x, y, wide, high, 0, turn, 120)

/** A rectangle with round corners. */
export const roundedBox = (x: number, y: number, width: number, height: number, round: number): Contour => {
  const radius = Math.min(round, width / 2, height / 2)
  const corners: readonly Corner[] = [
    [x + width - radius, y + height - radius],
    [x + radius, y + height - radius],
    [x + radius, y + radius],
    [x + width - radius, y + radius],
  ]
  return corners.flatMap(([cornerX, cornerY], at) =>
    arc(cornerX, cornerY, radius, radius, (at * turn) / 4, ((at + 1) * turn) / 4, 8),
  )
}

/** The same the other way round: a hole. */
const hole = (contour: Contour): Contour =>
  Array.from({ length: contour.length / 2 }, (_, at) => contour.length - 2 - at * 2).flatMap(at => [
    contour[at] ?? 0,
    contour[at + 1] ?? 0,
  ])

/** A line with round ends. */
const stroke = ([x1, y1]: Corner, [x2, y2]: Corner, width: number): Contour => {
  const angle = Math.atan2(y2 - y1, x2 - x1)
  const half = width / 2
  return [
    ...arc(x2, y2, half, half, angle - turn / 4, angle + turn / 4, 16),
    ...arc(x1, y1, half, half, angle + turn / 4, angle + (turn * 3) / 4, 16),
  ]
}

/** A shaft and a head, which is at most as long as the arrow. */
const arrow = ([x1, y1]: Corner, [x2, y2]: Corner, width: number): Contour => {
  const [right, down] = [x2 - x1, y2 - y1]
  const long = Math.max(0.001, Math.hypot(right, down))
  const head = Math.min(long, width * 4.5)
  const at = (along: number, aside: number) => [
    x1 + (right * along - down * aside) / long,
    y1 + (down * along + right * aside) / long,
  ]
  const [neck, half, wide] = [long - head * 0.85, width / 2, head * 0.45]
  return [
    ...at(0, -half),
    ...at(neck, -half),
    ...at(long - head, -wide),
    ...at(long, 0),
    ...at(long - head, wide),
    ...at(neck, half),
    ...at(0, half),
  ]
}

/** An arrow, a line, a rectangle or an ellipse as areas to be filled. */
export const marksOf = (step: Drawn, { width, height }: Size): readonly Mark[] => {
  const line = Math.max(1, step.width * height)
  if (step.kind === 'arrow' || step.kind === 'line') {
    const draw = step.kind === 'arrow' ? arrow : stroke
    const ends = [
      [step.x1 * width, step.y1 * height],
      [step.x2 * width, step.y2 * height],
    ] as const
    return [{ contours: [draw(...ends, line)], colour: step.colour }]
  }
  const [x, y, wide, high] = [step.x * width, step.y * height, step.w * width, step.h * height]
  /** The shape, so many pixels within its edge. */
  const within = (inner: number): Contour => {
    const [across, down] = [Math.max(0, wide - inner * 2), Math.max(0, high - inner * 2)]
    return step.kind === 'rectangle'
      ? roundedBox(x + inner, y + inner, across, down, Math.max(0, line - inner))
      : ellipse(x + wide / 2, y + high / 2, across / 2, down / 2)
  }
  return [
    ...(step.fill ? [{ contours: [within(line / 2)], colour: step.fill }] : []),
    { contours: [within(0), hole(within(line))], colour: step.colour },
  ]
}
