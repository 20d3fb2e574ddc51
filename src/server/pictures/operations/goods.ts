import sharp from 'sharp'
import { ownColours } from '../cut-out/own-colours.ts'
import type { PictureModel } from '../models/known.ts'
import type { Given } from './operation.ts'
import { subjectIn, type WithSubject } from './subject-in.ts'

/** Goods that were cut out, as a PNG, with the model that has found them here. */
export type Cut = Readonly<{ goods: Buffer; width: number; height: number }> & Pick<WithSubject, 'foundBy'>

export const clear = { r: 0, g: 0, b: 0, alpha: 0 }

/** The goods alone, without anything round them, as a PNG. */
export const cutOut = async (given: readonly Given[], model?: PictureModel): Promise<Cut> => {
  const { found, foundBy, ...subject } = await subjectIn(given, model)
  const { width, height, area } = subject
  const whole = sharp(found ? await ownColours(subject, area) : subject.colours, {
    raw: { width, height, channels: 3 },
  }).joinChannel(area, {
    raw: { width, height, channels: 1 },
  })
  const png = await whole.png({ compressionLevel: 1 }).toBuffer()
  const { data, info } = await sharp(png)
    .trim({ background: clear, threshold: 24 })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
  return { goods: data, width: info.width, height: info.height, foundBy }
}

/** Goods that were cut out before. */
export const openedCut = async ({ picture, facts: { width, height } }: Given): Promise<Cut> => ({
  ...{ goods: await picture.png({ compressionLevel: 1 }).toBuffer(), width, height },
})

/** The largest place that the margins leave, in the proportions of the goods, standing in the middle. */
export const placeOf = (cut: Cut, width: number, height: number, margin: number) => {
  const room = Math.min(width, height) * margin
  const factor = Math.min((width - 2 * room) / cut.width, (height - 2 * room) / cut.height)
  const [wide, high] = [cut.width, cut.height].map(side => Math.max(1, Math.round(side * factor))) as [number, number]
  return { wide, high, left: Math.round((width - wide) / 2), top: Math.round((height - high) / 2) }
}
