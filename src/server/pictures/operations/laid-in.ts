import sharp, { type Sharp } from 'sharp'
import { bare, blended, givenIn, type Marked, markedArea, surroundings } from './area.ts'
import type { Given, Operation } from './operation.ts'
import { saved, stemOf } from './saved.ts'

const changed = { de: 'geändert', en: 'changed' }

/** New colours on a picture that is seen through in parts, which stay so; what was painted hides what is behind it. */
const withAlpha = async (picture: Sharp, { area, width, height }: Marked, colours: Buffer) => {
  const bytes = await picture.toColourspace('srgb').ensureAlpha().raw({ depth: 'uchar' }).toBuffer()
  for (let at = 0; at < area.length; at++) {
    const part = area[at] ?? 0
    if (!part) continue
    colours.copy(bytes, at * 4, at * 3, at * 3 + 3)
    bytes[at * 4 + 3] = Math.max(bytes[at * 4 + 3] ?? 0, part)
  }
  return sharp(bytes, { raw: { width, height, channels: 4 } })
}

/** What a painter has made of a part of a picture, laid into its area; every pixel outside keeps its bytes. */
const laidInto = async (picture: Given, mixed: Given, painted: Sharp) => {
  // Flattened from here on; this one is not.
  const own = picture.picture.clone()
  const marked = await markedArea(picture, mixed)
  const { width, height } = marked
  const box = surroundings(marked)
  const { colours } = await bare(painted.resize({ width: box.width, height: box.height, fit: 'fill' }))
  const whole = Buffer.from(marked.colours)
  for (let row = 0; row < box.height; row++)
    colours.copy(whole, ((box.top + row) * width + box.left) * 3, row * box.width * 3, (row + 1) * box.width * 3)
  const made = blended(marked, whole)
  const { hasAlpha } = await own.metadata()
  return hasAlpha ? withAlpha(own, marked, made) : sharp(made, { raw: { width, height, channels: 3 } })
}

/** A picture with what a painter has made of its area; without one, what it has made of all of it, in its size. */
export const laidIn: Operation = async function* ({ given, locale, recipe, begins = {} }) {
  const picture = givenIn(given, begins.from ?? '')
  const { picture: painted } = givenIn(given, 'painted')
  const name = `${stemOf(picture.name)} ${changed[locale]}`
  const mixed = given.find(({ field }) => field === 'mixed')
  if (mixed) yield await saved(await laidInto(picture, mixed, painted), { name, format: 'png', recipe })
  else {
    const { width, height } = picture.facts
    const whole = painted.resize({ width, height, fit: 'fill' })
    yield await saved(whole, { name, format: 'jpeg', quality: 95, recipe })
  }
}
