// @vitest-environment happy-dom
import { Editor } from '@tiptap/core'
import { expect, test } from 'vitest'
import { checkDocument } from '#shared/document/check.ts'
import { fromMarkdown } from '#shared/document/markdown/read.ts'
import type { Document } from '#shared/document/schema.ts'
import { columnsOf } from '#shared/document/tables.ts'
import { wordsOf } from '#shared/document/words.ts'
import { asContent, documentOf } from './content.ts'
import { documentExtensions } from './extensions.ts'

const { schema } = new Editor({ element: null, extensions: documentExtensions('', {}), textDirection: 'auto' })
const opened = (document: Document) => schema.nodeFromJSON(asContent(document))

const everything = `# Titel

Mit **fett**, *kursiv*, ~~weg~~, \`code\`, **\`beidem\`** und [Link](https://example.org/)[^1].

- [x] getan
- [ ] offen

5. fünf
   - tiefer

> Zitat

\`\`\`js
a < b
\`\`\`

| A | B |
| --- | ---: |
| 1 | 2 |

***

![Bild](/files/bild-1)

[^1]: Eine *Note*.`

const marked: Document = {
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      attrs: { textAlign: 'center' },
      content: (['underline', 'subscript', 'superscript'] as const)
        .map(type => ({ type: 'text' as const, text: type, marks: [{ type }] }))
        .concat([
          { type: 'text', text: 'gelb', marks: [{ type: 'highlight', attrs: { color: '#ffee00' } }] },
          { type: 'text', text: 'rot', marks: [{ type: 'textStyle', attrs: { color: '#cc0000' } }] },
        ] as never),
    },
    { type: 'paragraph', content: [{ type: 'text', text: 'نص عربي' }] },
  ],
}

test.each([
  ['Markdown', fromMarkdown(everything)],
  ['looks that Markdown does not have', marked],
])('a document of %s is the same after it was opened', (_, document) => {
  const node = opened(document)
  expect(() => node.check()).not.toThrow()
  const again = documentOf(node)
  expect(checkDocument(again)).toEqual({ document: again })
  expect(wordsOf(again)).toBe(wordsOf(document))
  expect(documentOf(opened(again))).toEqual(again)
  expect(again.content.map(({ type }) => type)).toEqual(document.content.map(({ type }) => type))
})

test('a paragraph runs as its words do, and another way when they change', () => {
  const [german, arabic] = documentOf(opened(marked)).content
  expect([german, arabic].map(block => (block && 'attrs' in block ? block.attrs : {}))).toMatchObject([
    { textAlign: 'center' },
    { dir: 'rtl' },
  ])
  const json = asContent(documentOf(opened(marked)))
  expect(json.content?.map(({ attrs }) => attrs?.dir)).toEqual([undefined, undefined])
})

const cell = (text: string, attrs = {}) => ({
  type: 'tableCell',
  attrs,
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})
const rowOf = (...content: object[]) => ({ type: 'tableRow', content })

test('a table that claims more than there is, or is larger than one may be, keeps its words', () => {
  const wide = {
    type: 'table',
    content: [rowOf(cell('a', { colspan: 40, rowspan: 900 })), rowOf(cell('b'), cell('c'))],
  }
  const long = {
    type: 'table',
    content: Array.from({ length: 1_500 }, (_, at) =>
      rowOf(...Array.from({ length: 20 }, (_, x) => cell(`${at}.${x}`))),
    ),
  }
  const { content } = documentOf(schema.nodeFromJSON({ type: 'doc', content: [wide, long] }))
  expect(wordsOf({ type: 'doc', content }).split('\n').filter(Boolean)).toHaveLength(3 + 30_000)
  expect(content.map(table => (table.type === 'table' ? columnsOf(table) : 0))).toEqual([42, 20, 20])
})
