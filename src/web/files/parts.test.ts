import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lengthOf } from '#shared/text.ts'
import { fitting, joined, partsOf } from './parts.ts'

const words = (count: number, word = 'Wort') => Array.from({ length: count }, () => word).join(' ')
const titles = (text: string, room: number) => partsOf(text, room).map(({ title, piece }) => [title, piece])

const report = [
  'Vorweg ein Satz.',
  '# Jahresbericht',
  words(20),
  '## Zahlen',
  words(30),
  '```\n# kein Titel\n```',
  '## Ausblick',
  words(10),
].join('\n\n')

test('a document is cut where its headings stand; what stands before them is called by its first words', () => {
  expect(titles(report, 1000)).toEqual([
    ['Vorweg ein Satz.', undefined],
    ['Jahresbericht', undefined],
    ['Zahlen', undefined],
    ['Ausblick', undefined],
  ])
  expect(partsOf(report, 1000).map(({ depth }) => depth)).toEqual([0, 0, 1, 1])
  expect(partsOf(report, 1000).map(part => part.words)).toEqual([3, 21, 33, 11])
})

test('a section that is longer than the room comes in numbered pieces, each of which fits', () => {
  const parts = partsOf(`# Kurz\n\nEin Satz.\n\n# Lang\n\n${words(200)}`, 300)
  expect(parts.map(({ title, piece }) => [title, piece]).slice(0, 3)).toEqual([
    ['Kurz', undefined],
    ['Lang', 1],
    ['Lang', 2],
  ])
  for (const { text } of parts) expect(lengthOf(text)).toBeLessThanOrEqual(300)
})

test('without headings it comes in stretches of about the same length, called by their first words', () => {
  const text = Array.from({ length: 40 }, (_, at) => `Absatz ${at + 1}: ${words(20)}.`).join('\n\n')
  const parts = partsOf(text, 1000)
  expect(parts[0]?.title).toMatch(/^Absatz 1: Wort/)
  const lengths = parts.slice(0, -1).map(part => lengthOf(part.text))
  expect(Math.max(...lengths)).toBeLessThanOrEqual(Math.min(...lengths) * 2)
})

test('where everything is a heading, headings are no help', () => {
  const lines = Array.from({ length: 5000 }, (_, at) => `# Zeile ${at}`).join('\n')
  expect(partsOf(lines, 2000).length).toBeLessThanOrEqual(100)
})

test('what fits from the start on is counted with the lines between', () => {
  const parts = partsOf(report, 1000)
  const two = lengthOf(joined(parts.slice(0, 2)))
  expect(fitting(parts, two)).toBe(2)
  expect(fitting(parts, two - 1)).toBe(1)
  expect(fitting(parts, 3)).toBe(0)
})

test('whatever the text and the room, nothing of it is lost, and one part at least finds room', () => {
  const piece = fc.constantFrom('# Titel\n', '## Teil\n', 'Wort ', 'Ein Satz. ', '\n\n', '\n', '🙂', 'x'.repeat(90))
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), fc.integer({ min: 50, max: 400 }), (pieces, room) => {
      const text = pieces.join('')
      const parts = partsOf(text, room)
      const bare = (whole: string) => whole.replaceAll(/\s/g, '')
      expect(bare(joined(parts))).toBe(bare(text))
      if (parts.length) expect(fitting(parts, room)).toBeGreaterThan(0)
    }),
  )
})
