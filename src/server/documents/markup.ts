import { openMarkup } from '../reading/documents/markup.ts'
import type { Markup, Opening } from '../reading/reading.ts'
import type { World } from '../world.ts'

/** So many characters are read while others wait; more in the process that reads, which may be ended. */
const atOnce = 20_000

/** A text with its marks as a document to be written on. Throws what `reader.markup` throws. */
export const openedMarkup = async ({ reader }: World, markup: Markup, signal?: AbortSignal): Promise<Opening> =>
  markup.text.length > atOnce ? reader.markup(markup, signal) : openMarkup(markup)
