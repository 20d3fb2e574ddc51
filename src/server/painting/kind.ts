import sharp from 'sharp'
import type { Kind } from '../connected/kind.ts'
import type { Beginning, Painter, Size } from './painter.ts'
import { paintServices, type PaintServiceId } from './services/index.ts'

/** What is painted when a painter is tried: as little as shows that it paints. */
const trial = 'A red circle on a white ground'

/** What one that only changes pictures is tried on: a grey ground, and the middle of it. */
const ground = async ({ width, height }: Size, { can }: Painter): Promise<Beginning> => {
  const plain = (size: Size, background: string) => sharp({ create: { ...size, channels: 3, background } }).png()
  const middle = await plain({ width: width / 2, height: height / 2 }, '#ffffff').toBuffer()
  const area = plain({ width, height }, '#000000')
    .composite([{ input: middle }])
    .toColourspace('b-w')
  const picture = await plain({ width, height }, '#c8c8c8').toBuffer()
  return can.includes('area') ? { picture, area: await area.toBuffer() } : { picture }
}

/** Painting, as it is connected in the administration. */
export const painting: Kind<PaintServiceId> = {
  path: 'painters',
  what: 'image service',
  services: paintServices,
  variable: 'IMAGE_MODEL',
  deeds: { connected: 'painter_connected', removed: 'painter_removed' },
  of: ({ painting: here }) => here,
  async attempt({ painting: here }, service, { signal }) {
    const size = { width: 512, height: 512 }
    const painter = here.painter(service)
    const from = painter.can.includes('paint') ? undefined : await ground(size, painter)
    let pictures = 0
    for await (const part of painter.paint({ prompt: trial, howMany: 1, size, from, signal }))
      if ('bytes' in part) pictures++
    return { pictures }
  },
  failure: 'painting_failed',
}
