import { verdicts } from '#shared/claims.ts'

const text = { type: 'string' }
const orNull = { type: ['string', 'null'] }
const object = (properties: object) => ({ type: 'object', properties })

const source = object({
  ...{ url: text, title: text, date: orNull, readAt: { type: 'string', format: 'date-time' }, quotation: text },
  says: { type: 'string', enum: ['for', 'against'] },
})

/** The claims of a text on the wire: `claimsOnWire` in `shared/claims-told.ts`. */
export const claimsSchema = {
  type: 'array',
  items: object({
    claim: { ...text, description: 'As a sentence that stands for itself.' },
    passage: {
      ...object({ start: { type: 'integer' }, end: { type: 'integer' }, text }),
      type: ['object', 'null'],
      description: 'Where the text says it, counted in code points.',
    },
    verdict: { type: 'string', enum: verdicts },
    confidence: { ...text, description: 'How sure one can be, in a sentence.' },
    reason: orNull,
    sources: { type: 'array', description: 'Each with a sentence that stands on that page.', items: source },
    gone: {
      type: 'array',
      description: 'Sentences it stood on before, and that were gone when their pages were read again.',
      items: source,
    },
  }),
}
