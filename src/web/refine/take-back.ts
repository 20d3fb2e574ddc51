import type { Segment } from '#language/comparing/segments.ts'
import type { Answer, Shape } from '#shared/answers.ts'
import { partsOf } from '#shared/markdown.ts'
import { partAt, withText } from '#shared/passages.ts'
import { localeOf } from '#shared/text.ts'
import { type Plain, plain } from './plain.ts'
import { placeOf, recounted, type Stretch } from './recounted.ts'
import { stoodTogether, withParts } from './put-back.ts'
import { countBroken } from './tables.ts'

/** A segment, and of what is not the same, the change it belongs to; `was` is how the number of an item was before. */
export type Changed = Segment & { readonly change?: number; readonly was?: string }

/** What is gone and what is new in one place is one change; they are counted from 0. */
export const numbered = (segments: readonly Changed[]): readonly Changed[] => {
  let change = -1
  let wasSame = true
  return segments.map(segment => {
    const isSame = segment.kind === 'same'
    if (!isSame && wasSame) change++
    wasSame = isSame
    return isSame ? segment : { ...segment, change }
  })
}

const others = { same: 'same', gone: 'new', new: 'gone' } as const

/** The same changes, made the other way round. */
export const mirrored = (segments: readonly Changed[]): readonly Changed[] =>
  segments.map(segment => ({ ...segment, kind: others[segment.kind] }))

const marks = [/\*\*/g, /__/g, /`/g]
const opening = /(?<![\p{L}\p{N}*])\*(?=[^\s*])/gu
const closing = /(?<=[^\s*])\*(?![\p{L}\p{N}*])/gu
const countOf = (text: string, mark: RegExp) => text.match(mark)?.length ?? 0

/** Whether all emphasis that begins in these lines ends in them. */
const isWhole = (lines: string) => {
  const single = lines.replaceAll('**', '').replaceAll(/^\s*\*\s/gm, '')
  return marks.every(mark => countOf(lines, mark) % 2 === 0) && countOf(single, opening) === countOf(single, closing)
}

/** Where a stretch of what is read can stand in its Markdown: with the signs around it, or without. */
const placesOf = ({ markdown, from, to }: Plain, [start, end]: Stretch): readonly Stretch[] => {
  const [before, behind] = [to[start - 1] ?? 0, from[start] ?? markdown.length]
  if (start === end) return [before, behind].map(at => [at, at] as const)
  const [inside, outside] = [to[end - 1] ?? 0, from[end] ?? markdown.length]
  return [before, behind].flatMap(first => [outside, inside].map(last => [first, last] as const))
}

/** The lines that a stretch touches. */
const linesAround = (text: string, [from, to]: Stretch): Stretch => {
  const end = text.indexOf('\n', to)
  return [text.lastIndexOf('\n', from - 1) + 1, end < 0 ? text.length : end]
}

/** The stretches of both texts that a change is about. */
const stretchesOf = (segments: readonly Changed[], change: number) => {
  const first = segments.findIndex(one => one.change === change)
  const last = segments.findLastIndex(one => one.change === change)
  const upTo = (end: number, kind: Segment['kind']) =>
    segments
      .slice(0, end)
      .reduce((sum, one) => sum + (one.kind === 'same' || one.kind === kind ? one.text.length : 0), 0)
  const stretch = (kind: Segment['kind']): Stretch => [upTo(first, kind), upTo(last + 1, kind)]
  return { gone: stretch('gone'), fresh: stretch('new') }
}

/**
 * A text without one of its changes: what stood there before stands there again, with its emphasis and its links.
 * Nothing where the two cannot be put together, as half of a bold passage.
 */
export const without = (was: Plain, is: Plain, segments: readonly Changed[], change: number): string | undefined => {
  const { gone, fresh } = stretchesOf(segments, change)
  const [start, end] = linesAround(is.text, fresh)
  const wanted = is.text.slice(start, fresh[0]) + was.text.slice(...gone) + is.text.slice(fresh[1], end)
  const could = placesOf(is, fresh).flatMap(here => {
    const [first, last] = linesAround(is.markdown, here)
    return placesOf(was, gone).flatMap(there => {
      const put = was.markdown.slice(...there)
      const lines = is.markdown.slice(first, here[0]) + put + is.markdown.slice(here[1], last)
      return plain(lines) === wanted && isWhole(lines) ? [{ first, last, lines }] : []
    })
  })
  // Of several, the one that stood there just so.
  const best = could.find(({ lines }) => was.markdown.includes(lines)) ?? could[0]
  return best && is.markdown.slice(0, best.first) + best.lines + is.markdown.slice(best.last)
}

type Taken = {
  lang: string | undefined
  text: string
  taken: string
  /** The answer that it is compared with, as soon as that is known. */
  before?: Answer | undefined
}

/** An answer that reads as this text without one change; nothing where its texts cannot be put together so. */
export const answerWith = (shape: Shape, answer: Answer, { lang, text, taken, before }: Taken): Answer | undefined => {
  if (countBroken(taken) > countBroken(text)) return undefined
  if (typeof answer === 'string') return recounted(text, taken)
  const [from, to] = placeOf(text, taken)
  const wanted = { text: taken, from, to: to + taken.length - text.length }
  const parts = partsOf(shape, answer, localeOf(lang))
  const put = taken.slice(wanted.from, wanted.to)
  const inOne = () => {
    const part = partAt(parts, from, to)
    if (!part) return undefined
    const now = taken.slice(part.from, part.to + taken.length - text.length)
    return withText(answer, part.path, recounted(text.slice(part.from, part.to), now))
  }
  const isLines = put.includes('\n')
  const within = isLines ? undefined : inOne()
  if (within ?? before === undefined) return within
  // A line that comes back may have been an item or a part of its own, or a paragraph of one text.
  const apart = withParts({ shape, lang, was: before, is: answer, parts, from, to, wanted })
  return apart ?? (isLines && stoodTogether(before, put) ? inOne() : undefined)
}
