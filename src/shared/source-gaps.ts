import { countedAnew, withWords } from './citations.ts'
import { sourceGaps } from './gaps.ts'

/** Where such a gap stands: with the numbers before it, and without. */
export type SourceGap = { readonly from: number; readonly mark: number; readonly to: number }

const words = sourceGaps.map(one => one.replaceAll(/[[\]]/g, '\\$&')).join('|')
const gap = new RegExp(String.raw`((?:\[\^\d{1,3}\])*)( ?(?:${words}))`, 'g')

/** The gaps of a text that ask for a source, in their order. */
export const sourceGapsIn = (text: string): readonly SourceGap[] =>
  Array.from(text.matchAll(gap), ({ 0: whole, 1: numbers = '', index }) => ({
    from: index,
    mark: index + numbers.length,
    to: index + whole.length,
  }))

/** A text without the mark of a gap; a number before it stays. */
export const unmarked = (text: string, { mark, to }: SourceGap): string => withWords(text, mark, to, '')

/** A text in which a source stands where it was missing, or in place of one that does not say it. */
export const sourced = (text: string, { from, to }: SourceGap, note: string): string =>
  withWords(text, from, to, '', note)

/** A text without a sentence, from where to where; a paragraph that held nothing else goes with it. */
export const struck = (text: string, from: number, to: number): string =>
  countedAnew(
    (text.slice(0, from).replace(/ +$/, ' ') + text.slice(to).replace(/^ +/, '')).replaceAll(/\n{3,}/g, '\n\n'),
  )
