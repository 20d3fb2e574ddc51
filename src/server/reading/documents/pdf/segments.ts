/** A run of letters as the library gives it. */
export type TextItem = { str: string; dir: string; transform: number[]; width: number; height: number }

/** A piece of a line, without a gap that a reader would stop at. `y` grows downwards. */
export type Segment = { text: string; left: number; right: number; y: number; size: number; backwards: boolean }

/** From where to where something reaches. */
export type Extent = { left: number; right: number }

/** What several take up together, however many they are. */
export const extentOf = (all: readonly Extent[]): Extent => {
  const extent = { left: Number.POSITIVE_INFINITY, right: Number.NEGATIVE_INFINITY }
  for (const { left, right } of all) {
    extent.left = Math.min(extent.left, left)
    extent.right = Math.max(extent.right, right)
  }
  return extent
}

/** How far apart pieces may be, in heights of their letters: within a word, and within a line. */
const gaps = { word: 0.17, line: 1.15 }

type Placed = Segment & { upright: boolean }

const placed = ({ str, transform, width, height, dir }: TextItem, turn: readonly number[]): Placed => {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = turn
  const [p = 1, q = 0, , , x = 0, y = 0] = transform
  const left = a * x + c * y + e
  const size = height || Math.hypot(p, q)
  return {
    ...{ text: str, left, right: left + width, y: b * x + d * y + f, size, backwards: dir === 'rtl' },
    upright: Math.abs(b * p + d * q) < 0.2 * Math.abs(a * p + c * q) && a * p + c * q > 0,
  }
}

const gapBetween = (last: Segment, next: Segment) =>
  last.backwards && next.backwards ? last.left - next.right : next.left - last.right

const continues = (last: Segment, next: Segment) => {
  const size = Math.max(last.size, next.size)
  const gap = gapBetween(last, next)
  return Math.abs(next.y - last.y) < 0.45 * size && gap > -0.6 * size && gap < gaps.line * size
}

/** A small raised number names a note, unless it is the power of a unit. */
const isNoteMark = (mark: Segment, beside: Segment) =>
  /^\d{1,3}$/.test(mark.text.trim()) &&
  mark.size < 0.87 * beside.size &&
  mark.y < beside.y - 0.15 * beside.size &&
  !/(^|[\s\d])(k|c|m|d|q)?m$/.test(beside.text)

/** What two pieces that belong together say. */
const joinedText = (last: Segment, next: Segment, spaced: boolean) => {
  if (isNoteMark(next, last)) return `${last.text}[^${next.text.trim()}]`
  if (isNoteMark(last, next)) return `[^${last.text.trim()}]: ${next.text.trimStart()}`
  const apart = spaced || gapBetween(last, next) > gaps.word * Math.min(last.size, next.size)
  return last.text + (apart && !/\s$/.test(last.text) && !/^\s/.test(next.text) ? ' ' : '') + next.text
}

/** The pieces of a page, in the order they were set. What stands upright on its side, or upside down, is left out. */
export const segmentsOf = (items: readonly TextItem[], turn: readonly number[]): Segment[] => {
  const segments: Segment[] = []
  let spaced = false
  for (const item of items) {
    if (!item.str.trim()) {
      spaced ||= item.str.length > 0
      continue
    }
    const { upright, ...next } = placed(item, turn)
    const last = segments.at(-1)
    if (!upright || !(next.size > 0)) continue
    if (last && continues(last, next)) {
      last.text = joinedText(last, next, spaced)
      last.left = Math.min(last.left, next.left)
      last.right = Math.max(last.right, next.right)
      // A small raised number does not make its line a small one.
      if (next.size > last.size) [last.size, last.y] = [next.size, next.y]
    } else segments.push({ ...next })
    spaced = false
  }
  return segments
}
