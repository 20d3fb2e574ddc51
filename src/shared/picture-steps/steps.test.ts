import { expect, test } from 'vitest'
import { steps } from '../fields.ts'
import { check } from '../check.ts'
import { readSteps, stepsIn } from './steps.ts'
import { wrongSteps } from './wrong-steps.ts'

const fields = { steps: steps({ de: 'Bearbeitung', en: 'Editing' }, { on: 'picture' }) }
const turn = { kind: 'turn', to: 'left' }

test('steps come as a list or as its JSON, and are kept as JSON', () => {
  const json = JSON.stringify([turn])
  for (const sent of [[turn], json]) expect(check(fields, { steps: sent }).values).toEqual({ steps: json })
  for (const sent of [turn, 'no', '{}', 7, '[]', null]) expect(check(fields, { steps: sent }).values).toEqual({})
})

test.each([
  ['a kind that there is not', { kind: 'magic' }, 'kind'],
  ['a part that there is not', { ...turn, degrees: 3 }, ''],
  ['a number out of bounds', { kind: 'straighten', degrees: 90 }, 'degrees'],
  ['a crop beside the picture', { kind: 'crop', x: 0.6, y: 0, w: 0.5, h: 1 }, 'w'],
  ['no number', { kind: 'sharpen', amount: Number.NaN }, 'amount'],
  [
    'letters that join',
    { kind: 'text', x: 0, y: 0, size: 0.1, text: 'سلام', colour: '#000000', weight: 'bold', align: 'left' },
    'text',
  ],
])('%s is named with the place of its step', (_, wrong, part) => {
  expect(readSteps([turn, wrong])).toEqual({ wrong: { step: 2, part } })
})

test('too many, none and no JSON are told as such', () => {
  expect(readSteps(Array.from({ length: 61 }, () => turn))).toEqual({ wrong: { step: 0, part: '' } })
  expect(stepsIn('[')).toEqual({ wrong: { step: 0, part: '' } })
  expect(wrongSteps(fields, { steps: '[{"kind":"turn","to":"up"}]' }).steps?.en).toBe('In step 1, “to” is not right.')
  expect(wrongSteps(fields, { steps: JSON.stringify([turn]) })).toEqual({})
})
