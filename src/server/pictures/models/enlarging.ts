import { type EnlargingFactor, enlargingFactors, usualFactor } from '#shared/enlarging.ts'
import type { PictureModel } from './known.ts'

export type Times = (typeof enlargingFactors)[EnlargingFactor]

/** How many times as wide and high a form asks a picture to become. */
export const timesOf = (factor: unknown): Times =>
  enlargingFactors[String(factor) as EnlargingFactor] ?? enlargingFactors[usualFactor]

/** The largest picture that a downloaded model draws, and how long that takes it; larger ones would take an hour. */
const [mostByModel, secondsByModel] = [1_000_000, 300]

/** As long as this may take what comes along; people wait for it. */
const mostSeconds = 60

/** What makes a picture larger, and about how long that takes; where it is only stretched, how long it would take. */
export type Enlarging =
  | Readonly<{ by: 'model'; name: string; seconds: number }>
  | Readonly<{ by: 'network'; seconds: number }>
  | Readonly<{ by: 'stretched'; seconds: number | undefined }>

/** `pace` is how many seconds for a megapixel the network that comes along takes here; undefined if it does not run. */
export type Means = Readonly<{ model?: Pick<PictureModel, 'name'> | undefined; pace?: number | undefined }>

type Size = Readonly<Record<'width' | 'height', number>>

/** Whether a downloaded model enlarges a picture, if there is one. */
export const drawsByModel = <Model extends NonNullable<Means['model']>>(
  { width, height }: Size,
  model: Model | undefined,
): model is Model => model !== undefined && width * height <= mostByModel

/**
 * Which of the means that there are enlarges a picture: a downloaded model, else the network that comes along as long
 * as it takes under a minute, else Lanczos' method.
 */
export const enlargingOf = (size: Size, { model, pace }: Means): Enlarging => {
  const pixels = size.width * size.height
  if (drawsByModel(size, model))
    return { by: 'model', name: model.name, seconds: (secondsByModel * pixels) / mostByModel }
  const seconds = pace === undefined ? undefined : (pace * pixels) / 1_000_000
  return seconds !== undefined && seconds < mostSeconds ? { by: 'network', seconds } : { by: 'stretched', seconds }
}
