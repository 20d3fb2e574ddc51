import type { BlogDraft, ChosenSources } from '#shared/blog-draft.ts'
import { citingGaps } from '#shared/gaps.ts'
import { mostChosen } from '#shared/sources.ts'
import type { Locale } from '#shared/text.ts'
import type { Choice } from '../research/choice.ts'

export const noSources: ChosenSources = { run: '', of: '', listed: '', read: '', sources: [], own: [], off: [] }

/** What a post is written from, in the order of its numbers. */
export const sourcesOf = ({ research }: BlogDraft): readonly string[] =>
  research?.sources.filter(address => !research.off.includes(address)) ?? []

/** Whether sources can be laid under what is asked next. */
export const standingOf = (draft: BlogDraft, isOn: boolean) => {
  const { length } = sourcesOf(draft)
  return !isOn ? 'off' : !length ? 'none' : length > mostChosen ? 'tooMany' : 'ready'
}

const withNew = (known: readonly string[], others: readonly string[]) => [
  ...known,
  ...others.filter(one => !known.includes(one)),
]

/** The list after another search: what that has found is ticked, what only one before it found is not. */
export const withFound = (research: ChosenSources, run: string, found: readonly string[]): ChosenSources => {
  const sources = withNew(research.sources, found)
  const own = research.own.filter(address => !found.includes(address))
  const off = sources.filter(address => !found.includes(address) && !own.includes(address))
  return { ...research, run, listed: run, read: run, sources, own, off }
}

/** The list after a choice among what was found; a source keeps its number when it is taken out. */
export const withChoice = (research: ChosenSources, { off, own }: Choice, found: readonly string[]): ChosenSources => {
  const sources = withNew(research.sources, own)
  const isOff = (address: string) => !own.includes(address) && (!found.includes(address) || off.includes(address))
  return { ...research, sources, own, off: sources.filter(isOff) }
}

/** The numbers of sources as a model writes them, and as they stand in a draft: what else is in brackets was typed. */
const told = /( ?)\[\^?(\d{1,3}(?:\s?[,;]\s?\d{1,3})*)\](?!\()/g
const kept = /( ?)\[\^(\d{1,3}(?:\s?[,;]\s?\d{1,3})*)\](?!\()/g

/** What a source is called in a draft. */
export const signOf = (...numbers: readonly number[]) => `[^${numbers.join(', ')}]`

/** A text whose numbers of sources are others; where a number names none any more, a gap stands. */
const renumbered = (text: string, signs: RegExp, locale: Locale, to: (number: number) => number | 'gone' | 'out') =>
  text.replaceAll(signs, (_, space: string, numbers: string) => {
    const named = numbers.split(/[,;]/).map(number => to(Number(number)))
    const known = named.filter(one => typeof one === 'number')
    if (known.length) return space + signOf(...known)
    return named.every(one => one === 'out') ? '' : space + citingGaps.missing[locale]
  })

/** A part as a model has written it from some of the sources, with the numbers that the sources have here. */
export const asNumbered = (text: string, laid: readonly string[], { sources }: ChosenSources, locale: Locale) =>
  renumbered(text, told, locale, number => sources.indexOf(laid[number - 1] ?? '') + 1 || 'gone')

/** A part with the numbers by which those sources are sent that are chosen now; without any where there are none. */
export const asSent = (text: string, draft: BlogDraft, isOn: boolean, locale: Locale) => {
  const { sources } = draft.research ?? noSources
  const laid = sourcesOf(draft)
  return renumbered(text, kept, locale, number => {
    const address = sources[number - 1]
    if (address === undefined) return number
    return isOn ? laid.indexOf(address) + 1 || 'gone' : 'out'
  })
}

/** A title or a heading, in which no number of a source stands. */
export const withoutNumbers = (text: string) => text.replaceAll(told, '')
