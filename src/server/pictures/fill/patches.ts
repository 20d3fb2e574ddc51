import type { Level } from './level.ts'

/** A patch reaches so many pixels to each side of its middle. */
export const reach = 3
const side = 2 * reach + 1

/** Numbers as if by chance, the same every time: the same hole is filled in the same way. */
export const lots = (seed: number) => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
  return seed / 4_294_967_296
}

/** Where patches are: whole ones, to take from; those that touch the hole, to be filled; and how sure a pixel is. */
export type Patches = Readonly<{
  whole: Uint8Array
  sources: Int32Array
  targets: Int32Array
  isTarget: Uint8Array
  sure: Float32Array
}>

/** How many pixels of the hole lie left of and above each place: sums of any rectangle in four steps. */
const summed = ({ width, height, hole }: Level) => {
  const sums = new Int32Array((width + 1) * (height + 1))
  for (let y = 0; y < height; y++) {
    let row = 0
    for (let x = 0; x < width; x++) {
      row += hole[y * width + x] ?? 0
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row
    }
  }
  return (left: number, top: number) => {
    const [upper, lower] = [top * (width + 1), (top + side) * (width + 1)]
    const all = (sums[lower + left + side] ?? 0) + (sums[upper + left] ?? 0)
    return all - (sums[upper + left + side] ?? 0) - (sums[lower + left] ?? 0)
  }
}

/** What lies at the edge of the hole is surer than its middle: each ring inwards counts for less. */
const sureness = ({ width, height, hole }: Level) => {
  const sure = new Float32Array(width * height).fill(1)
  const open = Uint8Array.from(hole)
  for (let weight = 0.6; ; weight = Math.max(0.03, weight * 0.6)) {
    const ring: number[] = []
    for (let at = 0; at < open.length; at++)
      if (open[at] && (!open[at - 1] || !open[at + 1] || !open[at - width] || !open[at + width])) ring.push(at)
    if (!ring.length) return sure
    for (const at of ring) {
      sure[at] = weight
      open[at] = 0
    }
  }
}

export const patchesOf = (level: Level): Patches => {
  const { width, height } = level
  const holesIn = summed(level)
  const [whole, isTarget] = [new Uint8Array(width * height), new Uint8Array(width * height)]
  const [sources, targets]: [number[], number[]] = [[], []]
  for (let y = reach; y < height - reach; y++)
    for (let x = reach; x < width - reach; x++) {
      const at = y * width + x
      if (holesIn(x - reach, y - reach)) {
        isTarget[at] = 1
        targets.push(at)
      } else {
        whole[at] = 1
        sources.push(at)
      }
    }
  return {
    ...{ whole, isTarget, sure: sureness(level) },
    ...{ sources: Int32Array.from(sources), targets: Int32Array.from(targets) },
  }
}

/** How unlike two patches are, where it is less than `best`; far ones count as a little less alike. */
export const difference = (
  { width, colours }: Level,
  sure: Float32Array,
  target: number,
  source: number,
  best: number,
) => {
  let sum = 0
  for (let down = -reach; down <= reach; down++) {
    let at = target + down * width - reach
    let [one, other] = [at * 3, (source + down * width - reach) * 3]
    for (let across = 0; across < side; across++, at++) {
      const red = (colours[one++] ?? 0) - (colours[other++] ?? 0)
      const green = (colours[one++] ?? 0) - (colours[other++] ?? 0)
      const blue = (colours[one++] ?? 0) - (colours[other++] ?? 0)
      sum += (red * red + green * green + blue * blue) * (sure[at] ?? 0)
    }
    if (sum >= best) return sum
  }
  const across = (target % width) - (source % width)
  const down = Math.floor(target / width) - Math.floor(source / width)
  return sum + 0.02 * (across * across + down * down)
}
