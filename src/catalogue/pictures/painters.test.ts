import { expect, test } from 'vitest'
import { check } from '#shared/check.ts'
import { answeredBy } from '#shared/picture-field.ts'
import type { PainterCard } from '../abilities.ts'
import generate from './generate-images.ts'
import { withPainters } from './painters.ts'

const lots: PainterCard = {
  ...{ name: 'a1111', can: ['paint', 'edit', 'avoid', 'seed'] },
  price: { de: '0,02 € je Bild', en: '€0.02 per picture' },
}
const plain: PainterCard = { name: 'openai:gpt-image-1', can: ['paint', 'edit'] }
const fieldsFor = (...painters: PainterCard[]) =>
  withPainters({ slug: 'generate-images', ...generate }, painters).calls.AiGeneratedImages?.fields ?? {}
const told = { prompt: 'Ein Turm', avoid: 'Menschen', seed: 7 }

test('a form asks for what none can be told as little as for the only model', () => {
  expect(Object.keys(fieldsFor(plain))).toEqual(['prompt', 'ratio', 'style', 'howMany'])
  expect(Object.keys(fieldsFor(lots))).toEqual(['prompt', 'ratio', 'style', 'howMany', 'avoid', 'seed'])
})

test('of several models each says what it can and costs, and only the one that can is told more', () => {
  const fields = fieldsFor(plain, lots)
  expect(fields.model).toMatchObject({
    window: { about: { a1111: { de: expect.stringMatching(/^Ändert Bilder · .* · 0,02 € je Bild$/) } } },
  })
  const taken = (model?: string) => check(fields, { ...told, ...(model && { model }) }).values
  expect(taken('a1111')).toMatchObject({ avoid: 'Menschen', seed: 7 })
  expect(taken(plain.name)).not.toHaveProperty('seed')
  // Nothing chosen: the first paints, which cannot.
  expect(taken()).not.toHaveProperty('seed')
  expect(check(fieldsFor(lots, plain), told).values).toMatchObject({ seed: 7 })
})

test('a form that is begun with a picture as its reference has a model chosen that takes it', () => {
  const several: PainterCard = { name: 'google:gemini-3-pro-image-preview', can: ['paint', 'edit', 'several'] }
  expect(fieldsFor(several).references).not.toHaveProperty('when')
  expect(answeredBy(fieldsFor(several), 'bild-1')).toEqual({ references: '/files/bild-1\n' })
  expect(answeredBy(fieldsFor(lots, several), 'bild-1')).toEqual({
    ...{ references: '/files/bild-1\n', model: several.name },
  })
  expect(answeredBy(fieldsFor(lots, plain), 'bild-1')).toEqual({})
})
