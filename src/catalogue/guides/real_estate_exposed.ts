import type { Guide } from '../engine.ts'
import { plainNotes } from '../options.ts'
import { prose } from '../prose.ts'

export const guide: Guide = {
  title: { de: 'So sieht man das Objekt vor sich', en: 'How to make readers want to see the place' },
  expects: [
    { de: 'Fläche', en: 'Floor area' },
    { de: 'Zimmer', en: 'Rooms' },
    { de: 'Baujahr', en: 'Year built' },
    { de: 'Zustand', en: 'Condition' },
    { de: 'Energie', en: 'Energy' },
    { de: 'Preis', en: 'Price' },
  ],
  advice: [
    {
      title: { de: 'Was sieht man aus dem Fenster?', en: 'What is the view from the window?' },
      text: {
        de: 'Himmelsrichtung, Baum, Hof: Eine genaue Beobachtung zählt mehr als drei Eigenschaftswörter.',
        en: 'Direction, tree, courtyard: one exact observation is worth three adjectives.',
      },
    },
    {
      title: { de: 'Auch das Unbequeme.', en: 'The drawbacks too.' },
      text: {
        de: 'Dritter Stock ohne Aufzug: Wer das vorher liest, kommt nicht umsonst zur Besichtigung.',
        en: 'Third floor, no lift: whoever reads that first will not come to a viewing in vain.',
      },
    },
    plainNotes,
  ],
  example: {
    real_estate: {
      type: 'apartment',
      location: {
        de: 'Erfurt, Andreasviertel, ruhige Seitenstraße, Straßenbahn in drei Minuten',
        en: 'Erfurt, Andreas quarter, quiet side street, tram three minutes away',
      },
      features: prose({
        de: `
              Eigentumswohnung, 3 Zimmer, 84 m², 2. Obergeschoss ohne Aufzug, Altbau von 1908, 2019 saniert.
              Wohnzimmer 28 m² nach Süden mit Erker, Schlafzimmer und Arbeitszimmer zum Hof. Eichendielen, Decken 3,20
              m, Wannenbad mit Fenster, Wohnküche mit Speisekammer, Balkon 5 m² zum Hof. Keller, Fahrradraum.
              Gasetagenheizung von 2019, Verbrauchsausweis 96 kWh, Klasse C. Kaufpreis 329.000 Euro, Hausgeld 268 Euro
              im Monat, frei ab 1. März 2027.`,
        en: `
              Owner-occupied flat, 3 rooms, 84 m², second floor without a lift, built in 1908, renovated in 2019.
              Living room of 28 m² facing south with a bay window, bedroom and study towards the courtyard. Oak
              floorboards, ceilings 3.20 m, bathroom with tub and window, eat-in kitchen with pantry, balcony of 5 m²
              to the courtyard. Cellar, bicycle room. Gas heating from 2019, energy certificate by consumption 96 kWh,
              class C. Price 329,000 euros, service charge 268 euros a month, available from 1 March 2027.`,
      }),
      content: {
        de: 'Im Hof steht eine alte Kastanie. Die Hausgemeinschaft trifft sich dort im Sommer.',
        en: 'There is an old chestnut tree in the courtyard, where the neighbours meet in summer.',
      },
    },
  },
  shows: prose({
    de: `
          # Drei Zimmer im Altbau, ein Erker nach Süden

          Mittags fällt die Sonne durch den Erker auf die Eichendielen, abends sitzt man auf dem Balkon und sieht in
          die alte Kastanie im Hof. Dazwischen liegen 84 Quadratmeter, drei Zimmer und 3,20 Meter Raumhöhe.

          ## Die Wohnung

          Das Wohnzimmer misst 28 Quadratmeter. Schlafzimmer und Arbeitszimmer gehen auf den Hof, weg von der ohnehin
          ruhigen Straße. Zur Wohnküche gehört eine Speisekammer, das Wannenbad hat ein Fenster. Das Haus von 1908
          wurde 2019 saniert; in den zweiten Stock führt nur die Treppe.

          ## Eckdaten

          - Kaufpreis: 329.000 Euro
          - Hausgeld: 268 Euro im Monat
          - Energie: Verbrauchsausweis, 96 kWh, Klasse C, Gas
          - frei ab: 1. März 2027`,
    en: `
          # Three rooms in a house of 1908, a bay window facing south

          At noon the sun comes through the bay window onto the oak floorboards; in the evening you sit on the balcony
          and look into the old chestnut tree in the courtyard. Between the two lie 84 square metres, three rooms and
          ceilings of 3.20 metres.

          ## The flat

          The living room measures 28 square metres. Bedroom and study face the courtyard. The eat-in kitchen has a
          pantry, the bathroom a window. The house was renovated in 2019; the second floor is reached by stairs only.

          ## Key facts

          - Price: 329,000 euros
          - Service charge: 268 euros a month
          - Energy: certificate by consumption, 96 kWh, class C, gas
          - Available: 1 March 2027`,
  }),
}
