import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inWords, asDraft, draftIn, isMissing, planned } from './article.ts'

describe('an article that is begun', () => {
  test('is a title with what stands above and below it', () =>
    expect(draftIn('Für Anfänger.\n\n# Imkern\n\nEin Jahr.\n\n## Kosten\n\n1200 Euro.\n\n## Zeit')).toEqual({
      notes: 'Für Anfänger.',
      title: 'Imkern',
      intro: 'Ein Jahr.',
      sections: [
        { heading: 'Kosten', body: '1200 Euro.' },
        { heading: 'Zeit', body: '' },
      ],
    }))

  test.each(['Nur eine Beschreibung.', '## Kein Titel', '```\n# Kommentar\n```', '#Hashtag'])('is not %j', text =>
    expect(draftIn(text)).toBeUndefined(),
  )

  test('comes back from Markdown as it was', () => {
    const words = fc.string({ unit: fc.constantFrom('a', 'ß', ' ', '[', ']', '*', '1') }).map(text => text.trim())
    const body = fc.array(words.filter(Boolean), { maxLength: 3 }).map(all => all.join('\n\n'))
    const line = words.filter(Boolean)
    const draft = fc.record({
      ...{ notes: body, title: line, intro: body },
      sections: fc.array(fc.record({ heading: line, body }), { maxLength: 4 }),
    })
    fc.assert(
      fc.property(draft, one => {
        expect(draftIn(asDraft(one))).toEqual(one)
      }),
    )
  })

  test('keeps notes with headings of their own above its title', () =>
    expect(draftIn(asDraft({ notes: '# Notizen\n## Mehr', title: 'T', intro: '', sections: [] }))).toMatchObject({
      notes: 'Notizen\nMehr',
      title: 'T',
    }))
})

test.each([
  ['', true],
  ['[Was es kostet]', true],
  [planned('Was es kostet [ungefähr]\nim Jahr'), true],
  ['[Preise](https://example.com)', false],
  ['[Preise] stehen hier.', false],
  ['Text.', false],
])('whether %j is still to be written: %s', (body, missing) => expect(isMissing(body)).toBe(missing))

test('an article that is begun is read without pictures and marks; what is none stays as it was typed', () => {
  const begun = asDraft({
    notes: 'Mein erstes Jahr.',
    title: 'Die Wabe',
    pictures: '![Zwei Stöcke](/files/0a1b)\n*Foto: Ada Lind*',
    intro: 'Im Mai.',
    sections: [{ heading: 'Was es kostet', body: '[Kasten, Kurs]' }],
  })
  expect(inWords(begun)).toBe('Mein erstes Jahr.\n\nDie Wabe\n\nIm Mai.\n\nWas es kostet\n\n[Kasten, Kurs]')
  expect(inWords('## Nur *das*')).toBe('## Nur *das*')
})
