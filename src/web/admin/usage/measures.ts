import { costKnown, type Figures, type Coverage, tokensEstimated, tokensKnown } from '#shared/costs.ts'
import { byMeter, byUnit, type Meter, meters, metersIn, type Unit, units } from '#shared/meters.ts'
import type { Text } from '#shared/text.ts'

/** What the bars show. */
export type Measure = 'requests' | 'runs' | 'failed' | Unit | 'cost'
/** The measures there are where these meters are shown. */
export const measuresOf = (shown: readonly Meter[]): readonly Measure[] => [
  ...(['requests', 'runs', 'failed'] as const),
  ...new Set(shown.map(meter => meters[meter].unit)),
  'cost',
]

export const measureNames: Readonly<Record<Measure, Text>> = {
  requests: { de: 'Anfragen', en: 'Requests' },
  runs: { de: 'Texte', en: 'Texts' },
  failed: { de: 'Gescheitert', en: 'Failed' },
  ...byUnit(unit => units[unit].name),
  cost: { de: 'Kosten', en: 'Cost' },
}

const isUnit = (measure: Measure | Column): measure is Unit => Object.hasOwn(units, measure)

export const valueOf = (measure: Measure, figures: Figures) =>
  isUnit(measure) ? metersIn(measure).reduce((sum, meter) => sum + figures[meter], 0) : figures[measure]

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
const asEstimated: Readonly<Record<Coverage, (value: string) => Text>> = {
  none: value => ({ de: value, en: value }),
  some: value => ({ de: `${value}, teils geschätzt`, en: `${value}, partly estimated` }),
  all: value => ({ de: `${value}, geschätzt`, en: `${value}, estimated` }),
}
/** A value as far as it is known: the least it can be, where a part is not, and whether it is estimated. */
const asKnown = (value: string, known: Coverage, estimated: Coverage, t: Says['t']) =>
  t(asEstimated[estimated](known === 'some' ? t(atLeast(value)) : value))

/**
 * One of the figures in words. What is unknown is said to be, and where a part is, the rest is the least it can be; and
 * unless it is said beside it, what is estimated.
 */
export const measureInWords = (
  measure: Measure,
  figures: Figures,
  { t, number, money }: Says,
  isSaid = false,
): string => {
  const estimated = isSaid ? 'none' : tokensEstimated(figures)
  if (measure === 'cost') {
    const known = costKnown(figures)
    if (known === 'none') return t(unknown)
    return asKnown(money(figures.cost), known, estimated, t)
  }
  if (isUnit(measure)) {
    const all = metersIn(measure)
      .map(meter => t(meters[meter].counted(number(figures[meter]))))
      .join(', ')
    if (measure !== 'tokens') return all
    const known = tokensKnown(figures)
    return known === 'none' ? t(unreported) : asKnown(all, known, estimated, t)
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
export type Column = 'requests' | 'runs' | 'failed' | Meter | 'cost'
export const columnsOf = (shown: readonly Meter[]): readonly Column[] => [
  ...(['requests', 'runs', 'failed'] as const),
  ...shown,
  'cost',
]

export const columnNames: Readonly<Record<Column, Text>> = {
  requests: measureNames.requests,
  runs: measureNames.runs,
  failed: measureNames.failed,
  ...byMeter(meter => meters[meter].name),
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
  if (column !== 'tokensIn' && column !== 'tokensOut') return value
  const known = tokensKnown(figures)
  return known === 'none' ? t(notReported) : asKnown(value, known, tokensEstimated(figures), t)
}
