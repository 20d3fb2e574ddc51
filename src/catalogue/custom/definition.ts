import type { Locale } from '#shared/text.ts'
import type { Call } from '../call.ts'
import type { Card } from '../engine.ts'
import type { More } from '../more.ts'

/** A call as it is kept: its own questions, and the names of the shared ones; nothing that only our own calls do. */
export type MadeCall = Omit<
  Call,
  'begins' | 'does' | 'lacks' | 'operation' | 'from' | 'area' | 'finds' | 'byNumber' | 'sets' | 'otherwise' | 'partOf'
> & {
  readonly more?: readonly More[]
}

/** An engine as it is made in the browser, kept, exported and imported: without what the house gives it. */
export type Definition = Omit<Card, 'id' | 'popular' | 'aliases' | 'shelf' | 'need'> & {
  readonly calls: Readonly<Record<string, MadeCall>>
  /** The one language it exists in, if it is not there in all. */
  readonly only?: Locale
}

/** What one definition may hold. */
export const limits = { bytes: 100_000, calls: 6, fields: 30, options: 100, items: 50, cost: 100 } as const
