import type { OverlayOptions, Sharp } from 'sharp'
import type { Values } from '#shared/fields.ts'
import { Problem } from '#shared/problems.ts'
import type { Given } from './operation.ts'

const part = (value: unknown, otherwise: number) => Number(value ?? otherwise) / 100

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

/**
 * The first picture with the others at one place of it, whole and beside each other: so wide each, so far from left to
 * right and from top to bottom, within its edges.
 */
export const placedOn = async ([first, ...others]: readonly Given[], values: Values): Promise<Sharp> => {
  if (!first) throw new Problem('image_empty')
  const { width, height } = first.facts
  const edge = Math.round(Math.min(width, height) * part(values.edge, 3))
  const [roomAcross, roomDown] = [Math.max(1, width - 2 * edge), Math.max(1, height - 2 * edge)]
  const between = Math.round(edge / 2)
  const wide = Math.min(width * part(values.wide, 25), (roomAcross - between * (others.length - 1)) / others.length)
  const sizes = others.map(({ facts }) => {
    const factor = Math.min(wide / facts.width, roomDown / facts.height)
    return {
      width: Math.max(1, Math.floor(facts.width * factor)),
      height: Math.max(1, Math.floor(facts.height * factor)),
    }
  })
  const all = sizes.reduce((sum, size) => sum + size.width, between * (others.length - 1))
  let left = edge + Math.max(0, Math.round((roomAcross - all) * part(values.across, 100)))
  const layers: OverlayOptions[] = []
  for (const [at, { picture }] of others.entries()) {
    const size = sizes[at] ?? { width: 1, height: 1 }
    const top = edge + Math.max(0, Math.round((roomDown - size.height) * part(values.down, 100)))
    const input = await seenThrough(picture, size, part(values.visible, 100))
    layers.push({ input, raw: { ...size, channels: 4 }, left, top })
    left += size.width + between
  }
  return first.picture.clone().ensureAlpha().composite(layers)
}
