import { expect, test } from 'vitest'
import type { Source } from '#shared/sources.ts'
import { citing } from './cited.ts'

const source = (title: string, text: string): Source => ({
  ...{ field: 'page 1', kind: 'page', address: `https://example.com/${title}`, title, words: 3 },
  ...{ text, readAt: '2026-11-25T10:00:00Z', date: '2024-05-17' },
})
const sources = [
  source('Turm', 'Die Insel ist klein.\n\nDer **Turm** wurde 1884 erbaut. Er ist rot.'),
  source('Insel', 'Die Insel hat 2.140 Einwohner.'),
]

/** The same text in pieces of so many characters. */
const written = (text: string, size: number, texts: readonly string[] = []) => {
  const reader = citing(sources, 'de', { texts })
  let out = ''
  for (let at = 0; at < text.length; at += size) out += reader.read(text.slice(at, at + size))
  return out + reader.end()
}

test.each([1, 2, 3, 7, 400])('each number becomes a note with the words that were used, in pieces of %i', size => {
  const text = 'Der Turm steht seit 1884. [1] Hier leben 2.140 Menschen [2][1]. Beides stimmt [1, 2]. [Name] fehlt.'
  const out = written(text, size)
  expect(out).toContain(
    'Der Turm steht seit 1884.[^1] Hier leben 2.140 Menschen[^2][^3]. Beides stimmt[^4][^5]. [Name] fehlt.',
  )
  expect(out).toContain(
    '\n\n[^1]: „Turm“, [example.com](https://example.com/Turm), 17. Mai 2024, gelesen am 25. November 2026: „Der Turm wurde 1884 erbaut.“',
  )
  expect(out.match(/^\[\^\d\]: /gm)).toHaveLength(5)
})

test.each([1, 5, 400])('a number that names no source, and one whose source says otherwise, become gaps (%i)', size => {
  const out = written(
    'Das Meer ist nah [7]. Der Turm steht seit 1890 [1]. Ein [Link](https://example.com) bleibt.',
    size,
  )
  expect(out).toContain('Das Meer ist nah [Quelle fehlt].')
  expect(out).toContain('Der Turm steht seit 1890[^1] [Quelle prüfen].')
  expect(out).toContain('Ein [Link](https://example.com) bleibt.')
  expect(out).not.toContain('1884')
})

test('a text that is broken off keeps the notes it has come to call for', () => {
  const reader = citing(sources, 'en')
  const soFar = reader.read('The tower dates from 1884 [1]. The island has 2,140 people [2]. And')
  expect(soFar + reader.below(soFar)).toMatch(/And\n\n\[\^1\]: “Turm”.*\n\n\[\^2\]: “Insel”.*$/)
})

test.each([1, 4, 400])('notes of its own stay with what they say, new ones are counted on (%i)', size => {
  const reader = citing(sources, 'de', { notes: ['Das Archiv.', 'Die Chronik.'] })
  const text = 'Der Turm [^1] steht seit 1884 [1]. Er ist rot[^1].'
  let out = ''
  for (let at = 0; at < text.length; at += size) out += reader.read(text.slice(at, at + size))
  out += reader.end()
  expect(out).toMatch(
    /^Der Turm\[\^1\] steht seit 1884\[\^3\]\. Er ist rot\[\^1\]\.\n\n\[\^1\]: Das Archiv\.\n\n\[\^3\]: „Turm“/,
  )
  expect(out).not.toContain('Chronik')
})

test('a note that the model writes down itself is not written twice', () => {
  const reader = citing(sources, 'de', { notes: ['Das Archiv.'] })
  const out = reader.read('Der Turm[^1].\n\n[^1]: Das Archiv.') + reader.end()
  expect(out.match(/Archiv/g)).toHaveLength(1)
})

test('a text without numbers has no notes', () => {
  expect(written('Nichts davon [sic] ist belegt.', 3)).toBe('Nichts davon [sic] ist belegt.')
})

test.each([1, 3, 400])('what stands in brackets in code, or behind a backslash, is what it was (%i)', size => {
  const code = [
    'Das Feld `werte[1]` und ``a`[2]`` bleiben.',
    '```js\nconst erster = werte[1]\n```',
    '~~~\nx[2]\n```\ny[1]\n~~~',
    'Auch \\[1] und [2024] und [sic] und [1](https://example.com).',
  ].join('\n\n')
  expect(written(code, size)).toBe(code)
  expect(written(`${code}\n\nDer Turm steht seit 1884 [1].`, size)).toContain(
    `${code}\n\nDer Turm steht seit 1884[^1].`,
  )
})

test.each([1, 6, 400])('a number that somebody typed stays where they typed it, and names no source (%i)', size => {
  const given = ['Nach DIN [2] und Bild [7] ist er rot, siehe [1, 3].']
  const out = written('Nach DIN [2] und Bild [7] ist er rot, siehe [1, 3]. Er steht seit 1884 [1].', size, given)
  expect(out).toMatch(
    /^Nach DIN \[2\] und Bild \[7\] ist er rot, siehe \[1, 3\]\. Er steht seit 1884\[\^1\]\.\n\n\[\^1\]: „Turm“/,
  )
  expect(out.match(/^\[\^\d\]: /gm)).toHaveLength(1)
})
