import type { Block, Document, Inline } from '#shared/document/schema.ts'
import { blocksOfItem, isBlank, wordsOfLine } from '#shared/document/words.ts'

/** What stands on one card, in letters that are read at a glance. */
export type Card = readonly Block[]

/** So much fits on a card, in characters. */
const room = 190

const lengthOf = (one: Inline) => (one.type === 'text' ? one.text.length : 1)

/** A line from one place of its words to another, with the looks they have. */
const cut = (line: readonly Inline[], from: number, to: number): readonly Inline[] => {
  let at = 0
  return line.flatMap((one): readonly Inline[] => {
    const start = at
    at += lengthOf(one)
    const [first, last] = [Math.max(from, start), Math.min(to, at)]
    if (first >= last) return []
    return one.type === 'text' ? [{ ...one, text: one.text.slice(first - start, last - start) }] : [one]
  })
}

/** Where words end of which as many as fit are read together: at sentences, and in long ones at spaces. */
const endsIn = (words: string, language: string): readonly number[] => {
  const sentences = [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(words)]
  const pieces = sentences.flatMap(({ segment, index }) => {
    if (segment.length <= room) return [index + segment.length]
    const most = Math.ceil(segment.length / Math.ceil(segment.length / room)) + 15
    return [...segment.matchAll(new RegExp(`.{1,${most}}(?:\\s+|$)|\\S{1,${most}}`, 'gsu'))].map(
      ({ 0: piece, index: at }) => index + at + piece.length,
    )
  })
  const ends: number[] = []
  let begun = 0
  for (const [at, end] of pieces.entries()) {
    const next = pieces[at + 1]
    if (next === undefined || next - begun > room) {
      ends.push(end)
      begun = end
    }
  }
  return ends
}

/** One line as its thoughts: a short one is one thought. */
const thoughtsOf = (line: readonly Inline[], language: string): readonly (readonly Inline[])[] => {
  const words = line.map(one => (one.type === 'text' ? one.text : ' ')).join('')
  let from = 0
  return endsIn(words, language).map(to => {
    const thought = cut(line, from, to)
    from = to
    return thought
  })
}

const isWritten = (card: Card) => card.some(block => !isBlank(block))

/**
 * A speech as cards to be held: one thought a card, under the heading it follows. Paragraphs that are too long for one
 * are parted at their sentences; each item of a list is a thought.
 */
export const cardsOf = ({ content }: Document, language: string): readonly Card[] => {
  const cards: Card[] = []
  let headings: Block[] = []
  const put = (block: Block) => {
    cards.push([...headings, block])
    headings = []
  }
  const lay = (blocks: readonly Block[]) => {
    for (const block of blocks) {
      if (block.type === 'heading') headings.push(block)
      else if (block.type === 'paragraph')
        for (const thought of thoughtsOf(block.content ?? [], language))
          put({ ...block, content: thought, ...(block.attrs && { attrs: block.attrs }) })
      else if (block.type === 'blockquote') lay(block.content)
      else if (block.type === 'bulletList' || block.type === 'orderedList' || block.type === 'taskList')
        for (const item of block.content) lay(blocksOfItem(item))
      else if (block.type === 'codeBlock')
        lay([{ type: 'paragraph', content: [{ type: 'text', text: wordsOfLine(block.content) }] }])
      else if (block.type === 'table') put(block)
    }
  }
  lay(content)
  return [...cards, headings].filter(isWritten)
}
