import type { Shape } from '#shared/answers.ts'
import { asMarkdown } from '#shared/markdown.ts'
import { localeOf } from '#shared/text.ts'
import type { VersionView } from '#server/runs/shown.ts'
import { answerIn, lineOf, textOfAnswer } from '../refine/comes-from.ts'
import type { WrittenFrom } from './added.ts'

type Of = {
  readonly shape: Shape
  readonly language: string
  /** The version that stands there, as Markdown, and whether its reader has made it by hand. */
  readonly run: string | undefined
  readonly hand: boolean
  readonly written: string
}

/**
 * What a model wrote of a text, as Markdown, and what its reader has made of the versions that it was written from. Of
 * a version by hand that is the text it was made of; nothing where that is not there any more.
 */
export const writtenIn = (
  versions: readonly VersionView[],
  { shape, language, run, hand, written }: Of,
): Pick<WrittenFrom, 'written' | 'byHand'> => {
  const all = lineOf(versions, run)
  // What was written anew was written from its form alone.
  const line = all.slice(0, all.findIndex(one => !one.hand && !one.refinement) + 1 || undefined)
  const textOf = (one: VersionView) => textOfAnswer(one, answerIn(versions, one._id, { run, variant: undefined }))
  const byHand = line.slice(0, -1).flatMap((one, at) => {
    const earlier = line[at + 1]
    const own = one.refinement?.answer
    const after = one.hand ? one.text : own === undefined ? undefined : asMarkdown(shape, own, localeOf(language))
    return earlier && after !== undefined ? [{ before: textOf(earlier), after }] : []
  })
  const source = line.find(one => !one.hand)
  return { written: hand ? (source ? textOf(source) : '') : written, byHand }
}
