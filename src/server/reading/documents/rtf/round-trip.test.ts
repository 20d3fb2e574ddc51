import fc from 'fast-check'
import { expect, test } from 'vitest'
import { documents, picture, plainly } from '#tests/documents/any-document.ts'
import { checkDocument } from '#shared/document/check.ts'
import type { Block, Document, Inline } from '#shared/document/schema.ts'
import { columnsOf } from '#shared/document/tables.ts'
import { rtfOf } from '../../../exports/rtf/rtf.ts'
import { pictureInside } from '../../../exports/reading/pictures.ts'
import { openDocument } from '../read-document.ts'

/** What stands in a heading is bold in Rich Text, and nobody can tell who wanted that. */
const withPlainHeadings = ({ type, content }: Document): Document => ({
  type,
  content: content.map(block => {
    if (block.type !== 'heading') return block
    const content = block.content?.map((one): Inline => {
      const marks = one.type === 'text' ? one.marks?.filter(({ type }) => type !== 'bold') : undefined
      return one.type === 'text' ? { type: 'text', text: one.text, ...(marks?.length && { marks }) } : one
    })
    return { ...block, content }
  }),
})

/** A column that no row has a field of is none in Rich Text. */
const hasAllColumns = (block: Block) =>
  block.type !== 'table' || block.content.some(({ content }) => content.length === columnsOf(block))

const opened = async (document: Document) => {
  const drawn = pictureInside(picture)
  const pictures = new Map(drawn ? [[picture, drawn]] : [])
  const bytes = rtfOf({ document, title: 'Bericht', language: 'de', direction: 'ltr', pictures })
  const read = await openDocument(bytes, 'alles.rtf')
  if (!read.document) throw new TypeError('It was not read as a document.')
  return { ...read, document: read.document }
}

test('what leaves as Rich Text and is opened again is the same document, and nothing is said to be lost', async () => {
  await fc.assert(
    fc.asyncProperty(documents, async document => {
      fc.pre(document.content.every(hasAllColumns))
      expect(checkDocument(document)).toHaveProperty('document')
      const { document: again, lost, title } = await opened(document)
      expect(plainly(again)).toEqual(plainly(withPlainHeadings(document)))
      expect({ lost, title }).toEqual({ lost: [], title: 'Bericht' })
      expect(checkDocument(again)).toHaveProperty('document')
    }),
    { numRuns: 120 },
  )
}, 120_000)
