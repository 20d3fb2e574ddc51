/** Red, green, blue and alpha of each pixel. */
export type Pixels = Readonly<{ data: Uint8ClampedArray; width: number; height: number }>

/** How unlikely a colour is within an area: the more, the less it belongs there. */
export type Unlikely = (red: number, green: number, blue: number) => number

/** So many kinds of colours an area has (Rother, Kolmogorov, Blake: GrabCut, 2004). */
const kinds = 5
const rounds = 5
/** So many pixels are enough to learn from. */
const enough = 4000

/** Nothing is less likely than this. */
const least = 1e-30

/** Colours, three values each. */
type Colours = Float64Array

const apart = (one: Colours, at: number, other: Colours, to: number) =>
  (one[at * 3]! - other[to * 3]!) ** 2 +
  (one[at * 3 + 1]! - other[to * 3 + 1]!) ** 2 +
  (one[at * 3 + 2]! - other[to * 3 + 2]!) ** 2

const nearestOf = (colours: Colours, at: number, middles: Colours, count: number) => {
  let nearest = 0
  for (let to = 1; to < count; to++)
    if (apart(colours, at, middles, to) < apart(colours, at, middles, nearest)) nearest = to
  return nearest
}

/** To which of a few groups each colour belongs: it is nearer to the middle of its own than to any other's. */
const grouped = (colours: Colours) => {
  const count = colours.length / 3
  const middles = new Float64Array(kinds * 3)
  middles.set(colours.subarray(0, 3))
  let groups = 1
  // Each next begins with what is farthest from all before it.
  for (; groups < kinds; groups++) {
    let [farthest, most] = [0, 0]
    for (let at = 0; at < count; at++) {
      const far = apart(colours, at, middles, nearestOf(colours, at, middles, groups))
      if (far > most) [farthest, most] = [at, far]
    }
    if (!most) break
    middles.set(colours.subarray(farthest * 3, farthest * 3 + 3), groups * 3)
  }
  const group = new Uint8Array(count)
  for (let round = 0; round < rounds; round++) {
    const sums = new Float64Array(kinds * 4)
    for (let at = 0; at < count; at++) {
      const own = nearestOf(colours, at, middles, groups)
      group[at] = own
      for (let of = 0; of < 3; of++) sums[own * 4 + of]! += colours[at * 3 + of]!
      sums[own * 4 + 3]!++
    }
    for (let at = 0; at < groups; at++)
      for (let of = 0; of < 3; of++) if (sums[at * 4 + 3]) middles[at * 3 + of] = sums[at * 4 + of]! / sums[at * 4 + 3]!
  }
  return { group, middles, groups }
}

/** How likely colours are that belong to a group: a normal distribution, its spread in all directions. */
const spreadOf = (colours: Colours, group: Uint8Array, own: number, mean: Colours) => {
  // A little in each direction, so that a single colour is not infinitely sure.
  let [rr, rg, rb, gg, gb, bb, count] = [0, 0, 0, 0, 0, 0, 0]
  for (let at = 0; at < group.length; at++) {
    if (group[at] !== own) continue
    const r = colours[at * 3]! - mean[0]!
    const g = colours[at * 3 + 1]! - mean[1]!
    const b = colours[at * 3 + 2]! - mean[2]!
    rr += r * r
    rg += r * g
    rb += r * b
    gg += g * g
    gb += g * b
    bb += b * b
    count++
  }
  if (!count) return []
  ;[rr, rg, rb, gg, gb, bb] = [rr / count + 4, rg / count, rb / count, gg / count + 4, gb / count, bb / count + 4]
  const [a, b, c] = [gg * bb - gb * gb, rb * gb - rg * bb, rg * gb - rb * gg]
  const size = rr * a + rg * b + rb * c
  const rest = [rr * bb - rb * rb, rb * rg - rr * gb, rr * gg - rg * rg]
  const weight = count / group.length / Math.sqrt(size)
  return [...mean, weight, ...[a, b, c, ...rest].map(value => value / size)]
}

/** How many numbers a spread is: its mean, its weight, and the inverse of its covariance. */
const numbers = 10

/** Learns the colours of the pixels that are named; to an area without any every colour is strange. */
export const learned = ({ data }: Pixels, members: readonly number[]): Unlikely => {
  const step = Math.max(1, Math.floor(members.length / enough))
  const colours = new Float64Array(Math.ceil(members.length / step) * 3)
  for (let at = 0, to = 0; at < members.length; at += step)
    for (let of = 0; of < 3; of++) colours[to++] = data[members[at]! * 4 + of]!
  if (!colours.length) return () => -Math.log(least)
  const { group, middles, groups } = grouped(colours)
  const spreads = Float64Array.from(
    Array.from({ length: groups }, (_, at) => spreadOf(colours, group, at, middles.slice(at * 3, at * 3 + 3))).flat(),
  )
  return (red, green, blue) => {
    let likely = 0
    for (let at = 0; at < spreads.length; at += numbers) {
      const r = red - spreads[at]!
      const g = green - spreads[at + 1]!
      const b = blue - spreads[at + 2]!
      const alone = r * r * spreads[at + 4]! + g * g * spreads[at + 7]! + b * b * spreads[at + 9]!
      const both = r * g * spreads[at + 5]! + r * b * spreads[at + 6]! + g * b * spreads[at + 8]!
      likely += spreads[at + 3]! * Math.exp(-alone / 2 - both)
    }
    return -Math.log(likely + least)
  }
}
