import type { Pixels } from './pixels.ts'

/** How far around a place of the matte is looked at, of its side: as far as an edge or hair of it is soft. */
const around = 0.014
/** Where a matte differs by less around a place, it is no edge; by more, it is one and stays as it is. Of 255. */
const [flat, edge] = [90, 190]
/** What is within and what is not, where it is no edge; of 255. */
const [without, within] = [90, 150]
/** An opening that the model sees nothing in, in part at least, is one; of 255. */
const open = 28

/** The greatest value within `radius` of each place, first across, then down. */
const greatest = (values: Uint8Array, { width, height }: Pixels, radius: number): Uint8Array => {
  const [across, made] = [new Uint8Array(values.length), new Uint8Array(values.length)]
  const pass = (from: Uint8Array, into: Uint8Array, lines: number, length: number, line: number, step: number) => {
    for (let nth = 0; nth < lines; nth++)
      for (let at = 0; at < length; at++) {
        const last = Math.min(length - 1, at + radius)
        let most = 0
        for (let near = Math.max(0, at - radius); near <= last; near++) {
          const value = from[nth * line + near * step]!
          if (value > most) most = value
        }
        into[nth * line + at * step] = most
      }
  }
  pass(values, across, height, width, width, 1)
  pass(across, made, width, height, 1, width)
  return made
}

/** Fills what lies wholly within the subject unless the model has seen nothing in some of it, as in a handle. */
const withoutDents = (values: Buffer, { width, height }: Pixels) => {
  const seen = new Uint8Array(values.length)
  for (let begin = 0; begin < values.length; begin++) {
    if (seen[begin] || (values[begin] ?? 0) >= within) continue
    const part = [begin]
    let [isEnclosed, least] = [true, 255]
    seen[begin] = 1
    for (let nth = 0; nth < part.length; nth++) {
      const at = part[nth] ?? 0
      const x = at % width
      least = Math.min(least, values[at] ?? 0)
      if (x === 0 || x === width - 1 || at < width || at >= width * (height - 1)) isEnclosed = false
      for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width])
        if (next >= 0 && next < values.length && !seen[next] && (values[next] ?? 0) < within) {
          seen[next] = 1
          part.push(next)
        }
    }
    if (isEnclosed && least > open) for (const at of part) values[at] = 255
  }
  return values
}

/**
 * A matte that is decided where it is no edge: a model that is not sure of a part makes it half transparent, which
 * looks like glass. Edges and hair, where the matte passes from nothing to all within a short way, stay soft.
 */
export const firmed = (matte: Pixels): Pixels => {
  const radius = Math.max(2, Math.round(around * matte.width))
  const most = greatest(matte.colours, matte, radius)
  const leastTurned = greatest(
    matte.colours.map(value => 255 - value),
    matte,
    radius,
  )
  const firm = withoutDents(Buffer.from(matte.colours), matte).map((value, at) => {
    const range = (most[at] ?? 0) + (leastTurned[at] ?? 0) - 255
    const part = Math.max(0, Math.min(1, (edge - range) / (edge - flat)))
    const decided = 255 * Math.max(0, Math.min(1, (value - without) / (within - without)))
    return Math.round(value + (decided - value) * part)
  })
  return { ...matte, colours: Buffer.from(firm) }
}
