import { expect, test } from 'vitest'
import { packed, type Packed, unpackInto } from './packed.ts'
import { blank, changed, isEmpty, layerOf, movedLayer, type Stack, stackOf, withLayer, withoutLayer } from './stack.ts'

const unpacked = (held: Packed, length: number) => {
  const pixels = new Uint32Array(length)
  unpackInto(pixels, held)
  return [...pixels]
}
const size = { width: 4, height: 2 }
const names = ({ layers }: Stack) => layers.map(({ name }) => name)
const activeName = ({ layers, active }: Stack) => layers.find(({ id }) => id === active)?.name

test('what is kept of a layer is the same layer, drawn or photographed', () => {
  const drawn = [0, 0, 0, 7, 7, 0xff_00_00_ff, 0, 0]
  expect(unpacked(packed(Uint32Array.from(drawn)), 8)).toEqual(drawn)
  const photographed = [1, 2, 3, 4, 5, 6, 7, 8]
  const held = packed(Uint32Array.from(photographed))
  expect(['bare' in held, unpacked(held, 8)]).toEqual([true, photographed])
  expect(unpacked(blank(size), 8)).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
})

test('a layer comes over the one that is drawn on, a background below all', () => {
  const first = stackOf(layerOf('a', blank(size)))
  const two = withLayer(first, layerOf('b', blank(size)), 'above')
  expect([names(two), activeName(two)]).toEqual([['a', 'b'], 'b'])
  const three = withLayer(two, layerOf('photo', blank(size)), 'below')
  expect([names(three), activeName(three)]).toEqual([['photo', 'a', 'b'], 'b'])
  const moved = movedLayer(three, three.active, -1)
  expect(names(moved)).toEqual(['photo', 'b', 'a'])
  expect(movedLayer(moved, moved.layers[0]?.id ?? '', -1)).toBe(moved)
  const without = withoutLayer(moved, moved.active)
  expect([names(without), activeName(without)]).toEqual([['photo', 'a'], 'a'])
})

test('the last layer stays, and a drawing on which nothing can be seen is empty', () => {
  const paper = stackOf(layerOf('a', blank(size)))
  expect(withoutLayer(paper, paper.active)).toBe(paper)
  expect(isEmpty(paper)).toBe(true)
  const drawn = changed(paper, paper.active, { pixels: packed(Uint32Array.from([0, 0, 9, 9, 9, 0, 0, 0])) })
  expect(isEmpty(drawn)).toBe(false)
  expect(isEmpty(changed(drawn, drawn.active, { visible: false }))).toBe(true)
  expect(isEmpty(changed(drawn, drawn.active, { opacity: 0 }))).toBe(true)
})
