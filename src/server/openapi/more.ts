import { takesVoice } from '#catalogue/brand.ts'
import { takesKnowledge } from '#catalogue/knowledge.ts'
import type { Call } from '#catalogue/call.ts'

/** Brands are made at run time: which there are, `GET /api/brands` says. */
const brand = {
  type: 'string',
  description:
    'The id of a brand from `GET /api/brands`. Without it the text is written for none: the default brand of a person ' +
    'is where the forms in the browser begin, and is never added to a call.',
}

/** What a person keeps of themselves goes with every text that may name its sender, unless it is left out. */
const sender = {
  type: 'boolean',
  description:
    'false leaves out the details kept in the settings (`PUT /api/user/sender`) or by the brand, which the text is ' +
    'otherwise written with.',
}

/** What people and brands keep goes under every text of one's own, unless it is left out. */
const withoutKnowledge = {
  type: 'array',
  items: { type: 'string' },
  description:
    'Ids of sources from `GET /api/user/knowledge`, or of the brand’s, that the text is written without; `all` for ' +
    'every one. What is kept about its matter is otherwise laid under it, and listed in `sources` of the run.',
}

/** The shared questions that a call asks, with those that are added where it leaves the catalogue. */
export const moreOf = (call: Call, more: object = { type: 'object' }) => {
  const added = {
    ...(takesVoice(call) && { brand }),
    ...(call.sender && { sender }),
    ...(takesKnowledge(call) && { withoutKnowledge }),
  }
  if (!Object.keys(added).length) return more
  return { ...more, properties: { ...('properties' in more && Object(more.properties)), ...added } }
}
