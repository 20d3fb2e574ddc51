import type { Block, Direction, Document, Inline, List, ListItem, Placed, TaskItem } from '#shared/document/schema.ts'
import { groundOf, markOf } from '#shared/document/marks.ts'
import { columnsOf, headsOf } from '#shared/document/tables.ts'
import { blocksOfItem, tick, wordsOf, wordsOfLine } from '#shared/document/words.ts'
import { Problem } from '#shared/problems.ts'
import { eastAsian, familiesFor } from '../fonts/east-asian.ts'
import type { Leaving, Picture, Pictures } from '../leaving.ts'
import { sizeOf } from '../sizes.ts'
import { openCompiler } from './compiler.ts'
import { descriptionOf, marked } from './marking.ts'

/** So many fields are measured for the width of their columns; in larger tables all columns are the same. */
const mostMeasured = 1_500
/** Letters of which no font of ours has a picture. */
const unknown =
  /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Devanagari}\p{Script=Common}\p{Script=Inherited}])\p{L}/u

/** What has no place to break is given some: addresses at their signs, everything else where the line must end. */
const breakable = (text: string) =>
  text.replaceAll(/\S{30,}/gu, word =>
    word.replaceAll(/([/.?&=_,;:-])(?=[^\s/.?&=_,;:-])|([^/.?&=_,;:\s-]{24})(?=\S)/gu, '$1$2\u200b'),
  )

/** A picture with the name of its file. */
type Drawn = Readonly<{ picture: Picture; file: string }>
type Files = ReadonlyMap<string, Drawn>
const filed = (pictures: Pictures): Files =>
  new Map([...pictures].map(([address, picture], at) => [address, { picture, file: `/picture-${at}.${picture.type}` }]))

/** Looks by the names of their marks. */
const looksOf = (one: Inline): Readonly<Record<string, string | true>> => {
  const looks = (one.marks ?? []).map((mark): [string, string | true] => {
    const [said] = 'attrs' in mark ? Object.values(mark.attrs ?? {}) : []
    return [mark.type, said ?? true]
  })
  const ground = groundOf(one)
  return { ...Object.fromEntries(looks), ...(ground && { highlight: ground }) }
}

const inlineOf = (one: Inline, files: Files): object => {
  if (one.type === 'hardBreak') return { line: true }
  if (one.type === 'footnote') return { note: (one.content ?? []).map(text => inlineOf(text, files)) }
  if (one.type === 'text') {
    const looks = looksOf(one)
    return { ...looks, text: looks.code ? one.text : breakable(streamSafe(tabbed(one.text))) }
  }
  const { attrs } = one
  const drawn = files.get(attrs.src)
  const [alt, link] = [attrs.alt ?? '', markOf(one, 'link')?.attrs.href]
  const shown = drawn ? { alt, file: drawn.file, ...sizeOf(attrs, drawn.picture) } : { text: alt }
  return { ...shown, ...(link && { link }) }
}

/** Typst takes very long over what has thousands of parts: it is set as several, which look like one. */
const most = 1_000
const parted = <Part>(parts: readonly Part[]): readonly (readonly Part[])[] =>
  Array.from({ length: Math.ceil(parts.length / most) }, (_, at) => parts.slice(at * most, (at + 1) * most))

/** In longer paragraphs lines are broken one by one: to find the best breaks, Typst would compare too many. Letters. */
const mostCompared = 10_000

/** Unicode's stream-safe text has at most 30 marks on a letter: what stands above them nobody can read. */
const streamSafe = (text: string) => text.replaceAll(/(\p{M}{30})\p{M}+/gu, '$1')

/** A tab is no letter of any font: it is room for two. */
const tabbed = (text: string) => text.replaceAll('\t', '\u2003\u2003')

/** What stands in an item; that of a task begins with whether it is done. */
const signed = (item: ListItem | TaskItem): readonly Block[] => {
  const [first, ...rest] = item.content
  if (item.type !== 'taskItem' || first?.type !== 'paragraph') return blocksOfItem(item)
  const sign = { type: 'text', text: tick(item.attrs.checked) } as const
  return [{ ...first, content: [sign, ...(first.content ?? [])] }, ...rest]
}

