import { expect, test } from 'vitest'
import { list } from '#shared/answers.ts'
import { area, line } from '#shared/fields.ts'
import { sourceOf } from '#shared/sources.ts'
import { engines } from './index.ts'

const asked = { de: 'Text?', en: 'Text?' }
const answer = list({ of: { problem: area(asked) }, view: 'criticism' })

test('criticism knows which text it criticises', () => {
  const calls = engines.flatMap(engine => Object.values(engine.calls)).filter(call => call.answer.view === 'criticism')
  expect(calls.map(sourceOf)).toEqual(['content'])
  const fields = { topic: line(asked), draft: area(asked) }
  expect(sourceOf({ answer, fields })).toBe('draft')
  expect(sourceOf({ answer, fields: { ...fields, background: area(asked) } })).toBeUndefined()
  expect(sourceOf({ answer, fields, reads: 'topic' })).toBe('topic')
})
