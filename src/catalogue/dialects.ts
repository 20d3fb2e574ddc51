import { choice } from '#shared/fields.ts'

/** The dialects a text can be put into, all of them German. */
export const dialect = choice(
  { de: 'Dialekt', en: 'Dialect' },
  {
    bavarian: { de: 'Bairisch', en: 'Bavarian' },
    swabian: { de: 'Schwäbisch', en: 'Swabian' },
    saxon: { de: 'Sächsisch', en: 'Saxon' },
    swissGerman: { de: 'Schweizerdeutsch', en: 'Swiss German' },
    franconian: { de: 'Fränkisch', en: 'Franconian' },
    eastFrisian: { de: 'Ostfriesisches Platt', en: 'East Frisian Low German' },
  },
  { optional: true, default: 'saxon' },
)
