import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sampleOf } from '#shared/sample.ts'
import type { Call } from '../call.ts'
import { compose } from '../compose.ts'
import { engines } from '../index.ts'
import type { Definition, MadeCall } from './definition.ts'
import { definitionOf, engineOf, pathIn } from './engine-of.ts'
import { fileOf, readFile } from './file.ts'
import { judge, readDefinition } from './judge.ts'
import { templates } from './templates.ts'

const sound = templates.from_notes!
const call = sound.calls.text!
const withCall = (change: Partial<MadeCall>): Definition => ({ ...sound, calls: { text: { ...call, ...change } } })
const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
const placesOf = (definition: Definition) => judge(definition).map(({ at, line }) => (line ? `${at}:${line}` : at))
const refusedAt = (sent: unknown) => {
  const read = readDefinition(sent)
  return 'findings' in read ? read.findings.map(({ at }) => at) : []
}

const told = (given: Call) =>
  compose({
    ...given,
    values: sampleOf(given.fields),
    material: { content: 'Angaben' },
    language: 'de',
    nonce: 'nonce',
    today: new Date(0),
  })

describe.each(engines.map(engine => [engine.slug, engine] as const))('%s', (_, engine) => {
  test('is the same after it was exported and imported, and nothing is wrong with it', () => {
    const read = readFile(throughJson(fileOf(definitionOf(engine))))
    if ('findings' in read) throw new Error(JSON.stringify(read.findings))
    expect(judge(read.definition)).toEqual([])
    const again = engineOf(read.definition, engine.id)
    const { slug: _slug, popular: _popular, aliases: _aliases, ...same } = engine
    // The way by steps is drawn for the engine's own calls, and a copy has others.
    const calls = Object.entries(same.calls).map(([path, { begins: _, partOf: __, ...call }]) => [path, call])
    expect(again).toEqual(throughJson({ ...same, calls: Object.fromEntries(calls) }))
    for (const [path, own] of Object.entries(engine.calls)) {
      expect(Object.keys(again.calls[path]?.fields ?? {})).toEqual(Object.keys(own.fields))
      expect(told(again.calls[path]!)).toEqual(told(own))
    }
  })
})

test.each(Object.entries(templates).filter(([name]) => name !== 'blank'))(
  'the template %s can be published as it is',
  (_, template) => {
    expect(readDefinition(throughJson(template))).toEqual({ definition: throughJson(template) })
    expect(judge(template)).toEqual([])
  },
)

test('the level of quality it is written on is kept, and goes with its file', () => {
  const read = readFile(throughJson(fileOf(withCall({ quality: 'best' }))))
  expect(read).toMatchObject({ definition: { calls: { text: { quality: 'best' } } } })
  expect(placesOf(withCall({ quality: 'best' }))).toEqual([])
})

test('a blank draft can be kept, and says of everything that it is missing', () => {
  expect(readDefinition(throughJson(templates.blank))).toHaveProperty('definition')
  expect(placesOf(templates.blank!)).toEqual(
    expect.arrayContaining(['engine.name.de', 'text.fields.content.label.en', 'text.prompt.de', 'engine.guide.advice']),
  )
})

const blanked = (value: unknown, locale: 'de' | 'en'): unknown =>
  typeof value !== 'object' || value === null || Array.isArray(value)
    ? Array.isArray(value)
      ? value.map(one => blanked(one, locale))
      : value
    : Object.fromEntries(
        Object.entries(value).map(([key, inner]) => [
          key,
          key === locale && typeof inner === 'string' ? '' : blanked(inner, locale),
        ]),
      )

test.each([
  ['de', 'en'],
  ['en', 'de'],
] as const)('an engine may exist in %s only', (only, other) => {
  const read = readDefinition(throughJson({ ...(blanked(sound, other) as Definition), only }))
  if ('findings' in read) throw new Error(JSON.stringify(read.findings))
  expect(judge(read.definition)).toEqual([])
  const { name, description, calls } = engineOf(read.definition, 1)
  expect(name).toEqual({ de: sound.name[only], en: only === 'en' ? sound.name.en : 'Untitled Engine' })
  expect(description[other]).toBe(sound.description[only])
  expect(calls.text?.fields.content?.label[other]).toBe(call.fields.content?.label[only])
  expect(calls.text?.prompt[other]).toBe(call.prompt[only])
})

test('what is wrong with an engine in one language is told in that language, once', () => {
  const wrong = withCall({ prompt: { de: 'Nehmen Sie {{ contnt }}.', en: 'Never read {{ nobody }}.' } })
  expect(placesOf({ ...wrong, only: 'de' })).toContain('text.prompt.de:1')
  expect(placesOf({ ...wrong, only: 'de' }).filter(at => /prompt\.en/.test(at))).toEqual([])
  const { name: _, ...nameless } = sound
  expect(placesOf({ ...nameless, name: { de: '', en: '' }, only: 'de' })).toEqual(['engine.name.de'])
})

test('several calls are called by the engine and their own names', () => {
  const podcast = definitionOf(engines.find(({ slug }) => slug === 'podcast_engine')!)
  const engine = engineOf(podcast, 1000, pathIn('own-1', podcast))
  expect(Object.keys(engine.calls)).toEqual(['own-1', 'own-1.podcast_with_url'])
  expect(Object.keys(engine.guide.example)).toEqual(Object.keys(engine.calls))
})

