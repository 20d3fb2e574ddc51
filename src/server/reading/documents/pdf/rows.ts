import { extentOf, type Segment } from './segments.ts'

/** What stands beside each other, from the first to the last. */
export type Row = { segments: Segment[]; y: number; size: number; left: number; right: number; text: string }

const marker = /^([•▪■◦‣●○–—*·\uf0b7\uf0a7-]|\(?\d{1,3}[.)]|\(?[a-z][.)])$/

const joined = (segments: readonly Segment[]) => segments.map(({ text }) => text.trim()).join(' ')

/** A mark of a list belongs to what follows it, however far away that stands. */
const withMarkers = (segments: Segment[]) => {
  const [first, second, ...rest] = segments
  if (!first || !second || !marker.test(first.text.trim())) return segments
  return [{ ...second, text: joined([first, second]), left: first.left }, ...rest]
}

const rowOf = (found: readonly Segment[]): Row => {
  const backwards = found.filter(segment => segment.backwards).length > found.length / 2
  const sorted = found.toSorted((one, other) => (backwards ? other.left - one.left : one.left - other.left))
  const segments = withMarkers(sorted)
  const largest = segments.reduce((one, other) => (other.size > one.size ? other : one))
  return {
    segments,
    y: largest.y,
    size: largest.size,
    ...extentOf(segments),
    text: joined(segments),
  }
}

/** Pieces as rows, from above to below. */
export const rowsOf = (segments: readonly Segment[]): Row[] => {
  const rows: Segment[][] = []
  for (const segment of segments.toSorted((one, other) => one.y - other.y)) {
    const last = rows.at(-1)
    const near = last?.[0] && segment.y - last[0].y < 0.5 * Math.min(segment.size, last[0].size)
    if (last && near) last.push(segment)
    else rows.push([segment])
  }
  return rows.map(rowOf)
}
