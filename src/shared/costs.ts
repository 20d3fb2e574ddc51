import { type Counts, type Meter, meterNames } from './meters.ts'

/** In which money models are paid for: one for the whole installation. */
export const currencies = ['EUR', 'USD'] as const
export type Currency = (typeof currencies)[number]

/** What a model costs, by meter: so many of each as `per` says. */
export type Price = Counts

/** What an administrator has said models cost, by their names. */
export type Prices = { readonly currency: Currency; readonly models: Readonly<Record<string, Price>> }

/** What is counted of runs that have ended. */
export type Figures = Readonly<Record<Meter, number>> & {
  readonly runs: number
  /** What was charged. */
  readonly requests: number
  readonly failed: number
  /** Of how many runs some or all tokens are estimated. */
  readonly estimated: number
  /** How many runs nothing is known of. */
  readonly unreported: number
  /** What is known to have been paid. */
  readonly cost: number
  /** How many runs nobody can say the whole cost of: a price is missing, or no tokens were reported. */
  readonly unpriced: number
}

const plain = ['runs', 'requests', 'failed', 'estimated', 'unreported', 'cost', 'unpriced'] as const
const named = [...plain, ...meterNames] as const

/** Figures as one. */
export const together = (all: readonly Figures[]): Figures => {
  const sum = Object.fromEntries(named.map(name => [name, 0])) as Record<(typeof named)[number], number>
  for (const one of all) for (const name of named) sum[name] += one[name]
  return sum
}

/** Of how much something holds. */
export type Coverage = 'all' | 'some' | 'none'

/** Whether all of the tokens of these runs are estimated, some of them, or none. */
export const tokensEstimated = ({ runs, unreported, estimated }: Figures): Coverage =>
  estimated === 0 ? 'none' : estimated >= runs - unreported ? 'all' : 'some'

/** How much is known of the tokens of these runs, and of what they cost. */
export const tokensKnown = ({ tokensIn, tokensOut, unreported }: Figures): Coverage =>
  unreported === 0 ? 'all' : tokensIn + tokensOut > 0 ? 'some' : 'none'
export const costKnown = ({ cost, unpriced }: Figures): Coverage =>
  unpriced === 0 ? 'all' : cost > 0 ? 'some' : 'none'
