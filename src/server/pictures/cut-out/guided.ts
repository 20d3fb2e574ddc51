type Plane = Readonly<{ values: Float32Array; width: number; height: number }>

/** The mean of what lies within `radius`, in two passes: a time that does not depend on the radius. */
export const means = ({ values, width, height }: Plane, radius: number): Float32Array => {
  const across = new Float32Array(values.length)
  const made = new Float32Array(values.length)
  const pass = (from: Float32Array, into: Float32Array, lines: number, length: number, line: number, step: number) => {
    for (let at = 0; at < lines; at++) {
      const begin = at * line
      let [sum, count] = [0, 0]
      for (let add = -radius; add < length; add++) {
        const [comes, goes] = [add + radius, add - radius - 1]
        if (comes < length && comes >= 0) {
          sum += from[begin + comes * step]!
          count++
        }
        if (goes >= 0) {
          sum -= from[begin + goes * step]!
          count--
        }
        if (add >= 0) into[begin + add * step] = sum / count
      }
    }
  }
  pass(values, across, height, width, width, 1)
  pass(across, made, width, height, 1, width)
  return made
}

const product = (one: Float32Array, other: Float32Array) => one.map((value, at) => value * other[at]!)

/** Red, green and blue of a picture, from 0 to 1. */
export type Guide = Readonly<{
  planes: readonly [Float32Array, Float32Array, Float32Array]
  width: number
  height: number
}>

/** For each place how much red, green and blue say of the matte, and what is added. */
export type Lines = readonly [red: Float32Array, green: Float32Array, blue: Float32Array, base: Float32Array]

/**
 * A guided filter (He, Sun and Tang 2010, section 3.5): for each place the line of red, green and blue that fits the
 * matte around it best, so that its edge lies where the edge of the picture lies, also between what is equally bright.
 */
export const guidedLines = (
  { planes: [red, green, blue], width, height }: Guide,
  matte: Float32Array,
  radius: number,
  smooth: number,
): Lines => {
  const mean = (values: Float32Array) => means({ values, width, height }, radius)
  const [r, g, b, part] = [mean(red), mean(green), mean(blue), mean(matte)]
  const [rr, rg, rb] = [mean(product(red, red)), mean(product(red, green)), mean(product(red, blue))]
  const [gg, gb, bb] = [mean(product(green, green)), mean(product(green, blue)), mean(product(blue, blue))]
  const [rm, gm, bm] = [mean(product(red, matte)), mean(product(green, matte)), mean(product(blue, matte))]
  const lines = Array.from({ length: 4 }, () => new Float32Array(matte.length)) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ]
  for (let at = 0; at < matte.length; at++) {
    const [mr, mg, mb, mp] = [r[at]!, g[at]!, b[at]!, part[at]!]
    const [a, d, f] = [rr[at]! - mr * mr + smooth, gg[at]! - mg * mg + smooth, bb[at]! - mb * mb + smooth]
    const [h, i, j] = [rg[at]! - mr * mg, rb[at]! - mr * mb, gb[at]! - mg * mb]
    const [x, y, z] = [rm[at]! - mr * mp, gm[at]! - mg * mp, bm[at]! - mb * mp]
    // The inverse of a symmetric matrix of three by three, by its cofactors.
    const [c0, c1, c2] = [d * f - j * j, i * j - h * f, h * j - i * d]
    const all = a * c0 + h * c1 + i * c2
    const [sr, sg, sb] = [
      (c0 * x + c1 * y + c2 * z) / all,
      (c1 * x + (a * f - i * i) * y + (h * i - a * j) * z) / all,
      (c2 * x + (h * i - a * j) * y + (a * d - h * h) * z) / all,
    ]
    lines[0][at] = sr
    lines[1][at] = sg
    lines[2][at] = sb
    lines[3][at] = mp - sr * mr - sg * mg - sb * mb
  }
  return [mean(lines[0]), mean(lines[1]), mean(lines[2]), mean(lines[3])]
}
