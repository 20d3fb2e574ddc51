import { asProblem, Problem } from '#shared/problems.ts'
import { openMarkup } from '../reading/documents/markup.ts'
import type { Markup, Opening } from '../reading/reading.ts'
import type { World } from '../world.ts'

/** So many characters are read while others wait; more in the process that reads, which may be ended. */
const atOnce = 20_000

/** A text cannot be damaged as a file can: where that is said, something of ours has failed, as it may at once, too. */
const asOurs = (error: unknown): never => {
  throw asProblem(error).code === 'document_broken' ? new Problem('unexpected', {}, { cause: error }) : error
}

/** A text with its marks as a document to be written on. Throws what `reader.markup` throws, and `unexpected`. */
export const openedMarkup = async ({ reader }: World, markup: Markup, signal?: AbortSignal): Promise<Opening> =>
  markup.text.length > atOnce ? reader.markup(markup, signal).catch(asOurs) : openMarkup(markup)
