import sharp from 'sharp'
import type { Values } from '#shared/fields.ts'
import { stemOf } from '../../files/name.ts'
import { madeWith } from '../models/recipe.ts'
import { zipped } from '../zipped.ts'
import { givenIn } from './area.ts'
import { clear, type Cut, cutOut, openedCut, placeOf } from './goods.ts'
import type { Given, MadePart, Operation } from './operation.ts'
import { saved } from './saved.ts'
import { shapesIn, shopsIn } from './sizes.ts'

const finding = { de: 'Stellt die Ware frei', en: 'Cuts the goods out' }
const setting = { de: 'Setzt sie in jedes Format', en: 'Sets them into each format' }
const archive = { de: 'Produktbilder.zip', en: 'Product pictures.zip' }

type Format = readonly [width: number, height: number]
type Layer = Readonly<{ input: Buffer; left: number; top: number }>

/** A soft spot on the ground: as wide as what stands on it, and low. */
const shadowUnder = async (wide: number, strength: number) => {
  const high = Math.max(8, Math.round(wide * 0.08))
  const [across, down] = [Math.round(wide * 1.2), high * 3]
  const alpha = Buffer.alloc(across * down)
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++) {
      const [right, below] = [(x - across / 2) / (across / 2), (y - down / 2) / (down / 2)]
      alpha[y * across + x] = Math.round(255 * strength * Math.max(0, 1 - Math.hypot(right, below)) ** 1.5)
    }
  const dark = sharp({ create: { width: across, height: down, channels: 3, background: '#000000' } })
  const input = await dark
    .joinChannel(alpha, { raw: { width: across, height: down, channels: 1 } })
    .png()
    .toBuffer()
  return { input, width: across, height: down }
}

/** What a smooth ground shows of what stands on it: upside down, fading with its depth. */
const reflectionOf = async (goods: Buffer, { width, height }: Cut, strength: number, room: number) => {
  const deep = Math.max(1, Math.min(Math.round(height * 0.35), room))
  const { data } = await sharp(goods)
    .extract({ left: 0, top: height - deep, width, height: deep })
    .flip()
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (let y = 0; y < deep; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4 + 3
      data[at] = Math.round((data[at] ?? 0) * strength * (1 - y / deep))
    }
  return sharp(data, { raw: { width, height: deep, channels: 4 } })
    .png()
    .toBuffer()
}

/** What lies on the ground: a shadow or a reflection, within the picture. */
const ground = async (
  cut: Cut,
  at: ReturnType<typeof placeOf>,
  [width, height]: Format,
  values: Values,
): Promise<Layer[]> => {
  const strength = Number(values.strength ?? 40) / 100
  const foot = at.top + at.high
  if (values.ground === 'shadow') {
    const { input, ...size } = await shadowUnder(at.wide, strength)
    const top = foot - Math.round(size.height / 2)
    const left = at.left - Math.round((size.width - at.wide) / 2)
    return [await within({ input, left, top }, size, height, width)]
  }
  if (values.ground !== 'reflection' || foot >= height) return []
  const size = { ...cut, width: at.wide, height: at.high }
  return [{ input: await reflectionOf(cut.goods, size, strength, height - foot), left: at.left, top: foot }]
}

/** The part of a layer that lies on the picture: the others may not be laid over it. */
const within = async (
  { input, left, top }: Layer,
  { width, height }: { width: number; height: number },
  pictureHeight: number,
  pictureWidth: number,
): Promise<Layer> => {
  const [skipLeft, skipTop] = [Math.max(0, -left), Math.max(0, -top)]
  const part = {
    ...{ left: skipLeft, top: skipTop },
    width: Math.max(1, Math.min(width - skipLeft, pictureWidth - Math.max(0, left))),
    height: Math.max(1, Math.min(height - skipTop, pictureHeight - Math.max(0, top))),
  }
  return { input: await sharp(input).extract(part).png().toBuffer(), left: left + skipLeft, top: top + skipTop }
}

/** What goods stand on: a colour, nothing, or the scene that was painted round them. */
const canvasOf = async ([width, height]: Format, { background, colour }: Values, scene?: Given) => {
  if (scene) return sharp(await scene.picture.clone().resize(width, height, { fit: 'fill' }).png().toBuffer())
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
  const goods = await sharp(cut.goods).resize(at.wide, at.high, { fit: 'fill' }).png().toBuffer()
  const layers = [
    ...(scene ? [] : await ground({ ...cut, goods }, at, [width, height], values)),
    { input: goods, left: at.left, top: at.top },
  ]
  const canvas = await canvasOf([width, height], values, scene)
  const made = await canvas.composite(layers).png({ compressionLevel: 1 }).toBuffer()
  return { picture: sharp(made), wide: at.wide }
}

/**
 * Goods cut out and set into the formats of shops, all at once; several come as an archive, too. Round goods that were
 * staged stands what was painted there.
 */
export const productPictures: Operation = async function* ({ given, values, locale, recipe, model }) {
  const photograph = givenIn(given, 'picture')
  const asked = shopsIn(values)
  const { of: shapeOf } = shapesIn(asked)
  const cutBefore = given.find(({ field }) => field === 'cut')
  yield { step: finding, at: 1, of: asked.length + 1 }
  const cut = cutBefore ? await openedCut(cutBefore) : await cutOut(given, model)
  const format = values.background === 'transparent' ? 'png' : 'jpeg'
  const all: MadePart[] = []
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
    const made = { ...(await saved(picture, as)), ...enlarged(cut, photograph, wide) }
    all.push(made)
    yield made
  }
  if (all.length > 1) yield await zipped(archive[locale], all)
}
