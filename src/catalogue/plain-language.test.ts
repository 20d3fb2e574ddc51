import { expect, test } from 'vitest'
import { outlinePrompt, sectionPrompt } from './longform.ts'
import { engines } from './index.ts'
import { closing, houseRules } from './rules.ts'

type Said = { readonly at: string; readonly de: string; readonly en: string }

/** Every text of the catalogue, wherever it stands. */
const textsIn = (value: unknown, at: string): Said[] => {
  if (typeof value !== 'object' || value === null) return []
  if ('de' in value && 'en' in value) return [{ at, de: String(value.de), en: String(value.en) }]
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${at}.${key}`))
}

const empty = { de: '', en: '' }
const rules = { closing, house: houseRules, outline: outlinePrompt(empty), section: sectionPrompt(empty) }
const withoutTags = (text: string) => text.replaceAll(/\{%.*?%\}|\{\{.*?\}\}/g, '|')
const texts = [...engines.flatMap(engine => textsIn(engine, engine.slug)), ...textsIn(rules, 'rules')]
  .filter(
    ({ at }) => !/targetLanguage$|(anrede|salutation|saluation|address)\.options|^salutation_paraphrase\./.test(at),
  )
  .map(({ at, de, en }) => ({ at, de: withoutTags(de), en: withoutTags(en) }))
/** What stands there for a reader: not what the model is told, not what somebody else wrote. */
const ours = texts.filter(({ at }) => !/^rules|\.prompt$|\.example\.|\.shows$/.test(at))

const find = (said: readonly Said[], locale: 'de' | 'en', wrong: RegExp) =>
  said.filter(text => wrong.test(text[locale])).map(text => `${text.at}: ${wrong.exec(text[locale])?.[0]}`)

test('German says „Sie“ and never „du“', () => {
  expect(find(texts, 'de', /(?<!\p{L})(du|dich|dir|dein\p{L}*)(?!\p{L})/iu)).toEqual([])
})

test('German does not beg', () => expect(find(ours, 'de', /(?<!\p{L})bitte(?!\p{L})/iu)).toEqual([]))

test('nobody shouts', () => expect(find(ours, 'de', /!/).concat(find(ours, 'en', /!/))).toEqual([]))

test('German uses German words', () => {
  const english =
    /(?<!\p{L})(Tools?|Content|Features?|Tipps?|Checks?|Feedback|Output|Input|Prompt|Generator|Button)(?!\p{L})/iu
  expect(find(ours, 'de', english)).toEqual([])
})

test('quotation marks and dashes are set as they are printed', () => {
  expect(find(texts, 'de', /["”]|(?<=\s)'|'(?=\s)|\S - |—|\.\.\./u)).toEqual([])
  expect(find(texts, 'en', /"|(?<=\s)'|'|—|\.\.\./u)).toEqual([])
})

test('German quotation marks come in pairs, as do English ones', () => {
  const unpaired = (text: string, open: string, close: string) =>
    text
      .replaceAll(new RegExp(`${open}[^${open}${close}]*${close}`, 'gu'), '')
      .match(new RegExp(`[${open}${close}]`, 'u'))
  expect(texts.filter(({ de }) => unpaired(de, '„', '“')).map(({ at }) => at)).toEqual([])
  expect(texts.filter(({ en }) => unpaired(en, '“', '”')).map(({ at }) => at)).toEqual([])
})

test('descriptions and advice are sentences', () => {
  const sentences = ours.filter(
    ({ at }) => /\.(description|text|title)$/.test(at) && !/(guide|calls\.\w+)\.title$/.test(at),
  )
  expect(find(sentences, 'de', /[^.?]$/).concat(find(sentences, 'en', /[^.?]$/))).toEqual([])
})

test('numbers stand as they are written in each language', () => {
  expect(find(texts, 'de', /\d,\d{3}(?!\d)|\b\d{5,}\b/)).toEqual([])
  expect(find(texts, 'en', /\d\.\d{3}(?!\d)|\b\d{5,}\b/)).toEqual([])
})
