import sharp from 'sharp'
import { drawn } from '../fill/drawn.ts'
import { filling } from '../fill/fill.ts'
import type { Level } from '../fill/level.ts'
import { madeWith } from '../models/recipe.ts'
import { blended, givenIn, type Marked, markedArea } from './area.ts'
import type { Operation } from './operation.ts'
import { saved, stemOf } from './saved.ts'

const step = { de: 'Füllt den Bereich aus seiner Umgebung', en: 'Fills the area from what surrounds it' }
const drawing = { de: 'Zeichnet, was dahinter sein könnte', en: 'Draws what could be behind it' }
const without = { de: 'ohne Objekt', en: 'without the object' }

/** How many pixels are looked at beside a hole, at least; and the longest side on which it is searched. */
const [beside, longest] = [40, 1000]

type Box = Readonly<{ left: number; top: number; width: number; height: number }>

/** The hole, and as much again on every side, which it is filled from. */
const surroundings = ({ width, height, area }: Marked): Box => {
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (area[y * width + x]) {
        ;[left, right] = [Math.min(left, x), Math.max(right, x)]
        ;[top, bottom] = [Math.min(top, y), Math.max(bottom, y)]
      }
  const margin = Math.max(beside, right - left, bottom - top)
  const [from, over] = [Math.max(0, left - margin), Math.max(0, top - margin)]
  return {
    ...{ left: from, top: over },
    width: Math.min(width, right + margin + 1) - from,
    height: Math.min(height, bottom + margin + 1) - over,
  }
}

const cut = (bytes: Buffer, { width, height }: Marked, channels: 1 | 3, box: Box) =>
  sharp(bytes, { raw: { width, height, channels } }).extract(box)

/** The part of a picture that is worked on, at a size that is searched in seconds. */
const levelOf = async (marked: Marked, box: Box): Promise<Level> => {
  const factor = Math.min(1, longest / Math.max(box.width, box.height))
  const size = {
    width: Math.max(1, Math.round(box.width * factor)),
    height: Math.max(1, Math.round(box.height * factor)),
  }
  const colours = await cut(marked.colours, marked, 3, box)
    .resize({ ...size, fit: 'fill' })
    .raw()
    .toBuffer()
  // What is only partly within is filled as well: it is mixed afterwards. No hole is lost by making it smaller.
  const hole = cut(marked.area, marked, 1, box).threshold(1)
  const small =
    factor < 1 ? hole.dilate(Math.ceil(1 / factor)).resize({ ...size, fit: 'fill', kernel: 'nearest' }) : hole
  const bytes = await small.extractChannel(0).raw().toBuffer()
  return { ...size, colours: Float32Array.from(colours), hole: Uint8Array.from(bytes, value => (value ? 1 : 0)) }
}

/** The filled part in its place in the picture. */
const inPlace = async ({ width, height, colours }: Level, box: Box, marked: Marked): Promise<Buffer> => {
  const bytes = Buffer.from(Uint8ClampedArray.from(colours))
  const part = await sharp(bytes, { raw: { width, height, channels: 3 } })
    .resize({ width: box.width, height: box.height, fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer()
  const whole = Buffer.from(marked.colours)
  for (let row = 0; row < box.height; row++)
    part.copy(whole, ((box.top + row) * marked.width + box.left) * 3, row * box.width * 3, (row + 1) * box.width * 3)
  return whole
}

/**
 * A picture without what was marked: the area is filled from around it, or drawn by a downloaded model where there is
 * one; every other pixel stays as it is.
 */
export const inpainted: Operation = async function* ({ given, locale, recipe, model }) {
  const picture = givenIn(given, 'picture')
  const marked = await markedArea(picture, givenIn(given, 'mask'))
  const box = surroundings(marked)
  let level = await levelOf(marked, box)
  if (model) {
    yield { step: drawing, at: 1, of: 1 }
    level = await drawn(level, model)
  } else for (const done of filling(level)) yield { step, ...done }
  const { width, height } = marked
  const made = blended(marked, await inPlace(level, box, marked))
  const name = `${stemOf(picture.name)} ${without[locale]}`
  yield await saved(sharp(made, { raw: { width, height, channels: 3 } }), {
    name,
    format: 'png',
    recipe: madeWith(recipe, model),
  })
}
