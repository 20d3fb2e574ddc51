import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Problem } from '#shared/problems.ts'
import { zipOf } from '#tests/documents/zip.ts'
import { openArchive } from './archive.ts'
import { limits } from './limits.ts'

/** Opens everything that an archive offers; how many bytes came out, or the problem it ended in. */
const unfolded = (bytes: Uint8Array) => {
  try {
    const archive = openArchive(bytes)
    return archive.names.reduce((sum, name) => sum + (archive.open(name)?.length ?? 0), 0)
  } catch (error) {
    if (error instanceof Problem) return error.code
    throw error
  }
}

const inBounds = (found: ReturnType<typeof unfolded>) =>
  typeof found === 'number'
    ? found <= limits.archive
    : ['document_broken', 'document_too_large', 'document_locked'].includes(found)

const entries = fc.array(
  fc.record(
    {
      name: fc.oneof(
        fc.string({ maxLength: 12 }),
        fc.constantFrom('a', 'A', '../a', '/a', 'a/../../b', 'C:\\a', 'a\0b'),
      ),
      content: fc.oneof(fc.string(), fc.uint8Array({ maxLength: 300 }), fc.constant('a'.repeat(100_000))),
      unfolded: fc.oneof(fc.nat(0xffffffff), fc.constantFrom(0, 1, 100_000, 50 << 20, 0xffffffff)),
      flags: fc.constantFrom(0, 0x800, 1, 8),
      method: fc.constantFrom(0, 8, 9, 99),
      at: fc.nat(5000),
    },
    { requiredKeys: ['name'] },
  ),
  { maxLength: 6 },
)

test('whatever an archive says of itself, it is read within bounds or refused', () => {
  fc.assert(
    fc.property(
      entries,
      fc.option(fc.nat(70_000), { nil: undefined }),
      fc.option(fc.nat(), { nil: undefined }),
      (list, count, directory) => inBounds(unfolded(zipOf(list, { count, directory }))),
    ),
    { numRuns: 500 },
  )
})

test('whatever bytes come, and however an archive was spoiled, it is read within bounds or refused', () => {
  const good = zipOf([
    { name: 'word/document.xml', content: 'Größe '.repeat(500) },
    { name: '[Content_Types].xml', content: 'x' },
  ])
  const spoiled = fc
    .array(fc.record({ at: fc.nat(good.length - 1), byte: fc.nat(255) }), { minLength: 1, maxLength: 8 })
    .map(changes => changes.reduce((file, { at, byte }) => (file.writeUInt8(byte, at), file), Buffer.from(good)))
  const cut = fc.nat(good.length).map(length => good.subarray(0, length))
  fc.assert(
    fc.property(fc.oneof(fc.uint8Array({ maxLength: 2000 }), spoiled, cut), bytes => inBounds(unfolded(bytes))),
    { numRuns: 1000 },
  )
})

test('what was folded comes out as it went in, by its name however it is written', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 5000 }), content => {
      const archive = openArchive(zipOf([{ name: 'word/Document.xml', content }]))
      expect(archive.open('Word/document.xml')).toEqual(Buffer.from(content))
      expect(archive.open('missing.xml')).toBeUndefined()
    }),
  )
})
