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

/** So much of a pixel has to be seen for its own colour to count; and how far colours are carried beyond that. */
const [enough, beyond] = [32, 4]

/** The colours of a picture that is seen through in parts; where little is seen, those beside it go on. */
const goingOn = async (picture: Sharp): Promise<Parameters<typeof enlarged>[0]> => {
  const read = (of: Sharp) => of.ensureAlpha().raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true })
  const { data: own, info } = await read(picture.clone())
  const { data: blurred } = await read(picture.clone().blur(beyond))
  const colours = Buffer.alloc(info.width * info.height * 3, 255)
  for (let at = 0; at * 4 < own.length; at++) {
    const from = (own[at * 4 + 3] ?? 0) < enough ? blurred : own
    if (from[at * 4 + 3]) from.copy(colours, at * 3, at * 4, at * 4 + 3)
  }
  return { colours, width: info.width, height: info.height }
}

/** As it is drawn piece by piece; how much there is of each pixel is stretched. */
async function* drawn({ picture }: Given, size: Size, by: Enlarger): AsyncGenerator<Progress, Sharp> {
  const { hasAlpha } = await picture.metadata()
  const seen = hasAlpha && picture.clone().extractChannel(3)
  const alpha = seen && (await (await stretched({ picture: seen }, size)).extractChannel(0).raw().toBuffer())
  const work = enlarged(await (hasAlpha ? goingOn(picture) : bare(picture)), by)
  let next = await work.next()
  for (; !next.done; next = await work.next()) yield { step, ...next.value }
  const whole = next.value.resize({ ...size, fit: 'fill', kernel: 'lanczos3' })
  return alpha ? joined(await whole.raw().toBuffer(), size, alpha) : flat(whole)
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
