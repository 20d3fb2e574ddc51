const brokenOff = /\p{L}[-\u00ad\u2010]$/u
/** “Ein- und Ausgang”: the hyphen stands for what is left out. */
const leavesOut = /^(und|oder|bzw|sowie|bis|and|or|to)(?!\p{L})/u
const lastPart = /[\p{L}-]+$/u
const firstPart = /^\p{L}+/u

/** The words of a text that are written with a hyphen inside a line: they keep it at the end of one, too. */
export const hyphenatedIn = (lines: Iterable<string>): ReadonlySet<string> => {
  const found = new Set<string>()
  for (const line of lines)
    if (line.includes('-')) for (const [word] of line.matchAll(/\p{L}+-\p{Ll}+/gu)) found.add(word.toLowerCase())
  return found
}

/** Two lines as one: a word that was broken off is whole again. */
export const joinLines = (above: string, below: string, hyphenated: ReadonlySet<string>): string => {
  const [first, second] = [above.trimEnd(), below.trimStart()]
  if (!brokenOff.test(first)) return `${first} ${second}`
  if (leavesOut.test(second)) return `${first} ${second}`
  if (!/^\p{Ll}/u.test(second)) return first + second
  const whole = `${lastPart.exec(first)?.[0] ?? ''}${firstPart.exec(second)?.[0] ?? ''}`.toLowerCase()
  return hyphenated.has(whole) ? first + second : first.slice(0, -1) + second
}