test.each<[string, Definition, string]>([
  [
    'a loop, at its line',
    withCall({
      prompt: { ...call.prompt, de: 'Schreiben Sie.\n{% for i in (1..1000000000) %}{{ content }}{% endfor %}' },
    }),
    'text.prompt.de:2',
  ],
  ['a filter', withCall({ prompt: { ...call.prompt, en: '{{ content | append: content }}' } }), 'text.prompt.en:1'],
  [
    'a filter in a condition',
    withCall({ prompt: { ...call.prompt, en: '{% if tone | size %}{% endif %}' } }),
    'text.prompt.en:1',
  ],
  ['what includes', withCall({ prompt: { ...call.prompt, de: '{% include "x" %}' } }), 'text.prompt.de:1'],
  [
    'a name that no field has, at its line',
    withCall({ prompt: { ...call.prompt, de: 'Schreiben Sie.\n\n{{ contnt }}' } }),
    'text.prompt.de:3',
  ],
  [
    'a template that cannot be read, at its line',
    withCall({ prompt: { ...call.prompt, de: 'Gut.\n{% if tone %}' } }),
    'text.prompt.de:2',
  ],
  [
    'a field that is called like a key on the wire',
    withCall({ fields: { ...call.fields, lang: call.fields.content! } }),
    'text.fields.lang',
  ],
  [
    'a field that is called like something in every object',
    withCall({ fields: { ...call.fields, toString: call.fields.content! } }),
    'text.fields.toString',
  ],
  ['a view that was made for something else', withCall({ answer: { shape: 'text', view: 'ads' } }), 'text.answer.view'],
  ['a method that gives something else', withCall({ house: 'keywords' }), 'text.house'],
  ['no field', withCall({ fields: {} }), 'text.fields'],
  ['a shared question that it asks itself', withCall({ more: ['tone'] }), 'text.more'],
  ['two variants without headings', { ...sound, calls: { text: call, other: call } }, 'other.title'],
])('%s can be kept, and not published', (_, definition, place) => {
  expect(readDefinition(throughJson(definition))).toHaveProperty('definition')
  expect(placesOf(definition)).toContain(place)
})

test.each<[string, unknown, string]>([
  ['an unknown key', { ...sound, onLoad: 'alert(1)' }, 'engine'],
  [
    'an unknown key in a field',
    withCall({ fields: { content: { ...call.fields.content!, onload: 'x' } as never } }),
    'text.fields.content',
  ],
  [
    'a kind of field that there is not',
    withCall({ fields: { content: { kind: 'html', label: call.prompt } as never } }),
    'text.fields.content.kind',
  ],
  [
    'a name that a template cannot say',
    withCall({ fields: { 'my field': call.fields.content! } }),
    'text.fields.my field',
  ],
  ['a level of quality that there is not', withCall({ quality: 'finest' as never }), 'text.quality'],
  ['a prompt that is no text', withCall({ prompt: 5 as never }), 'text.prompt'],
  ['a family that there is not', { ...sound, category: ['magic'] }, 'engine.category.0'],
  [
    'a film from elsewhere',
    { ...sound, guide: { ...sound.guide, video: 'javascript:alert(1)' } },
    'engine.guide.video',
  ],
  [
    'more fields than anyone fills in',
    withCall({ fields: Object.fromEntries(Array.from({ length: 31 }, (__, at) => [`f${at}`, call.fields.content!])) }),
    'text.fields',
  ],
  ['more than 100 kB', { ...sound, guide: { ...sound.guide, shows: { de: 'x'.repeat(120_000), en: '' } } }, 'engine'],
  ['a list', [sound], 'engine'],
  ['nothing', undefined, 'engine'],
])('%s is refused where it stands', (_, sent, place) => {
  expect(refusedAt(sent)).toContain(place)
})

test('an object that was made to poison others leaves no trace', () => {
  const hostile = JSON.parse(
    `{"format":"federwerk-engine","version":1,"engine":{"__proto__":{"polluted":true},"calls":{"__proto__":{"a":1}}}}`,
  )
  expect(readFile(hostile)).toHaveProperty('findings')
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
})

test('whatever is sent is read as a definition or refused with places, and never fails otherwise', () => {
  const anything = fc.anything({ withNullPrototype: false, maxDepth: 4 })
  const broken = fc
    .tuple(fc.constantFrom(...Object.keys(sound), 'calls.text', 'calls.text.fields'), fc.jsonValue())
    .map(([place, value]) => {
      const copy = JSON.parse(JSON.stringify(sound))
      const keys = place.split('.')
      const last = keys.pop() ?? ''
      keys.reduce((inside, key) => inside[key], copy)[last] = value
      return copy as unknown
    })
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), broken, anything.map(throughJsonSafely)), sent => {
      const read = readDefinition(sent)
      if ('findings' in read) expect(read.findings.length).toBeGreaterThan(0)
      else expect(Array.isArray(judge(read.definition))).toBe(true)
    }),
    { numRuns: 300 },
  )
})

function throughJsonSafely(value: unknown): unknown {
  try {
    return throughJson(value ?? null)
  } catch {
    return null
  }
}

test.each([
  ['another program’s', { format: 'other', version: 1, engine: sound }],
  ['one of a later version', { format: 'federwerk-engine', version: 2, engine: sound }],
  ['a definition without its cover', sound],
])('%s file is told apart', (_, sent) => {
  expect(readFile(throughJson(sent))).toHaveProperty('findings')
})
