import sharp, { type Sharp } from 'sharp'
import type { Look } from '#shared/looks.ts'
import type { Operation } from './operation.ts'
import { flat, formatOf, saved } from './saved.ts'

type Size = { width: number; height: number }
type Filter = (picture: Sharp, size: Size) => Sharp | Promise<Sharp>

/** So much of each colour as this matrix says. */
const recoloured =
  (...matrix: Parameters<Sharp['recomb']>): Filter =>
  picture =>
    picture.recomb(...matrix)

/** Dark parts in one colour, light ones in another. */
const duotone =
  (dark: readonly number[], light: readonly number[]): Filter =>
  async picture => {
    const { data, info } = await picture.greyscale().raw().toBuffer({ resolveWithObject: true })
    const step = info.channels
    const out = Buffer.alloc(info.width * info.height * 3)
    for (let at = 0, to = 0; at < data.length; at += step, to += 3) {
      const part = (data[at] ?? 0) / 255
      for (let channel = 0; channel < 3; channel++) {
        const [from = 0, until = 0] = [dark[channel], light[channel]]
        out[to + channel] = Math.round(from + (until - from) * part)
      }
    }
    return sharp(out, { raw: { width: info.width, height: info.height, channels: 3 } })
  }

/** How far a poster's levels of brightness and of colour lie apart, and how much stronger its colours are. */
const levels = { brightness: 51, colour: 26, stronger: 1.25 }
const rounded = (value: number, step: number) => Math.round(value / step) * step

/**
 * Few levels of brightness, and of colour beside it: were red, green and blue rounded each for itself, what is nearly
 * grey would become pink or yellow.
 */
const posterised: Filter = async (picture, { width, height }) => {
  const side = Math.min(9, 3 + 2 * Math.floor(Math.max(width, height) / 900))
  const { data, info } = await picture.median(side).raw().toBuffer({ resolveWithObject: true })
  // Rounds what is written, and keeps it between 0 and 255.
  const bytes = new Uint8ClampedArray(data.buffer, data.byteOffset, data.length)
  for (let at = 0; at < bytes.length; at += info.channels) {
    const red = bytes[at] ?? 0
    const blue = bytes[at + 2] ?? 0
    const light = 0.299 * red + 0.587 * (bytes[at + 1] ?? 0) + 0.114 * blue
    const cb = rounded((blue - light) * 0.564 * levels.stronger, levels.colour)
    const cr = rounded((red - light) * 0.713 * levels.stronger, levels.colour)
    const y = rounded(light, levels.brightness)
    bytes[at] = y + 1.403 * cr
    bytes[at + 1] = y - 0.344 * cb - 0.714 * cr
    bytes[at + 2] = y + 1.773 * cb
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
}

/** In squares, some 80 across. */
const pixelated: Filter = async (picture, { width, height }) => {
  const across = Math.max(1, Math.round(width / Math.max(2, Math.round(Math.max(width, height) / 80))))
  const small = await flat(picture.resize({ width: across }))
  return small.resize({ width, height, fit: 'fill', kernel: 'nearest' })
}

/** The brightness at which a sketch begins; darker, the noise of a photograph would become lines. */
const darkest = 51

/**
 * Lines where a picture is darker than what surrounds it, which is divided by for that, as pencils are imitated; and a
 * shade where all is dark.
 */
const sketched: Filter = async (picture, { width }) => {
  const grey = await flat(
    picture
      .greyscale()
      .toColourspace('b-w')
      .linear((255 - darkest) / 255, darkest),
  )
  const { data, info } = await grey.clone().raw().toBuffer({ resolveWithObject: true })
  const around = await grey
    .clone()
    .blur(Math.max(1.5, width / 250))
    .raw()
    .toBuffer()
  const [from, by] = [info.channels, around.length / (info.width * info.height)]
  const out = Buffer.alloc(info.width * info.height)
  for (let at = 0; at < out.length; at++) {
    const beside = Math.max(1, around[at * by] ?? 0)
    const line = Math.min(1, (data[at * from] ?? 0) / beside) ** 1.6
    const shade = 0.45 * ((255 - beside) / (255 - darkest)) ** 2
    out[at] = Math.round(255 * line * (1 - shade))
  }
  return sharp(out, { raw: { width: info.width, height: info.height, channels: 1 } }).toColourspace('srgb')
}

/** Dots on a turned grid, large where it is dark, as newspapers print. */
const halftone: Filter = async picture => {
  const { data, info } = await picture.greyscale().raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const cell = Math.max(4, Math.round(Math.max(width, height) / 160))
  const [sine, cosine] = [Math.sin(Math.PI / 4), Math.cos(Math.PI / 4)]
  const out = Buffer.alloc(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [u, v] = [(x * cosine + y * sine) / cell, (y * cosine - x * sine) / cell]
      const wave = (Math.cos(2 * Math.PI * u) + Math.cos(2 * Math.PI * v)) / 4 + 0.5
      const light = (data[(y * width + x) * channels] ?? 0) / 255
      const edge = (light - wave) * 4 + 0.5
      out[y * width + x] = Math.round(255 * Math.min(1, Math.max(0, edge)))
    }
  }
  return sharp(out, { raw: { width, height, channels: 1 } }).toColourspace('srgb')
}

