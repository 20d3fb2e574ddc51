import type { Text } from '#shared/text.ts'
import { isWord, tokensOf } from './pieces.ts'
import { type Segment, segmentsOf } from './segments.ts'

/** What kind of change it is to a person who reads it. */
export type EditKind = 'spelling' | 'capital' | 'punctuation' | 'space' | 'wording' | 'looks'

/** One change of a text, to be taken or left on its own: what stood at a place, and what stands there now. */
export type Edit = {
  readonly from: number
  readonly to: number
  readonly was: string
  readonly now: string
  readonly kind: EditKind
}

/** What each kind of change is called. */
export const editKinds: Readonly<Record<EditKind, Text>> = {
  spelling: { de: 'Rechtschreibung', en: 'Spelling' },
  capital: { de: 'Groß- und Kleinschreibung', en: 'Capital letters' },
  punctuation: { de: 'Zeichensetzung', en: 'Punctuation' },
  space: { de: 'Leerzeichen', en: 'Spaces' },
  wording: { de: 'Ausdruck', en: 'Wording' },
  looks: { de: 'Formatierung', en: 'Formatting' },
}

type Wording = { readonly was: string; readonly now: string }
type Change = Wording & { readonly kept: string }

/** In how many letters two words differ. */
const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let x = 1; x <= one.length; x++) {
    const next = [x]
    for (let y = 1; y <= other.length; y++)
      next.push(Math.min(row[y]! + 1, next[y - 1]! + 1, row[y - 1]! + (one[x - 1] === other[y - 1] ? 0 : 1)))
    row = next
  }
  return row[other.length] ?? 0
}

const longestWord = 40
const isOneWord = (text: string) => text.length <= longestWord && isWord(text) && !/\s/.test(text)
const isSign = (text: string) => text.length <= longestWord && /^[^\p{L}\p{N}]*$/u.test(text)

const isMisspelt = (was: string, now: string) =>
  isOneWord(was) && isOneWord(now) && distance(was, now) <= Math.ceil(Math.max(was.length, now.length) / 3)

/** What kind of change it is that makes these words of those. */
export const kindOf = (was: string, now: string): EditKind => {
  const words = (text: string) => tokensOf(text).filter(isWord).join(' ')
  const letters = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '')
  if (was.replaceAll(/\s/g, '') === now.replaceAll(/\s/g, '')) return 'space'
  if (words(was) === words(now)) return 'punctuation'
  if (was.toLowerCase() === now.toLowerCase()) return 'capital'
  return letters(was) === letters(now) || isMisspelt(was, now) ? 'spelling' : 'wording'
}

/** Complete in itself, so that a neighbour is another matter. */
const isSmall = ({ was, now }: Wording) => isMisspelt(was, now) || (isSign(was) && isSign(now))

const farthest = 40
/** Longer passages are not taken for moved; in characters. */
const longestMoved = 1000

/** Whether words only went to another place in their sentence: half of that would be nonsense. */
const isMoved = (one: Wording, between: string, other: Wording) =>
  between.length <= farthest &&
  one.was.length + one.now.length <= longestMoved &&
  !/[.!?\n]/.test(between) &&
  /\p{L}/u.test(one.was + one.now) &&
  ((!one.now.trim() && !other.was.trim() && !!one.was.trim() && one.was.trim() === other.now.trim()) ||
    (!one.was.trim() && !other.now.trim() && !!one.now.trim() && one.now.trim() === other.was.trim()))

/** Whether two changes with so little between them are one to whoever reads them. */
export const belong = (one: Wording, between: string, other: Wording) => {
  if (isMoved(one, between, other)) return true
  if (isSmall(one) && isSmall(other)) return false
  const words = between.trim()
  if (between.includes('\n')) return false
  return !words || (!isSmall(one) && !isSmall(other) && /^\p{L}{1,3}$/u.test(words))
}

/** Each change with what was kept before it; the last has only that. */
const changesOf = (segments: readonly Segment[]): Change[] => {
  const changes: Change[] = []
  let [kept, was, now] = ['', '', '']
  const close = () => {
    const last = changes.at(-1)
    const change = { kept, was, now }
    if (last && belong(last, kept, change))
      changes[changes.length - 1] = { kept: last.kept, was: last.was + kept + was, now: last.now + kept + now }
    else changes.push(change)
    ;[kept, was, now] = ['', '', '']
  }
  for (const { kind, text } of segments) {
    if (kind === 'same') {
      if (was || now) close()
      kept += text
    } else if (kind === 'gone') was += text
    else now += text
  }
  if (was || now) close()
  return changes
}

/** Without the spaces that both begin or end with; where only spaces differ, with the words beside them. */
const trimmed = (
  before: string,
  from: number,
  was: string,
  now: string,
  room: { before: number; behind: number },
): Edit => {
  let [start, end] = [0, 0]
  const shortest = Math.min(was.length, now.length)
  while (start < shortest && was[start] === now[start] && /\s/.test(was[start] ?? '')) start++
  while (end < shortest - start && was.at(-1 - end) === now.at(-1 - end) && /\s/.test(was.at(-1 - end) ?? '')) end++
  let [first, last] = [from + start, from + was.length - end]
  let put = now.slice(start, now.length - end)
  if (/^\s*$/.test(before.slice(first, last)) && /^\s*$/.test(put)) {
    const left = tokensOf(before.slice(Math.max(0, first - longestWord), first)).at(-1) ?? ''
    const right = tokensOf(before.slice(last, last + longestWord))[0] ?? ''
    if (isOneWord(left) && left.length < room.before) [first, put] = [first - left.length, left + put]
    if (isOneWord(right) && right.length < room.behind) [last, put] = [last + right.length, put + right]
  }
  const stood = before.slice(first, last)
  return { from: first, to: last, was: stood, now: put, kind: kindOf(stood, put) }
}

/**
 * What was changed in a text, as single edits that can each be taken or left: all together make `after`, none of them
 * `before`. Between two edits something always stays, so that any choice of them reads well at its seams.
 */
export const edits = (before: string, after: string): Edit[] => {
  const changes = changesOf(segmentsOf(before, after))
  let at = 0
  const places = changes.map(change => {
    const from = at + change.kept.length
    at = from + change.was.length
    return { ...change, from, to: at }
  })
  let taken = 0
  return places.map(({ from, to, was, now }, number) => {
    const next = places[number + 1]
    const behind = next ? next.from - to - longestWord : before.length - to + 1
    const edit = trimmed(before, from, was, now, { before: taken ? from - taken : from + 1, behind })
    taken = edit.to
    return edit
  })
}

/** The text with these of its edits, in the order of the text. */
export const edited = (before: string, chosen: readonly Edit[]): string => {
  let done = ''
  let at = 0
  for (const { from, to, now } of chosen) {
    done += before.slice(at, from) + now
    at = to
  }
  return done + before.slice(at)
}
