import fc from 'fast-check'
import { joined } from '#shared/document/marks.ts'
import type { AnyNode, Block, Cell, Document, Inline, Mark, Table, Text } from '#shared/document/schema.ts'
import { laidOut } from '#shared/document/tables.ts'
import { isInline } from '#shared/document/words.ts'
import { inAddress, png } from './export-texts.ts'

/** Where the pictures of such a document are. */
export const picture = inAddress(png())
const words = fc.constantFrom(
  'Größe',
  'a & b < c',
  'Привет',
  '„Ja“ – 5 €',
  'كلمة',
  '漢字',
  '😀 e\u0301',
  '1. kein Punkt',
  '*',
  'zwei  Leerzeichen',
  ' am\tTab ',
)
const plain: fc.Arbitrary<Mark> = fc.constantFrom(
  ...(['bold', 'italic', 'underline', 'strike', 'code', 'subscript', 'superscript'] as const).map(type => ({ type })),
)
const coloured: fc.Arbitrary<Mark> = fc.constantFrom<Mark>(
  { type: 'textStyle', attrs: { color: '#c00000' } },
  { type: 'highlight', attrs: { color: '#ffff00' } },
  { type: 'highlight' },
)
const byName = (one: Mark, other: Mark) => (one.type < other.type ? -1 : 1)
const link: Mark = { type: 'link', attrs: { href: 'https://a.example/b?c=1&d=2' } }

/** Words may be either below or above the line; a link looks like one, whatever colour and line it is given. */
const sensible = (marks: readonly Mark[], isLink: boolean, isHead: boolean): readonly Mark[] => {
  const has = (name: string) => marks.some(({ type }) => type === name)
  const left = marks.filter(
    ({ type }) =>
      !(type === 'superscript' && has('subscript')) &&
      !(isLink && (type === 'underline' || type === 'textStyle')) &&
      !(isHead && type === 'bold'),
  )
  return isLink ? [link, ...left] : left
}
const text = (isHead = false): fc.Arbitrary<Text> =>
  fc
    .record({
      text: words,
      marks: fc.uniqueArray(fc.oneof(plain, coloured), { maxLength: 3, selector: ({ type }) => type }),
      isLink: fc.boolean(),
    })
    .map(({ text, marks, isLink }) => {
      const all = sensible(marks, isLink, isHead).toSorted(byName)
      return { type: 'text', text, ...(all.length && { marks: all }) }
    })
const between = fc.constantFrom<Inline>(
  { type: 'hardBreak' },
  { type: 'image', attrs: { src: picture, alt: 'Ein Feld', width: 20, height: 10 } },
  { type: 'image', attrs: { src: picture, alt: 'Ein Knopf', width: 10, height: 10 }, marks: [link] },
  {
    type: 'footnote',
    content: [
      { type: 'text', text: 'Siehe ' },
      { type: 'text', text: 'S. 3', marks: [link] },
    ],
  },
)
const line = (isHead = false): fc.Arbitrary<Inline[]> =>
  fc
    .tuple(text(isHead), fc.array(fc.oneof(text(isHead), between), { maxLength: 3 }), text(isHead))
    .map(([first, rest, last]) => [first, ...rest, last])
const placed = fc.constantFrom<Extract<Block, { type: 'paragraph' }>['attrs']>(
  undefined,
  { textAlign: 'center' },
  { textAlign: 'right' },
  { textAlign: 'justify' },
  { dir: 'rtl' },
  { dir: 'rtl', textAlign: 'left' },
)
const paragraph = (isHead = false): fc.Arbitrary<Block> =>
  fc.tuple(line(isHead), placed).map(([content, attrs]) => ({ type: 'paragraph', content, ...(attrs && { attrs }) }))
const empty: fc.Arbitrary<Block> = placed.map(attrs => ({ type: 'paragraph', ...(attrs && { attrs }) }))
const heading: fc.Arbitrary<Block> = fc
  .tuple(line(), placed, fc.integer({ min: 1, max: 6 }))
  .map(([content, attrs, level]) => ({ type: 'heading', content, attrs: { level, ...attrs } }))

const item = (depth: number): fc.Arbitrary<readonly Block[]> =>
  fc
    .tuple(
      line().map((content): Block => ({ type: 'paragraph', content })),
      fc.array(
        line().map((content): Block => ({ type: 'paragraph', content })),
        { maxLength: 1 },
      ),
      depth ? fc.array(list(depth - 1), { maxLength: 1 }) : fc.constant([]),
    )
    .map(([first, more, lists]) => [first, ...more, ...lists])
