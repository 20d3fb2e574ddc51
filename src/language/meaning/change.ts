import type { Text } from '#shared/text.ts'
import type { Span } from '../spans.ts'

/** What was made of a text: where it was translated, words may differ; where it was shortened, much may be missing. */
export type VersionKind = {
  readonly translated?: boolean
  readonly shortened?: boolean
  /** The languages of both, as `de`; known by the texts themselves where they are not said. */
  readonly from?: string
  readonly to?: string
}

/** Something exact that is missing in a result, new in it, or different; where it stands in both texts. */
export type Change = {
  readonly kind: 'number' | 'date' | 'time' | 'contact' | 'code' | 'name' | 'negation'
  readonly how: 'missing' | 'new' | 'different'
  readonly source?: Span
  readonly result?: Span
  readonly message: Text
}

/** A piece of a text as it is quoted. */
export const excerpt = (text: string, { from, to }: Span) => text.slice(from, to).replaceAll(/\s+/g, ' ')

export const missing = (what: string): Text => ({
  de: `„${what}“ fehlt im Ergebnis.`,
  en: `“${what}” is missing in the result.`,
})
export const added = (what: string): Text => ({
  de: `„${what}“ steht nicht im Ausgangstext.`,
  en: `“${what}” is not in the original.`,
})
export const different = (was: string, now: string): Text => ({
  de: `Aus „${was}“ wurde „${now}“.`,
  en: `“${was}” became “${now}”.`,
})
export const unsaid = (what: string): Text => ({
  de: `Die Verneinung „${what}“ ist im Ergebnis verloren gegangen.`,
  en: `The negation “${what}” got lost in the result.`,
})
export const denied = (what: string): Text => ({
  de: `„${what}“ verneint, was der Ausgangstext bejaht.`,
  en: `“${what}” denies what the original affirms.`,
})
