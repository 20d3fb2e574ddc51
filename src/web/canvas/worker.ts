import { flooded } from './flood.ts'
import type { Mask } from './mask.ts'

/** A picture, a point on it, and how alike colours must be. */
export type FloodAsked = { pixels: ImageData; point: { x: number; y: number }; tolerance: number }

/** What a press on a picture selects, found beside the page. */
addEventListener('message', ({ data, ports: [port] }: MessageEvent<FloodAsked>) => {
  const area: Mask = flooded(data.pixels, data.point, data.tolerance)
  port?.postMessage(area, [area.data.buffer as ArrayBuffer])
})
