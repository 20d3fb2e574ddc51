import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { closedLine, exhibition, orchards, riverFerry } from '#tests/language/texts.ts'
import { compared } from './compared.ts'
import { comparison } from './comparison.ts'
import { edited, edits } from './edits.ts'
import { runsBetween } from './myers.ts'
import { readability, syllables } from './readability.ts'
import { segmentsOf } from './segments.ts'

const shown = (before: string, after: string) =>
  edits(before, after).map(({ was, now, kind }) => `${kind}: ${was} → ${now}`)

test('lists are told apart by as few differences as there can be', () => {
  const letters = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 20 })
  const longestShared = (one: readonly string[], other: readonly string[]) => {
    const row = Array.from({ length: other.length + 1 }, () => 0)
    for (const letter of one) {
      let corner = 0
      other.forEach((same, at) => {
        const above = row[at + 1]!
        row[at + 1] = letter === same ? corner + 1 : Math.max(above, row[at]!)
        corner = above
      })
    }
    return row.at(-1)
  }
  fc.assert(
    fc.property(letters, letters, (one, other) => {
      const kept = runsBetween(one, other).filter(run => run.kept)
      const shared = kept.flatMap(run => one.slice(...run.one))
      expect(shared).toEqual(kept.flatMap(run => other.slice(...run.other)))
      expect(shared).toHaveLength(longestShared(one, other) ?? 0)
    }),
  )
})

describe('the edits of a correction', () => {
  test.each([
    [
      'Ich hab gestren geschlafen.',
      'Ich habe gestern geschlafen.',
      ['spelling: hab → habe', 'spelling: gestren → gestern'],
    ],
    ['Das Haus das am See steht.', 'Das Haus, das am See steht.', ['punctuation:  → ,']],
    ['Er war in den See.', 'Er war im See.', ['wording: in den → im']],
    ['Wir haben haben gewartet.', 'Wir haben gewartet.', ['wording: haben  → ']],
    ['Das gilt z.B. am Montag.', 'Das gilt z. B. am Montag.', ['space: B → ' + ' B']],
    ['das Haus ist groß.', 'Das Haus ist groß.', ['capital: das → Das']],
    [
      'Ich glaube das es regnet',
      'Ich glaube, dass es regnet.',
      ['punctuation:  → ,', 'spelling: das → dass', 'punctuation:  → .'],
    ],
    ['Meiner Meinung nach war das gut.', 'Ich fand das gut.', ['wording: Meiner Meinung nach war → Ich fand']],
    ['Gut so.', 'Gut so.', []],
    ['', 'Neu.', ['wording:  → Neu.']],
    ['Alt.', '', ['wording: Alt. → ']],
    ['Ich weiß, weil es hat geregnet.', 'Ich weiß, weil es geregnet hat.', ['wording: hat geregnet → geregnet hat']],
    [
      'This is there dog, its nice.',
      'This is their dog, it’s nice.',
      ['spelling: there → their', 'spelling: its → it’s'],
    ],
    ['He go to school yesterday.', 'He went to school yesterday.', ['wording: go → went']],
  ])('%s → %s', (before, after, found) => expect(shown(before, after)).toEqual(found))

  const words = fc.array(
    fc.constantFrom('die', 'Die', 'Katze', 'Katzen', 'sitzt', 'auf', 'dem', 'Dach', ',', '.', '\n\n', '😀', '  '),
    {
      maxLength: 30,
    },
  )
  const texts = fc.oneof(
    words.map(all => all.join(' ')),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
  )

  test('all of them make the new text, none the old one', () => {
    fc.assert(
      fc.property(texts, texts, (before, after) => {
        const all = edits(before, after)
        expect(edited(before, all)).toBe(after)
        expect(edited(before, [])).toBe(before)
        for (const { from, to, was } of all) expect(before.slice(from, to)).toBe(was)
      }),
      { numRuns: 500 },
    )
  })

  test('whichever are chosen, what meets at a seam has met in one of the texts', () => {
    const seams = (text: string) => Array.from({ length: text.length - 1 }, (_, at) => text.slice(at, at + 2))
    fc.assert(
      fc.property(texts, texts, fc.infiniteStream(fc.boolean()), (before, after, choice) => {
        const all = edits(before, after)
        const some = edited(
          before,
          all.filter(() => choice.next().value),
        )
        const known = new Set([...(before ? seams(before) : []), ...(after ? seams(after) : [])])
        if (some) for (const seam of seams(some)) expect(known).toContain(seam)
      }),
      { numRuns: 500 },
    )
  })
})

