import type { Text } from './text.ts'

/** What meters count in: how many have one price, and what they are called. */
export const units = {
  tokens: { per: 1_000_000, name: { de: 'Tokens', en: 'Tokens' } },
  images: { per: 1, name: { de: 'Bilder', en: 'Images' } },
  seconds: { per: 60, name: { de: 'Sekunden Ton', en: 'Seconds of sound' } },
  characters: { per: 1_000_000, name: { de: 'Gesprochene Zeichen', en: 'Characters spoken' } },
  searches: { per: 1_000, name: { de: 'Suchen im Netz', en: 'Web searches' } },
} as const satisfies Readonly<Record<string, { per: number; name: Text }>>
export type Unit = keyof typeof units
export const unitNames = Object.keys(units) as Unit[]

type MeterKind = {
  readonly unit: Unit
  /** The head of a column. */
  readonly name: Text
  /** What a price of them is for. */
  readonly price: Text
  /** So many of them, as part of a sentence. */
  readonly counted: (count: string) => Text
}

/**
 * What a run can use. Whole numbers; of sound, seconds that have begun. A further one is a row here, a migration that
 * adds its column and teaches it to `run_counted()`, and whoever yields it.
 */
export const meters = {
  tokensIn: {
    unit: 'tokens',
    name: { de: 'Gelesene Tokens', en: 'Tokens read' },
    price: { de: 'Lesen', en: 'Reading' },
    counted: count => ({ de: `${count} Tokens gelesen`, en: `${count} tokens read` }),
  },
  tokensOut: {
    unit: 'tokens',
    name: { de: 'Geschriebene Tokens', en: 'Tokens written' },
    price: { de: 'Schreiben', en: 'Writing' },
    counted: count => ({ de: `${count} geschrieben`, en: `${count} written` }),
  },
  images: {
    unit: 'images',
    name: units.images.name,
    price: { de: 'Je Bild', en: 'Per image' },
    counted: count => ({ de: `Bilder: ${count}`, en: `images: ${count}` }),
  },
  seconds: {
    unit: 'seconds',
    name: units.seconds.name,
    price: { de: 'Je Minute Ton', en: 'Per minute of sound' },
    counted: count => ({ de: `Sekunden Ton: ${count}`, en: `seconds of sound: ${count}` }),
  },
  characters: {
    unit: 'characters',
    name: units.characters.name,
    price: { de: 'Je Million Zeichen', en: 'Per million characters' },
    counted: count => ({ de: `gesprochene Zeichen: ${count}`, en: `characters spoken: ${count}` }),
  },
  searches: {
    unit: 'searches',
    name: units.searches.name,
    price: { de: 'Je 1.000 Suchen', en: 'Per 1,000 searches' },
    counted: count => ({ de: `Suchen im Netz: ${count}`, en: `web searches: ${count}` }),
  },
} as const satisfies Readonly<Record<string, MeterKind>>

export type Meter = keyof typeof meters
export const meterNames = Object.keys(meters) as Meter[]
export const metersIn = (unit: Unit) => meterNames.filter(meter => meters[meter].unit === unit)

const byName = <Name extends string, Value>(names: readonly Name[], of: (name: Name) => Value) =>
  Object.fromEntries(names.map(name => [name, of(name)])) as Record<Name, Value>
/** Something for each meter, and for each unit. */
export const byMeter = <Value>(of: (meter: Meter) => Value) => byName(meterNames, of)
export const byUnit = <Value>(of: (unit: Unit) => Value) => byName(unitNames, of)

/** How much of what was used; what is not named was not. */
export type Counts = Readonly<Partial<Record<Meter, number>>>

/** Whether something says how much was used. */
export const isCounts = (told: object): told is Counts => meterNames.some(meter => meter in told)

/** How much was used in all; tokens are always named. */
export const sumOf = (all: readonly Counts[]): Counts => {
  const sum = byMeter(meter => all.reduce((so, one) => so + (one[meter] ?? 0), 0))
  const isNamed = (meter: Meter) => meters[meter].unit === 'tokens' || sum[meter] > 0
  return Object.fromEntries(meterNames.filter(isNamed).map(meter => [meter, sum[meter]]))
}

/** Whether anything was used at all. */
export const isUsed = (counts: Counts) => meterNames.some(meter => (counts[meter] ?? 0) > 0)

/** Meters that people are shown: tokens, and of any other unit what was counted or has a price. */
export const metersShown = (...told: readonly Counts[]): Meter[] =>
  meterNames.filter(meter => meters[meter].unit === 'tokens' || told.some(counts => counts[meter]))
