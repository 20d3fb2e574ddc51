import type { Direction, Footnote } from '#shared/document/schema.ts'
import type { Leaving } from '../leaving.ts'
import { referencesOf, media, relationships } from './references.ts'
import { blocksWith, title } from './blocks.ts'
import { besideBody, fileOf, footerId } from './file.ts'
import { paragraphOf, runOf, runsOf } from './inlines.ts'
import { numberings } from './lists.ts'
import { footerOf, pagesOf } from './page.ts'
import { stylesFor } from './styles.ts'
import { value } from './xml.ts'

/** The sign of a note, where it says what it does. */
const noteSign = `<w:r><w:rPr>${value('rStyle', 'FootnoteReference')}</w:rPr><w:footnoteRef/></w:r>${runOf(' ')}`

/** A document as a Word file: styles, lists and tables of Word's own, in the language of the text. */
export const wordOf = (leaving: Leaving): Uint8Array => {
  const { document, language, direction, pictures, isTitled } = leaving
  const cards = !!leaving.cards
  const [beside, kept, numbers] = [{ body: besideBody(), notes: relationships() }, media(), numberings()]
  const notes: string[] = []
  const inNotes = referencesOf(beside.notes, kept, () => 0)
  const note = ({ content }: Footnote, around: Direction) => {
    const runs = runsOf(content, { direction: around, pictures, beside: inNotes })
    const properties = value('pStyle', 'FootnoteText') + (around === 'rtl' ? '<w:bidi/>' : '')
    return notes.push(paragraphOf(properties, noteSign + runs))
  }
  const write = blocksWith(pictures, referencesOf(beside.body, kept, note), numbers)
  const around = { direction, level: -1 }
  const texts = leaving.cards?.flatMap((blocks, at) =>
    blocks.map((block, place) => write([block], { ...around, breaks: at > 0 && place === 0 })),
  )
  const whole = () => {
    const [first, ...rest] = document.content
    if (!isTitled || !first) return write(document.content, around)
    return write([first], { ...around, style: title }) + write(rest, around)
  }
  const body = texts?.join('') ?? whole()
  return fileOf(leaving, {
    ...{ notes, beside, media: kept.entries },
    body: body + pagesOf(cards, footerId),
    numbering: numbers.xml(),
    styles: stylesFor(language, cards),
    footer: footerOf(cards),
  })
}
