import type { Document } from '#shared/document/schema.ts'
import type { Text } from '#shared/text.ts'
import { wordSpans } from '../spans.ts'
import { blocksIn, type Place, type TextBlock } from './block.ts'
import { type Keyphrase, keyphraseOf, tokensOf } from './keyphrase.ts'
import { type Measured, measured } from './measured.ts'

/** What a page says of itself beside its text. `site` is one's own, such as `example.com`: links to it lead inside. */
export type SeoFrame = Readonly<{
  title: string
  description: string
  keyphrase: string
  site?: string
  /** As `de`; rules about sentences know German and English. */
  language: string
}>

/** A block with its number in the document. */
export type Numbered = Measured & Readonly<{ at: number }>

/** A text as the rules read it, taken apart once. */
export type SeoText = SeoFrame &
  Readonly<{
    phrase: Keyphrase | undefined
    /** All blocks that say something, but for code. */
    blocks: readonly Numbered[]
    /** Those of them that are read in sentences: neither headings nor cells of a table. */
    prose: readonly Numbered[]
    /** How many words it has. */
    count: number
  }>

/** How something is; `better` could be better. */
export type SeoState = 'good' | 'better' | 'bad'

/** What a rule finds: how it is, in a sentence that says what to do, and where. */
export type Judged = Readonly<{ state: SeoState; message: Text; places?: readonly Place[] }>

/** Judges one thing; nothing where there is nothing to judge. */
export type Judge = (about: SeoText) => Judged | undefined

/** The blocks of a document, taken apart for the rules. */
export const seoText = (blocks: readonly TextBlock[], frame: SeoFrame): SeoText => {
  const all = blocks.map((block, at): Numbered => ({ ...measured(block, frame.language), at }))
  const said = all.filter(({ block, count }) => block.kind !== 'code' && count > 0)
  return {
    ...frame,
    phrase: keyphraseOf(frame.keyphrase, frame.language),
    blocks: said
      .concat(all.filter(({ count, block }) => !count && block.pictures.length))
      .toSorted((a, b) => a.at - b.at),
    prose: said.filter(({ block: { kind } }) => kind !== 'heading' && kind !== 'cell'),
    count: said.reduce((sum, { count }) => sum + count, 0),
  }
}
export const seoTextOf = (document: Document, frame: SeoFrame) => seoText(blocksIn(document), frame)

/** The words of a single line, such as a title, as a keyphrase is looked for among them. */
export const lineTokens = (line: string, language: string) => tokensOf(wordSpans(line), line, language)

/** All of a block that is not blank around it. */
export const placeOf = ({ at, block: { text } }: Numbered): Place => {
  const from = text.length - text.trimStart().length
  return { block: at, from, to: Math.max(from, text.trimEnd().length) }
}