/** Darker towards the corners. */
const vignetted: Filter = async picture => {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const away = Math.hypot(x / width - 0.5, y / height - 0.5) / Math.SQRT1_2
      const part = 1 - 0.75 * Math.max(0, away - 0.35) ** 1.5
      const at = (y * width + x) * channels
      for (let channel = 0; channel < 3; channel++) data[at + channel] = Math.round((data[at + channel] ?? 0) * part)
    }
  }
  return sharp(data, { raw: { width, height, channels } })
}

/** The looks a picture can be given without a model, by their names in the form. */
export const filters: Readonly<Record<Look, Filter>> = {
  grey: picture => picture.greyscale().toColourspace('srgb'),
  contrast: picture => picture.greyscale().linear(1.5, -64).toColourspace('srgb'),
  sepia: recoloured([
    [0.393, 0.769, 0.189],
    [0.349, 0.686, 0.168],
    [0.272, 0.534, 0.131],
  ]),
  warm: recoloured([
    [1.08, 0.03, 0],
    [0, 1.0, 0],
    [0, 0, 0.86],
  ]),
  cool: recoloured([
    [0.88, 0, 0],
    [0, 0.99, 0],
    [0, 0.04, 1.1],
  ]),
  film: picture => picture.modulate({ saturation: 0.8, brightness: 1.03 }).linear([0.88, 0.86, 0.84], [20, 18, 24]),
  vivid: picture => picture.modulate({ saturation: 1.45 }).linear(1.08, -8),
  soft: async (picture, { width }) => {
    const glow = await picture
      .clone()
      .blur(Math.max(1, width / 90))
      .ensureAlpha(0.45)
      .png()
      .toBuffer()
    return picture.composite([{ input: glow, blend: 'screen' }])
  },
  duotone: duotone([16, 42, 67], [255, 214, 165]),
  poster: posterised,
  pixels: pixelated,
  sketch: sketched,
  halftone,
  vignette: vignetted,
  negative: picture => picture.negate({ alpha: false }),
}

const isLook = (style: string): style is Look => Object.hasOwn(filters, style)

/** A look over its picture, as strong as this of 1. */
const mixedIn = async (plain: Sharp, look: Sharp, strength: number) => {
  const { data, info } = await look.ensureAlpha(strength).raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return flat(plain.composite([{ input: data, raw: { width, height, channels } }]).removeAlpha())
}

/** A picture with one of our looks, as strong as is asked for; 100 is the look alone. */
export const styled: Operation = async function* ({ given: [first], values, recipe }) {
  const style = String(values.style)
  if (!first || !isLook(style)) return
  const filter = filters[style]
  const { hasAlpha } = await first.picture.metadata()
  const format = formatOf(first.facts.type, hasAlpha)
  const plain = await flat(first.picture.clone().removeAlpha())
  const look = await flat((await filter(plain.clone(), first.facts)).removeAlpha())
  const strength = Number(values.strength ?? 100) / 100
  const mixed = strength < 1 ? await mixedIn(plain, look, strength) : look
  const whole = hasAlpha
    ? mixed.joinChannel(await first.picture.clone().extractChannel('alpha').raw().toBuffer(), {
        raw: { width: first.facts.width, height: first.facts.height, channels: 1 },
      })
    : mixed
  yield await saved(whole, { name: first.name, format, recipe })
}
