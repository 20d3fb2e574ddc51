import { escaped } from '../html.ts'
import { elementsOf, type Make } from './elements.ts'
import type { Block, Direction, Image } from './schema.ts'

type Means = Readonly<{
  /** The direction of what it is laid into. */
  around?: Direction
  /** How a picture is written; without this, as the words that are said of it. */
  picture?: (image: Image) => string
  /** What links say of whoever follows them. */
  rel?: string
  /** Collects what its notes say, for whoever writes a page in several pieces; else they stand at the end. */
  notes?: string[]
}>

const says = (name: string, value: string | number | undefined) =>
  value === undefined ? '' : ` ${name}="${escaped(String(value))}"`

const maker = ({ picture = ({ attrs }) => escaped(attrs.alt ?? ''), rel, notes = [] }: Means): Make<string> => ({
  text: words => [escaped(words)],
  picture: image => [picture(image)],
  note(_, inside) {
    const number = notes.push(inside.join(''))
    return [`<sup id="call-${number}"><a href="#note-${number}" role="doc-noteref">${number}</a></sup>`]
  },
  element(tag, inside, { align, colour, ground, isTask, ...more } = {}) {
    const looks = [
      align && `text-align:${align}`,
      colour && `color:${colour}`,
      ground && `background:${ground}`,
      isTask && 'list-style:none',
    ].filter(Boolean)
    const attributes = Object.entries({
      ...more,
      rel: tag === 'a' ? rel : undefined,
      style: looks.length ? looks.join(';') : undefined,
    })
    const opened = `<${tag}${attributes.map(([name, value]) => says(name, value)).join('')}>`
    return tag === 'hr' || tag === 'br' ? opened : `${opened}${inside.join('')}</${tag}>`
  },
})

/** Notes as the list at the end of a page, each with the way back to its call. */
export const notesAsHtml = (notes: readonly string[]): string => {
  const items = notes.map((note, at) => {
    const back = `<a href="#call-${at + 1}" role="doc-backlink" aria-label="${at + 1}">↩</a>`
    return `<li id="note-${at + 1}">${note} ${back}</li>`
  })
  return items.length ? `<section class="footnotes" role="doc-endnotes"><hr><ol>${items.join('')}</ol></section>` : ''
}

/** Blocks as HTML: it holds nothing that runs, and no address but those that a document may hold. */
export const toHtml = (blocks: readonly Block[], means: Means = {}): string => {
  const { notes = [], around } = means
  const body = elementsOf(blocks, maker({ ...means, notes }), around).join('')
  return means.notes ? body : body + notesAsHtml(notes)
}
