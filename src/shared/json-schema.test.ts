import { expect, test } from 'vitest'
import { form, list, text } from './answers.ts'
import { area, choice, count, file, link, slider, toggle, words } from './fields.ts'
import { modelSchema, schemaOf } from './json-schema.ts'

const label = { de: 'Ton', en: 'Tone' }
const tones = { formal: { de: 'förmlich', en: 'formal' }, he: { de: 'du', en: 'informal address' } }

test('a form tells its caller what each field is for, what it may hold, and what it holds if nothing is sent', () => {
  const hint = { de: 'Höchstens fünf.', en: 'Five at most.' }
  const schema = schemaOf({
    content: area(label, { max: 2000, also: ['text'] }),
    tone: choice(label, tones, { optional: true, default: 'he' }),
    count: count(label, { min: 1, max: 5, hint }),
    research: toggle(label, { optional: true, access: ['premium'] }),
    creativity: slider(label, { min: 0, max: 1, step: 0.1, default: 0.5, when: { field: 'research', is: true } }),
  })
  expect(schema).toEqual({
    type: 'object',
    required: ['content', 'count'],
    properties: {
      content: { type: 'string', maxLength: 2000, description: 'Tone. Also accepted as text.' },
      tone: {
        type: 'string',
        enum: ['formal', 'he'],
        default: 'he',
        description: 'Tone. formal: formal, he: informal address.',
      },
      count: { type: 'integer', minimum: 1, maximum: 5, description: 'Tone. Five at most.' },
      research: { type: 'boolean', description: 'Tone. For the plans premium.' },
      creativity: {
        ...{ type: 'number', minimum: 0, maximum: 1, multipleOf: 0.1, default: 0.5 },
        description: 'Tone. Only if research is true.',
      },
    },
  })
})

test('a form tells its caller where its material comes from, and of which two it needs one', () => {
  const schema = schemaOf({
    content: area(label, { or: 'url' }),
    url: link(label, { or: 'content' }),
    more: file(label, { accept: 'documents', optional: true }),
  })
  expect(schema).toMatchObject({
    required: [],
    allOf: [{ anyOf: [{ required: ['content'] }, { required: ['url'] }] }],
    properties: {
      content: { description: 'Tone. Needed if url is left out.' },
      url: {
        maxLength: 2048,
        description: 'Tone. The address of a page, which is read for this. Needed if content is left out.',
      },
      more: {
        pattern: '^/files/',
        description: 'Tone. An address that /api/upload gave: PDF, Word or text, at most 5 MB.',
      },
    },
  })
})

test('a model is told the shape and nothing that it could take for an answer', () => {
  const headlines = words(label, { max: 30, most: 15 })
  expect(modelSchema(form({ headlines }), {})).toEqual({
    type: 'object',
    properties: {
      headlines: { type: 'array', items: { type: 'string', maxLength: 30 }, maxItems: 15, description: 'Tone' },
    },
    required: ['headlines'],
    additionalProperties: false,
  })
  expect(modelSchema(list({ howMany: { field: 'count' } }), { count: 3 })).toMatchObject({
    properties: { items: { minItems: 3, maxItems: 3 } },
    additionalProperties: false,
  })
  expect(modelSchema(list({ of: { tone: choice(label, tones, { default: 'he' }) } }), {})).not.toHaveProperty(
    'properties.items.items.properties.tone.default',
  )
  expect(modelSchema(text(), {})).toBeUndefined()
})
