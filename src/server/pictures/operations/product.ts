import sharp, { type Sharp } from 'sharp'
import type { Values } from '#shared/fields.ts'
import { stemOf } from '../../files/name.ts'
import { madeWith } from '../models/recipe.ts'
import { andArchive } from '../zipped.ts'
import { givenIn } from './area.ts'
import { clear, type Cut, cutOut, openedCut, placeOf } from './goods.ts'
import type { Given, MadePart, Operation, OperationInput, Progress } from './operation.ts'
import { flat, saved } from './saved.ts'
import { shapesIn, shopsIn } from './sizes.ts'

const finding = { de: 'Stellt die Ware frei', en: 'Cuts the goods out' }
const setting = { de: 'Setzt sie in jedes Format', en: 'Sets them into each format' }
const archive = { de: 'Produktbilder.zip', en: 'Product pictures.zip' }

type Format = readonly [width: number, height: number]
/** Pixels of four bytes, laid where they belong: to pack and open them once more would take longer than to lay them. */
type Pixels = Readonly<{ input: Buffer; raw: Readonly<{ width: number; height: number; channels: 4 }> }>
type Layer = Pixels & Readonly<{ left: number; top: number }>

const pixelsOf = async (picture: Sharp): Promise<Pixels> => {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { input: data, raw: { width: info.width, height: info.height, channels: 4 } }
}

/** A soft spot on the ground: as wide as what stands on it, and low. */
const shadowUnder = (wide: number, strength: number): Pixels => {
  const high = Math.max(8, Math.round(wide * 0.08))
  const [across, down] = [Math.round(wide * 1.2), high * 3]
  const input = Buffer.alloc(across * down * 4)
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++) {
      const [right, below] = [(x - across / 2) / (across / 2), (y - down / 2) / (down / 2)]
      const part = 1 - Math.sqrt(right * right + below * below)
      if (part > 0) input[(y * across + x) * 4 + 3] = Math.round(255 * strength * part ** 1.5)
    }
  return { input, raw: { width: across, height: down, channels: 4 } }
}

/** What a smooth ground shows of what stands on it: upside down, fading with its depth. */
const reflectionOf = async ({ input, raw }: Pixels, strength: number, room: number): Promise<Pixels> => {
  const { width, height } = raw
  const deep = Math.max(1, Math.min(Math.round(height * 0.35), room))
  const foot = { left: 0, top: height - deep, width, height: deep }
  const reflected = await pixelsOf(sharp(input, { raw }).extract(foot).flip())
  for (let y = 0; y < deep; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4 + 3
      reflected.input[at] = Math.round((reflected.input[at] ?? 0) * strength * (1 - y / deep))
    }
  return reflected
}

/** What lies on the ground: a shadow or a reflection, within the picture. */
const ground = async (
  goods: Pixels,
  at: ReturnType<typeof placeOf>,
  [width, height]: Format,
  values: Values,
): Promise<Layer[]> => {
  const strength = Number(values.strength ?? 40) / 100
  const foot = at.top + at.high
  if (values.ground === 'shadow') {
    const shadow = shadowUnder(at.wide, strength)
    const top = foot - Math.round(shadow.raw.height / 2)
    const left = at.left - Math.round((shadow.raw.width - at.wide) / 2)
    return [await within({ ...shadow, left, top }, height, width)]
  }
  if (values.ground !== 'reflection' || foot >= height) return []
  return [{ ...(await reflectionOf(goods, strength, height - foot)), left: at.left, top: foot }]
}

/** The part of a layer that lies on the picture: the others may not be laid over it. */
const within = async ({ input, raw, left, top }: Layer, height: number, width: number): Promise<Layer> => {
  const [skipLeft, skipTop] = [Math.max(0, -left), Math.max(0, -top)]
  const part = {
    ...{ left: skipLeft, top: skipTop },
    width: Math.max(1, Math.min(raw.width - skipLeft, width - Math.max(0, left))),
    height: Math.max(1, Math.min(raw.height - skipTop, height - Math.max(0, top))),
  }
  return { ...(await pixelsOf(sharp(input, { raw }).extract(part))), left: left + skipLeft, top: top + skipTop }
}

/** What goods stand on: a colour, nothing, or the scene that was painted round them. */
const canvasOf = async ([width, height]: Format, { background, colour }: Values, scene?: Given) => {
  if (scene) return flat(scene.picture.clone().resize(width, height, { fit: 'fill' }))
  const on = background === 'transparent' ? clear : background === 'colour' ? String(colour ?? '#ffffff') : '#ffffff'
  return sharp({ create: { width, height, channels: 4, background: on } })
}

/** Goods that fill less of their picture, and would be drawn so many times larger, may be something else on it. */
const suspect = { part: 0.5, factor: 2 }

const enlarged = (cut: Cut, { facts }: Given, wide: number) => {
  const factor = wide / cut.width
  const isSmall = Math.max(cut.width / facts.width, cut.height / facts.height) < suspect.part
  return isSmall && factor > suspect.factor ? { enlarged: Math.round(factor * 10) / 10 } : {}
}

const inFormat = async (cut: Cut, [width, height]: Format, values: Values, scene?: Given) => {
  const at = placeOf(cut, width, height, Number(values.margin ?? 7) / 100)
  const goods = await pixelsOf(sharp(cut.goods).resize(at.wide, at.high, { fit: 'fill' }))
  const layers = [
    ...(scene ? [] : await ground(goods, at, [width, height], values)),
    { ...goods, left: at.left, top: at.top },
  ]
  const canvas = await canvasOf([width, height], values, scene)
  return { picture: await flat(canvas.composite(layers)), wide: at.wide }
}

/** Goods in one format after the other. */
async function* each({ given, values, recipe, model }: OperationInput): AsyncGenerator<Progress | readonly MadePart[]> {
  const photograph = givenIn(given, 'picture')
  const asked = shopsIn(values)
  const { of: shapeOf } = shapesIn(asked)
  const cutBefore = given.find(({ field }) => field === 'cut')
  yield { step: finding, at: 1, of: asked.length + 1 }
  const cut = cutBefore ? await openedCut(cutBefore) : await cutOut(given, model)
  const format = values.background === 'transparent' ? 'png' : 'jpeg'
  for (const [at, one] of asked.entries()) {
    const { shop, size } = one
    const scene = given.find(({ field }) => field === `scene-${shapeOf(one)}`)
    yield { step: setting, at: at + 2, of: asked.length + 1 }
    const as = {
      name: `${stemOf(photograph.name)} ${shop}`,
      format,
      quality: 92,
      recipe: madeWith(recipe, cut.foundBy),
    } as const
    const { picture, wide } = await inFormat(cut, size, values, scene)
    yield [{ ...(await saved(picture, as)), ...enlarged(cut, photograph, wide) }]
  }
}

/**
 * Goods cut out and set into the formats of shops, all at once; several come as an archive, too. Round goods that were
 * staged stands what was painted there.
 */
export const productPictures: Operation = asked =>
  andArchive(each(asked), { name: () => archive[asked.locale], stopped: asked.stopped })
