/** Where something would like to begin, and how high it is. */
export type Wanted = { readonly top: number; readonly height: number }

type Group = { readonly count: number; readonly top: number; readonly height: number }

/** Where a group begins so that its members are, together, as near to where they would like to be as they can. */
const groupOf = (wanted: readonly Wanted[]): Group => {
  let height = 0
  let sum = 0
  for (const one of wanted) {
    sum += one.top - height
    height += one.height
  }
  return { count: wanted.length, top: Math.max(0, sum / Math.max(1, wanted.length)), height }
}

/** One below the other, as near to where each would like to be as the others let it; those that touch share the way. */
const near = (wanted: readonly Wanted[]): number[] => {
  const groups: Group[] = []
  for (const [at, one] of wanted.entries()) {
    groups.push(groupOf([one]))
    for (;;) {
      const [before, last] = groups.slice(-2)
      if (!before || !last || before.top + before.height <= last.top) break
      const count = before.count + last.count
      groups.splice(-2, 2, groupOf(wanted.slice(at + 1 - count, at + 1)))
    }
  }
  let at = 0
  return groups.flatMap(({ count, top }) => {
    let next = top
    return Array.from({ length: count }, () => {
      const here = next
      next += wanted[at++]?.height ?? 0
      return here
    })
  })
}

/**
 * Where each is laid, none above the beginning and none over another: as near to its place as it can be. The one that
 * is looked `at` lies at its place, where those before it leave the room, and the others make way for it.
 */
export const placed = (wanted: readonly Wanted[], at?: number): readonly number[] => {
  const tops = near(wanted)
  const first = at === undefined ? undefined : wanted[at]
  if (at === undefined || !first) return tops
  const above = wanted.slice(0, at)
  const least = above.reduce((sum, { height }) => sum + height, 0)
  tops[at] = Math.max(least, first.top, 0)
  for (let one = at - 1; one >= 0; one--)
    tops[one] = Math.min(tops[one] ?? 0, (tops[one + 1] ?? 0) - (wanted[one]?.height ?? 0))
  for (let one = at + 1; one < wanted.length; one++)
    tops[one] = Math.max(wanted[one]?.top ?? 0, (tops[one - 1] ?? 0) + (wanted[one - 1]?.height ?? 0))
  return tops
}
