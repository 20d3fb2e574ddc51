import fc from 'fast-check'
import { expect, test } from 'vitest'
import { documents, picture, plainly } from '#tests/documents/any-document.ts'
import { checkDocument } from '#shared/document/check.ts'
import type { Document } from '#shared/document/schema.ts'
import { wordOf } from '../../../exports/word/word.ts'
import { pictureInside } from '../../../exports/reading/pictures.ts'
import { openDocument } from '../read-document.ts'

const opened = async (document: Document) => {
  const drawn = pictureInside(picture)
  const pictures = new Map(drawn ? [[picture, drawn]] : [])
  const bytes = await wordOf({ document, title: 'Bericht', language: 'de', direction: 'ltr', pictures })
  const read = await openDocument(bytes, 'alles.docx')
  if (!read.document) throw new TypeError('It was not read as a document.')
  return { ...read, document: read.document }
}

test('what leaves as a Word file and is opened again is the same document, and nothing is said to be lost', async () => {
  await fc.assert(
    fc.asyncProperty(documents, async document => {
      expect(checkDocument(document)).toHaveProperty('document')
      const { document: again, lost, title } = await opened(document)
      expect(plainly(again)).toEqual(plainly(document))
      expect({ lost, title }).toEqual({ lost: [], title: 'Bericht' })
      expect(checkDocument(again)).toHaveProperty('document')
    }),
    { numRuns: 120 },
  )
}, 120_000)
