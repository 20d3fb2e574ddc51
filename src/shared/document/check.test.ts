import { describe, expect, test } from 'vitest'
import { checkDocument, most } from './check.ts'

const text = (words: string, ...marks: object[]) => ({ type: 'text', text: words, ...(marks.length && { marks }) })
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
const doc = (...content: object[]) => ({ type: 'doc', content })
const cell = (attrs?: object) => ({ type: 'tableCell', attrs, content: [paragraph(text('a'))] })
const table = (...rows: object[][]) => ({
  type: 'table',
  content: rows.map(content => ({ type: 'tableRow', content })),
})
const wrongOf = (json: unknown) => {
  const checked = checkDocument(json)
  return 'wrong' in checked ? checked.wrong : undefined
}

test('what an editor sends is a document, without what ours does not have', () => {
  const link = { type: 'link', attrs: { href: 'https://a.example', target: '_blank', rel: null, class: null } }
  const sent = doc(
    { type: 'heading', attrs: { level: 2, textAlign: null, dir: 'auto' }, content: [text('شركة', { type: 'bold' })] },
    { type: 'paragraph', attrs: { textAlign: 'right', dir: null }, content: [text('a', link), { type: 'hardBreak' }] },
    {
      type: 'paragraph',
      content: [text('r', { type: 'textStyle', attrs: { color: 'rgb(255, 0, 0)', fontSize: null } })],
    },
    { type: 'orderedList', attrs: { start: 5, type: null }, content: [{ type: 'listItem', content: [paragraph()] }] },
    table([cell({ colspan: 2, rowspan: 1, colwidth: [10, 10] })], [cell(), cell()]),
  )
  expect(checkDocument(sent)).toEqual({
    document: doc(
      { type: 'heading', attrs: { level: 2, dir: 'rtl' }, content: [text('شركة', { type: 'bold' })] },
      {
        type: 'paragraph',
        attrs: { textAlign: 'right' },
        content: [text('a', { type: 'link', attrs: { href: 'https://a.example/' } }), { type: 'hardBreak' }],
      },
      paragraph(text('r', { type: 'textStyle', attrs: { color: '#ff0000' } })),
      { type: 'orderedList', attrs: { start: 5 }, content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }] },
      table([cell({ colspan: 2 })], [cell(), cell()]),
    ),
  })
})

test('signs that no file may hold are not in it', () => {
  const said = 'a\u0000b\u202ec\ud800'
  expect(checkDocument(doc(paragraph(text(said))))).toEqual({ document: doc(paragraph(text('abc\ufffd'))) })
})

const nested = (levels: number): object =>
  levels ? { type: 'blockquote', content: [nested(levels - 1)] } : paragraph(text('Grund'))

describe('what is none says what is wrong, and where', () => {
  test.each<[string, unknown, string]>([
    ['nothing', undefined, 'doc: no node'],
    ['words', 'Text', 'doc: no node'],
    ['an empty one', doc(), 'doc: it is empty'],
    ['a list of nodes', [paragraph()], 'doc: no node'],
    ['a node of others', doc({ type: 'video' }), 'doc.content[0]: video does not stand here'],
    ['one called like what every object has', doc({ type: 'constructor' }), 'doc.content[0]: constructor does not'],
    ['words among blocks', doc(text('a')), 'doc.content[0]: text does not stand here'],
    ['a block in a line', doc(paragraph(paragraph())), 'doc.content[0].content[0]: paragraph does not stand here'],
    ['a mark of others', doc(paragraph(text('a', { type: 'toString' }))), 'no mark is called toString'],
    ['a link that runs', doc(paragraph(text('a', { type: 'link', attrs: { href: 'javascript:x()' } }))), 'no href'],
    ['a picture of others', doc(paragraph({ type: 'image', attrs: { src: 'https://a.example/b.png' } })), 'no src'],
    ['a heading of level 7', doc({ type: 'heading', attrs: { level: 7 } }), 'no level'],
    ['a list without items', doc({ type: 'bulletList' }), 'doc.content[0]: it is empty'],
    [
      'an item that begins with a table',
      doc({ type: 'bulletList', content: [{ type: 'listItem', content: [table([cell()])] }] }),
      'it does not begin with a paragraph',
    ],
    ['a table with a hole', doc(table([cell(), cell()], [cell()])), 'its cells do not cover it'],
    ['a table that overlaps', doc(table([cell({ rowspan: 2 })], [cell()])), 'its cells do not cover it'],
    ['a table of endless width', doc(table([cell({ colspan: 1e9 })])), 'its cells do not cover it'],
    ['content that is no list', doc({ type: 'paragraph', content: {} }), 'content is a list'],
    ['too deep', doc(nested(100)), `deeper than ${most.depth} nodes`],
  ])('%s', (_, json, says) => expect(wrongOf(json)).toContain(says))

  test('more than a text can be', () => {
    expect(wrongOf({ type: 'doc', content: Array.from({ length: most.nodes }, () => paragraph()) })).toContain('nodes')
    expect(wrongOf(doc(paragraph(text('a'.repeat(most.letters)), text('b'))))).toContain('letters')
  })
})
