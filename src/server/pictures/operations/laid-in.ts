import sharp from 'sharp'
import { bare, blended, givenIn, markedArea, surroundings } from './area.ts'
import type { Operation } from './operation.ts'
import { saved, stemOf } from './saved.ts'

const changed = { de: 'geändert', en: 'changed' }

/** What a painter has made of a part of a picture, laid into its area; every pixel outside keeps its bytes. */
export const laidIn: Operation = async function* ({ given, locale, recipe, begins = {} }) {
  const picture = givenIn(given, begins.from ?? '')
  const marked = await markedArea(picture, givenIn(given, 'mixed'))
  const { width, height } = marked
  const box = surroundings(marked)
  const { colours } = await bare(
    givenIn(given, 'painted').picture.resize({ width: box.width, height: box.height, fit: 'fill' }),
  )
  const whole = Buffer.from(marked.colours)
  for (let row = 0; row < box.height; row++)
    colours.copy(whole, ((box.top + row) * width + box.left) * 3, row * box.width * 3, (row + 1) * box.width * 3)
  const made = sharp(blended(marked, whole), { raw: { width, height, channels: 3 } })
  yield await saved(made, { name: `${stemOf(picture.name)} ${changed[locale]}`, format: 'png', recipe })
}
