import { extentOf, type Segment } from './segments.ts'

const grid = 2
const enoughLines = 4
/** What columns of text have and columns of a table have not: full lines of several words. */
const full = { width: 0.55, words: 2.5 }

const words = ({ text }: Segment) => text.trim().split(/\s+/).length
const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0

/** For each piece the gap to its neighbour on the right, at about the same height. */
const gapsIn = (segments: readonly Segment[]) => {
  const sorted = segments.toSorted((one, other) => one.y - other.y)
  const gaps: { from: number; to: number }[] = []
  let first = 0
  for (const segment of sorted) {
    while (sorted[first] && segment.y - sorted[first]!.y > segment.size) first += 1
    let nearest = Number.POSITIVE_INFINITY
    for (let at = first; at < sorted.length && at < first + 60; at++) {
      const other = sorted[at]!
      if (other.y - segment.y > segment.size) break
      if (other !== segment && other.left >= segment.right && other.left < nearest) nearest = other.left
    }
    if (nearest - segment.right > 0.7 * segment.size && nearest < Number.POSITIVE_INFINITY)
      gaps.push({ from: segment.right, to: nearest })
  }
  return gaps
}

/** Where most lines stop and others begin again. */
const gutterOf = (segments: readonly Segment[]) => {
  const votes = new Map<number, number>()
  for (const { from, to } of gapsIn(segments))
    for (let at = Math.max(0, Math.ceil(from / grid)); at <= Math.min(5_000, to / grid); at++)
      votes.set(at, (votes.get(at) ?? 0) + 1)
  const most = Math.max(0, ...votes.values())
  if (most < enoughLines) return undefined
  // The first of several, in the middle of where it is: the others are found among what stands right of it.
  const best = [...votes].filter(([, count]) => count === most).map(([at]) => at)
  const first = Math.min(...best)
  let last = first
  while (votes.get(last + 1) === most) last += 1
  return ((first + last) / 2) * grid
}

type Sides = { left: Segment[]; right: Segment[] }

/** Full lines of several words, measured against the column they stand in, or several such columns. */
const isText = (side: readonly Segment[], column: readonly Segment[] = side, depth = 0): boolean => {
  if (side.length === 0) return false
  const gutter = depth < 3 ? gutterOf(side) : undefined
  if (gutter !== undefined) {
    const { left, right } = partedBy(gutter, side)
    return isText(left, left, depth + 1) && isText(right, right, depth + 1)
  }
  const { left, right } = extentOf(column)
  const fullness = median(side.map(one => (one.right - one.left) / (right - left || 1)))
  return fullness > full.width && side.reduce((sum, one) => sum + words(one), 0) / side.length > full.words
}

const partedBy = (gutter: number, segments: readonly Segment[]): Sides => ({
  left: segments.filter(({ left }) => left < gutter - grid),
  right: segments.filter(({ left }) => left >= gutter - grid),
})

/** Parts what lies between two wide lines wherever there is an empty strip across both sides. */
const stripsOf = (segments: readonly Segment[], gutter: number): Sides[] => {
  const strips: Sides[] = []
  let last: Segment | undefined
  for (const segment of segments) {
    if (!last || segment.y - last.y > 1.9 * Math.max(segment.size, last.size)) strips.push({ left: [], right: [] })
    strips.at(-1)?.[segment.left >= gutter - grid ? 'right' : 'left'].push(segment)
    last = segment
  }
  return strips
}

/** Whether a strip goes on with the columns above it; one with a single side must be as wide as its column. */
const goesOn = ({ left, right }: Sides, above: Sides | undefined) => {
  if (left.length && right.length) return isText(left) && isText(right)
  if (!above) return false
  return left.length ? isText(left, [...above.left, ...left]) : isText(right, [...above.right, ...right])
}

/** What is read one after the other: a page, or its columns, and what stands above, between and below them. */
export const regionsOf = (segments: readonly Segment[], depth = 0): Segment[][] => {
  const gutter = depth < 4 ? gutterOf(segments) : undefined
  if (gutter === undefined) return segments.length ? [[...segments]] : []
  const regions: Segment[][] = []
  let loose: Segment[] = []
  let columns: Sides | undefined
  let band: Segment[] = []

  const closeColumns = () => {
    const { left = [], right = [] } = columns ?? {}
    columns = undefined
    if (Math.min(left.length, right.length) < enoughLines) return void loose.push(...left, ...right)
    if (loose.length) regions.push(loose)
    regions.push(...regionsOf(left, depth + 1), ...regionsOf(right, depth + 1))
    loose = []
  }
  const closeBand = () => {
    for (const strip of stripsOf(band, gutter))
      if (goesOn(strip, columns)) {
        columns ??= { left: [], right: [] }
        columns.left.push(...strip.left)
        columns.right.push(...strip.right)
      } else {
        closeColumns()
        loose.push(...strip.left, ...strip.right)
      }
    closeColumns()
    band = []
  }

  for (const segment of segments.toSorted((one, other) => one.y - other.y)) {
    if (segment.right <= gutter + grid || segment.left >= gutter - grid) band.push(segment)
    else {
      closeBand()
      loose.push(segment)
    }
  }
  closeBand()
  if (loose.length) regions.push(loose)
  return regions
}
