import type { OverlayOptions, Sharp } from 'sharp'
import type { Values } from '#shared/fields.ts'
import { boxesOn } from '#shared/placed-on.ts'
import { Problem } from '#shared/problems.ts'
import type { Given } from './operation.ts'

/** A picture with its alpha lessened to a part, in this size. */
const seenThrough = async (picture: Sharp, size: { width: number; height: number }, visible: number) => {
  const scaled = picture
    .clone()
    .resize({ ...size, fit: 'fill' })
    .ensureAlpha(1)
    .toColourspace('srgb')
  const { data } = await scaled.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true })
  for (let at = 3; at < data.length; at += 4) data[at] = Math.round((data[at] ?? 0) * visible)
  return data
}

/** The first picture with the others at one place of it. */
export const placedOn = async ([first, ...others]: readonly Given[], values: Values): Promise<Sharp> => {
  if (!first) throw new Problem('image_empty')
  const { across = 100, down = 100, wide = 25, edge = 3, visible = 100 } = values
  const boxes = boxesOn(
    first.facts,
    others.map(({ facts }) => facts),
    { across: Number(across), down: Number(down), wide: Number(wide), edge: Number(edge) },
  )
  const layers: OverlayOptions[] = []
  for (const [at, { left, top, ...size }] of boxes.entries()) {
    const picture = others[at]?.picture
    if (!picture) continue
    const input = await seenThrough(picture, size, Number(visible) / 100)
    layers.push({ input, raw: { ...size, channels: 4 }, left, top })
  }
  return first.picture.clone().ensureAlpha().composite(layers)
}
