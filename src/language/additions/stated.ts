import type { Fact } from '../meaning/facts.ts'

/** A number of a text: what it may mean, what it counts, and the sentence in which it stands. */
export type Stated = {
  readonly fact: Fact & { readonly said: Extract<Fact['said'], { kind: 'number' }> }
  readonly sentence: string
  /** What stands right before and behind it. */
  readonly before: string
  readonly behind: string
  /** The numbers that stand in its paragraph, and in the whole text. */
  readonly beside: () => ReadonlySet<number>
  readonly spoken: ReadonlySet<number>
  /** Those in its paragraph that may count the same as it: they have a unit, or no word behind them that they count. */
  readonly alike: () => ReadonlySet<number>
  /** Those in its paragraph that have its unit. */
  readonly others: () => readonly number[]
  readonly language: string | undefined
  /** Whether it is said in words. */
  readonly inWords: boolean
}
