import { evened } from './evened.ts'
import { halved, type Level, smear } from './level.ts'
import { lots, type Patches, patchesOf } from './patches.ts'
import { improve, type Matches, vote } from './search.ts'

/** Below this many pixels a side, a hole is filled at once; larger pictures begin with what smaller ones found. */
const smallest = 48
/** Above this many pixels a side, one round is enough: what is left is finer than it is seen. */
const large = 640

const anew = ({ width, height }: Level, { targets, sources }: Patches, chance: () => number): Matches => {
  const of = new Int32Array(width * height)
  for (const target of targets) of[target] = sources[Math.floor(chance() * sources.length)] ?? 0
  return { of, cost: new Float32Array(width * height) }
}

/** What was found at half the size, at this one: the colours of the hole, and the matches, each in its place. */
const enlarged = (level: Level, small: Level, found: Matches | undefined): Int32Array => {
  const { width, height, colours, hole } = level
  const of = new Int32Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const from = Math.min(small.height - 1, y >> 1) * small.width + Math.min(small.width - 1, x >> 1)
      if (hole[at]) for (let part = 0; part < 3; part++) colours[at * 3 + part] = small.colours[from * 3 + part] ?? 0
      const source = found?.of[from] ?? 0
      const [right, down] = [(source % small.width) * 2 + (x & 1), Math.floor(source / small.width) * 2 + (y & 1)]
      of[at] = Math.min(height - 1, down) * width + Math.min(width - 1, right)
    }
  return of
}

/**
 * Fills the hole of a picture with what its surroundings look like, from coarse to fine, and tells after each size how
 * much of the work is done. Only pixels of the hole change (Wexler and others, Space-Time Completion of Video, 2007).
 */
export function* filling(level: Level): Generator<{ at: number; of: number }> {
  const levels = [level]
  for (let last = level; Math.min(last.width, last.height) > smallest; levels.push(last)) last = halved(last)
  const chance = lots(7)
  let found: Matches | undefined
  for (let nth = levels.length - 1; nth >= 0; nth--) {
    const [now, small] = [levels[nth], levels[nth + 1]]
    if (!now) continue
    const begun = small ? enlarged(now, small, found) : smear(now)
    const patches = patchesOf(now)
    if (patches.sources.length && patches.targets.length) {
      const isFirst = !found
      const matches = anew(now, patches, chance)
      if (found && begun)
        for (const target of patches.targets) {
          const before = begun[target] ?? 0
          if (patches.whole[before]) matches.of[target] = before
        }
      const rounds = isFirst ? 14 : Math.max(now.width, now.height) > large ? 1 : 5
      for (let round = 0; round < rounds; round++) {
        improve(now, patches, matches, chance)
        vote(now, patches, matches)
      }
      if (nth === 0) evened(now, patches, matches)
      found = matches
    }
    yield { at: levels.length - nth, of: levels.length }
  }
}
