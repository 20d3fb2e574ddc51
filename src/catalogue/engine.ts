import type { Example } from '#shared/example.ts'
import type { Plan } from '#shared/plans.ts'
import type { Text } from '#shared/text.ts'
import type { Call } from './call.ts'
import type { Need } from './works.ts'

/** The eight families of the catalogue; on the wire they are the numbers 1 to 8 in this order. */
export const categories = ['general', 'marketing', 'product', 'sales', 'press', 'education', 'hr', 'other'] as const
export const actions = [
  'text_creation',
  'text_editing',
  'text_analysis',
  'analysis',
  'content_creation',
  'research',
  'audio',
  'other',
] as const

/** What stands beside an empty form: what helps, and a form filled in one click. */
export type Guide = Readonly<{
  /** Promises what comes of it: „So wird daraus eine gute Meldung“. */
  title: Text
  /** What should occur in the input, a word or two each: „Wer“, „Wann“, „Zitat“. */
  expects: readonly Text[]
  /** Three pieces of advice, a short heading and a sentence or two. */
  advice: readonly { readonly title: Text; readonly text: Text }[]
  /** By call, a filled-in form to start from. */
  example: Readonly<Record<string, Example>>
  /** What could come of the example, written by us and shown as an example: Markdown. */
  shows: Text
  video?: string
}>

/** What the catalogue shows of an engine. */
export type Card = Readonly<{
  id: number
  name: Text
  /** One line of at most 42 characters that says the benefit. */
  description: Text
  /** The name of a symbol in `icons.ts`. */
  icon: string
  /** The first one is the family it stands in. */
  category: readonly (typeof categories)[number][]
  action: readonly (typeof actions)[number][]
  access: readonly Plan[]
  popular?: true
  /** Where it is offered, if not among the tools for texts. */
  shelf?: 'pictures'
  /** What it asks of the installation beside its calls, of one that has a page of its own in place of a form. */
  need?: Need
  /** Other slugs that open it. */
  aliases?: readonly string[]
  guide: Guide
}>

/** An engine: its card, and the calls it answers, each under its API path. */
export type Engine = Card & { readonly calls: Readonly<Record<string, Call>> }

export const engine = (card: Card, calls: Engine['calls']): Engine => ({ ...card, calls })

export const everyone = ['free', 'lite', 'basic', 'premium', 'premium_plus'] as const
export const paid = ['basic', 'premium', 'premium_plus'] as const
export const largest = ['premium_plus'] as const
