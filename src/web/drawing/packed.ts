/** The pixels of a layer, four bytes each as one number: as runs of equal ones, or bare where that is shorter. */
export type Packed = Readonly<{ runs: Uint32Array } | { bare: Uint32Array }>

/** Keeps pixels in little room: most of a drawing is paper. */
export const packed = (pixels: Uint32Array): Packed => {
  let runs = 0
  for (let at = 0; at < pixels.length; at++) if (!at || pixels[at] !== pixels[at - 1]) runs++
  if (runs * 2 >= pixels.length) return { bare: Uint32Array.from(pixels) }
  const found = new Uint32Array(runs * 2)
  let place = -2
  for (let at = 0; at < pixels.length; at++) {
    if (!at || pixels[at] !== pixels[at - 1]) {
      place += 2
      found[place] = pixels[at] ?? 0
    }
    found[place + 1] = (found[place + 1] ?? 0) + 1
  }
  return { runs: found }
}

export const unpackInto = (pixels: Uint32Array, held: Packed) => {
  if ('bare' in held) return pixels.set(held.bare.subarray(0, pixels.length))
  let place = 0
  for (let at = 0; at < held.runs.length; at += 2) {
    const length = held.runs[at + 1] ?? 0
    pixels.fill(held.runs[at] ?? 0, place, place + length)
    place += length
  }
}
