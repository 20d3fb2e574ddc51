/** A stretch of two lists that both have, or in whose place each has its own. */
export type Run = {
  readonly kept: boolean
  readonly one: readonly [from: number, to: number]
  readonly other: readonly [from: number, to: number]
}

/** With more differences than this, lists have too little in common for their parts to be worth telling apart. */
const mostDifferences = 800

/** Each value as a number, the same for the same. */
const numbered = (lists: readonly (readonly string[])[]) => {
  const known = new Map<string, number>()
  return lists.map(list =>
    Int32Array.from(list, value => {
      const number = known.get(value) ?? known.size
      known.set(value, number)
      return number
    }),
  )
}

/** How far each diagonal is reached with each number of differences, up to the end; undefined where it is too far. */
const reached = (one: Int32Array, other: Int32Array): Int32Array[] | undefined => {
  const most = Math.min(mostDifferences, one.length + other.length)
  const far = new Int32Array(2 * most + 3)
  const middle = most + 1
  const trace: Int32Array[] = []
  for (let differences = 0; differences <= most; differences++) {
    trace.push(far.slice(middle - differences - 1, middle + differences + 2))
    for (let diagonal = -differences; diagonal <= differences; diagonal += 2) {
      const [left, right] = [far[middle + diagonal - 1]!, far[middle + diagonal + 1]!]
      const isDown = diagonal === -differences || (diagonal !== differences && left < right)
      let x = isDown ? right : left + 1
      while (x < one.length && x - diagonal < other.length && one[x] === other[x - diagonal]) x++
      far[middle + diagonal] = x
      if (x >= one.length && x - diagonal >= other.length) return trace
    }
  }
  return undefined
}

/** The pairs of places at which both lists have the same, from the last to the first. */
const matches = (trace: readonly Int32Array[], sizes: readonly [number, number]): [number, number][] => {
  const found: [number, number][] = []
  let [x, y] = sizes
  for (let differences = trace.length - 1; differences >= 0; differences--) {
    const far = trace[differences]!
    const diagonal = x - y
    const at = diagonal + differences + 1
    const isDown = diagonal === -differences || (diagonal !== differences && far[at - 1]! < far[at + 1]!)
    const before = isDown ? far[at + 1]! : far[at - 1]!
    const start = differences ? (isDown ? before : before + 1) : 0
    while (x > start) {
      x--
      y--
      found.push([x, y])
    }
    if (isDown) y--
    else x--
  }
  return found
}

/**
 * What two lists have in common and where they differ, by as few differences as possible (E. W. Myers, “An O(ND)
 * Difference Algorithm and Its Variations”, 1986).
 */
export const runsBetween = (first: readonly string[], second: readonly string[]): Run[] => {
  let start = 0
  while (start < first.length && start < second.length && first[start] === second[start]) start++
  let end = 0
  const shortest = Math.min(first.length, second.length) - start
  while (end < shortest && first[first.length - 1 - end] === second[second.length - 1 - end]) end++
  const [one, other] = numbered([first.slice(start, first.length - end), second.slice(start, second.length - end)])
  const inner = one?.length && other?.length ? reached(one, other) : undefined
  const pairs = inner && one && other ? matches(inner, [one.length, other.length]).reverse() : []
  const all = [
    ...Array.from({ length: start }, (_, at) => [at, at] as const),
    ...pairs.map(([x, y]) => [x + start, y + start] as const),
    ...Array.from({ length: end }, (_, at) => [first.length - end + at, second.length - end + at] as const),
  ]
  const runs: Run[] = []
  let [x, y] = [0, 0]
  const upTo = (nextX: number, nextY: number) => {
    if (nextX > x || nextY > y) runs.push({ kept: false, one: [x, nextX], other: [y, nextY] })
  }
  for (const [nextX, nextY] of all) {
    upTo(nextX, nextY)
    const last = runs.at(-1)
    if (last?.kept && nextX === x && nextY === y)
      runs[runs.length - 1] = { kept: true, one: [last.one[0], nextX + 1], other: [last.other[0], nextY + 1] }
    else runs.push({ kept: true, one: [nextX, nextX + 1], other: [nextY, nextY + 1] })
    ;[x, y] = [nextX + 1, nextY + 1]
  }
  upTo(first.length, second.length)
  return runs
}
