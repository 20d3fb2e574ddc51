import { expect, test } from 'vitest'
import type { Definition } from '#catalogue/custom/definition.ts'
import { templates } from '#catalogue/custom/templates.ts'
import { freshName, moved, withRenamed } from './edits.ts'

const notes = templates.from_notes!
const text = notes.calls.text!

test('a field that gets another name has it wherever it is named, and in the same place', () => {
  const draft: Definition = {
    ...notes,
    calls: {
      text: {
        ...text,
        prompt: {
          de: 'tone {{ tone }}{% if tone == "x" %}tone{% endif %} {{ tones }}',
          en: '{{ content }} {{ tone }}',
        },
        language: { field: 'tone' },
        fields: {
          ...text.fields,
          more_of_it: { kind: 'line', label: text.prompt, when: { field: 'tone', is: 'serious' } },
        },
      },
    },
  }
  const { calls, guide } = withRenamed(draft, 'text', 'tone', 'mood')
  expect(Object.keys(calls.text!.fields)).toEqual(['content', 'mood', 'more_of_it'])
  expect(calls.text!.prompt).toEqual({
    de: 'tone {{ mood }}{% if mood == "x" %}tone{% endif %} {{ tones }}',
    en: '{{ content }} {{ mood }}',
  })
  expect(calls.text!.language).toEqual({ field: 'mood' })
  expect(calls.text!.fields.more_of_it?.when).toEqual({ field: 'mood', is: 'serious' })
  expect(Object.keys(guide.example.text!)).toEqual(['content', 'mood'])
})

test('a new field gets a name that nothing has yet', () => {
  expect(freshName('line', {})).toBe('line')
  expect(freshName('line', { line: 1, line_2: 1 })).toBe('line_3')
})

test('a thing moves within its list and no further', () => {
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c'])
})
