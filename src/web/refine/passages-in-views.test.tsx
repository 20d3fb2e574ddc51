// @vitest-environment happy-dom
import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type Answer, form, list, type Shape, text } from '#shared/answers.ts'
import { area, line, type Values, words } from '#shared/fields.ts'
import { asMarkdown, partsOf } from '#shared/markdown.ts'
import { AnswerView } from '../answers/AnswerView.tsx'
import { views } from '../answers/views.ts'
import { Language } from '../language.tsx'
import { leavesOf, placeInField, placeOf, rangeOf, type Source } from './source-map.ts'

afterEach(cleanup)

const label = (word: string) => ({ de: word, en: word })
const mail = form(
  { subjects: words(label('Betreff'), { max: 60, most: 3 }), body: area(label('Text')) },
  { view: 'mail' },
)
const post = form(
  {
    title: line(label('Titel'), { optional: true }),
    text: area(label('Text')),
    hashtags: words(label('Tags'), { most: 5 }),
  },
  { view: 'social' },
)
const meta = form(
  { title: line(label('Titel'), { max: 60 }), description: line(label('Text'), { max: 155 }) },
  { view: 'search-result' },
)
const ad = form(
  {
    headlines: words(label('Überschriften'), { max: 30, most: 15 }),
    descriptions: words(label('Text'), { max: 90, most: 4 }),
  },
  { view: 'ads' },
)
const plan = form({ goal: area(label('Ziel')), keys: words(label('Wörter'), { most: 5 }) })
const article = 'Die **Anlage** läuft.\n\n- Eins\n- Zwei, *Eins*\n\nEnde.'
const page = [
  '# Rad kaputt?',
  'Wir kommen.',
  '**Termin buchen**',
  '## So geht es',
  '1. Wählen\n2. Warten',
  '## Termin?',
  'Heute.',
  '**Termin buchen**',
].join('\n\n')
const song = [
  '# Einer wartet',
  '## Strophe 1',
  'Freitagnacht, die Stadt macht zu,\ndie Spätschicht hängt am Schuh.',
  '## Refrain',
  'Einer wartet noch.\nEiner wartet noch.',
].join('\n\n')

const shown: readonly [string, Shape, Answer, Values?][] = [
  ['a text', text(), article],
  ['a list', list({ howMany: 2 }), ['Wegen der **Luft**.', 'Wegen der Luft.\n\nUnd des Lichts.']],
  ['single words', list(), ['Fahrrad', 'Rad']],
  ['records', list({ of: { claim: area(label('Behauptung')) } }), [{ claim: 'Eins stimmt.' }, { claim: 'Eins.' }]],
  ['named parts', plan, { goal: 'Am Ende\n\n- mehr', keys: ['Ende', 'mehr'] }],
  ['a mail', mail, { subjects: ['Text', 'Guten Tag'], body: 'Guten Tag,\n\nes ist **so weit**.\n\nText' }],
  ['a post', post, { text: 'Tag der #Keramik.\n\nKommt!', hashtags: ['#Keramik', '#Tag'] }, { type: 'Facebook' }],
  ['a long post', post, { text: 'Neun Schalen. '.repeat(20).trim(), hashtags: ['#Ton'] }, { type: 'Instagram' }],
  ['a video', post, { title: 'Ton', text: 'Ton drehen.', hashtags: [] }, { type: 'youtube' }],
  ['a search result', meta, { title: 'Wandern', description: 'Wandern im Winter.' }],
  ['an ad', ad, { headlines: ['Rad kaputt?', 'Rad'], descriptions: ['Rad kaputt? Wir holen es.'] }],
  ['a landing page', text({ view: 'blocks' }), page],
  ['a song', text({ view: 'song' }), song],
  ['a job advert', text({ view: 'job' }), '# Tischlerin (m/w/d)\n\nSie bauen Küchen.'],
  ['a translation', text({ view: 'translation' }), 'Hello.\n\nHello again.', { source: 'Hallo.\n\nHallo wieder.' }],
  [
    'a comparison',
    text({ view: 'compare' }),
    '## Urteil\n\nText 1 ist kürzer.',
    { text1: 'Eins zwei', text2: 'Eins drei' },
  ],
]

const letters = (said: string) => said.replaceAll(/[^\p{L}]/gu, '')

const show = async (shape: Shape, answer: Answer, values?: Values, onChange?: () => void) => {
  await (shape.view && views[shape.view]?.Draw.load())
  const { container } = render(
    <Language value="de">
      <AnswerView {...{ shape, answer, values, onChange }} source={values?.source?.toString()} lang="de" />
    </Language>,
  )
  await waitFor(() => expect(container.querySelector('[data-part]')).toBeTruthy())
  const source: Source = { text: asMarkdown(shape, answer, 'de'), parts: partsOf(shape, answer, 'de') }
  return { box: container, source }
}

test.each(shown)('of %s, every word can be selected where it stands', async (_, shape, answer, values) => {
  const { box, source } = await show(shape, answer, values)
  const leaves = leavesOf(box, source)
  for (const { from, to } of source.parts) {
    const found = leaves
      .filter(leaf => from <= leaf.from && leaf.to <= to)
      .toSorted((one, other) => one.from - other.from)
    expect(letters(found.map(({ node }) => node.data).join(''))).toBe(letters(source.text.slice(from, to)))
  }
  for (const { node, from, to } of leaves) {
    expect(source.text.slice(from, to)).toBe(node.data)
    const range = rangeOf(box, source, { from, to })
    expect(range && placeOf(box, source, range)).toEqual(/[\p{L}\p{N}]/u.test(node.data) ? { from, to } : undefined)
  }
})

test('a passage ends where its part ends, however far the selection goes', async () => {
  const { box, source } = await show(mail, { subjects: ['Ein Betreff'], body: 'Guten Tag' })
  const leaves = leavesOf(box, source)
  const [first, last] = [leaves[0], leaves.at(-1)]
  if (!first || !last) throw new Error('Nothing is drawn.')
  const range = document.createRange()
  range.setStart(first.node, 4)
  range.setEnd(last.node, 3)
  const place = placeOf(box, source, range)
  expect(place && source.text.slice(place.from, place.to)).toBe('Betreff')
})

test('in a field the words that are selected there are the passage', async () => {
  const { box, source } = await show(ad, { headlines: ['Rad', 'Rad kaputt?'], descriptions: [] }, {}, () => {})
  const field = box.querySelectorAll('textarea')[1]
  field?.focus()
  field?.setSelectionRange(5, 7)
  const place = placeInField(box, source, document.activeElement)
  expect(place && [source.text.slice(place.from, place.to), place.from]).toEqual([
    'kaputt',
    source.text.lastIndexOf('kaputt'),
  ])
  field?.setSelectionRange(3, 3)
  expect(placeInField(box, source, document.activeElement)).toBeUndefined()
})
