import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Answer, form, list, type Shape } from '#shared/answers.ts'
import { area, line, words } from '#shared/fields.ts'
import { asMarkdown } from '#shared/markdown.ts'
import { changesOf } from './lines.ts'
import { plainOf } from './plain.ts'
import { answerWith, numbered, without } from './take-back.ts'

/** What a text is when one of its changes is taken back, change by change. */
const takenBack = (was: string, is: string) => {
  const segments = numbered(changesOf(was, is))
  const count = 1 + Math.max(-1, ...segments.map(({ change }) => change ?? -1))
  return Array.from({ length: count }, (_, change) => without(plainOf(was), plainOf(is), segments, change))
}

const one = '# Markt\n\nDer Markt öffnet am 3. Mai um 9 Uhr. Der Eintritt kostet 12 Euro.\n\n- Honig\n- Brot'
const other = '# Markt\n\nDer Markt beginnt am 3. Mai um 9 Uhr. Der Eintritt ist **frei**.\n\n- Honig\n- Brot'

test('a change is taken back alone, and what is beside it stays', () => {
  expect(takenBack(one, other)).toEqual([
    other.replace('beginnt', 'öffnet'),
    other.replace('ist **frei**', 'kostet 12 Euro'),
  ])
})

test.each([
  ['whole numbers', 'Es kamen 2.340 Leute.', 'Es kamen 3.240 Leute.'],
  ['neighbouring words, together', 'Er kommt im Mai und bleibt.', 'Er kommt bald und bleibt.'],
  ['a word that was struck out', 'Ein kurzer, guter Text.', 'Ein guter Text.'],
  ['a word that was added', 'Ein guter Text.', 'Ein sehr guter Text.'],
  ['words that stand there twice', 'Er sagt nein. Er sagt ja.', 'Er sagt ja. Er sagt ja.'],
  ['bold words', 'Der **alte Ofen** ist aus.', 'Der **neue Kessel** ist aus.'],
  ['a part of bold words', 'Der **sehr alte Ofen** ist aus.', 'Der **alte Ofen** ist aus.'],
  ['a link', 'Siehe [dort](https://example.com/a) nach.', 'Siehe nach.'],
  ['a paragraph that was struck out', 'Eins.\n\nZwei fällt **weg**.\n\nDrei.', 'Eins.\n\nDrei.'],
  ['the last paragraph', '# Titel\n\nEins.\n\nZwei.', '# Titel\n\nEins.'],
  ['a paragraph that was added', 'Eins.\n\nDrei.', 'Eins.\n\n## Neu\n\nZwei.\n\nDrei.'],
  ['an item of a list', '- Honig\n- **Brot**\n- Käse', '- Honig\n- Käse'],
])('%s: what stood there stands there again', (_, was, is) => expect(takenBack(was, is)).toEqual([was]))

test('half of what is bold is not offered', () => {
  const [back] = takenBack('Der **alte Ofen ging** aus.', 'Der **alte** Ofen aus.')
  expect(back ?? '').not.toMatch(/^[^*]*\*\*[^*]*$/)
})

test('whatever two texts are, what is taken back reads as it did', () => {
  const pieces = fc.array(
    fc.constantFrom('eins', 'zwei', '**drei**', '*vier*', '# Titel', '- Punkt', '\n', '\n\n', '.'),
  )
  const text = pieces.map(all => all.join(' '))
  fc.assert(
    fc.property(text, text, (was, is) => {
      for (const back of takenBack(was, is)) if (back) expect(back.match(/\*\*/g)?.length ?? 0).toSatisfy(isEven)
    }),
  )
})
const isEven = (count: number) => count % 2 === 0

/** What an answer becomes when each of its changes is taken back. */
const answersBack = (shape: Shape, was: Answer, is: Answer, isKnown = true) => {
  const [before, text] = [asMarkdown(shape, was, 'de'), asMarkdown(shape, is, 'de')]
  return takenBack(before, text).map(
    taken =>
      taken !== undefined && answerWith(shape, is, { lang: 'de', text, taken, before: isKnown ? was : undefined }),
  )
}
const ofTexts = list()

test('an item that was struck out is not put into the one before it; a word of an item comes back', () => {
  expect(answersBack(ofTexts, ['a', 'b', 'c'], ['a', 'b'], false)).toEqual([undefined])
  expect(answersBack(ofTexts, ['a', 'b', 'c'], ['a', 'c'], false)).toEqual([undefined])
  expect(answersBack(ofTexts, ['a', 'ein guter Satz'], ['a', 'ein Satz'], false)).toEqual([['a', 'ein guter Satz']])
})

const mail = form({
  subjects: words({ de: 'Betreff', en: 'Subject' }, { most: 5 }),
  body: area({ de: 'Text', en: 'Body' }),
})

