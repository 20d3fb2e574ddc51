import { expect, test } from 'vitest'
import { asBlock, noteSplitter, quotesNotes, splitWhole } from './split-notes.ts'

/** What is told piece by piece, the whole text, and the notes. */
const split = (pieces: Iterable<string>, isCut = false) => {
  const splitter = noteSplitter()
  const told = [...pieces].map(piece => splitter.read(piece))
  const { text, notes } = splitter.end(isCut)
  return { told, text: told.join('') + text, notes }
}
const letters = (text: string) => split(text)
const notesOf = (block: string) => splitWhole(`Text.\n<notes>\n${block}\n</notes>`).notes

const text = 'Liebe Nachbarn,\n\nam Samstag ist Markt.'
const notes = ['Der 10. Oktober ist vorbei: angenommen ist 2027.', 'Fragen Sie Frau Kern, ob sie genannt werden will.']

test.each([
  ['German', `${text}\n\n<hinweise>\n- ${notes.join('\n- ')}\n</hinweise>`],
  ['English', `${text}\n\n<notes>\n${notes.join('\n')}\n</notes>\n`],
  ['upper case, numbered', `${text}\n<NOTES>\n1. ${notes.join('\n2. ')}\n</Notes>`],
  ['two languages', `${text}\n\n<hinweise>\n* ${notes.join('\n* ')}\n</notes>  \n\n`],
  ['no line of its own', `${text}<hinweise>${notes.join('\n')}</hinweise>`],
  ['nested marks', `${text}\n<notes>\n<note>${notes.join('</note><note>')}</note>\n</notes>`],
  ['never closed', `${text}\n\n<notes>\n- ${notes.join('\n- ')}\n`],
])('notes behind a text are no part of it, however it is cut into pieces: %s', (_, answer) => {
  expect(splitWhole(answer)).toEqual({ text, notes })
  expect(letters(answer)).toMatchObject({ text, notes })
  for (let size = 2; size < 40; size++)
    expect(split(answer.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [])).toMatchObject({ text, notes })
})

test('a text without notes is told as it comes, letter by letter', () => {
  const answer = 'Wenn a < b, gilt `<p>` vor <b>allem</b>.\n\nEnde < '
  expect(letters(answer)).toEqual({ told: expect.anything(), text: answer, notes: [] })
  expect(split(['Ein ', 'Satz', '\n', 'mit a <', ' b.']).told).toEqual(['Ein ', 'Satz', '', '\nmit a ', '< b.'])
})

test.each([
  ['a tag in a sentence', 'Das Element <notes> gibt es in HTML nicht.'],
  ['a block in the middle', 'So sieht es aus:\n\n<notes>\n<note>Milch</note>\n</notes>\n\nDas war das Beispiel.'],
  ['a block in code', '```xml\n<order>\n<notes>\nEilt.\n</notes>\n</order>\n```'],
  ['a block at the end of code', 'Beispiel:\n\n```xml\n<notes>\nEilt.\n</notes>\n```'],
  ['nothing but a block', '<hinweise>\n- Prüfen.\n</hinweise>'],
  ['an open tag before a long text', `Anfang.\n<notes>\n${'Ein Satz, der zum Text gehört. '.repeat(200)}`],
  ['an open tag before several paragraphs', `Anfang.\n<notes>\n${'Ein Absatz.\n\n'.repeat(9)}`],
])('what only looks like notes stays in the text: %s', (_, answer) => {
  expect(splitWhole(answer)).toEqual({ text: answer, notes: [] })
  expect(letters(answer)).toMatchObject({ text: answer, notes: [] })
})

test('of a tag that is quoted and notes that are meant, only these are taken', () => {
  const quoted = 'Das Element <notes> steht so da:\n\n<notes>Milch</notes>\n\nEnde.'
  expect(letters(`${quoted}\n\n<hinweise>\nBitte prüfen.\n</hinweise>`)).toMatchObject({
    text: quoted,
    notes: ['Bitte prüfen.'],
  })
  expect(quotesNotes({ content: 'Erklären Sie <NOTES> in unserem Format.' })).toBe(true)
  expect(quotesNotes({ content: 'Notes: <p>Milch</p>' })).toBe(false)
})

test('an answer that was cut off keeps its text, and the notes that are whole', () => {
  expect(split([`${text}\n\n<hin`], true)).toMatchObject({ text, notes: [] })
  expect(split([`${text}\n\n<notes>\n- ${notes[0]}\n- Fragen Sie`], true)).toMatchObject({ text, notes: [notes[0]] })
  expect(split([`${text}\n\n<notes>\n- ${notes[0]}\n</no`])).toMatchObject({ text, notes: [notes[0]] })
  expect(split([`${text}\n\n<notes>\n- Der`], true)).toMatchObject({ text, notes: [] })
})

test('a fence around the whole answer is closed behind the notes, and no part of them', () => {
  const fenced = '```markdown\n# Titel\n\nText.\n\n<notes>\nBitte prüfen.\n</notes>\n```'
  expect(letters(fenced)).toMatchObject({ text: '```markdown\n# Titel\n\nText.\n```', notes: ['Bitte prüfen.'] })
})

test('notes are plain, at most four, none of them empty, twice or long', () => {
  expect(notesOf('- **Datum:** `10. Oktober` *prüfen*\n• Siehe [Seite](https://example.org/a)\n## Preis')).toEqual([
    'Datum: 10. Oktober prüfen',
    'Siehe Seite',
    'Preis',
  ])
  expect(notesOf('10. Oktober ist vorbei.\n[Datum] ist offen, snake_case und 2 * 3 bleiben.')).toEqual([
    '10. Oktober ist vorbei.',
    '[Datum] ist offen, snake_case und 2 * 3 bleiben.',
  ])
  expect(notesOf('Hinweise:\nKeine.')).toEqual([])
  expect(notesOf('a\nb\nb\n\nc\nd\ne')).toEqual(['a', 'b', 'c', 'd'])
  const [long = ''] = notesOf(`Bitte ${'prüfen '.repeat(80)}`)
  expect([long.length <= 300, long.endsWith('prüfen…')]).toEqual([true, true])
})

test('notes that are kept with a step come apart again', () => {
  expect(splitWhole(text + asBlock(notes))).toEqual({ text, notes })
})
