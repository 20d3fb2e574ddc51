import type { Level } from './level.ts'
import type { Patches } from './patches.ts'
import type { Matches } from './search.ts'

/** A step of colour larger than the first is what a picture shows, no seam; nothing changes by more than the second. */
const [seam, most] = [12, 14]
/** How often the whole is evened, and how far each place goes beyond its neighbours' mean. */
const [rounds, beyond] = [160, 1.9]

/**
 * Takes the seams out of a filled hole, where parts of unlike brightness meet as in a sky: every pixel should differ
 * from its neighbours as in the place it was taken from (Pérez and others, Poisson Image Editing, 2003). What is known
 * stays.
 */
export const evened = ({ width, height, colours, hole }: Level, { isTarget }: Patches, { of }: Matches): void => {
  const places: number[] = []
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) if (hole[y * width + x] && isTarget[y * width + x]) places.push(y * width + x)
  const steps = [-1, 1, -width, width]
  const more = new Float32Array(colours.length)
  const wanted = new Float32Array(places.length * 3)
  for (const [nth, at] of places.entries())
    for (const step of steps) {
      const [next, from] = [at + step, of[at] ?? 0]
      const isFilled = hole[next] && isTarget[next]
      const back = isFilled ? (of[next] ?? 0) : -1
      const jumps = [0, 1, 2].map(part => {
        const now = colours[next * 3 + part]! - colours[at * 3 + part]!
        const here = colours[(from + step) * 3 + part]! - colours[from * 3 + part]!
        const there = back < 0 ? here : colours[back * 3 + part]! - colours[(back - step) * 3 + part]!
        return (here + there) / 2 - now
      })
      if (jumps.every(jump => Math.abs(jump) <= seam))
        for (const [part, jump] of jumps.entries()) wanted[nth * 3 + part] = wanted[nth * 3 + part]! + jump
    }
  for (let round = 0; round < rounds; round++)
    for (const [nth, at] of places.entries())
      for (let part = 0; part < 3; part++) {
        const own = at * 3 + part
        const beside = more[own - 3]! + more[own + 3]! + more[own - width * 3]! + more[own + width * 3]!
        more[own] = more[own]! + beyond * ((beside - wanted[nth * 3 + part]!) / 4 - more[own]!)
      }
  for (const at of places)
    for (let own = at * 3; own < at * 3 + 3; own++) colours[own] = colours[own]! + most * Math.tanh(more[own]! / most)
}
