/** A part of a picture, in its pixels. */
export type Box = Readonly<{ left: number; top: number; width: number; height: number }>

/** The box with so much more on every side, within a picture of this size. */
export const widened = ({ left, top, width, height }: Box, by: number, of: { width: number; height: number }): Box => {
  const [from, over] = [Math.max(0, left - by), Math.max(0, top - by)]
  return {
    ...{ left: from, top: over },
    width: Math.min(of.width, left + width + by) - from,
    height: Math.min(of.height, top + height + by) - over,
  }
}

/** The smallest box that holds both. */
export const around = (one: Box, other: Box): Box => {
  const [left, top] = [Math.min(one.left, other.left), Math.min(one.top, other.top)]
  return {
    ...{ left, top },
    width: Math.max(one.left + one.width, other.left + other.width) - left,
    height: Math.max(one.top + one.height, other.top + other.height) - top,
  }
}

/** Each place of a box in the rows of a picture that is so wide. */
export function* placesIn({ left, top, width, height }: Box, across: number): Generator<number> {
  for (let y = top; y < top + height; y++) for (let x = left; x < left + width; x++) yield y * across + x
}

/** What is joined in a field of so many columns and is `within`, each as the box around it and its places. */
export const joined = (width: number, height: number, within: (at: number) => boolean) => {
  const seen = new Uint8Array(width * height)
  const found: { box: Box; places: readonly number[] }[] = []
  for (let first = 0; first < seen.length; first++) {
    if (seen[first] || !within(first)) continue
    const places = [first]
    seen[first] = 1
    let [left, top, right, bottom] = [width, height, 0, 0]
    for (let next = 0; next < places.length; next++) {
      const at = places[next] ?? 0
      const [x, y] = [at % width, Math.floor(at / width)]
      ;[left, right] = [Math.min(left, x), Math.max(right, x)]
      ;[top, bottom] = [Math.min(top, y), Math.max(bottom, y)]
      const beside = [x > 0 && at - 1, x < width - 1 && at + 1, y > 0 && at - width, y < height - 1 && at + width]
      for (const one of beside) {
        if (one === false || seen[one] || !within(one)) continue
        seen[one] = 1
        places.push(one)
      }
    }
    found.push({ box: { left, top, width: right - left + 1, height: bottom - top + 1 }, places })
  }
  return found
}
