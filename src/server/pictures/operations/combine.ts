import sharp, { type Blend, type OverlayOptions, type Sharp } from 'sharp'
import type { Values } from '#shared/fields.ts'
import { Problem } from '#shared/problems.ts'
import type { Locale } from '#shared/text.ts'
import { stemOf } from '../../files/name.ts'
import type { Given, Operation } from './operation.ts'
import { placedOn } from './placed-on.ts'
import { requireMakable } from '../makable.ts'
import { flat, saved } from './saved.ts'

/** Called after the pictures it is made of, by which people know it among others. */
const nameOf = ([first, ...others]: readonly Given[], locale: Locale) => {
  const [other] = others
  const more = { de: `${others.length} weitere`, en: `${others.length} more` }[locale]
  return `${stemOf(first?.name ?? '')} + ${other && others.length === 1 ? stemOf(other.name) : more}.png`
}

type Cell = Readonly<{ at: number; left: number; top: number; width: number; height: number }>
type Sizes = readonly { width: number; height: number }[]

const scaled = ({ width, height }: Sizes[number], to: { width?: number; height?: number }) =>
  to.height === undefined
    ? { width: to.width ?? width, height: Math.max(1, Math.round((height * (to.width ?? width)) / width)) }
    : { width: Math.max(1, Math.round((width * to.height) / height)), height: to.height }

/** Beside each other at the height of the lowest, or below each other at the width of the narrowest. */
const inLine = (sizes: Sizes, gap: number, isRow: boolean): Cell[] => {
  const least = Math.min(...sizes.map(({ width, height }) => (isRow ? height : width)))
  let place = 0
  return sizes.map((size, at) => {
    const fitted = scaled(size, isRow ? { height: least } : { width: least })
    const cell = { at, ...fitted, left: isRow ? place : 0, top: isRow ? 0 : place }
    place += gap + (isRow ? fitted.width : fitted.height)
    return cell
  })
}

/** In cells of one size, as the first picture is shaped, about as many across as down. */
const inGrid = (sizes: Sizes, gap: number): Cell[] => {
  const across = Math.ceil(Math.sqrt(sizes.length))
  const width = Math.min(...sizes.map(size => size.width))
  const [first] = sizes
  const height = first ? scaled(first, { width }).height : width
  return sizes.map((_, at) => ({
    ...{ at, width, height },
    left: (at % across) * (width + gap),
    top: Math.floor(at / across) * (height + gap),
  }))
}

const placed = (layout: unknown, sizes: Sizes, gap: number) => {
  if (layout === 'grid') return inGrid(sizes, gap)
  return inLine(sizes, gap, layout !== 'column')
}

const beside = async (given: readonly Given[], { layout, gap = 0, background }: Values): Promise<Sharp> => {
  const space = Number(gap)
  const cells = placed(
    layout,
    given.map(({ facts }) => facts),
    space,
  )
  const width = Math.max(...cells.map(cell => cell.left + cell.width))
  const height = Math.max(...cells.map(cell => cell.top + cell.height))
  requireMakable(width, height)
  const layers: OverlayOptions[] = []
  for (const { at, left, top, ...size } of cells) {
    const picture = given[at]?.picture
    if (!picture) continue
    const { data, info } = await picture
      .clone()
      .resize({ ...size, fit: 'cover', position: 'attention' })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { channels } = info
    layers.push({ input: data, raw: { width: info.width, height: info.height, channels }, left, top })
  }
  const canvas = { width, height, channels: 4, background: String(background ?? '#ffffff') } as const
  return sharp({ create: canvas }).composite(layers)
}

const blends: Readonly<Record<string, Blend>> = {
  over: 'over',
  multiply: 'multiply',
  screen: 'screen',
  overlay: 'overlay',
  light: 'soft-light',
}

/** The others laid over the first, in its size. */
const laid = async ([first, ...others]: readonly Given[], { blend, opacity = 50 }: Values): Promise<Sharp> => {
  if (!first) throw new Problem('image_empty')
  const { width, height } = first.facts
  const layers: OverlayOptions[] = []
  for (const { picture } of others) {
    const { data, info } = await picture
      .clone()
      .resize({ width, height, fit: 'cover', position: 'attention' })
      .ensureAlpha(1)
      .raw()
      .toBuffer({ resolveWithObject: true })
    const part = Number(opacity) / 100
    for (let at = 3; at < data.length; at += 4) data[at] = Math.round((data[at] ?? 0) * part)
    layers.push({
      ...{ input: data, raw: { width: info.width, height: info.height, channels: 4 } },
      blend: blends[String(blend)] ?? 'over',
    })
  }
  return first.picture.clone().ensureAlpha().composite(layers)
}

const layouts: Readonly<Record<string, typeof beside>> = { layers: laid, placed: placedOn }

/** The types of photographs: what is made of such alone would be many times as large as PNG, and no better. */
const photographs: readonly string[] = ['image/jpeg', 'image/heic']

/** Several pictures as one: beside each other, below each other, in a grid, laid over the first, or placed on it. */
export const combined: Operation = async function* ({ given, values, recipe, locale }) {
  const picture = await flat(await (layouts[String(values.layout)] ?? beside)(given, values))
  const { isOpaque } = await picture.clone().stats()
  const isPhotograph = isOpaque && given.every(({ facts }) => photographs.includes(facts.type))
  const as = isPhotograph ? ({ format: 'jpeg', quality: 92 } as const) : ({ format: 'png' } as const)
  yield await saved(isOpaque ? picture.removeAlpha() : picture, { name: nameOf(given, locale), ...as, recipe })
}
