import type { Align, Inline, Mark } from '#shared/document/schema.ts'
import type { Line } from '../building/entries.ts'
import { linkOfField } from '../building/field.ts'
import { type Looks, marksOf, sayWith } from '../building/looks.ts'
import type { Count } from './lists.ts'
import type { Style } from './styles.ts'

/** A field of Word: its code is read until its result begins, which leads where the code says. */
type Field = { code: string; isCode: boolean; link?: string }

/** A paragraph while it is read, with the run in hand. */
export type OpenParagraph = {
  readonly inlines: Inline[]
  readonly links: (string | undefined)[]
  readonly fields: Field[]
  readonly isHead: boolean
  /** How many places and tables it lies in. */
  readonly depth: number
  style?: string
  list?: string
  level?: number
  heading?: number
  jc?: string
  isRtl?: boolean
  indent?: number
  /** A line below it. */
  isUnderlined?: boolean
  /** Lines as low as they are between two tables. */
  isLow?: boolean
  /** Room below it, said of itself. */
  after?: number
  looks: Looks
  marks?: readonly Mark[]
}

export const openParagraph = (depth: number, isHead: boolean): OpenParagraph => ({
  ...{ inlines: [], links: [], fields: [], looks: {}, isHead, depth },
})

const linkIn = ({ links, fields }: OpenParagraph) => links.at(-1) ?? fields.findLast(({ link }) => link)?.link

/** What the run in hand looks like, worked out once for all that it says. */
const marksIn = (paragraph: OpenParagraph) =>
  (paragraph.marks ??= marksOf(paragraph.looks, { link: linkIn(paragraph), isHead: paragraph.isHead }))

/** Says words in the looks of the run in hand; what is hidden is not said. */
export const sayIn = (paragraph: OpenParagraph, text: string) => {
  const { inlines, looks } = paragraph
  if (looks.hidden || !text) return
  sayWith(inlines, text, marksIn(paragraph))
}

/** Lays a picture into the line; it leads where the words around it do. */
export const pictureIn = (paragraph: OpenParagraph, attrs: Extract<Inline, { type: 'image' }>['attrs']) => {
  const marks = marksIn(paragraph).filter(({ type }) => type === 'link')
  paragraph.inlines.push({ type: 'image', attrs, ...(marks.length && { marks }) })
}

/** More of the code of the field in hand. */
export const codeIn = (paragraph: OpenParagraph | undefined, text: string) => {
  const field = paragraph?.fields.at(-1)
  if (field?.isCode) field.code += text
}

/** What begins, parts and ends a field. */
export const fieldIn = (paragraph: OpenParagraph, kind: string | undefined) => {
  paragraph.marks = undefined
  const last = paragraph.fields.at(-1)
  if (kind === 'begin') paragraph.fields.push({ code: '', isCode: true })
  else if (kind === 'separate' && last) {
    last.isCode = false
    last.link = linkOfField(last.code)
  } else if (kind === 'end') paragraph.fields.pop()
}

/** Word's beginning and end of a line, and its left and right, which mean the same. */
const alignOf = (jc: string | undefined, isRtl: boolean | undefined): Align | undefined => {
  if (jc === 'center') return 'center'
  if (jc === 'both' || jc === 'distribute') return 'justify'
  return jc === 'right' || jc === 'end' ? (isRtl ? 'left' : 'right') : undefined
}

const isBlank = (inlines: readonly Inline[]) => inlines.every(one => one.type === 'text' && !one.text.trim())

/** A line as it was read; undefined where it only keeps two tables apart. */
export const lineOf = (paragraph: OpenParagraph, style: Style, count: Count | undefined): Line | undefined => {
  const { jc = style.jc, isRtl = style.isRtl, indent, isUnderlined, isLow, after = 0 } = paragraph
  const inlines = isBlank(paragraph.inlines) && !style.code ? [] : paragraph.inlines
  if (!inlines.length && isLow) return undefined
  const heading = paragraph.heading ?? style.heading
  const textAlign = alignOf(jc, isRtl)
  return {
    inlines,
    ...(isRtl && { dir: 'rtl' }),
    ...(textAlign && { textAlign }),
    ...(heading && inlines.length && { heading: Math.min(6, heading) }),
    ...(style.title && { isTitle: true }),
    ...(count && !heading && { list: count }),
    ...(style.quoted && { quoted: true }),
    ...(style.code && { code: true, ends: after > 0 }),
    ...(indent && { indent }),
    ...(isUnderlined && !inlines.length && { rule: true }),
  }
}
