import { groundOf, markOf } from '#shared/document/marks.ts'
import type { Direction, Footnote, Image, Inline, Text } from '#shared/document/schema.ts'
import { escaped } from '#shared/xml.ts'
import type { Picture, Pictures } from '../leaving.ts'
import { sizeOf } from '../sizes.ts'
import { bold as boldly, colours, ground, mono, size } from './styles.ts'
import { value } from './xml.ts'

const fromTheRight = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** Word has its colours without the sign. */
const digits = (colour: string) => colour.slice(1).toUpperCase()

/** How words look, in the order in which Word wants it said. */
const looksOf = (of: Text, direction: Direction, bold: boolean) => {
  if (!of.marks && !bold && direction === 'ltr') return ''
  const has = (name: 'bold' | 'italic' | 'strike' | 'underline' | 'subscript' | 'superscript') => !!markOf(of, name)
  const [colour, back, code] = [markOf(of, 'textStyle')?.attrs.color, groundOf(of), markOf(of, 'code')]
  return [
    markOf(of, 'link') && value('rStyle', 'Hyperlink'),
    code && mono,
    (has('bold') || bold) && boldly,
    has('italic') && '<w:i/><w:iCs/>',
    has('strike') && '<w:strike/>',
    colour && value('color', digits(colour)),
    code && size(20),
    has('underline') && value('u', 'single'),
    (code || back) && ground(back ? digits(back) : colours.tint),
    has('subscript') ? value('vertAlign', 'subscript') : has('superscript') && value('vertAlign', 'superscript'),
    direction === 'rtl' && fromTheRight.test(of.text) && '<w:rtl/>',
  ]
    .filter(Boolean)
    .join('')
}

const words = (text: string) => (text ? `<w:t xml:space="preserve">${escaped(text)}</w:t>` : '')

/** A run: words of one look. A tab is no letter in Word. */
export const runOf = (text: string, looks = '') =>
  `<w:r>${looks && `<w:rPr>${looks}</w:rPr>`}${text.split('\t').map(words).join('<w:tab/>')}</w:r>`

/** A paragraph, with what is said of it. */
export const paragraphOf = (properties: string, runs = '') =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${runs}</w:p>`

/** So many of Word’s units are a pixel of a screen. */
const units = 9_525
const drawings = 'http://schemas.openxmlformats.org/drawingml/2006'

const drawingOf = (name: string, number: number, alt: string, { width, height }: { width: number; height: number }) => {
  const [wide, high, said] = [Math.round(width * units), Math.round(height * units), escaped(alt)]
  return (
    `<w:r><w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent cx="${wide}" cy="${high}"/>` +
    `<wp:docPr id="${number}" name="${said || 'picture'}" descr="${said}"/>` +
    `<a:graphic xmlns:a="${drawings}/main"><a:graphicData uri="${drawings}/picture">` +
    `<pic:pic xmlns:pic="${drawings}/picture"><pic:nvPicPr><pic:cNvPr id="${number}" name="${said || 'picture'}"/>` +
    `<pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="${name}"/><a:stretch><a:fillRect/></a:stretch>` +
    `</pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${wide}" cy="${high}"/></a:xfrm>` +
    '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline>' +
    '</w:drawing></w:r>'
  )
}

/** What words lead to outside of the text: each keeps what it is told and hands back the name or number for it. */
export type References = Readonly<{
  link(href: string): string
  picture(src: string, picture: Picture): string
  drawn(): number
  note(note: Footnote, direction: Direction): number
}>

type In = { direction: Direction; bold?: boolean; pictures: Pictures; beside: References }

/** A picture as Word knows it; WebP it does not. */
const imageOf = ({ attrs }: Image, { pictures, beside }: In) => {
  const [picture, alt] = [pictures.get(attrs.src), attrs.alt ?? '']
  return picture && picture.type !== 'webp'
    ? drawingOf(beside.picture(attrs.src, picture), beside.drawn(), alt, sizeOf(attrs, picture))
    : alt && runOf(alt)
}

const one = (inline: Inline, means: In) => {
  const { direction, bold = false, beside } = means
  if (inline.type === 'hardBreak') return '<w:r><w:br/></w:r>'
  if (inline.type === 'footnote') {
    const number = beside.note(inline, direction)
    return `<w:r><w:rPr>${value('rStyle', 'FootnoteReference')}</w:rPr><w:footnoteReference w:id="${number}"/></w:r>`
  }
  const run = inline.type === 'image' ? imageOf(inline, means) : runOf(inline.text, looksOf(inline, direction, bold))
  const link = markOf(inline, 'link')
  return link && run ? `<w:hyperlink r:id="${beside.link(link.attrs.href)}" w:history="1">${run}</w:hyperlink>` : run
}

/** What stands in a line, as parts of a paragraph. */
export const runsOf = (inlines: readonly Inline[] = [], means: In) => inlines.map(inline => one(inline, means)).join('')
