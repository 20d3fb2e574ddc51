import { expect, test } from 'vitest'
import { compose } from '#catalogue/compose.ts'
import * as ask from '#shared/fields.ts'
import { gather, materialOf } from './gather.ts'

const label = { de: 'Ort', en: 'Place' }
const options = { place: label, price: { de: 'Preis', en: 'Price' }, day: { de: 'Tag', en: 'Day' } }
const page = {
  field: 'it',
  kind: 'page',
  title: '',
  address: '',
  words: 2,
  readAt: '2026-01-01',
  text: 'Der Markt',
} as const

/** A kind of field without a line here does not compile. */
const answers: { readonly [K in ask.MadeKind]: readonly [ask.Field, ask.Value, told: string] } = {
  line: [ask.line(label), 'Jena', '\nJena\n'],
  area: [ask.area(label), 'Jena', '\nJena\n'],
  choice: [ask.choice(label, options), 'price', 'über Preis.'],
  choices: [ask.choices(label, { options }), ['place', 'price', 'day'], 'über Ort, Preis und Tag.'],
  count: [ask.count(label, { min: 1, max: 5 }), 3, 'über drei.'],
  slider: [ask.slider(label, { min: 0, max: 1, step: 0.1 }), 0.5, 'über 0,5.'],
  toggle: [ask.toggle(label), true, 'über ja.'],
  words: [ask.words(label, { most: 3 }), ['Jena', 'Ulm'], '\nJena\nUlm\n'],
  date: [ask.date(label), '2026-05-03', 'über 2026-05-03.'],
  colour: [ask.colour(label), '#006469', 'über #006469.'],
  link: [ask.link(label), 'https://example.com/', 'Der Markt'],
  file: [ask.file(label, { accept: 'documents' }), '/files/it', 'Der Markt'],
}

const told = (field: ask.Field, value: ask.Value, template: string) =>
  compose({
    prompt: { de: template, en: template },
    fields: { it: field },
    values: { it: value },
    material: materialOf(gather({ it: field }, { it: value }, /^(link|file)$/.test(field.kind) ? [page] : []), 'de'),
    ...{ language: 'de', nonce: 'k3x9', today: new Date('2026-11-21T12:00:00Z') },
  }).prompt

test.each(Object.entries(answers))('an answer to a question of the kind %s reaches the model', (_, answer) => {
  const [field, value, expected] = answer
  expect(told(field, value, 'Schreiben Sie über {{ it }}.')).toContain(expected)
})

test('a prompt can ask which of several options were chosen', () => {
  const template =
    'Schreiben Sie{% if it contains "price" %} mit Preis{% endif %}{% if it contains "day" %} mit Tag{% endif %}.'
  expect(told(ask.choices(label, { options }), ['place', 'price'], template)).toContain('Schreiben Sie mit Preis.')
})

test('nothing chosen of several is nothing said', () => {
  const template = 'Schreiben Sie{% if it %} über {{ it }}{% endif %}.'
  expect(told(ask.choices(label, { options }), ['toString'], template)).toContain('Schreiben Sie.')
})
