/** The connected parts of pixels with this label: which part each belongs to (0 is none), and how large each is. */
export const partsOf = (labels: Uint8Array, width: number, label: 0 | 1) => {
  const part = new Int32Array(labels.length)
  const sizes = [0]
  for (let begin = 0; begin < labels.length; begin++) {
    if (part[begin] || labels[begin] !== label) continue
    const number = sizes.push(0) - 1
    const waiting = [begin]
    part[begin] = number
    const take = (at: number) => {
      if (part[at] || labels[at] !== label) return
      part[at] = number
      waiting.push(at)
    }
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      sizes[number]!++
      const across = at % width
      if (across > 0) take(at - 1)
      if (across < width - 1) take(at + 1)
      if (at >= width) take(at - width)
      if (at < labels.length - width) take(at + width)
    }
  }
  return { part, sizes }
}

/** Single specks are no object, and single holes none of its ends: smaller than this share of the largest part. */
const speck = 0.02

/** The labels without specks and small holes; where a place is named, only the part that holds it. */
export const whole = (labels: Uint8Array, width: number, holds?: number): Uint8Array => {
  const within = partsOf(labels, width, 1)
  const largest = Math.max(0, ...within.sizes)
  const only = holds === undefined ? 0 : within.part[holds]!
  const solid = labels.map((label, at) => {
    if (!label) return 0
    const own = within.part[at]!
    return only ? Number(own === only) : Number(within.sizes[own]! >= largest * speck)
  })
  const holes = partsOf(solid, width, 0)
  return solid.map((label, at) => (label || holes.sizes[holes.part[at]!]! < largest * speck ? 1 : 0))
}
