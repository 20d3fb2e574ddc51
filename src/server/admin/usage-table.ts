import { costKnown, type Currency, type Figures, tokensKnown } from '#shared/costs.ts'
import { type Meter, meters } from '#shared/meters.ts'
import { type Locale, read, type Text } from '#shared/text.ts'
import type { Cell } from '#shared/csv.ts'

const bys = ['days', 'engines', 'models', 'people'] as const
export type By = (typeof bys)[number]

/** By what a table is asked for; by day where nothing else is said. */
export const byOf = (asked: string | undefined): By => bys.find(by => by === asked) ?? 'days'

const firsts: Readonly<Record<By, readonly Text[]>> = {
  days: [{ de: 'Tag (UTC)', en: 'Day (UTC)' }],
  engines: [{ de: 'Werkzeug', en: 'Tool' }],
  models: [{ de: 'Modell', en: 'Model' }],
  people: [
    { de: 'Name', en: 'Name' },
    { de: 'E-Mail-Adresse', en: 'E-mail address' },
  ],
}
const runs: readonly Text[] = [
  { de: 'Texte', en: 'Texts' },
  { de: 'Berechnete Anfragen', en: 'Requests charged' },
  { de: 'Gescheiterte Texte', en: 'Failed texts' },
]
const doubts: readonly Text[] = [
  { de: 'Texte mit geschätzten Tokens', en: 'Texts with estimated tokens' },
  { de: 'Texte ohne gemeldete Tokens', en: 'Texts without reported tokens' },
]
const cost = (currency: Currency): Text => ({ de: `Kosten in ${currency}`, en: `Cost in ${currency}` })
const unpriced: Text = { de: 'Texte mit unbekannten Kosten', en: 'Texts with unknown cost' }
const unreported: Text = { de: 'nicht gemeldet', en: 'not reported' }
const unknown: Text = { de: 'unbekannt', en: 'unknown' }

/** The first line of a table with these meters. */
export const headOf = (by: By, currency: Currency, shown: readonly Meter[], locale: Locale): readonly Cell[] => {
  const used = shown.map(meter => meters[meter].name)
  return [...firsts[by], ...runs, ...used, ...doubts, cost(currency), unpriced].map(head => read(head, locale))
}

/** Figures behind what they are figures of. Whoever adds up a column finds how much is missing in the next. */
export const rowOf = (
  names: readonly string[],
  figures: Figures,
  shown: readonly Meter[],
  locale: Locale,
): readonly Cell[] => {
  const isUnknown = (meter: Meter) => meters[meter].unit === 'tokens' && tokensKnown(figures) === 'none'
  return [
    ...names,
    ...[figures.runs, figures.requests, figures.failed],
    ...shown.map(meter => (isUnknown(meter) ? read(unreported, locale) : figures[meter])),
    ...[figures.estimated, figures.unreported],
    costKnown(figures) === 'none' ? read(unknown, locale) : Number(figures.cost.toFixed(6)),
    figures.unpriced,
  ]
}
