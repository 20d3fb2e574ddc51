import { describe, expect, test } from 'vitest'
import { isList, list } from '#shared/answers.ts'
import { readAnswer } from '#shared/read-answer.ts'
import { lengthOf, locales } from '#shared/text.ts'
import { engines } from './index.ts'
import { prose } from './prose.ts'

const words = (text: string) => text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0

describe.each(engines)('$slug', ({ guide, calls }) => {
  const [call] = Object.values(calls)

  test.each(locales)('shows what can come of it, in a length that one reads (%s)', locale => {
    const shown = guide.shows[locale]
    expect(shown).not.toMatch(/ {2}|\n{3}|^\s|\s$/)
    if (call?.answer.shape === 'text') expect(words(shown)).toBeGreaterThanOrEqual(60)
    expect(words(shown)).toBeLessThanOrEqual(125)
  })

  test.each(locales)('shows it in the shape the model is asked for (%s)', locale => {
    const shown = guide.shows[locale]
    if (call?.answer.shape === 'list') expect(isList(readAnswer(list(), shown))).toBe(true)
    if (call?.answer.shape !== 'form' || call.answer.view === 'social') return
    for (const { label, ...field } of Object.values(call.answer.parts)) {
      const [, part = ''] = shown.split(`## ${label[locale]}\n\n`)
      const lines = (part.split('\n\n')[0] ?? '').split('\n').map(line => line.replace(/^- /, ''))
      expect(part).not.toBe('')
      if (field.kind === 'words') expect(lines.length).toBeGreaterThan(1)
      for (const line of lines)
        expect(lengthOf(line), line).toBeLessThanOrEqual('max' in field ? (field.max ?? Infinity) : Infinity)
    }
  })

  test('has an example for each of its calls', () => expect(Object.keys(guide.example)).toEqual(Object.keys(calls)))
})

test('prose is written wrapped and read unwrapped, its headings and lists line by line', () => {
  const written = `
    # Titel

    Ein Satz, der in der Datei
    umbrochen ist.

    - eins
    - zwei, und
      das gehört dazu
    1. drei`
  const read = '# Titel\n\nEin Satz, der in der Datei umbrochen ist.\n\n- eins\n- zwei, und das gehört dazu\n1. drei'
  expect(prose({ de: written, en: read })).toEqual({ de: read, en: read })
})

test('a line that begins with a number goes on with its sentence, unless it counts on in a list', () => {
  const told = { de: 'Am\n12. Dezember:\n1. backen\n2. essen\n12. Januar', en: 'x' }
  expect(prose(told).de).toBe('Am 12. Dezember:\n1. backen\n2. essen 12. Januar')
})
