/** In which money models are paid for: one for the whole installation. */
export const currencies = ['EUR', 'USD'] as const
export type Currency = (typeof currencies)[number]

/** What a million tokens cost that a model reads, and that it writes. */
export type Price = { readonly input: number; readonly output: number }

/** What an administrator has said models cost, by their names. */
export type Prices = { readonly currency: Currency; readonly models: Readonly<Record<string, Price>> }

/** What is counted of runs that have ended. */
export type Figures = {
  readonly runs: number
  /** What was charged. */
  readonly requests: number
  readonly failed: number
  /** Tokens read and written: as they were reported, else as they were estimated. */
  readonly input: number
  readonly output: number
  /** Of how many runs some or all tokens are estimated. */
  readonly estimated: number
  /** How many runs nothing is known of. */
  readonly unreported: number
  /** What is known to have been paid. */
  readonly cost: number
  /** How many runs nobody can say the cost of: no price was entered, or no tokens were reported. */
  readonly unpriced: number
}

const named = ['runs', 'requests', 'failed', 'input', 'output', 'estimated', 'unreported', 'cost', 'unpriced'] as const

/** Figures as one. */
export const together = (all: readonly Figures[]): Figures => {
  const sum = Object.fromEntries(named.map(name => [name, 0])) as Record<(typeof named)[number], number>
  for (const one of all) for (const name of named) sum[name] += one[name]
  return sum
}

/** Of how much something holds. */
export type Known = 'all' | 'some' | 'none'

/** Whether all of the tokens of these runs are estimated, some of them, or none. */
export const tokensEstimated = ({ runs, unreported, estimated }: Figures): Known =>
  estimated === 0 ? 'none' : estimated >= runs - unreported ? 'all' : 'some'

/** How much is known of the tokens of these runs, and of what they cost. */
export const tokensKnown = ({ input, output, unreported }: Figures): Known =>
  unreported === 0 ? 'all' : input + output > 0 ? 'some' : 'none'
export const costKnown = ({ cost, unpriced }: Figures): Known => (unpriced === 0 ? 'all' : cost > 0 ? 'some' : 'none')
