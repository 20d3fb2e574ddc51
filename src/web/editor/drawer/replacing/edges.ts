import type { Target } from './target.ts'

/** Where a target lies: the edges of blocks that are wholly in it, and whether a line at its edge is cut. */
export const edgesOf = ({ doc, from, to }: Target) => {
  const [$from, $to] = [doc.resolve(from), doc.resolve(to)]
  const [cutsStart, cutsEnd] = [$from.parentOffset > 0, $to.parentOffset < $to.parent.content.size]
  const upTo = (depth: number) => Array.from({ length: depth }, (_, at) => at + 1)
  const starts = new Set(cutsStart || !$from.parent.isTextblock ? [] : upTo($from.depth).map(at => $from.before(at)))
  const ends = new Set(cutsEnd || !$to.parent.isTextblock ? [] : upTo($to.depth).map(at => $to.after(at)))
  return {
    isCutAt: (start: number, end: number) =>
      [start < from && cutsStart && $from.parent.isTextblock, end > to && cutsEnd && $to.parent.isTextblock] as const,
    start: (place: number) => (place >= from || starts.has(place) ? place : from),
    end: (place: number) => (place <= to || ends.has(place) ? place : to),
  }
}

export type Edges = ReturnType<typeof edgesOf>
