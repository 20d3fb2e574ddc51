import type { Pixels, Unlikely } from './colours.ts'
import { minCut, arcsOfNode } from './min-cut.ts'

/** What the two sides of a cut look like. */
export type Looks = Readonly<{ within: Unlikely; outside: Unlikely }>

/** The eight neighbours, so that each lies opposite to the one at 7 less its place. */
const beside = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
] as const

/** How much it costs to part two pixels of one colour, by where they lie to each other. */
const dear = beside.map(([right, down]) => 50 / Math.hypot(right, down))

const differs = (data: Uint8ClampedArray, one: number, other: number) =>
  (data[one * 4]! - data[other * 4]!) ** 2 +
  (data[one * 4 + 1]! - data[other * 4 + 1]!) ** 2 +
  (data[one * 4 + 2]! - data[other * 4 + 2]!) ** 2

/**
 * Decides what is open, along edges of the picture and by what both sides look like; the rest stays as it is labelled.
 * Labels are 1 within, 0 outside.
 */
export const decided = ({ data, width, height }: Pixels, labels: Uint8Array, open: Uint8Array, looks: Looks) => {
  const nodes = new Int32Array(open.length).fill(-1)
  let count = 0
  for (let at = 0; at < open.length; at++) if (open[at]) nodes[at] = count++
  const neighbours = new Int32Array(count * arcsOfNode).fill(-1)
  const capacities = new Float32Array(count * arcsOfNode)
  const terminals = new Float32Array(count)
  const eachPair = (use: (at: number, way: number, other: number) => void) => {
    for (let at = 0; at < open.length; at++) {
      if (!open[at]) continue
      const [x, y] = [at % width, Math.floor(at / width)]
      for (let way = 0; way < arcsOfNode; way++) {
        const [right, down] = beside[way]!
        const isThere = x + right >= 0 && x + right < width && y + down >= 0 && y + down < height
        if (isThere) use(at, way, at + down * width + right)
      }
    }
  }
  let [sum, pairs] = [0, 0]
  eachPair((at, _, other) => {
    sum += differs(data, at, other)
    pairs++
  })
  const sharp = sum ? pairs / (2 * sum) : 0
  eachPair((at, way, other) => {
    const cost = dear[way]! * Math.exp(-sharp * differs(data, at, other))
    const [node, own] = [nodes[at]!, nodes[other]!]
    if (own < 0) terminals[node]! += labels[other] ? cost : -cost
    else {
      neighbours[node * arcsOfNode + way] = own
      capacities[node * arcsOfNode + way] = cost
    }
  })
  for (let at = 0; at < open.length; at++) {
    if (!open[at]) continue
    const [red, green, blue] = [data[at * 4]!, data[at * 4 + 1]!, data[at * 4 + 2]!]
    terminals[nodes[at]!]! += looks.outside(red, green, blue) - looks.within(red, green, blue)
  }
  const within = minCut({ neighbours, capacities, terminals })
  return labels.map((label, at) => (open[at] ? within[nodes[at]!]! : label))
}
