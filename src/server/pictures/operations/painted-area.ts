import sharp from 'sharp'
import type { Begins } from '#catalogue/abilities.ts'
import { type Marked, markedArea } from './area.ts'
import { backgroundIn } from './change-background.ts'
import type { Given } from './operation.ts'

/** How wide a painted area passes into the picture, of its longer side; and in pixels, at most. */
const passing = { part: 0.006, most: 12 }

/**
 * An area that passes into the picture inwards alone: what was outside stays outside. One too narrow for that stays as
 * it is.
 */
const feathered = async (marked: Marked): Promise<Marked> => {
  const { width, height, area } = marked
  const sigma = Math.min(passing.most, Math.max(1, passing.part * Math.max(width, height)))
  const soft = await sharp(area, { raw: { width, height, channels: 1 } })
    .blur(sigma)
    .extractChannel(0)
    .raw()
    .toBuffer()
  const made = Buffer.alloc(area.length)
  let [before, after] = [0, 0]
  for (let at = 0; at < area.length; at++) {
    const own = area[at] ?? 0
    // Half of the way lies outside of the edge, which is none of ours. Deep within nothing of the old picture is left:
    // a blur is not exact, so the way is a little shorter than it.
    const value = Math.min(own, Math.max(0, Math.round(((soft[at] ?? 0) - 127) * 2.2)))
    made[at] = value
    before += own
    after += value
  }
  return after * 2 < before ? marked : { ...marked, area: made }
}

/** The area that a painter is to change, as what it paints is mixed into the picture; nothing where it is all of it. */
export const areaIn = async (
  picture: Given,
  given: readonly Given[],
  { area, finds }: Begins,
): Promise<Marked | undefined> => {
  const drawn = given.find(({ field }) => field === area)
  if (drawn) return feathered(await markedArea(picture, drawn))
  return finds ? backgroundIn(picture, given) : undefined
}
