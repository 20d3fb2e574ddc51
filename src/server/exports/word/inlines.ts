import { ExternalHyperlink, ImageRun, type IRunOptions, type ParagraphChild, TextRun } from 'docx'
import type { Direction, Document, Inline, Picture, Run, Shown } from '../model.ts'
import { sizeOf } from '../sizes.ts'
import { colours, mono } from './styles.ts'

const fromTheRight = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

const looksOf = (run: Run, direction: Direction, bold: boolean): IRunOptions => ({
  ...((run.bold || bold) && { bold: true, boldComplexScript: true }),
  ...(run.italic && { italics: true, italicsComplexScript: true }),
  ...(run.underline && { underline: {} }),
  ...(run.struck && { strike: true }),
  ...(run.lowered && { subScript: true }),
  ...(run.raised && { superScript: true }),
  ...(run.colour && { color: run.colour }),
  ...(run.code && { font: mono, size: 20 }),
  ...((run.code || run.ground) && { shading: { type: 'clear' as const, fill: run.ground ?? colours.tint } }),
  ...(run.href && { style: 'Hyperlink' }),
  ...(direction === 'rtl' && fromTheRight.test(run.text) && { rightToLeft: true }),
})

/** A picture as Word knows it; WebP it does not. */
const drawn = (shown: Shown, picture: Picture | undefined) =>
  picture && picture.type !== 'webp'
    ? new ImageRun({
        type: picture.type,
        data: picture.bytes,
        transformation: sizeOf(shown, picture),
        altText: { name: shown.alt || 'picture', description: shown.alt, title: '' },
      })
    : undefined

type In = { direction: Direction; bold?: boolean; pictures: Document['pictures'] }

/** What stands in a line, as parts of a paragraph. */
export const childrenOf = (inlines: readonly Inline[], { direction, bold = false, pictures }: In): ParagraphChild[] =>
  inlines.flatMap((one): ParagraphChild[] => {
    if ('line' in one) return [new TextRun({ break: 1 })]
    if ('picture' in one) {
      const image = drawn(one, pictures[one.picture])
      return image ? [image] : one.alt ? [new TextRun(one.alt)] : []
    }
    const run = new TextRun({ text: one.text, ...looksOf(one, direction, bold) })
    return [one.href ? new ExternalHyperlink({ link: one.href, children: [run] }) : run]
  })
