import { expect, test } from 'vitest'
import { formIn } from '#shared/body.ts'
import { check } from '#shared/check.ts'
import { area } from '#shared/fields.ts'
import { schemaOf } from '#shared/json-schema.ts'
import { call } from './call.ts'
import { compose } from './compose.ts'
import { outputLanguage } from './output-language.ts'
import { problemsOfFields } from './problems-of-fields.ts'

const letter = call({
  fields: { content: area({ de: 'Worum geht es?', en: 'What is it about?' }) },
  more: ['language', 'address', 'audience', 'length', 'include'],
  prompt: { de: 'Schreiben Sie über {{ content }}.', en: 'Write about {{ content }}.' },
})

const told = (values: Parameters<typeof outputLanguage>[1], language = 'de') => {
  const typed = { content: 'Ein Fest', audience: 'Nachbarn', include: 'Garten\nLinde' }
  const material = Object.fromEntries(Object.entries(typed).filter(([name]) => name === 'content' || name in values))
  const today = new Date('2026-11-21')
  return compose({ ...letter, values, material, language, nonce: 'k3x9', today }).prompt
}

test('whoever answers no shared question is told nothing of them', () => {
  const prompt = told({ content: 'Ein Fest' })
  expect(prompt).not.toMatch(/angesprochen|Die Leser stehen|wie oben gesagt|kommt vor/)
})

test('an answer is laid after the prompt of the call, and what was typed in its fence', () => {
  const prompt = told({ content: 'Ein Fest', address: 'du', audience: 'Nachbarn', include: ['Garten', 'Linde'] })
  expect(prompt).toContain('Leser werden durchgehend mit du angesprochen')
  expect(prompt).toContain('<audience-k3x9>\nNachbarn\n</audience-k3x9>')
  expect(prompt).toContain('Was in <include-k3x9> steht, kommt vor')
  expect(prompt).not.toContain('wie oben gesagt')
})

test('they travel in an object of their own', () => {
  const values = { content: 'Ein Fest', address: 'sie', length: 'short' }
  const { address, length, ...own } = values
  const checked = (body: object) => check(letter.fields, formIn(letter.fields, body))
  expect(checked({ ...own, more: { address, length, brand: 'x' } })).toEqual({ values, problems: {} })
  expect(checked(values)).toEqual({ values: own, problems: {} })
  expect(Object.keys(checked({ ...own, more: { address: 'euer' } }).problems)).toEqual(['address'])
  for (const more of [null, 'sie', 7, ['sie']]) expect(checked({ ...own, more })).toEqual({ values: own, problems: {} })
})

test('the API names them where they travel', () => {
  const { properties, required } = schemaOf(letter.fields)
  expect(Object.keys(properties)).toEqual(['content', 'more'])
  expect(properties.more).toMatchObject({ type: 'object', properties: { audience: { maxLength: 200 } }, required: [] })
  expect(required).toEqual(['content'])
})

test('the language chosen for this text comes before every other', () => {
  expect(outputLanguage(letter, { content: 'Ein Fest', language: 'FR' }, 'en', 'de')).toBe('fr')
  expect(outputLanguage(letter, { content: 'Ein Fest' }, 'en', 'de')).toBe('en')
})

test('nobody makes up a shared question', () => {
  const mood = { ...area({ de: 'Stimmung', en: 'Mood' }), optional: true, more: true } as const
  expect(problemsOfFields({ mood }, 'it').map(({ at }) => at)).toEqual(['it.mood'])
  expect(problemsOfFields(letter.fields, 'it')).toEqual([])
})
