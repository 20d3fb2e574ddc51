// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { Markdown } from '../answers/markdown/Markdown.tsx'
import { leavesOf, placeOf, rangeOf, type Source } from './source-map.ts'

afterEach(cleanup)

const drawn = (source: string) => render(<Markdown part="">{source}</Markdown>).container
const whole = (text: string): Source => ({ text, parts: [{ path: [], from: 0, to: text.length }] })

/** Selects from one word on the page to the end of another, and says which Markdown that is. */
const selected = (source: string, from: string, to = from) => {
  const markdown = drawn(source)
  const leaves = leavesOf(markdown, whole(source)).map(({ node }) => node)
  const [first, last] = [
    leaves.find(({ data }) => data.includes(from)),
    leaves.findLast(({ data }) => data.includes(to)),
  ]
  if (!first || !last) throw new Error('That is not on the page.')
  const range = document.createRange()
  range.setStart(first, first.data.indexOf(from))
  range.setEnd(last, last.data.lastIndexOf(to) + to.length)
  const place = placeOf(markdown, whole(source), range)
  return place && source.slice(place.from, place.to)
}

const text = [
  '# Das Glaswerk',
  '',
  'Die **Anlage in Ilmenau** läuft, sagt [Weiß](https://example.com/a "b"). Am Dienstag, in [Ort], *ganz* sicher.',
  '',
  '- Erstens: Äpfel & Birnen',
  '- Zweitens: `code` und mehr',
  '',
  '> Ein Zitat.',
  '',
  '1. Eins',
  '2. Am Dienstag wieder',
].join('\n')

test.each([
  ['words in a sentence', 'läuft', 'sagt', 'läuft, sagt'],
  ['half a word, made whole', 'äuf', 'äuf', 'läuft'],
  ['words inside of emphasis', 'in Ilm', 'in Ilm', 'in Ilmenau'],
  ['from inside of emphasis to behind it', 'Ilmenau', 'läuft', '**Anlage in Ilmenau** läuft'],
  ['from before emphasis into it', 'Die', 'Anlage', 'Die **Anlage in Ilmenau**'],
  ['into a link', 'sagt', 'Weiß', 'sagt [Weiß](https://example.com/a "b")'],
  ['over a gap', ', in ', 'ganz', ', in [Ort], *ganz*'],
  ['over the items of a list', 'Äpfel', 'code', 'Äpfel & Birnen\n- Zweitens: `code`'],
  ['over headings and paragraphs', 'Glaswerk', 'Die ', 'Glaswerk\n\nDie '],
  ['what stands twice', 'Dienstag wieder', 'Dienstag wieder', 'Dienstag wieder'],
])('%s', (_, from, to, markdown) => {
  expect(selected(text, from, to)).toBe(markdown)
})

test('signs alone are no passage', () => {
  expect(selected('Eins, zwei', ',')).toBeUndefined()
})

test('what lies in the address of a link is shown at the words of the link', () => {
  const at = text.indexOf('example.com')
  const range = rangeOf(drawn(text), whole(text), { from: at, to: at + 'example.com'.length })
  expect(range?.toString()).toBe('Weiß')
})

test('what is drawn at a place is what stands there, whatever the text is made of', () => {
  const piece = fc.constantFrom(
    ...['Wort', ' und ', '**fett** ', '*schief* ', '\n\n', '\n- ', '# ', '[Ort] ', '🧑‍🚒 ', '`c` '],
    '[a](https://b.de) ',
    ...['&amp; ', '1. ', '> ', '\\* ', '| a | b |\n| - | - |\n| c | d |\n', '<b>x</b> '],
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), pieces => {
      const source = pieces.join('')
      const markdown = drawn(source)
      for (const { node, from, to } of leavesOf(markdown, whole(source))) {
        expect(source.slice(from, to)).toBe(node.data)
        const range = rangeOf(markdown, whole(source), { from, to })
        expect([range?.startContainer, range?.endContainer]).toEqual([node, node])
      }
      cleanup()
    }),
  )
})
