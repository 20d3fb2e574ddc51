import type { Sharp } from 'sharp'
import { stemOf } from '../../files/name.ts'
import { enlarged } from '../models/enlarged.ts'
import { madeWith } from '../models/recipe.ts'
import { bare } from './area.ts'
import type { Given, Operation, OperationInput, Progress } from './operation.ts'
import { flat, formatOf, requireMakable, saved } from './saved.ts'

const step = { de: 'Zeichnet Stück für Stück', en: 'Drawing piece by piece' }

/** The largest picture that a model draws anew; larger ones have what they need, and would take it an hour. */
export const mostDrawn = 1_000_000

type Size = Readonly<{ width: number; height: number }>

const stretched = async ({ picture }: Given, size: Size) =>
  flat(picture.resize({ ...size, fit: 'fill', kernel: 'lanczos3' }))

/** As a model draws it; what can be seen through it is stretched. */
async function* drawn(
  given: Given,
  size: Size,
  model: NonNullable<OperationInput['model']>,
): AsyncGenerator<Progress, Sharp> {
  const { hasAlpha } = await given.picture.metadata()
  const seen = hasAlpha && given.picture.clone().extractChannel(3)
  const alpha = seen && (await (await stretched({ ...given, picture: seen }, size)).extractChannel(0).raw().toBuffer())
  const work = enlarged(await bare(given.picture.clone()), model)
  let next = await work.next()
  for (; !next.done; next = await work.next()) yield { step, ...next.value }
  const whole = await flat(next.value.resize({ ...size, fit: 'fill', kernel: 'lanczos3' }))
  return alpha ? flat(whole.joinChannel(alpha, { raw: { ...size, channels: 1 } })) : whole
}

/**
 * A picture two or four times as large: drawn anew by a downloaded model where there is one, else by Lanczos' method;
 * sharpened a little, since every interpolation softens.
 */
export const upscaled: Operation = async function* ({ given: [first], values, recipe, model }) {
  if (!first) return
  const { facts, name } = first
  const factor = values.factor === 'four' ? 4 : 2
  const size = { width: facts.width * factor, height: facts.height * factor }
  requireMakable(size.width, size.height)
  const { hasAlpha } = await first.picture.metadata()
  const draws = facts.width * facts.height <= mostDrawn ? model : undefined
  const large = draws ? yield* drawn(first, size, draws) : await stretched(first, size)
  const amount = Number(values.sharpness ?? 30) / 100
  const clear = amount ? large.sharpen({ sigma: 0.5 + factor / 4, m1: 0, m2: 2 * amount }) : large
  const format = formatOf(facts.type, hasAlpha)
  const as = { name: `${stemOf(name)} ${factor}×`, format, quality: 92 }
  yield await saved(clear, { ...as, recipe: madeWith(recipe, draws) })
}
