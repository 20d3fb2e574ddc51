import type { Passage } from './refinement.ts'

/** What can be said of a claim, as it stands on the wire. */
export const verdicts = ['supported', 'refuted', 'disputed', 'not_found', 'not_checkable'] as const
export type Verdict = (typeof verdicts)[number]

/** A page that was read for a claim, with the sentences of it that bear on the claim, as they stand there. */
export type ClaimSource = Readonly<{
  address: string
  title: string
  /** When it was published, as `2024-05-17`, where that is known. */
  date?: string
  /** An ISO moment. */
  readAt: string
  quotation: string
  says: 'for' | 'against'
}>

/** A statement of a text, what became of it, and on whose word. */
export type Claim = Readonly<{
  /** As a sentence that stands for itself. */
  claim: string
  /** Where the text says it. */
  passage?: Passage
  /** What is looked for. */
  query?: string
  /** Missing while it is being checked, and where that failed. */
  verdict?: Verdict
  /** Why, in the words of the model. */
  reason?: string
  sources: readonly ClaimSource[]
  /** Sentences that it stood on before, and that were gone from their pages when these were read again. */
  gone?: readonly ClaimSource[]
  /** Nothing was searched: the reason is what the model says from memory. */
  from?: 'memory'
}>

export const isClaim = (item: unknown): item is Claim =>
  typeof item === 'object' &&
  item !== null &&
  'claim' in item &&
  typeof item.claim === 'string' &&
  'sources' in item &&
  Array.isArray(item.sources) &&
  item.sources.every(source => typeof source === 'object')

/** The claims of an answer, in their order. */
export const claimsIn = (answer: unknown): readonly Claim[] => (Array.isArray(answer) ? answer.filter(isClaim) : [])

/** Whether nothing was searched for it, so that there is no verdict: that is said once for all of them. */
export const isUnsearched = ({ from }: Pick<Claim, 'from'>): boolean => from === 'memory'
