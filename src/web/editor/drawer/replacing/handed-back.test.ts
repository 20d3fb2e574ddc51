// @vitest-environment happy-dom
import { Editor } from '@tiptap/core'
import { Node } from '@tiptap/pm/model'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Block, Cell, Document } from '#shared/document/schema.ts'
import { documents } from '#tests/documents/any-document.ts'
import { asContent } from '../../text/content.ts'
import { documentExtensions } from '../../text/extensions.ts'
import { changed } from './apply.ts'
import { changesBetween } from './changes.ts'
import { givenOf } from './given.ts'
import { wholeOf } from './target.ts'

const { schema } = new Editor({ element: null, extensions: documentExtensions('', {}), textDirection: 'auto' })

/** A text after a model was given it and answered it with these words in the place of others. */
const answered = (document: Document, ...replaced: readonly (readonly [string, string])[]) => {
  const target = wholeOf(Node.fromJSON(schema, asContent(document)))
  const given = givenOf(target)
  const answer = replaced.reduce((text, [was, now]) => text.replace(was, now), given.markdown)
  const changes = changesBetween(target, given, answer)
  return { changes: changes.map(({ now }) => now), doc: changed(target, changes).doc, given: given.markdown }
}
/** The same where those words were typed. */
const typed = (document: Document, ...replaced: readonly (readonly [string, string])[]) => {
  const json = replaced.reduce((text, [was, now]) => text.replace(was, now), JSON.stringify(asContent(document)))
  return Node.fromJSON(schema, JSON.parse(json)).toJSON() as unknown
}

const text = (words: string, ...marks: ('bold' | 'underline')[]) =>
  ({ type: 'text', text: words, ...(marks.length && { marks: marks.map(type => ({ type })) }) }) as const
const paragraph = (...content: ReturnType<typeof text>[]): Block => ({ type: 'paragraph', content })
const list = (...items: string[]): Block => ({
  type: 'bulletList',
  content: items.map(item => ({ type: 'listItem', content: [paragraph(text(item))] })),
})
const cell = (attrs: Cell['attrs'], ...content: Block[]): Cell => ({
  type: 'tableCell',
  ...(attrs && { attrs }),
  content,
})
const row = (...content: Cell[]) => ({ type: 'tableRow', content }) as const

const rich: Document = {
  type: 'doc',
  content: [
    { type: 'paragraph' },
    paragraph(text('Hinweis:', 'bold'), text('Text mit '), text('Ofen-', 'bold'), text('Bau  hier.', 'underline')),
    { type: 'paragraph' },
    { type: 'paragraph' },
    {
      type: 'table',
      content: [
        row(cell({ rowspan: 2 }, paragraph(text('Haus'))), cell({ colspan: 2 }, paragraph(text('Feld')))),
        row(cell(undefined, list('rot', 'blau')), cell(undefined, paragraph(text('eins')), paragraph(text('zwei')))),
      ],
    },
    paragraph(text('Ende.')),
    { type: 'paragraph' },
  ],
}

test('where a model changes some words, all that Markdown cannot say of the others stays', () => {
  const words = [
    ['mit', 'ohne'],
    ['Haus', 'Garten'],
    ['Feld', 'Wald'],
    ['blau', 'gelb'],
    ['zwei', 'drei'],
  ] as const
  const { changes, doc } = answered(rich, ...words)
  expect(changes).toEqual(words.map(([, now]) => now))
  expect(doc.toJSON()).toEqual(typed(rich, ...words))
})

test('fields that an answer adds to a table are taken as it says them', () => {
  const { changes } = answered(rich, ['|  | - rot', '| Keller | - rot'])
  expect(changes).toHaveLength(1)
  expect(changes[0]).toContain('Keller')
})

test('a text that is handed back as it was given has no changes, with one new word only this one', () => {
  fc.assert(
    fc.property(documents, document => {
      expect(answered(document).changes, answered(document).given).toEqual([])
      const word = ['Dazwischen.', 'Mittendrin.'] as const
      const { doc, given } = answered(document, word)
      expect(doc.toJSON(), given).toEqual(typed(document, word))
    }),
    { numRuns: 200 },
  )
})
