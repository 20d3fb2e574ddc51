import sharp from 'sharp'
import { type Cut, cutOut, placeOf } from './goods.ts'
import type { MadePart, Operation } from './operation.ts'
import { shapesIn, shopsIn } from './sizes.ts'

/** The longest side of a stage, and what stands round the goods until something is painted there. */
const [longest, empty] = [1536, '#e5e5e5']

const asPart = (name: string, bytes: Buffer, [width, height]: readonly [number, number]): MadePart => ({
  ...{ name, type: 'image/png', bytes, width, height },
})

/** Goods in their place, and all that is round them as an area to be painted. */
const stageOf = async (cut: Cut, [width, height]: readonly [number, number], margin: number) => {
  const at = placeOf(cut, width, height, margin)
  const goods = await sharp(cut.goods).resize(at.wide, at.high, { fit: 'fill' }).png().toBuffer()
  const picture = sharp({ create: { width, height, channels: 3, background: empty } })
    .composite([{ input: goods, left: at.left, top: at.top }])
    .removeAlpha()
  const within = await sharp(goods).extractChannel('alpha').threshold(128).toColourspace('b-w').png().toBuffer()
  const around = sharp(
    await sharp({ create: { width, height, channels: 3, background: '#000000' } })
      .composite([{ input: within, left: at.left, top: at.top }])
      .png()
      .toBuffer(),
  )
  const area = around.extractChannel(0).negate().toColourspace('b-w')
  return { picture: await picture.png().toBuffer(), area: await area.png().toBuffer() }
}

/**
 * The goods of a picture, cut out; and how they stand in each shape that the formats have, with what is to be painted
 * round them. Of each shape the picture comes first, then the area.
 */
export const staged: Operation = async function* ({ given, values, model }) {
  const cut = await cutOut(given, model)
  yield asPart('cut', cut.goods, [cut.width, cut.height])
  for (const { size } of shapesIn(shopsIn(values)).shapes) {
    const factor = Math.min(1, longest / Math.max(...size))
    const stage = [Math.round(size[0] * factor), Math.round(size[1] * factor)] as const
    const { picture, area } = await stageOf(cut, stage, Number(values.margin ?? 7) / 100)
    yield asPart('picture', picture, stage)
    yield asPart('area', area, stage)
  }
}
