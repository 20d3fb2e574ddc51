import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Answer, form, list, type Shape, text } from './answers.ts'
import { area, choice, line, words } from './fields.ts'
import { asMarkdown, partsOf, type Path } from './markdown.ts'
import { boundsOf, openedIn, withText } from './passages.ts'
import { passageIn } from './refinement.ts'

const label = (word: string) => ({ de: word, en: word })
const parts = {
  title: line(label('Titel'), { max: 40 }),
  tags: words(label('Wörter'), { most: 5 }),
  body: area(label('Text')),
}
const written = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1 }),
  fc.constantFrom('## Text', '1. Eins\n2. Zwei', '🧑‍🚒 hilft', '**fett**', '- Punkt', ' ', 'Titel'),
)
const values = fc.record({ title: written, tags: fc.array(written, { maxLength: 3 }), body: written })
const shaped: fc.Arbitrary<readonly [Shape, Answer]> = fc.oneof(
  written.map(answer => [text(), answer] as const),
  values.map(answer => [form(parts), answer] as const),
  values.map(answer => [form(parts, { view: 'social' }), answer] as const),
  values.map(({ tags }) => [form(parts), tags] as const),
  fc.array(written, { minLength: 1, maxLength: 4 }).map(answer => [list(), answer] as const),
  fc.array(values, { minLength: 1, maxLength: 3 }).map(answer => [list({ of: parts }), answer] as const),
)
const at = (answer: unknown, path: Path) =>
  path.reduce((node, step) => Reflect.get(Object(node), step) as unknown, answer)

test('every text of an answer is found where it stands in the whole', () => {
  fc.assert(
    fc.property(shaped, fc.constantFrom('de', 'en'), ([shape, answer], locale) => {
      const whole = asMarkdown(shape, answer, locale)
      for (const { path, from, to } of partsOf(shape, answer, locale))
        expect(whole.slice(from, to)).toBe(path.length ? at(answer, path) : answer)
    }),
  )
})

test('what is put in the place of a passage changes its part, and no letter of the others', () => {
  fc.assert(
    fc.property(shaped, fc.nat(), fc.nat(), fc.nat(), ([shape, answer], which, one, other) => {
      const whole = asMarkdown(shape, answer, 'de')
      const found = partsOf(shape, answer, 'de')
      const { path, from, to } = found[which % Math.max(1, found.length)] ?? { path: [], from: 0, to: 0 }
      fc.pre(to > from)
      const [start = 0, end = 0] = [one % (to - from), other % (to - from)].toSorted((a, b) => a - b)
      const passage = passageIn(whole, from + start, from + end + 1)
      fc.pre(passage.text.isWellFormed() && passage.text.trim() !== '')
      const opened = openedIn(shape, answer, 'de', passage)
      if (!opened) throw new Error('It is not found.')
      const { before, piece, rest } = opened.part
      expect(piece).toBe(passage.text.trim())
      const changed = withText(answer, opened.path, `${before}neu${rest}`)
      expect(withText(changed, opened.path, `${before}${piece}${rest}`)).toEqual(answer)
      expect(path.length ? at(changed, opened.path) : changed).toBe(`${before}neu${rest}`)
    }),
  )
})

test('neither what we put around the parts nor what was chosen is a passage', () => {
  const of = { verdict: choice(label('Urteil'), { true: label('wahr') }), why: area(label('Grund')) }
  const answer = [{ verdict: 'true', why: 'Weil es so ist.' }]
  const whole = asMarkdown(list({ of }), answer, 'de')
  const opened = (said: string) => {
    const from = whole.indexOf(said)
    return openedIn(list({ of }), answer, 'de', passageIn(whole, from, from + said.length))
  }
  expect(opened('Urteil')).toBeUndefined()
  expect(opened('true')).toBeUndefined()
  expect(opened('Grund:** Weil')).toBeUndefined()
  expect(opened('es so')?.path).toEqual([0, 'why'])
})

test('a part with a limit says how much room its passage has', () => {
  const answer = { title: 'Ein Titel', body: 'Text' }
  const whole = asMarkdown(form(parts), answer, 'de')
  const bounds = (said: string) => {
    const from = whole.lastIndexOf(said)
    const opened = openedIn(form(parts), answer, 'de', passageIn(whole, from, from + said.length))
    return opened && boundsOf(form(parts), opened)
  }
  expect(bounds('Ein')).toEqual({ oneLine: true, room: 34 })
  expect(bounds('Text')).toEqual({ oneLine: false })
})
