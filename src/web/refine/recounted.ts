/** From where to where, in signs. */
export type Stretch = readonly [from: number, to: number]

/** Where two texts that differ in one place do so, in the first. */
export const placeOf = (one: string, other: string): Stretch => {
  const most = Math.min(one.length, other.length)
  let [from, end] = [0, 0]
  while (from < most && one[from] === other[from]) from++
  while (end < most - from && one.at(-1 - end) === other.at(-1 - end)) end++
  return [from, one.length - end]
}

const item = /^([ \t]*)(\d{1,9})(?=[.)][ \t])/
/** Lists whose writer numbers each item alike leave the counting to Markdown. */
const isAlike = (lines: readonly string[]) =>
  lines.some((line, at) => item.test(line) && item.exec(line)?.[0] === item.exec(lines[at + 1] ?? '')?.[0])

/**
 * A text of which one place was changed, with the items counted anew from there on to the end of their list. The text
 * before says where the list begins to count.
 */
export const recounted = (before: string, after: string): string => {
  const [was, lines] = [before.split('\n'), after.split('\n')]
  if (isAlike(was)) return after
  const [first = 0, last = 0] = placeOf(after, before).map(at => after.slice(0, at).split('\n').length - 1)
  // By how far its items are set in: the number that comes next.
  const next = new Map<number, number>()
  let isOver = false
  const counted = lines.map((line, at) => {
    const [, indent = '', number] = item.exec(line) ?? []
    const depth = /^[ \t]*/.exec(line)?.[0].length ?? 0
    if (line.trim())
      for (const known of next.keys()) if (known > depth || (known === depth && !number)) next.delete(known)
    isOver ||= at > last && !next.size
    if (!number || isOver) return line
    const begun = at === first ? (item.exec(was[first] ?? '')?.[2] ?? number) : number
    const now = at < first ? Number(number) : (next.get(depth) ?? Number(begun))
    next.set(depth, now + 1)
    return `${indent}${now}${line.slice(indent.length + number.length)}`
  })
  return counted.join('\n')
}
