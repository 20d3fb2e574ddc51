import { type Answer, isList, type Shape } from '#shared/answers.ts'
import { asMarkdown, type TextPart } from '#shared/markdown.ts'
import { localeOf } from '#shared/text.ts'

/** A text, and where it differs from that of an answer. */
type Wanted = { readonly text: string; readonly from: number; readonly to: number }

type Items = readonly unknown[]

/** Numbers of a list follow from its items. */
const uncounted = (text: string) => text.replaceAll(/^(\s*)\d+\. /gm, '$1. ')

const textsIn = (thing: unknown): readonly string[] => {
  if (typeof thing === 'string') return [thing]
  return typeof thing === 'object' && thing ? Object.values(thing).flatMap(textsIn) : []
}

/** The lines that a difference touches, with the one on each side: it can be read a little further up or down. */
const linesAbout = ({ text, from, to }: Wanted) => {
  const first = text.lastIndexOf('\n', text.lastIndexOf('\n', from - 1) - 1)
  const behind = text.indexOf('\n', to)
  const last = behind < 0 ? -1 : text.indexOf('\n', behind + 1)
  return text.slice(Math.max(0, first), last < 0 ? undefined : last)
}

/** Runs of items of an earlier list that could be what is missing; none is one of them. */
const runsOf = (was: Items, lines: string): readonly Items[] => {
  const isThere = was.map(item => textsIn(item).every(text => lines.includes(text)))
  const runs: Items[] = [[]]
  for (let from = 0; from < was.length; from++)
    for (let to = from; to < was.length && isThere[to]; to++) runs.push(was.slice(from, to + 1))
  return runs
}

/** A list with other items in the place where it differs, give or take one. */
function* changedLists(was: Items, is: Items, place: { before: number; behind: number }, lines: string) {
  const runs = runsOf(was, lines)
  const near = (at: number) => [at, at - 1, at + 1].filter(one => one >= 0 && one <= is.length)
  for (const first of near(place.before))
    for (const last of near(is.length - place.behind))
      if (last >= first) for (const run of runs) yield is.toSpliced(first, last - first, ...run)
}

type Named = Readonly<Record<string, unknown>>

/** An answer of named parts with one of them as it was before, or without one that was not there. */
function* changedParts(was: Named, is: Named) {
  for (const name of new Set([...Object.keys(was), ...Object.keys(is)])) {
    const { [name]: _, ...rest } = is
    if (JSON.stringify(was[name]) !== JSON.stringify(is[name])) yield name in was ? { ...is, [name]: was[name] } : rest
  }
}

/** How many items stand wholly before a difference, and behind it. */
const placeIn = (parts: readonly TextPart[], steps: number, from: number, to: number) => ({
  before: new Set(parts.filter(part => part.to <= from).map(({ path }) => path[steps])).size,
  behind: new Set(parts.filter(part => part.from >= to).map(({ path }) => path[steps])).size,
})

type Whole = {
  readonly shape: Shape
  readonly lang: string | undefined
  readonly was: Answer
  readonly is: Exclude<Answer, string>
  readonly parts: readonly TextPart[]
  /** Where the answer differs from what is wanted. */
  readonly from: number
  readonly to: number
  readonly wanted: Wanted
}

function* changed({ was, is, parts, from, to, wanted }: Whole): Generator<unknown> {
  const lines = linesAbout(wanted)
  if (isList(is)) {
    if (isList(was)) yield* changedLists(was, is, placeIn(parts, 0, from, to), lines)
    return
  }
  if (typeof was === 'string' || isList(was)) return
  for (const [name, here] of Object.entries<unknown>(is)) {
    const before: unknown = Reflect.get(was, name)
    if (!Array.isArray(here) || !Array.isArray(before)) continue
    const own = parts.filter(({ path }) => path[0] === name)
    for (const list of changedLists(before, here, placeIn(own, 1, from, to), lines)) yield { ...is, [name]: list }
  }
  yield* changedParts(was, is)
}

/**
 * An answer of several texts in which items or parts stand again as they did before, or do not if they did not, so that
 * it reads as wanted; nothing where that cannot be had.
 */
export const withParts = (whole: Whole): Answer | undefined => {
  const goal = uncounted(whole.wanted.text)
  const locale = localeOf(whole.lang)
  for (const one of changed(whole)) {
    const answer = one as Answer
    if (uncounted(asMarkdown(whole.shape, answer, locale)) === goal) return answer
  }
  return undefined
}

/** Whether these words stood in one text of an answer, line breaks and all. */
export const stoodTogether = (answer: Answer | undefined, words: string) =>
  textsIn(answer).some(text => text.includes(words.trim()))
