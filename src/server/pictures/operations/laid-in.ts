import type { Sharp } from 'sharp'
import { stemOf } from '../../files/name.ts'
import { clearIn, joined, laidOver } from './alpha.ts'
import { bare, blended, givenIn, markedArea, surroundings } from './area.ts'
import type { Given, Operation } from './operation.ts'
import { saved } from './saved.ts'

const changed = { de: 'geändert', en: 'changed' }

/** What a painter has made of a part of a picture, laid into its area; every pixel outside keeps its bytes. */
const laidInto = async (picture: Given, mixed: Given, painted: Sharp) => {
  const clear = await clearIn(picture.picture)
  const marked = await markedArea(picture, mixed)
  const { width } = marked
  const box = surroundings(marked)
  const { colours } = await bare(painted.resize({ width: box.width, height: box.height, fit: 'fill' }))
  const whole = Buffer.from(marked.colours)
  for (let row = 0; row < box.height; row++)
    colours.copy(whole, ((box.top + row) * width + box.left) * 3, row * box.width * 3, (row + 1) * box.width * 3)
  const made = blended(marked, whole)
  return clear ? laidOver(clear, marked, made) : joined(made, marked)
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
