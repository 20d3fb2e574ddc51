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

/**
 * A guided filter (He, Sun and Tang 2010): for each place the line `slope · brightness + base` that fits the matte
 * around it best, so that its edge lies where the edge of the picture lies.
 */
export const guidedLines = (guide: Plane, matte: Float32Array, radius: number, smooth: number) => {
  const { width, height } = guide
  const mean = (values: Float32Array) => means({ values, width, height }, radius)
  const [light, part] = [mean(guide.values), mean(matte)]
  const [squares, both] = [mean(product(guide.values, guide.values)), mean(product(guide.values, matte))]
  const slope = light.map((value, at) => (both[at]! - value * part[at]!) / (squares[at]! - value * value + smooth))
  const base = slope.map((value, at) => part[at]! - value * light[at]!)
  return { slope: mean(slope), base: mean(base) }
}
