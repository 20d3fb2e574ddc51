import type { Sharp } from 'sharp'
import { stemOf } from '../../files/name.ts'
import { requireMakable } from '../makable.ts'
import { byDownloaded, enlarged, type Enlarger } from '../models/enlarged.ts'
import { enlargingOf, timesOf } from '../models/enlarging.ts'
import { byNetwork, networkMade } from '../models/network.ts'
import { madeWith } from '../models/recipe.ts'
import { joined } from './alpha.ts'
import { bare } from './area.ts'
import type { Given, Operation, OperationInput, Progress } from './operation.ts'
import { flat, formatOf, saved } from './saved.ts'

const step = { de: 'Zeichnet Stück für Stück', en: 'Drawing piece by piece' }

type Size = Readonly<{ width: number; height: number }>

const stretched = async ({ picture }: Pick<Given, 'picture'>, size: Size) =>
  flat(picture.resize({ ...size, fit: 'fill', kernel: 'lanczos3' }))

/** Takes the white out of the colours of what lay on it and is seen through in parts. */
const withoutWhite = (colours: Buffer, alpha: Buffer) => {
  for (let at = 0; at < alpha.length; at++) {
    const part = (alpha[at] ?? 0) / 255
    if (part === 0 || part === 1) continue
    for (let of = at * 3; of < at * 3 + 3; of++) {
      const value = ((colours[of] ?? 0) - 255 * (1 - part)) / part
      colours[of] = Math.round(Math.max(0, Math.min(255, value)))
    }
  }
  return colours
}

/** As it is drawn piece by piece; what can be seen through it is stretched. */
async function* drawn({ picture }: Given, size: Size, by: Enlarger): AsyncGenerator<Progress, Sharp> {
  const { hasAlpha } = await picture.metadata()
  const seen = hasAlpha && picture.clone().extractChannel(3)
  const alpha = seen && (await (await stretched({ picture: seen }, size)).extractChannel(0).raw().toBuffer())
  const work = enlarged(await bare(picture.clone()), by)
  let next = await work.next()
  for (; !next.done; next = await work.next()) yield { step, ...next.value }
  const whole = next.value.resize({ ...size, fit: 'fill', kernel: 'lanczos3' })
  return alpha ? joined(withoutWhite(await whole.raw().toBuffer(), alpha), size, alpha) : flat(whole)
}

/** Who draws a picture, and what its recipe says of that; undefined where it is stretched. */
const drawerOf = ({ facts }: Given, { values, model, network }: OperationInput) => {
  const times = timesOf(values.factor)
  const { by } = enlargingOf(facts, { model, pace: network?.paces[times] })
  if (by === 'model' && model) return { as: model, draws: byDownloaded(model) }
  return by === 'network' ? { as: networkMade, draws: byNetwork(times, network?.weights) } : undefined
}

/**
 * A picture two to four times as large: drawn anew by a downloaded model where there is one, else by the network that
 * comes along, else stretched by Lanczos' method, as `enlargingOf` says; sharpened as far as is wished.
 */
export const upscaled: Operation = async function* (asked) {
  const [first] = asked.given
  if (!first) return
  const { facts, name } = first
  const { values, recipe } = asked
  const factor = timesOf(values.factor)
  const size = { width: facts.width * factor, height: facts.height * factor }
  requireMakable(size.width, size.height)
  const { hasAlpha } = await first.picture.metadata()
  const drawer = drawerOf(first, asked)
  const large = drawer ? yield* drawn(first, size, drawer.draws) : await stretched(first, size)
  const amount = Number(values.sharpness ?? 30) / 100
  const clear = amount ? large.sharpen({ sigma: 0.5 + factor / 4, m1: 0, m2: 2 * amount }) : large
  const format = formatOf(facts.type, hasAlpha)
  const as = { name: `${stemOf(name)} ${factor}×`, format, quality: 92 }
  yield await saved(clear, { ...as, recipe: madeWith(recipe, drawer?.as) })
}
