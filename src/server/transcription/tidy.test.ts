import { expect, test } from 'vitest'
import { languageIn, tidy } from './tidy.ts'

/** As whisper-1 calls them in its answers. */
const called =
  'afrikaans arabic armenian azerbaijani belarusian bosnian bulgarian catalan chinese croatian czech ' +
  'danish dutch english estonian finnish french galician german greek hebrew hindi hungarian icelandic ' +
  'indonesian italian japanese kannada kazakh korean latvian lithuanian macedonian malay marathi maori ' +
  'nepali norwegian persian polish portuguese romanian russian serbian slovak slovenian spanish swahili ' +
  'swedish tagalog tamil thai turkish ukrainian urdu vietnamese welsh'

test('a language is known by its English name, of those that are told so', () => {
  const codes = called.split(' ').map(name => languageIn(name).language)
  expect(codes).not.toContain(undefined)
  expect(new Set(codes).size).toBe(codes.length)
  expect(codes).toEqual(expect.arrayContaining(['de', 'en', 'tl', 'mi', 'no']))
})

test.each([
  ['de', 'de'],
  ['pt-BR', 'pt'],
  ['Haitian Creole', 'ht'],
  ['haw', 'haw'],
  ['lao', 'lo'],
  ['Klingon', undefined],
  ['', undefined],
  [null, undefined],
])('%s is %s', (told, language) => expect(languageIn(told).language).toBe(language))

test.each(['♪♪', '[Musik]', ' (Applaus) ', '*Musik*', '[BLANK_AUDIO]', '[Music] (applause).'])(
  '%s is nothing that was said',
  text => expect(tidy([{ start: 0, end: 9, text }], 9)).toEqual([]),
)

test('remarks without end, as a model in a loop writes them, are told from what was said', () => {
  const text = `${'[Musik] '.repeat(5000)}Danke`
  expect(tidy([{ start: 0, end: 9, text }], 9)).toHaveLength(1)
  expect(tidy([{ start: 0, end: 9, text: text.slice(0, -5) }], 9)).toEqual([])
})

test.each(['Wir (alle drei) kommen.', '[lacht] Ja, gern.', '*so* nicht'])('%s was said', text => {
  expect(tidy([{ start: 0, end: 9, text }], 9)).toMatchObject([{ text }])
})