/** The blocks of a document with all that only a page needs to know. */
const forPage = (blocks: readonly Block[], files: Files, around: Direction): readonly object[] => {
  const placed = ({ dir = around, textAlign }: Placed = {}) => ({
    direction: dir,
    ...(textAlign && { align: textAlign }),
  })
  const list = ({ type, attrs, content }: List) => {
    const { direction } = placed(attrs)
    const start = attrs && 'start' in attrs ? (attrs.start ?? 1) : 1
    const items = content.map(item => ({ blocks: forPage(signed(item), files, direction) }))
    return parted(items).map((some, at) => ({
      ...{ kind: 'list', direction, items: some, tasks: type === 'taskList' },
      ...(type === 'orderedList' && { start: start + at * most }),
    }))
  }

  return blocks.flatMap((block): object | readonly object[] => {
    switch (block.type) {
      case 'paragraph':
      case 'heading': {
        const { content = [], attrs } = block
        if (!content.length) return { kind: 'space' }
        const simple = wordsOfLine(content).length > mostCompared && { simple: true }
        const level = block.type === 'heading' && { level: block.attrs.level }
        return parted(content.map(one => inlineOf(one, files))).map(inlines => ({
          ...{ kind: block.type, ...placed(attrs), inlines },
          ...level,
          ...simple,
        }))
      }
      case 'blockquote': {
        const { direction } = placed(block.attrs)
        return { kind: 'quote', direction, blocks: forPage(block.content, files, direction) }
      }
      case 'codeBlock':
        return { kind: 'code', text: wordsOfLine(block.content) }
      case 'horizontalRule':
        return { kind: 'rule' }
      case 'table': {
        const { direction } = placed(block.attrs)
        const columns = columnsOf(block)
        const rows = block.content.map(row =>
          row.content.map(({ type, attrs, content }) => ({
            head: type === 'tableHeader',
            ...attrs,
            blocks: forPage(content, files, direction),
          })),
        )
        const fluid = rows.length * columns <= mostMeasured
        return { kind: 'table', direction, columns, heads: headsOf(block), rows, fluid }
      }
      default:
        return list(block)
    }
  })
}

const bytes = (of: object) => Buffer.from(JSON.stringify(of))

const eastAsianAll = new RegExp(eastAsian, 'gu')
/** Whether there are letters that only fonts of this machine have; its title stands in the file, too. */
const needsMore = (document: Document, title: string) => eastAsian.test(wordsOf(document)) || eastAsian.test(title)

/** Most texts need no more fonts than come along: who does pays for the rest. */
let opening: ReturnType<typeof openCompiler> | undefined
let openingAll: ReturnType<typeof openCompiler> | undefined

const hebrew = /\p{Script=Hebrew}/u

/** Everything that is set, as files: a document goes on over its pages, of cards each is one. */
const filesOf = (leaving: Leaving) => {
  const { document, title, language, direction, pictures, ai, isTitled, cards = [document.content] } = leaving
  const files = filed(pictures)
  const content = cards.map(blocks => forPage(blocks, files, direction))
  const rtl = /^(?:ar|fa|he|ur)$/.test(language) ? language : hebrew.test(JSON.stringify(content)) ? 'he' : 'ar'
  const isCards = cards[0] !== document.content
  return {
    '/document.json': bytes({
      ...{
        title,
        language,
        rtl,
        cards: isCards,
        titled: !!isTitled && !isCards,
        pages: content,
        families: needsMore(document, title) ? familiesFor(language, wordsOf(document)) : [],
      },
      ...(ai && { description: descriptionOf(ai, language) }),
    }),
    ...Object.fromEntries([...files.values()].map(({ file, picture }) => [file, picture.bytes])),
  }
}

type Compile = Awaited<ReturnType<typeof openCompiler>>

const pdfWith =
  (fonts: readonly string[]) =>
  async (leaving: Leaving): Promise<Uint8Array> => {
    const files = filesOf(leaving)
    const more = fonts.length > 0 && needsMore(leaving.document, leaving.title)
    const compile: Compile = await (more ? (openingAll ??= openCompiler(fonts)) : (opening ??= openCompiler()))
    const { ai } = leaving
    const written = files['/document.json'].toString()
    if (unknown.test(more ? written.replaceAll(eastAsianAll, '') : written)) throw new Problem('pdf_letters')
    return ai ? marked(await compile(files), ai) : compile(files)
  }

/**
 * Opens the writer of PDFs, which takes seconds once. It makes a document A4, tagged, with its title and language,
 * numbered where it has several pages, and throws `pdf_letters` where it holds letters that no font of ours has.
 */
export const openPdf = async (fonts: readonly string[] = []) => {
  await (opening ??= openCompiler())
  return pdfWith(fonts)
}
