import type { MarkedToken, Token, Tokens } from 'marked'
import { addressIn, isPictureTaken } from '../attributes.ts'
import { type ItemRead, listOf } from '../lists.ts'
import { withMark } from '../marks.ts'
import type { Block, Cell, Document, Inline, Mark, Paragraph, Text } from '../schema.ts'
import { decoded } from './entities.ts'
import { tokensOf, tokensOfLine } from './lex.ts'
import { notesApart, type Notes, withNotes } from './notes.ts'
import { splitter } from './split.ts'

type Named<Type extends MarkedToken['type']> = Extract<MarkedToken, { type: Type }>
type Marks = readonly Mark[]
type BlockName = 'space' | 'paragraph' | 'heading' | 'list' | 'blockquote' | 'code' | 'table' | 'hr' | 'def'
type InlineName =
  | 'strong'
  | 'em'
  | 'codespan'
  | 'del'
  | 'link'
  | 'image'
  | 'br'
  | 'escape'
  | 'html'
  | 'text'
  | 'checkbox'

/** So deep things stand in each other; what lies deeper is shown as it was typed. */
const deepest = 12
/** A sign that is meant as itself. */
const escapes = /\\([!-/:-@[-`{-~])/g
const lineBreak = /^<br\s*\/?>$/i

const text = (words: string, marks: Marks = []): Text => ({ type: 'text', text: words, ...(marks.length && { marks }) })
const breakWith = (marks: Marks): Inline => ({ type: 'hardBreak', ...(marks.length && { marks }) })

/** The lines of a text as they are. */
const asTyped = (raw: string, marks: Marks = []): Inline[] =>
  raw
    .replace(/\n+$/, '')
    .split('\n')
    .flatMap((line, at) => [...(at ? [breakWith(marks)] : []), ...(line ? [text(line, marks)] : [])])

const line = (tokens: readonly Token[] | undefined, marks: Marks, depth: number): Inline[] =>
  (tokens ?? []).flatMap(token => {
    const read = inlines[token.type as InlineName] as ReadInline<InlineName> | undefined
    return read && depth < deepest ? read(token as never, marks, depth + 1) : asTyped(token.raw, marks)
  })

type ReadInline<Type extends InlineName> = (token: Named<Type>, marks: Marks, depth: number) => readonly Inline[]
const marked =
  (mark: Mark) =>
  ({ tokens }: { tokens: Token[] }, marks: Marks, depth: number) =>
    line(tokens, withMark(marks, mark), depth)

/** A picture of others, and HTML, are no more than their words. */
const inlines: { readonly [Type in InlineName]: ReadInline<Type> } = {
  strong: marked({ type: 'bold' }),
  em: marked({ type: 'italic' }),
  codespan: (token, marks) => [text(token.text, withMark(marks, { type: 'code' }))],
  del: (token, marks, depth) =>
    token.raw.startsWith('~~')
      ? marked({ type: 'strike' })(token, marks, depth)
      : [text('~', marks), ...line(token.tokens, marks, depth), text('~', marks)],
  link({ href, tokens }, marks, depth) {
    const address = addressIn(href)
    return line(tokens, address ? withMark(marks, { type: 'link', attrs: { href: address } }) : marks, depth)
  },
  image({ href, text: typed, raw }, marks) {
    const alt = typed.replaceAll(escapes, '$1')
    if (isPictureTaken(href))
      return [{ type: 'image', attrs: { src: href, ...(alt && { alt }) }, ...(marks.length && { marks }) }]
    // The letters of a picture that lies in its address say nothing to anybody.
    return alt || !href.startsWith('data:') ? [text(alt || raw, marks)] : []
  },
  br: (_, marks) => [breakWith(marks)],
  escape: (token, marks) => [text(token.text, marks)],
  html: ({ raw }, marks) => (lineBreak.test(raw.trim()) ? [breakWith(marks)] : [text(raw, marks)]),
  text: (token, marks, depth) =>
    token.tokens ? line(token.tokens, marks, depth) : token.text ? [text(decoded(token.text), marks)] : [],
  // An item says itself whether it is a task.
  checkbox: () => [],
}

const paragraph = (content: readonly Inline[], textAlign?: Tokens.TableCell['align']): Paragraph => ({
  type: 'paragraph',
  ...(textAlign && { attrs: { textAlign } }),
  ...(content.length && { content }),
})

const cells = (type: Cell['type'], row: readonly Tokens.TableCell[], depth: number) =>
  ({
    type: 'tableRow',
    content: row.map(({ tokens, align }) => ({ type, content: [paragraph(line(tokens, [], depth), align)] })),
  }) as const

/** Items in their order, tasks apart from points: Markdown writes both with one sign, a document has lists of each. */
const alike = (items: readonly ItemRead[]): readonly (readonly ItemRead[])[] => {
  const lists: ItemRead[][] = []
  for (const item of items) {
    const last = lists.at(-1)
    const isSame = last && (last[0]?.checked === undefined) === (item.checked === undefined)
    if (isSame) last.push(item)
    else lists.push([item])
  }
  return lists
}

type ReadBlock<Type extends BlockName> = (token: Named<Type>, depth: number) => readonly Block[]
const blocks: { readonly [Type in BlockName]: ReadBlock<Type> } = {
  space: () => [],
  paragraph: ({ tokens }, depth) => [paragraph(line(tokens, [], depth))],
  // One without words is about to get them, or was left at its first sign.
  heading: ({ depth: level, tokens }, depth) =>
    tokens.length ? [{ type: 'heading', attrs: { level }, content: line(tokens, [], depth) }] : [],
  list({ ordered, start, items }, depth) {
    const read = items.map(({ task, checked = false, tokens }) => ({
      ...(task && { checked }),
      blocks: several(tokens, depth + 1),
    }))
    if (ordered) return read.length ? [listOf(read, Number(start))] : []
    return alike(read).map(items => listOf(items))
  },
  blockquote({ tokens }, depth) {
    const content = several(tokens, depth)
    return [{ type: 'blockquote', content: content.length ? content : [paragraph([])] }]
  },
  code: ({ text: typed, lang }) => {
    const language = lang?.trim().split(/\s/)[0]
    return [
      {
        type: 'codeBlock',
        ...(language && { attrs: { language } }),
        ...(typed && { content: [{ type: 'text', text: typed }] }),
      },
    ]
  },
  table: ({ header, rows }, depth) => [
    {
      type: 'table',
      content: [cells('tableHeader', header, depth), ...rows.map(row => cells('tableCell', row, depth))],
    },
  ],
  hr: () => [{ type: 'horizontalRule' }],
  def: ({ raw }) => [paragraph(asTyped(raw))],
}

/** Words that stand among blocks, such as those of an item, are a paragraph. */
const several = (tokens: readonly Token[], depth: number): readonly Block[] =>
  tokens.flatMap((token): readonly Block[] => {
    if (depth >= deepest) return [paragraph(asTyped(token.raw))]
    if (token.type === 'checkbox') return []
    const read = blocks[token.type as BlockName] as ReadBlock<BlockName> | undefined
    if (read) return read(token as never, depth + 1)
    const isBlock = token.type === 'html' && token.block && !lineBreak.test(token.raw.trim())
    return [paragraph(isBlock ? asTyped(token.raw) : line([token], [], depth))]
  })

/** One block of Markdown, as `splitter` gives it. */
export const readBlock = (block: string): readonly Block[] => (block.trim() ? several(tokensOf(block), 0) : [])

/** The words of a note, in one line: what begins like a list, a heading or a quote is its words, too. */
export const readNote = (words: string): readonly Text[] =>
  line(tokensOfLine(words.trim().replaceAll(/\s*\n\s*/g, ' ')), [], 0).filter(one => one.type === 'text')

/** Blocks with their notes; what nobody calls for stays what was typed. */
const noted = (blocks: readonly Block[], notes: Notes): readonly Block[] => {
  const called = new Set<string>()
  const content = withNotes(blocks, name => {
    const note = notes.get(name)
    if (note) called.add(name)
    return note && readNote(note.words)
  })
  const others = [...notes].filter(([name]) => !called.has(name))
  return [...content, ...others.flatMap(([, { typed }]) => readBlock(typed))]
}

/**
 * Markdown as a document: headings, lists, tasks, tables, quotes, code, links, notes. HTML is what was typed, and so is
 * what is too long or too deep to be read; it takes time in proportion to the length.
 */
export const fromMarkdown = (markdown: string): Document => {
  const { blocks, notes } = notesApart(splitter()(markdown))
  const read = blocks.flatMap(readBlock)
  const content = notes.size ? noted(read, notes) : read
  return { type: 'doc', content: content.length ? content : [paragraph([])] }
}
