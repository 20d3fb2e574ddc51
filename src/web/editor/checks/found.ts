import { address } from '#language/checks/address.ts'
import { checksOf } from '#language/checks/index.ts'
import { languageOf } from '#language/languages.ts'
import { type Seo, type SeoFrame, seoOf, type TextBlock } from '#language/seo/index.ts'
import { type Span, wordSpans } from '#language/spans.ts'
import type { Term } from '#shared/terms.ts'
import { type Remark, remarkOn } from './remark.ts'

/** A block with the number by which both sides know it. */
export type Known = readonly [id: number, block: TextBlock]

/** What is checked: the blocks in their order, of which only those are sent that are not known yet. */
export type Checked = Readonly<{
  document: string
  order: readonly number[]
  fresh: readonly Known[]
  frame: SeoFrame
  terms: readonly Term[]
}>

/** What came of it: remarks on the blocks that were sent, and on how readers are addressed in all of them. */
export type Found = Readonly<{
  remarks: readonly (readonly [id: number, remarks: readonly Remark[]])[]
  addressed: readonly (readonly [id: number, remarks: readonly Remark[]])[]
  seo: Seo
}>

/** The worker has begun anew and knows nothing: everything is to be sent. */
export type Forgotten = 'forgotten'

const enoughWords = 12
/** A passage in another language is checked by that language; one in other letters by what holds everywhere. */
const languageIn = (text: string, language: string) => {
  const words = text.match(/\p{L}+/gu) ?? []
  const foreign = words.filter(word => !/\p{Script=Latin}/u.test(word)).length
  if (2 * foreign > words.length) return 'other'
  return words.length < enoughWords ? language : (languageOf(text) ?? language)
}

const ofBlock = ({ kind, text }: TextBlock, language: string, terms: readonly Term[]): readonly Remark[] => {
  if (kind === 'code') return []
  return checksOf(text, { language: languageIn(text, language), plain: true, terms })
    .filter(finding => finding.kind !== 'address' && finding.to > finding.from)
    .map(({ kind: about, from, to, message, mend, proposal }) =>
      remarkOn(text, { from, to, message, by: 'rules', changes: [mend ?? proposal ?? []].flat() }, about),
    )
}

type Piece = Span & Readonly<{ id: number; text: string }>

/** How readers are addressed holds for a text as a whole: it is looked at in one piece. */
const addressed = (blocks: readonly Known[], language: string) => {
  const pieces: Piece[] = []
  let text = ''
  for (const [id, block] of blocks) {
    if (block.kind === 'code') continue
    pieces.push({ id, text: block.text, from: text.length, to: text.length + block.text.length })
    text += `${block.text}\n`
  }
  const found = address({ text, language, words: wordSpans(text), sentences: [], wanted: {} })
  const byBlock = Map.groupBy(found, ({ from }) => pieces.find(piece => from < piece.to))
  return [...byBlock].flatMap(([piece, remarks]) =>
    piece
      ? [
          [
            piece.id,
            remarks.map(({ from, to, message, kind }) =>
              remarkOn(
                piece.text,
                { from: from - piece.from, to: to - piece.from, message, by: 'rules', changes: [] },
                kind,
              ),
            ),
          ] as const,
        ]
      : [],
  )
}

/** Checks documents, and remembers of the last one what it was told: only what has changed is looked at again. */
export const checker = () => {
  let document = ''
  let blocks = new Map<number, TextBlock>()
  return ({ document: asked, order, fresh, frame, terms }: Checked): Found | Forgotten => {
    if (asked !== document) blocks = new Map()
    document = asked
    for (const [id, block] of fresh) blocks.set(id, block)
    const all = order.flatMap((id): Known[] => {
      const block = blocks.get(id)
      return block ? [[id, block]] : []
    })
    if (all.length < order.length) return 'forgotten'
    blocks = new Map(all)
    return {
      remarks: fresh.map(([id, block]) => [id, ofBlock(block, frame.language, terms)]),
      addressed: addressed(all, frame.language),
      seo: seoOf(
        all.map(([, block]) => block),
        frame,
      ),
    }
  }
}
