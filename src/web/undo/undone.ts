import type { Answer } from '#shared/answers.ts'

/** So much of what stands around a changed piece says where it is; less, where that was changed, too. */
const around = [40, 12, 4, 0]
/** What is shorter stands in too many places. */
const least = 3

const placesOf = (text: string, piece: string): readonly number[] => {
  const places: number[] = []
  for (let at = text.indexOf(piece); at >= 0; at = text.indexOf(piece, at + 1)) places.push(at)
  return places
}

/** What two texts have in common at their beginning and at their end. */
const edgesOf = (one: string, other: string) => {
  const most = Math.min(one.length, other.length)
  let [ahead, behind] = [0, 0]
  while (ahead < most && one[ahead] === other[ahead]) ahead++
  while (behind < most - ahead && one.at(-1 - behind) === other.at(-1 - behind)) behind++
  return { ahead, behind }
}

/** Pieces of two texts that differ, the last first: line by line, where both have as many. */
const pairsOf = (before: string, after: string) => {
  const [was, is] = [before.split('\n'), after.split('\n')]
  if (was.length !== is.length) return [{ was: before, is: after, at: 0 }]
  let next = 0
  const lines = is.map((line, number) => {
    const at = next
    next += line.length + 1
    return { was: was[number] ?? '', is: line, at }
  })
  return lines.filter(line => line.was !== line.is).toReversed()
}

const put = (text: string, from: number, to: number, words: string) => text.slice(0, from) + words + text.slice(to)

/** A text without what has changed it once; what was taken back is left out of `known`, too. */
const undoneText = (now: string, before: string, after: string): string => {
  if (now === after) return before
  let [text, known] = [now, after]
  for (const { was, is, at } of pairsOf(before, after)) {
    const { ahead, behind } = edgesOf(was, is)
    const [gone, fresh] = [was.slice(ahead, was.length - behind), is.slice(ahead, is.length - behind)]
    const from = at + ahead
    for (const signs of around) {
      const start = Math.max(at, from - signs)
      const stands = known.slice(start, Math.min(at + is.length, from + fresh.length + signs))
      const [there, here] = [placesOf(known, stands), placesOf(text, stands)]
      const place = here[there.indexOf(start)]
      if (stands.length < least || there.length !== here.length || place === undefined) continue
      const found = place + from - start
      text = put(text, found, found + fresh.length, gone)
      known = put(known, from, from + fresh.length, gone)
      break
    }
  }
  return text
}

const isObject = (thing: unknown): thing is Readonly<Record<string, unknown>> =>
  typeof thing === 'object' && thing !== null

const undoneIn = (now: unknown, before: unknown, after: unknown): unknown => {
  if (typeof now === 'string' && typeof before === 'string' && typeof after === 'string')
    return undoneText(now, before, after)
  if (before === undefined || JSON.stringify(now) === JSON.stringify(after)) return before ?? now
  if (Array.isArray(now))
    return Array.isArray(before) && Array.isArray(after) && now.length === before.length && now.length === after.length
      ? now.map((one, at) => undoneIn(one, before[at], after[at]))
      : now
  if (!isObject(now) || !isObject(before) || !isObject(after)) return now
  return Object.fromEntries(Object.entries(now).map(([name, one]) => [name, undoneIn(one, before[name], after[name])]))
}

/**
 * An answer without one change that was made of it, whatever was changed since: what stood there stands there again
 * where the new words still stand, and the rest stays. Undefined where none of them does.
 */
export const undone = (now: Answer, before: Answer, after: Answer): Answer | undefined => {
  const back = undoneIn(now, before, after)
  return JSON.stringify(back) === JSON.stringify(now) ? undefined : (back as Answer)
}
