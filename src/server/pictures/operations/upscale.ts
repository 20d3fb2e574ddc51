import type { Operation } from './operation.ts'
import { flat, formatOf, requireMakable, saved, stemOf } from './saved.ts'

/** A picture two or four times as large by Lanczos' method, sharpened a little, since every interpolation softens. */
export const upscaled: Operation = async function* ({ given: [first], values, recipe }) {
  if (!first) return
  const { picture, facts, name } = first
  const factor = values.factor === 'four' ? 4 : 2
  const [width, height] = [facts.width * factor, facts.height * factor]
  requireMakable(width, height)
  const { hasAlpha } = await picture.metadata()
  const large = await flat(picture.resize({ width, height, fit: 'fill', kernel: 'lanczos3' }))
  const amount = Number(values.sharpness ?? 30) / 100
  const clear = amount ? large.sharpen({ sigma: 0.5 + factor / 4, m1: 0, m2: 2 * amount }) : large
  const format = formatOf(facts.type, hasAlpha)
  yield await saved(clear, { name: `${stemOf(name)} ${factor}×`, format, quality: 92, recipe })
}
