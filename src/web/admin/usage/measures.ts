import { costKnown, type Figures, type Known, tokensEstimated, tokensKnown } from '#shared/costs.ts'
import type { Text } from '#shared/text.ts'

/** What the bars show. */
export const measures = ['requests', 'runs', 'failed', 'tokens', 'cost'] as const
export type Measure = (typeof measures)[number]

export const measureNames: Readonly<Record<Measure, Text>> = {
  requests: { de: 'Anfragen', en: 'Requests' },
  runs: { de: 'Texte', en: 'Texts' },
  failed: { de: 'Gescheitert', en: 'Failed' },
  tokens: { de: 'Tokens', en: 'Tokens' },
  cost: { de: 'Kosten', en: 'Cost' },
}

export const valueOf = (measure: Measure, figures: Figures) =>
  measure === 'tokens' ? figures.input + figures.output : figures[measure]

/** The most of it first. */
export const byMost =
  (measure: Measure) =>
  (one: Figures, other: Figures): number =>
    valueOf(measure, other) - valueOf(measure, one) || other.runs - one.runs

type Says = {
  number(value: number): string
  money(value: number): string
  t(text: Text): string
}

const counted = (count: string, name: Text, one: Text) => {
  const { de, en } = count === '1' ? one : name
  return { de: `${count} ${de}`, en: `${count} ${en}` }
}
const unreported: Text = { de: 'Tokens nicht gemeldet', en: 'tokens not reported' }
const unknown: Text = { de: 'Kosten unbekannt', en: 'cost unknown' }
const atLeast = (value: string): Text => ({ de: `mindestens ${value}`, en: `at least ${value}` })
/** Costs are by tokens, so both are estimated or neither. */
const asEstimated: Readonly<Record<Known, (value: string) => Text>> = {
  none: value => ({ de: value, en: value }),
  some: value => ({ de: `${value}, teils geschätzt`, en: `${value}, partly estimated` }),
  all: value => ({ de: `${value}, geschätzt`, en: `${value}, estimated` }),
}
/** A value as far as it is known: the least it can be, where a part is not, and whether it is estimated. */
const asKnown = (value: string, known: Known, estimated: Known, t: Says['t']) =>
  t(asEstimated[estimated](known === 'some' ? t(atLeast(value)) : value))
const tokens = (read: string, written: string): Text => ({
  de: `${read} Tokens gelesen, ${written} geschrieben`,
  en: `${read} tokens read, ${written} written`,
})

/**
 * One of the figures in words. What is unknown is said to be, and where a part is, the rest is the least it can be; and
 * unless it is said beside it, what is estimated.
 */
export const said = (measure: Measure, figures: Figures, { t, number, money }: Says, isSaid = false): string => {
  const estimated = isSaid ? 'none' : tokensEstimated(figures)
  if (measure === 'cost') {
    const known = costKnown(figures)
    if (known === 'none') return t(unknown)
    return asKnown(money(figures.cost), known, estimated, t)
  }
  if (measure === 'tokens') {
    const known = tokensKnown(figures)
    if (known === 'none') return t(unreported)
    const both = t(tokens(number(figures.input), number(figures.output)))
    return asKnown(both, known, estimated, t)
  }
  const names = {
    requests: [measureNames.requests, { de: 'Anfrage', en: 'request' }],
    runs: [measureNames.runs, { de: 'Text', en: 'text' }],
    failed: [
      { de: 'gescheitert', en: 'failed' },
      { de: 'gescheitert', en: 'failed' },
    ],
  } as const
  const [several, one] = names[measure]
  return t(counted(number(figures[measure]), { de: several.de, en: several.en.toLowerCase() }, one))
}

/** What stands in the columns of a table. */
export const columns = ['requests', 'runs', 'failed', 'input', 'output', 'cost'] as const
export type Column = (typeof columns)[number]

export const columnNames: Readonly<Record<Column, Text>> = {
  requests: measureNames.requests,
  runs: measureNames.runs,
  failed: measureNames.failed,
  input: { de: 'Tokens gelesen', en: 'Tokens read' },
  output: { de: 'Tokens geschrieben', en: 'Tokens written' },
  cost: measureNames.cost,
}
const notReported: Text = { de: 'nicht gemeldet', en: 'not reported' }
const notKnown: Text = { de: 'unbekannt', en: 'unknown' }

/** The same for a table, whose head says what it is. */
export const cellOf = (column: Column, figures: Figures, { t, number, money }: Says): string => {
  if (column === 'cost') {
    const known = costKnown(figures)
    return known === 'none' ? t(notKnown) : asKnown(money(figures.cost), known, tokensEstimated(figures), t)
  }
  const value = number(figures[column])
  if (!column.endsWith('put')) return value
  const known = tokensKnown(figures)
  return known === 'none' ? t(notReported) : asKnown(value, known, tokensEstimated(figures), t)
}
