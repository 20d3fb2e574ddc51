import sharp from 'sharp'
import type { Values } from '#shared/fields.ts'
import { stemOf } from '../../files/name.ts'
import { ownColours } from '../cut-out/own-colours.ts'
import type { PictureModel } from '../models/known.ts'
import { madeWith } from '../models/recipe.ts'
import { clearIn, joined } from './alpha.ts'
import { bare, blended, givenIn, type Marked, markedArea } from './area.ts'
import type { Given, Operation } from './operation.ts'
import { saved } from './saved.ts'
import { subjectIn, type WithSubject } from './subject-in.ts'

const cutOut = { de: 'freigestellt', en: 'cut out' }
const placed = { de: 'vor neuem Hintergrund', en: 'on a new background' }

const raw = ({ width, height }: Marked, channels: 3 | 4) => ({ raw: { width, height, channels } }) as const

const rgb = (colour: unknown) => {
  const [red = 0, green = 0, blue = 0] =
    String(colour)
      .match(/[\da-f]{2}/gi)
      ?.map(part => parseInt(part, 16)) ?? []
  return [red, green, blue] as const
}

/** From the first colour above to the second one below. */
const gradient = ({ width, height }: Marked, from: unknown, to: unknown) => {
  const [above, below] = [rgb(from), rgb(to)]
  const made = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++) {
    const part = height > 1 ? y / (height - 1) : 0
    const line = above.map((value, of) => Math.round(value + ((below[of] ?? 0) - value) * part))
    made.fill(Uint8Array.from(line), y * width * 3, (y + 1) * width * 3)
  }
  return made
}

/** The picture with what is outside an area made transparent, or what is within. */
const withAlpha = (marked: Marked, keepsWithin: boolean) => {
  const { colours, area } = marked
  const made = Buffer.alloc(area.length * 4)
  for (let at = 0; at < area.length; at++) {
    colours.copy(made, at * 4, at * 3, at * 3 + 3)
    made[at * 4 + 3] = keepsWithin ? (area[at] ?? 0) : 255 - (area[at] ?? 0)
  }
  return made
}

/** The background out of focus. Only its own pixels are mixed: what stands before it leaves no glow round itself. */
const blurred = async (marked: Marked, strength: number) => {
  const sigma = Math.max(0.5, (strength / 100) * 0.05 * Math.max(marked.width, marked.height))
  const alone = sharp(withAlpha(marked, true), raw(marked, 4))
  const { data } = await alone.blur(sigma).raw().toBuffer({ resolveWithObject: true })
  const made = Buffer.alloc(marked.area.length * 3)
  for (let at = 0; at < marked.area.length; at++) data.copy(made, at * 3, at * 4, at * 4 + 3)
  return made
}

const background = async (marked: Marked, values: Values, given: readonly Given[]): Promise<Uint8Array> => {
  const { width, height } = marked
  switch (values.background) {
    case 'gradient':
      return gradient(marked, values.above, values.below)
    case 'picture': {
      const { picture } = givenIn(given, 'behind')
      return (await bare(picture.resize({ width, height, fit: 'cover' }))).colours
    }
    case 'blur':
      return blurred(marked, Number(values.strength ?? 50))
    default:
      return gradient(marked, values.colour, values.colour)
  }
}

/** The background as somebody has marked it; else all that is not the subject. Throws image_without_subject. */
export const backgroundIn = async (
  picture: Given,
  given: readonly Given[],
  model?: PictureModel,
): Promise<WithSubject> => {
  const mask = given.find(({ field }) => field === 'mask')
  // Its edge is mixed with what is behind wherever it was found, and corrected.
  if (mask) return { ...(await markedArea(picture, mask)), found: true }
  const subject = await subjectIn(given, model)
  return { ...subject, area: subject.area.map(part => 255 - part) as Buffer }
}

/** The picture on its new background, which is also seen through what is seen through, or on none. */
const placedOn = async (marked: Marked, own: Buffer | undefined, values: Values, given: readonly Given[]) => {
  const area = Buffer.from(marked.area.map((part, at) => Math.max(part, 255 - (own?.[at] ?? 255))))
  if (values.background === 'transparent') return sharp(withAlpha({ ...marked, area }, false), raw(marked, 4))
  // What is out of focus is the picture's own background, and is where that is.
  if (values.background === 'blur') {
    const there = { ...marked, area: Buffer.from(marked.area.map((part, at) => Math.min(part, own?.[at] ?? 255))) }
    return joined(blended(marked, await background(there, values, given)), marked, own)
  }
  return joined(blended({ ...marked, area }, await background(marked, values, given)), marked)
}

/** A picture whose subject has lost what was behind it along its edges, where that will be behind it no more. */
const freed = async ({ found, ...marked }: WithSubject, { background }: Values) =>
  found && background !== 'blur' ? ownColours(marked, Buffer.from(marked.area.map(part => 255 - part))) : marked.colours

/** A picture on another background, or on none. Outside what was marked or found as such, all keeps its pixels. */
export const backgroundChanged: Operation = async function* ({ given, values, locale, recipe, model }) {
  const picture = givenIn(given, 'picture')
  const marked = await backgroundIn(picture, given, model)
  const isFree = values.background === 'transparent'
  const name = `${stemOf(picture.name)} ${(isFree ? cutOut : placed)[locale]}`
  const clear = await clearIn(picture.picture)
  const colours = clear?.colours ?? (await freed(marked, values))
  const made = await placedOn({ ...marked, colours }, clear?.alpha, values, given)
  yield await saved(made, { name, format: 'png', recipe: madeWith(recipe, marked.foundBy) })
}
