import { describe, expect, test } from 'vitest'
import { hows, type Refinement, type Change } from '#shared/refinement.ts'
import { locales } from '#shared/text.ts'
import { compose } from './compose.ts'
import { passageMaterial, refinePrompt } from './refine.ts'

const wish = 'Ohne Fachwörter {{ today }}'
const ways: readonly Change[] = [...hows.map(how => ({ how })), { instruction: wish }]
const text = 'Der Ofen ist alt.\n\nEr wird ersetzt.\n\nIm Mai.'
const opened = { before: 'Der Ofen ist alt.\n\n', piece: 'Er wird ersetzt.', rest: '\n\nIm Mai.' }

const told = (refinement: Refinement, language: string, as: 'text' | 'parts' | 'json' = 'text') =>
  compose({
    prompt: refinePrompt({ refinement, material: ['content'], as }),
    ...{ fields: {}, values: {}, language, nonce: 'abc', today: new Date(0) },
    material: {
      content: 'Neuer Ofen',
      ...('instruction' in refinement && { wish: refinement.instruction }),
      ...(refinement.selection ? passageMaterial(opened) : { result: text }),
    },
  }).prompt

describe.each(locales)('in %s', language => {
  test.each(ways)('%o names the text, what it was made from, and the task', way => {
    const prompt = told(way, language)
    const task = prompt.split('\n')[0] ?? ''
    expect(task).toContain('<result-abc>')
    expect(prompt.split(task)).toHaveLength(2)
    expect(prompt).toContain('Neuer Ofen')
    expect(prompt.replace(wish, '')).not.toMatch(/\{\{|\{it\}|undefined/)
  })

  test.each(ways)('%o of a passage shows what stands around it and asks for the passage alone', way => {
    const prompt = told({ ...way, selection: { start: 19, end: 35, text: 'Er wird ersetzt.' } }, language)
    expect(prompt.split('\n')[0]).toContain('<passage-abc>')
    expect(prompt).toContain('<before-abc>\nDer Ofen ist alt.\n</before-abc>')
    expect(prompt).toContain('<behind-abc>\nIm Mai.\n</behind-abc>')
    expect(prompt).not.toContain('result-abc')
  })

  test('a list or named parts are told to keep their form', () => {
    expect(told({ how: 'shorter' }, language, 'json')).toContain('JSON')
    expect(told({ how: 'shorter' }, language, 'parts')).not.toContain('JSON')
    expect(told({ how: 'shorter' }, language)).not.toContain('JSON')
  })
})

test('a wish lies in its fence, whatever it says', () => {
  expect(told({ instruction: wish }, 'de')).toContain(`<wish-abc>\n${wish}\n</wish-abc>`)
})
