import { expect, test } from 'vitest'
import { form, list } from '#shared/answers.ts'
import { line } from '#shared/fields.ts'
import { modelSchema } from '#shared/json-schema.ts'
import { grammarOf, isStrict } from './grammar.ts'

const label = { de: 'Überschrift', en: 'Headline' }

test('a grammar cuts no words: it knows no lengths, and keeps everything else', () => {
  const schema = modelSchema(form({ headline: line(label, { max: 30 }) }), {})
  expect(JSON.stringify(schema)).toContain('maxLength')
  expect(grammarOf(schema)).toMatchObject({
    type: 'object',
    properties: { headline: { type: 'string', description: 'Headline' } },
    required: ['headline'],
    additionalProperties: false,
  })
  expect(JSON.stringify(grammarOf(schema))).not.toContain('maxLength')
})

test('a property may be called as a limit is', () => {
  const properties = { maxLength: { type: 'string', maxLength: 5 }, minLength: { type: 'integer' } }
  expect(grammarOf({ type: 'object', properties })).toEqual({
    type: 'object',
    properties: { maxLength: { type: 'string' }, minLength: { type: 'integer' } },
  })
})

test('a shape is promised only where every part must be there', () => {
  const optional = form({ headline: line(label, { max: 30 }), note: line(label, { max: 30, optional: true }) })
  expect(isStrict(modelSchema(list({ howMany: 3 }), {}))).toBe(true)
  expect(isStrict(modelSchema(optional, {}))).toBe(false)
})
