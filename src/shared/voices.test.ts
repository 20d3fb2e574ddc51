import { expect, test } from 'vitest'
import { voiceNames, voicesFor } from './voices.ts'

test('each of several has a voice of their own, the first the one that was chosen, the next one that differs', () => {
  expect(voicesFor(['Jonas', 'Mira'], 'nova')).toEqual(
    new Map([
      ['Jonas', 'nova'],
      ['Mira', 'echo'],
    ]),
  )
  expect(voicesFor(['Jonas', 'Mira'], 'onyx').get('Mira')).toBe('alloy')
  for (const voice of voiceNames)
    expect(new Set(voicesFor([...'abcdefghi'], voice).values()).size).toBe(voiceNames.length)
  expect(voicesFor([...'abcdefghij'], 'alloy').get('j')).toBe('alloy')
})
