import { flooded } from './flood.ts'
import { grabbed } from './grab/grab.ts'
import type { Mask } from './mask.ts'
import type { Point } from './view.ts'

/** A picture, where on it something was pressed or drawn, and how alike colours must be or that an object is meant. */
export type SelectAsked = { pixels: ImageData; from: Point; to: Point; by: { tolerance: number } | 'object' }

/** What is selected there, found beside the page. */
addEventListener('message', ({ data: { pixels, from, to, by }, ports: [port] }: MessageEvent<SelectAsked>) => {
  const area: Mask = by === 'object' ? grabbed(pixels, from, to) : flooded(pixels, from, by.tolerance)
  port?.postMessage(area, [area.data.buffer as ArrayBuffer])
})
