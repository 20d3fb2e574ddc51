import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Problem } from '#shared/problems.ts'
import { docxOf } from '#tests/documents/docx.ts'
import { onePage, stream } from '#tests/documents/pdf.ts'
import { oldVillages } from '#tests/documents/villages.ts'
import { readDocument } from './read-document.ts'

const unseen = /[[\p{Cc}--[\n\t]]\u202a-\u202e\u2066-\u2069\ufeff]/v

/** Reads it, and lets it end only in a clean text or in a problem with a name. */
const endsWell = async (bytes: Uint8Array) => {
  try {
    const { text, words } = await readDocument(bytes, 'datei')
    expect(words).toBeGreaterThan(0)
    expect(text).not.toMatch(unseen)
    expect(text).not.toMatch(/\n{3}|^\s*\n|\s$/)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    expect(error.code).toMatch(/^(file_type|document_(broken|empty|locked|too_large))$/)
  }
}

const pieces = (...all: readonly string[]) =>
  fc
    .array(fc.oneof(fc.constantFrom(...all), fc.string({ unit: 'binary', maxLength: 6 })), { maxLength: 60 })
    .map(some => some.join(''))

const word = pieces(
  ...[
    '<w:p>',
    '</w:p>',
    '<w:r>',
    '</w:r>',
    '<w:t>',
    '</w:t>',
    '<w:tbl>',
    '</w:tbl>',
    '<w:tr>',
    '</w:tr>',
    '<w:tc>',
    '</w:tc>',
  ],
  ...[
    '<w:del>',
    '</w:del>',
    '<w:tab/>',
    '<w:br/>',
    '<w:txbxContent>',
    '</w:txbxContent>',
    '<w:numId w:val="1"/>',
    '&#8238;',
  ],
  ...[
    '<w:gridSpan w:val="999999"/>',
    '<constructor>',
    '<__proto__/>',
    '<!--',
    ']]>',
    '<![CDATA[',
    '&#9999999;',
    '<w:pStyle w:val="Heading1"/>',
  ],
)
const rich = pieces(
  ...[
    '{',
    '}',
    '\\par ',
    '\\cell ',
    '\\row ',
    '\\u8238?',
    "\\'e4",
    '{\\*\\x ',
    '{\\footnote ',
    '{\\listtext ',
    '\\bin9 ',
    '\\uc3 ',
  ],
  ...[
    '\\constructor ',
    '{\\fonttbl{\\f1\\fcharset128 x;}}',
    '\\f1 ',
    '\\trowd\\intbl ',
    '{\\stylesheet{\\s1 heading 1;}}',
    '\\s1 ',
  ],
)
const drawn = pieces(
  ...[
    'BT ',
    'ET ',
    '/F1 12 Tf ',
    '(Größe) Tj ',
    '[(a) -900 (b)] TJ ',
    '1 0 0 1 50 700 Tm ',
    '0 1 -1 0 9 9 Tm ',
    '0 -14 Td ',
    'q ',
    'Q ',
  ],
  ...['/X Do ', '1e9 0 0 1e9 0 0 cm ', '<<', '>>', '[', '/F1 -3 Tf ', '(\\) Tj '],
)

test.each([
  ['Word', word.map(body => docxOf(body))],
  ['Rich Text', rich.map(text => Buffer.from(`{\\rtf1\\ansi ${text}`, 'latin1'))],
  ['PDF', drawn.map(content => onePage(stream(Buffer.from(content, 'latin1'))))],
  ['plain text', fc.uint8Array({ maxLength: 300 })],
  ['a page', fc.string({ unit: 'binary' }).map(text => Buffer.from(`<html><p>${text}`))],
] as const)('whatever stands in it, %s ends as a clean text or as a problem', async (_, documents) => {
  await fc.assert(fc.asyncProperty(documents, endsWell), { numRuns: 150 })
})

test('however a file of the old Word was spoiled, it ends as a text or as a problem', async () => {
  const good = oldVillages()
  const spoiled = fc
    .array(fc.record({ at: fc.nat(good.length - 1), byte: fc.nat(255) }), { minLength: 1, maxLength: 30 })
    .map(changes => changes.reduce((file, { at, byte }) => (file.writeUInt8(byte, at), file), Buffer.from(good)))
  await fc.assert(fc.asyncProperty(spoiled, endsWell), { numRuns: 100 })
})

test('a file of the old Word that counts more sectors than it has is broken', async () => {
  for (const at of [44, 64, 72]) {
    const file = Buffer.from(oldVillages())
    file.writeUInt32LE(14_000_000, at)
    await expect(readDocument(file, 'datei')).rejects.toMatchObject({ code: 'document_broken' })
  }
})

test('a file of the old Word whose sectors lead back to where they were is broken', async () => {
  const good = oldVillages()
  const table = (good.readUInt32LE(76) + 1) * 512
  for (const at of [1, 7, 15]) {
    const file = Buffer.from(good)
    file.writeUInt32LE(at, table + 4 * at)
    await expect(readDocument(file, 'datei')).rejects.toMatchObject({ code: 'document_broken' })
  }
})