const list = (depth: number): fc.Arbitrary<Block> =>
  fc
    .record({
      kind: fc.constantFrom('bulletList' as const, 'orderedList' as const, 'taskList' as const),
      start: fc.constantFrom(undefined, 3, 12),
      items: fc.array(fc.tuple(item(depth), fc.boolean()), { minLength: 1, maxLength: 3 }),
    })
    .map(({ kind, start, items }): Block => {
      if (kind === 'taskList')
        return {
          type: kind,
          content: items.map(([content, checked]) => ({ type: 'taskItem', attrs: { checked }, content })),
        }
      const content = items.map(([content]) => ({ type: 'listItem' as const, content }))
      if (kind === 'bulletList') return { type: kind, content }
      return { type: kind, content, ...(start && { attrs: { start } }) }
    })

const table: fc.Arbitrary<Block> = fc
  .record({
    columns: fc.integer({ min: 1, max: 4 }),
    rows: fc.array(
      fc.array(fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }), paragraph()), { maxLength: 4 }),
      { minLength: 1, maxLength: 4 },
    ),
    heads: fc.option(fc.array(paragraph(true), { minLength: 4, maxLength: 4 }), { nil: undefined }),
    isRtl: fc.boolean(),
  })
  .map(({ columns, rows, heads, isRtl }): Table => {
    const claims = rows.map(row => row.map(([colspan, rowspan, of]) => ({ of, colspan, rowspan })))
    const body = laidOut(claims, columns, (attrs, of): Cell => ({
      type: 'tableCell',
      ...(attrs && { attrs }),
      content: [of ?? { type: 'paragraph' }],
    }))
    const head = heads?.slice(0, columns).map((of): Cell => ({ type: 'tableHeader', content: [of] }))
    const content = head ? [{ type: 'tableRow' as const, content: head }, ...body] : body
    return { type: 'table', ...(isRtl && { attrs: { dir: 'rtl' } }), content }
  })
const quote: fc.Arbitrary<Block> = fc
  .array(fc.oneof(paragraph(), list(0)), { minLength: 1, maxLength: 2 })
  .map(content => ({ type: 'blockquote', content: apart(content) }))
const code: fc.Arbitrary<Block> = fc
  .constantFrom('wenn (a < b) {\n\n  gut\n}', 'x', '\teins\n zwei')
  .map(text => ({ type: 'codeBlock', content: [{ type: 'text', text }] }))
const block: fc.Arbitrary<Block> = fc.oneof(
  ...[paragraph(), empty, heading, list(2), table, quote, code, fc.constant<Block>({ type: 'horizontalRule' })],
)
/** Word knows where a list or a quote ends by what follows it: two of them side by side are one. */
const apart = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap(one => [one, { type: 'paragraph', content: [{ type: 'text', text: 'Dazwischen.' }] }])
/** Documents of all that one may hold. */
export const documents: fc.Arbitrary<Document> = fc
  .array(block, { minLength: 1, maxLength: 5 })
  .map(content => ({ type: 'doc', content: apart(content) }))

/** The same written in one way: what is usual is left out, looks stand in one order, pictures have no address. */
export const plainly = (node: AnyNode, around = 'ltr'): unknown => {
  const { attrs = {}, content } = node as { attrs?: Record<string, unknown>; content?: readonly AnyNode[] }
  const dir = typeof attrs.dir === 'string' ? attrs.dir : around
  const { dir: _, src: __, chapter: ___, textAlign, ...rest } = attrs
  const isUsual = textAlign === (dir === 'rtl' ? 'right' : 'left')
  const others = { ...rest, ...(textAlign !== undefined && !isUsual && { textAlign }) }
  const marks = ('marks' in node ? (node.marks ?? []) : []).toSorted(byName)
  const inside = content?.length ? (content.every(isInline) ? joined(content as Inline[]) : content) : []
  return {
    type: node.type,
    ...(node.type === 'text' && { text: node.text }),
    ...(dir !== around && { dir }),
    ...(Object.keys(others).length && { attrs: others }),
    ...(marks.length && node.type !== 'hardBreak' && { marks }),
    ...(inside.length && { content: inside.map(one => plainly(one, dir)) }),
  }
}
