import sharp from 'sharp'
import { previewSide } from '#shared/picture-sizes.ts'
import type { Beginning, Size } from './painter.ts'
import type { PaintService } from './services/service.ts'

/** A ground that a picture was laid on, and where it lies there. */
export type Within = Readonly<{ ground: Size; box: Size & { readonly left: number; readonly top: number } }>

/**
 * The longer side of a picture that is painted on, in pixels: models see little of less, and take no more; a preview is
 * small for the sake of speed.
 */
const sides = { least: 768, ofPreview: previewSide, most: 1536 }

const scaled = ({ width, height }: Size, factor: number): Size => ({
  width: Math.max(1, Math.round(width * factor)),
  height: Math.max(1, Math.round(height * factor)),
})

/** How a picture of this size lies in a ground: as large as it fits, in the middle. */
const inside = (size: Size, ground: Size): Within => {
  const { width, height } = scaled(size, Math.min(ground.width / size.width, ground.height / size.height))
  const box = { width: Math.min(width, ground.width), height: Math.min(height, ground.height) }
  const [left, top] = [Math.floor((ground.width - box.width) / 2), Math.floor((ground.height - box.height) / 2)]
  return { ground, box: { ...box, left, top } }
}

/** Pictures of nearly the same shape are stretched to it; others stand whole on white. */
const mostApart = 0.02

const laid = async (bytes: Buffer, { ground, box }: Within, isArea: boolean) => {
  const edges = {
    ...{ left: box.left, right: ground.width - box.left - box.width },
    ...{ top: box.top, bottom: ground.height - box.top - box.height },
  }
  const opened = sharp(bytes)
  const { width, height } = await opened.metadata()
  const apart = Math.abs((width * box.height) / (height * box.width) - 1)
  const sized = opened.resize({
    ...{ width: box.width, height: box.height, background: isArea ? '#000000' : '#ffffff' },
    fit: apart < mostApart ? 'fill' : 'contain',
    ...(isArea && { kernel: 'nearest' }),
  })
  // Beside the picture its own edge goes on, so that no frame is painted round it; that is no area to change.
  const grown = isArea ? { ...edges, background: '#000000' } : { ...edges, extendWith: 'copy' as const }
  const whole = await sized.extend(grown).removeAlpha().png().toBuffer()
  // One channel alone: whoever is sent an alpha channel takes that for the area.
  return isArea ? sharp(whole).extractChannel(0).toColourspace('b-w').png().toBuffer() : whole
}

/** An area for services that change what is transparent: whoever looks at its colours alone sees white there, too. */
const transparent = async (area: Buffer) => {
  const grey = sharp(area).extractChannel(0).toColourspace('b-w')
  const { data, info } = await grey.clone().raw().toBuffer({ resolveWithObject: true })
  const alpha = Buffer.from(data.map(value => 255 - value))
  const raw = { width: info.width, height: info.height, channels: 1 } as const
  return sharp(Buffer.from(data), { raw })
    .toColourspace('srgb')
    .joinChannel([Buffer.from(data), Buffer.from(data), alpha], { raw })
    .png()
    .toBuffer()
}

/**
 * The size that a service paints, and the picture it begins with laid into it: what it paints lies where it lay in the
 * picture, whatever shapes it knows.
 */
export const placedFor = async (
  service: PaintService,
  model: string,
  wanted: Size,
  from: Beginning | undefined,
  isPreview = false,
): Promise<{ size: Size; from?: Beginning; within?: Within }> => {
  if (!from) return { size: service.sizeFor(wanted, model, false) }
  // What is made of several, or after references, has the place of none of them.
  if (from.others) return { size: service.sizeFor(wanted, model, false), from }
  const longer = Math.max(wanted.width, wanted.height)
  const factor = Math.min(sides.most, Math.max(isPreview ? sides.ofPreview : sides.least, longer)) / longer
  const size = service.sizeFor(scaled(wanted, factor), model, true)
  const within = inside(wanted, size)
  const picture = await laid(from.picture, within, false)
  const area = from.area && (await laid(from.area, within, true))
  const mask = area && service.mask === 'transparent' ? await transparent(area) : area
  return { size, within, from: { ...from, picture, ...(mask && { area: mask }) } }
}
