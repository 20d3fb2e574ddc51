import {
  ExternalHyperlink,
  FootnoteReferenceRun,
  ImageRun,
  type IRunOptions,
  type ParagraphChild,
  Tab,
  TextRun,
} from 'docx'
import { groundOf, markOf } from '#shared/document/marks.ts'
import type { Direction, Footnote, Image, Inline, Text } from '#shared/document/schema.ts'
import type { Pictures } from '../leaving.ts'
import { sizeOf } from '../sizes.ts'
import { colours, mono } from './styles.ts'

const fromTheRight = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** Word has its colours without the sign. */
const digits = (colour: string | undefined) => colour?.slice(1)

const looksOf = (of: Text, direction: Direction, bold: boolean): IRunOptions => {
  const [colour, ground, code] = [markOf(of, 'textStyle')?.attrs.color, groundOf(of), markOf(of, 'code')]
  return {
    ...((markOf(of, 'bold') || bold) && { bold: true, boldComplexScript: true }),
    ...(markOf(of, 'italic') && { italics: true, italicsComplexScript: true }),
    ...(markOf(of, 'underline') && { underline: {} }),
    ...(markOf(of, 'strike') && { strike: true }),
    ...(markOf(of, 'subscript') && { subScript: true }),
    ...(markOf(of, 'superscript') && { superScript: true }),
    ...(colour && { color: digits(colour) }),
    ...(code && { font: mono, size: 20 }),
    ...((code || ground) && { shading: { type: 'clear' as const, fill: digits(ground) ?? colours.tint } }),
    ...(markOf(of, 'link') && { style: 'Hyperlink' }),
    ...(direction === 'rtl' && fromTheRight.test(of.text) && { rightToLeft: true }),
  }
}

/** Words as Word has them: a tab is no letter there. */
export const lettersOf = (text: string): IRunOptions =>
  text.includes('\t')
    ? { children: text.split('\t').flatMap((part, at) => [...(at ? [new Tab()] : []), ...(part ? [part] : [])]) }
    : { text }

/** A picture as Word knows it; WebP it does not. */
const drawn = ({ attrs }: Image, pictures: Pictures) => {
  const [picture, alt] = [pictures.get(attrs.src), attrs.alt ?? '']
  return picture && picture.type !== 'webp'
    ? new ImageRun({
        type: picture.type,
        data: picture.bytes,
        transformation: sizeOf(attrs, picture),
        altText: { name: alt || 'picture', description: alt, title: '' },
      })
    : undefined
}

type In = {
  direction: Direction
  bold?: boolean
  pictures: Pictures
  /** Keeps what a note says, and hands back its number. */
  note(note: Footnote): number
}

/** What stands in a line, as parts of a paragraph. */
export const childrenOf = (
  inlines: readonly Inline[] = [],
  { direction, bold = false, pictures, note }: In,
): ParagraphChild[] =>
  inlines.flatMap((one): ParagraphChild[] => {
    if (one.type === 'hardBreak') return [new TextRun({ break: 1 })]
    if (one.type === 'footnote') return [new FootnoteReferenceRun(note(one))]
    if (one.type === 'image') {
      const image = drawn(one, pictures)
      return image ? [image] : one.attrs.alt ? [new TextRun(one.attrs.alt)] : []
    }
    const run = new TextRun({ ...lettersOf(one.text), ...looksOf(one, direction, bold) })
    const link = markOf(one, 'link')
    return [link ? new ExternalHyperlink({ link: link.attrs.href, children: [run] }) : run]
  })
