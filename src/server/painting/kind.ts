import type { Kind } from '../connected/kind.ts'
import { paintServices, type PaintServiceId } from './services/index.ts'

/** What is painted when a painter is tried: as little as shows that it paints. */
const trial = 'A red circle on a white ground'

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
    let pictures = 0
    for await (const part of here.painter(service).paint({ prompt: trial, howMany: 1, size, signal }))
      if ('bytes' in part) pictures++
    return { pictures }
  },
  failure: 'painting_failed',
}
