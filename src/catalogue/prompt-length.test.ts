import { expect, test } from 'vitest'
import type { Field, Value } from '#shared/fields.ts'
import { locales } from '#shared/text.ts'
import { editor } from './editor/index.ts'
import { fenceName } from './fences.ts'
import { engines } from './index.ts'
import { layoutTold } from './layout-told.ts'
import { fill, type Scope } from './liquid.ts'
import { houseRules } from './rules.ts'
import { setting } from './words.ts'

/** Long prompts lose against short ones: characters, as a model reads them (decision 021). */
const most = { house: 1100, task: 1200 }
const nonce = 'k3x9w2'

/** What an answer can be, as far as a prompt may depend on it; `null` is none. */
const valuesOf = (field: Field): readonly (Value | null)[] => {
  if (field.kind === 'choice') return [...(field.optional ? [null] : []), ...Object.keys(field.options)]
  if (field.kind === 'count') return [1, 3]
  if (field.kind === 'slider') return [field.min, (field.min + field.max) / 2, field.max]
  return ['…', ...(field.optional ? [null] : [])]
}

/** Every form a call can be filled in with, one question after the other. */
const formsOf = (fields: Readonly<Record<string, Field>>) =>
  Object.entries(fields)
    .filter(([, { more }]) => !more)
    .reduce<readonly Scope[]>(
      (forms, [name, field]) =>
        valuesOf(field).flatMap(value => {
          const said = value === null ? null : value === '…' ? fenceName(name, nonce) : setting(field, value)
          return forms.map(form => ({ ...form, [name]: said }))
        }),
      [{}],
    )

test.each(locales)('the house rules are short enough to be followed (%s)', locale => {
  const today = locale === 'de' ? 'Donnerstag, 26. November 2026' : 'Wednesday, 30 September 2026'
  const told = fill(
    houseRules[locale],
    {
      fence: fenceName('material', nonce),
      today,
      calendar: null,
      language: 'Deutsch',
      untouched: false,
      theirs: true,
      notes: true,
    },
    locale,
  )
  expect(told.length).toBeLessThanOrEqual(most.house)
})

const calls = [...engines, editor].flatMap(({ calls }) => Object.entries(calls))

test.each(calls)('%s asks for its text in few words, whatever was chosen', (_, { fields, prompt, answer }) => {
  const unasked = Object.fromEntries(Object.keys(fields).map(name => [name, null]))
  for (const locale of locales)
    for (const form of formsOf(fields))
      expect(
        [fill(prompt[locale], { ...unasked, ...form }, locale), layoutTold(answer, locale)].join('\n\n').length,
      ).toBeLessThanOrEqual(most.task)
})
