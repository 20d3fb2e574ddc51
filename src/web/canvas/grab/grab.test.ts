import { expect, test } from 'vitest'
import { grabbed } from './grab.ts'

const [width, height] = [420, 300]
const isLeaf = (x: number, y: number) => ((x - 200) / 70) ** 2 + ((y - 150) / 90) ** 2 < 1

/** A leaf of several greens on sand that is darker from top to bottom; both are rough. */
const beach = () => {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const rough = ((x * 37 + y * 91) % 23) - 11
      const vein = Math.abs(x - 200) < 4 ? 40 : 0
      const [red, green, blue] = isLeaf(x, y) ? [40 + vein, 110 + vein, 50] : [220 - y / 6, 200 - y / 6, 160 - y / 6]
      data.set([red + rough, green + rough, blue + rough, 255], (y * width + x) * 4)
    }
  return { data, width, height }
}

/** Which part of the leaf and what is called so is both, of 1: https://en.wikipedia.org/wiki/Jaccard_index. */
const likeness = ({ data }: { data: Uint8Array }) => {
  let [both, either] = [0, 0]
  for (const [at, value] of data.entries()) {
    const leaf = isLeaf(at % width, Math.floor(at / width))
    if (leaf && value) both++
    if (leaf || value) either++
  }
  return both / either
}

test.each([
  ['a rough frame', { x: 90, y: 20 }, { x: 330, y: 280 }],
  ['a click on it', { x: 180, y: 120 }, { x: 180, y: 120 }],
])('%s selects an object to its edge', (_, from, to) => {
  const area = grabbed(beach(), from, to)
  expect(likeness(area)).toBeGreaterThan(0.97)
  expect([...new Set(area.data)].toSorted()).toEqual([0, 255])
})

test('one of many alike is selected by a frame, also where it is small in its picture', () => {
  const [near, times] = [beach(), 8]
  const data = new Uint8ClampedArray(near.data.length * times)
  for (let at = 0; at < height * times; at++)
    data.set(near.data.subarray((at % height) * width * 4, ((at % height) + 1) * width * 4), at * width * 4)
  const { data: found } = grabbed({ data, width, height: height * times }, { x: 100, y: 40 }, { x: 300, y: 260 })
  expect(likeness({ data: found.subarray(0, width * height) })).toBeGreaterThan(0.97)
  expect(found.subarray(width * height).includes(255)).toBe(false)
})

test('what is transparent belongs to no object, and where nothing stands out nothing is selected', () => {
  const cut = beach()
  for (let at = 0; at < width * height; at++)
    if (!isLeaf(at % width, Math.floor(at / width))) cut.data.fill(0, at * 4, at * 4 + 4)
  const whole = [
    { x: 0, y: 0 },
    { x: width, y: height },
  ] as const
  expect(likeness(grabbed(cut, ...whole))).toBeGreaterThan(0.97)
  const plain = { data: new Uint8ClampedArray(width * height * 4).fill(200), width, height }
  expect(grabbed(plain, ...whole).data.includes(255)).toBe(false)
  const dot = { data: new Uint8ClampedArray(4).fill(200), width: 1, height: 1 }
  expect(grabbed(dot, { x: 0, y: 0 }, { x: 1, y: 1 }).data).toHaveLength(1)
})
