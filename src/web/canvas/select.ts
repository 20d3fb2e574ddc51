import { askingBeside } from '../ask-worker.ts'
import type { Mask } from './mask.ts'
import type { FloodAsked } from './worker.ts'

/** What a press on a picture selects. Rejects where nothing can work beside the page. */
export const selected = askingBeside<FloodAsked, Mask>('canvas')