test.each<[string, Shape, Answer, Answer]>([
  ['the last item', ofTexts, ['Klar.', 'Warm.', 'Leise.'], ['Klar.', 'Warm.']],
  ['an item in the middle', ofTexts, ['Klar.', 'Warm.', 'Leise.'], ['Klar.', 'Leise.']],
  ['the first item', ofTexts, ['Klar.', 'Warm.', 'Leise.'], ['Warm.', 'Leise.']],
  ['several items', ofTexts, ['Klar.', 'Warm.', 'Leise.', 'Rund.'], ['Klar.', 'Rund.']],
  ['an item like its neighbour', ofTexts, ['Der Ofen.', 'Der Ofen.', 'Aus.'], ['Der Ofen.', 'Aus.']],
  ['an item that was added', ofTexts, ['Klar.', 'Leise.'], ['Klar.', 'Warm und hell.', 'Leise.']],
  ['an item of several lines', ofTexts, ['Klar.', 'Eins\n\nZwei', 'Aus.'], ['Klar.', 'Aus.']],
  [
    'a paragraph of the body of a mail',
    mail,
    { subjects: ['Ofen'], body: 'Guten Tag,\n\ner ist aus.\n\nIhr Werk' },
    { subjects: ['Ofen'], body: 'Guten Tag,\n\nIhr Werk' },
  ],
  [
    'the last paragraph of a mail',
    mail,
    { subjects: ['Ofen'], body: 'Guten Tag,\n\ner ist aus.' },
    { subjects: ['Ofen'], body: 'Guten Tag,' },
  ],
  [
    'one of several subjects',
    mail,
    { subjects: ['Ofen', 'Feuer', 'Glut'], body: 'Er ist aus.' },
    { subjects: ['Ofen', 'Glut'], body: 'Er ist aus.' },
  ],
  ['a whole part', mail, { subjects: ['Ofen'], body: 'Er ist aus.' }, { subjects: ['Ofen'], body: '' }],
  [
    'a record of a list',
    list({ of: { title: line({ de: 'Titel', en: 'Title' }), why: area({ de: 'Grund', en: 'Reason' }) } }),
    [
      { title: 'Ofen', why: 'Er ist aus.' },
      { title: 'Uhr', why: 'Sie geht.' },
    ],
    [{ title: 'Ofen', why: 'Er ist aus.' }],
  ],
])('%s stands again as it did, and nothing beside it has changed', (_, shape, was, is) =>
  expect(answersBack(shape, was, is)).toEqual([was]),
)

test('what was struck out comes back beside what has changed elsewhere, which stays', () => {
  const back = answersBack(ofTexts, ['Klar.', 'Warm.', 'Leise wie Schnee.'], ['Klar.', 'Leise wie Regen.'])
  expect(back).toContainEqual(['Klar.', 'Warm.', 'Leise wie Regen.'])
})

const ofText: Shape = { shape: 'text' }

test('the head of a column is not taken back alone: what is left would be no table', () => {
  const [two, three] = ['| A | B |\n| --- | --- |\n| x | y |', '| A | B | C |\n| --- | --- | --- |\n| x | y | z |']
  for (const [was, is] of [
    [two, three],
    [three, two],
  ] as const)
    for (const back of answersBack(ofText, was, is))
      if (back) expect(String(back).split('\n', 2)).toEqual(is.split('\n', 2))
  expect(answersBack(ofText, two, three).filter(back => back)).not.toEqual([])
  expect(answersBack(ofText, two, two.replace('A', 'D'))).toEqual([two])
})

test.each([
  ['in the middle', '1. Mai\n2. Juni\n3. Juli\n4. August\n5. Herbst', '1. Mai\n2. Juli\n3. August\n4. Herbst'],
  ['at the beginning', '1. Mai\n2. Juni\n3. Juli', '1. Juni\n2. Juli'],
  ['that was added at the beginning', '1. Juni\n2. Juli', '1. Mai\n2. Juni\n3. Juli'],
  ['that was added', '3. Mai\n4. Juli\n\nEnde.\n\n2. So\n7. Gut', '3. Mai\n4. Juni\n5. Juli\n\nEnde.\n\n2. So\n7. Gut'],
  ['with items in it', '1. Mai\n   1. früh\n   2. spät\n2. Juni\n3. Juli', '1. Mai\n   1. früh\n   2. spät\n2. Juli'],
  ['of a list that Markdown counts', '1. Mai\n1. Juni\n1. Juli\n1. August', '1. Mai\n1. Juli\n1. August'],
])('where an item %s is taken back, those behind it are counted anew', (_, was, is) =>
  expect(answersBack(ofText, was, is)).toEqual([was]),
)
