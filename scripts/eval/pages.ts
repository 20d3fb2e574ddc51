import type { Source } from '#shared/sources.ts'
import type { Locale } from '#shared/text.ts'

const page = { kind: 'page', address: '', words: 0, readAt: '2026-01-15T12:00:00.000Z' } as const

/** What stands in for every page and document that an example names, so that each time the same is judged. */
export const pages: Readonly<Record<Locale, Omit<Source, 'field'>>> = {
  de: {
    ...page,
    title: 'Der Markt am Lindenplatz',
    text: `# Der Markt am Lindenplatz

Jeden Dienstag von 7 bis 13 Uhr stehen 42 Stände auf dem Lindenplatz in Coburg. Der weiteste Hof liegt 38 Kilometer
entfernt, der nächste drei.

## Was es gibt

- Gemüse und Kräuter von neun Höfen
- Brot aus der Holzofenbäckerei Hahn
- Honig von Imkerin Ruth Albers, 6,50 Euro das Glas

## Neu ab 3. März

Bis 10 Uhr ist das Parken in der Tiefgarage kostenlos. Am Stand der Marktleitung leiht Georg Witt Tragekörbe aus,
gegen 5 Euro Pfand. Hunde bleiben an der Leine.`,
  },
  en: {
    ...page,
    title: 'The market on Linden Square',
    text: `# The market on Linden Square

Every Tuesday from 7 am to 1 pm there are 42 stalls on Linden Square in Coburg. The farthest farm is 38 kilometres away,
the nearest three.

## What there is

- vegetables and herbs from nine farms
- bread from Hahn, the wood-fired bakery
- honey by Ruth Albers, beekeeper, 6.50 euros a jar

## New from 3 March

Until 10 am parking in the underground car park is free. At the manager’s stall Georg Witt lends baskets for a deposit
of 5 euros. Dogs stay on the lead.`,
  },
}
