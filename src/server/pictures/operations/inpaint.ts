import sharp from 'sharp'
import type { Text } from '#shared/text.ts'
import { stemOf } from '../../files/name.ts'
import { drawn } from '../fill/drawn.ts'
import { filling } from '../fill/fill.ts'
import type { Level } from '../fill/level.ts'
import type { Box } from '../texts/box.ts'
import { madeWith } from '../models/recipe.ts'
import { asGrey, clearIn, joined, laidOver } from './alpha.ts'
import { blended, givenIn, type Marked, markedArea, surroundings } from './area.ts'
import type { Operation, Progress } from './operation.ts'
import { saved } from './saved.ts'

const step = { de: 'Füllt den Bereich aus seiner Umgebung', en: 'Fills the area from what surrounds it' }
const drawing = { de: 'Zeichnet, was dahinter sein könnte', en: 'Draws what could be behind it' }
const without = { de: 'ohne Objekt', en: 'without the object' }

/** The longest side on which what fills a hole is searched. */
const longest = 1000

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
  // What sharp calls to erode is to widen what is white.
  const small =
    factor < 1 ? hole.erode(Math.ceil(1 / factor)).resize({ ...size, fit: 'fill', kernel: 'nearest' }) : hole
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

/** Fills the area of a picture within a box from the rest of it; tells how far it is, and returns all colours. */
export async function* filledIn(marked: Marked, box: Box): AsyncGenerator<{ at: number; of: number }, Buffer> {
  const level = await levelOf(marked, box)
  yield* filling(level)
  return inPlace(level, box, marked)
}

/** The same, as steps of the work. */
async function* inSteps(step: Text, marked: Marked, box: Box): AsyncGenerator<Progress, Buffer> {
  const work = filledIn(marked, box)
  let done = await work.next()
  for (; !done.done; done = await work.next()) yield { step, ...done.value }
  return done.value
}

/**
 * A picture without what was marked: the area is filled from around it, or drawn by a downloaded model where there is
 * one; every other pixel stays as it is.
 */
export const inpainted: Operation = async function* ({ given, locale, recipe, model }) {
  const picture = givenIn(given, 'picture')
  const marked = await markedArea(picture, givenIn(given, 'mask'))
  const box = surroundings(marked)
  const clear = await clearIn(picture.picture)
  // What stood before nothing leaves nothing.
  const filled = clear && (yield* inSteps(step, { ...marked, colours: asGrey(clear.alpha) }, box))
  if (model) yield { step: drawing, at: 1, of: 1 }
  const colours = model
    ? await inPlace(await drawn(await levelOf(marked, box), model), box, marked)
    : yield* inSteps(step, marked, box)
  const made = blended(marked, colours)
  const name = `${stemOf(picture.name)} ${without[locale]}`
  yield await saved(clear ? laidOver(clear, marked, made, filled) : joined(made, marked), {
    name,
    format: 'png',
    recipe: madeWith(recipe, model),
  })
}
