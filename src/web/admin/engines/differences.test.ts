import { expect, test } from 'vitest'
import { templates } from '#catalogue/custom/templates.ts'
import { differencesOf } from './differences.ts'

const notes = templates.from_notes!
const text = notes.calls.text!

test('two versions differ in what was changed, and in nothing else', () => {
  const other = {
    ...notes,
    name: { ...notes.name, de: 'Anders' },
    calls: { text: { ...text, fields: { tone: text.fields.tone!, content: text.fields.content! }, creativity: 0.7 } },
  }
  expect(differencesOf(notes, notes)).toEqual([])
  expect(differencesOf(notes, other)).toEqual([
    { at: ['name', 'de'], one: notes.name.de, other: 'Anders' },
    { at: ['calls', 'text', 'creativity'], one: '0.5', other: '0.7' },
    { at: ['calls', 'text', 'order'], one: 'content, tone', other: 'tone, content' },
  ])
})
