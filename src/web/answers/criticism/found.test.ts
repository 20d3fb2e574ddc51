import { expect, test } from 'vitest'
import { cutAt, foundIn, inParagraphs } from './found.ts'

const text = 'Unser Schrank wird viel genutzt.\n\nDas Dach kostet „nicht viel“. Viele Bürger 🙂 sind dafür, sagt man.'
const said = (passages: string[]) => foundIn(text, passages).map(found => found && text.slice(found.from, found.to))

test('a passage is found however its quotes, its spaces and its case are written', () => {
  expect(said(['"Das dach  kostet "nicht viel"."', 'Viele Bürger 🙂 sind dafür …', 'Viele … sagt man'])).toEqual([
    'Das Dach kostet „nicht viel',
    'Viele Bürger 🙂 sind dafür',
    'Viele Bürger 🙂 sind dafür, sagt man',
  ])
})

test('what is not there, or too little to be found, is not found', () => {
  expect(said(['Das Dach ist teuer', '…', '', 'da'])).toEqual([undefined, undefined, undefined, undefined])
})

test('each paragraph knows what is said of it, in the order of the text, and where', () => {
  const found = foundIn(text, ['Viele Bürger', 'wird viel genutzt', 'Bürger 🙂 sind', 'fehlt'])
  const paragraphs = inParagraphs(text, found)
  expect(paragraphs.map(({ points }) => points)).toEqual([[1], [0, 2]])
  const [, second] = paragraphs
  const pieces = second ? cutAt(second, found) : []
  expect(pieces.map(({ words }) => words).join('')).toBe(second?.text)
  expect(pieces.filter(({ isMeant }) => isMeant).map(({ words, ends }) => [words, ends])).toEqual([
    ['Viele ', []],
    ['Bürger', [0]],
    [' 🙂 sind', [2]],
  ])
})

test('on a phone a paragraph is parted behind the sentence that something is said of', () => {
  const found = foundIn(text, ['Das Dach kostet', 'sagt man'])
  const parts = inParagraphs(text, found, true)
  expect(parts.map(part => [part.text, part.points])).toEqual([
    ['Unser Schrank wird viel genutzt.', []],
    ['Das Dach kostet „nicht viel“. ', [0]],
    ['Viele Bürger 🙂 sind dafür, sagt man.', [1]],
  ])
})