describe('two texts', () => {
  test('give both back from what they share and what each has', () => {
    const all = [closedLine, riverFerry, orchards, exhibition, '', 'Ja.']
    for (const one of all)
      for (const other of all) {
        const segments = segmentsOf(one, other)
        expect(
          segments
            .filter(({ kind }) => kind !== 'new')
            .map(({ text }) => text)
            .join(''),
        ).toBe(one)
        expect(
          segments
            .filter(({ kind }) => kind !== 'gone')
            .map(({ text }) => text)
            .join(''),
        ).toBe(other)
      }
  })

  test('the same is quite alike, the other not at all', () => {
    expect(compared(closedLine, closedLine).similarity).toBe(1)
    expect(compared('Der Hund bellt.', 'A cat is asleep.').similarity).toBe(0)
    const shortened = closedLine.replace('Das teilte die Deutsche Bahn am 3. Februar mit. ', '')
    expect(compared(closedLine, shortened).similarity).toBeGreaterThan(0.9)
  })

  test('say what both are about, and what only one of them', () => {
    const { terms } = compared(closedLine, 'Die Bahnstrecke nach Zwickau wird saniert. Neue Weichen kosten viel Geld.')
    expect(terms.shared).toContain('Bahnstrecke')
    expect(terms.one).toContain('Ersatzverkehr')
    expect(terms.other).toContain('Weichen')
  })

  test('are compared on a page that one can read', () => {
    const page = comparison({ values: { text1: 'Der Hund schläft im Haus.', text2: 'Der Hund schläft im Garten.' } })
    expect(page).toContain('80 % der Wörter')
    expect(page).toContain('im ~~Haus~~**Garten**.')
    expect(comparison({ values: { text1: closedLine, text2: riverFerry }, locale: 'en' })).toContain(
      'too little in common',
    )
    expect(comparison({ values: { text1: 'Ja.', text2: 'Ja.' }, locale: 'de' })).toContain('sind gleich')
  })
})

describe('readability', () => {
  test.each([
    ['Verständlichkeit', 'de', 4],
    ['Bauernhaus', 'de', 3],
    ['Quelle', 'de', 2],
    ['Eule', 'de', 2],
    ['readability', 'en', 5],
    ['house', 'en', 1],
    ['walked', 'en', 1],
    ['table', 'en', 2],
    ['houses', 'en', 2],
    ['nation', 'en', 2],
  ])('%s (%s) has %i syllables', (word, language, count) => expect(syllables(word, language)).toBe(count))

  test('short words in short sentences read more easily', () => {
    const easy = readability('Der Hund ist im Haus. Er schläft. Das ist gut.', 'de')
    const hard = readability(
      'Die Verwaltungsvorschrift konkretisiert die Zuständigkeitsverteilung zwischen den beteiligten Landesbehörden.',
      'de',
    )
    expect(easy.flesch).toBeGreaterThan(90)
    expect(hard.flesch).toBeLessThan(10)
    expect(easy.lix).toBeLessThan(hard.lix)
    expect(readability(riverFerry, 'en').flesch).toBeGreaterThan(50)
  })

  test('an empty text has none', () =>
    expect(readability('', 'de')).toMatchObject({ words: 0, flesch: undefined, lix: 0 }))
})
