import type { Guide } from '../engine.ts'
import { plainNotes } from '../options.ts'
import { prose } from '../prose.ts'

export const guide: Guide = {
  title: { de: 'So wird daraus eine Anzeige, die man anklickt', en: 'How to get an ad that people click on' },
  expects: [
    { de: 'Was Sie anbieten', en: 'What you offer' },
    { de: 'Für wen', en: 'For whom' },
    { de: 'Preis', en: 'Price' },
    { de: 'Ort', en: 'Place' },
    { de: 'Beleg', en: 'Proof' },
    { de: 'Was zu tun ist', en: 'What to do' },
  ],
  advice: [
    {
      title: { de: 'Belege statt Lob.', en: 'Proof rather than praise.' },
      text: {
        de: 'Jahre, Bewertungen, Fristen, Garantien: Was Sie nicht nennen, verspricht die Anzeige nicht.',
        en: 'Years, ratings, deadlines, guarantees: the ad promises nothing that you do not mention.',
      },
    },
    {
      title: { de: 'Das Wort, nach dem gesucht wird.', en: 'The word people search for.' },
      text: {
        de: 'Schreiben Sie es so, wie Ihre Kundschaft es eingibt. Es steht dann in mehreren Überschriften.',
        en: 'Write it the way your customers type it. It will then appear in several headlines.',
      },
    },
    plainNotes,
  ],
  example: {
    google_ad_selber: {
      type: 'search',
      input: prose({
        de: `
              Fahrradwerkstatt Speiche in Leipzig-Plagwitz. Wir reparieren Fahrräder und E-Bikes aller Marken
              innerhalb von 24 Stunden. Abholung und Rückgabe im ganzen Stadtgebiet für 15 Euro. Inspektion ab 49
              Euro. Zwei Jahre Gewährleistung auf jede Reparatur. 4,9 von 5 Sternen bei 620 Bewertungen. Termine
              lassen sich online buchen. Gesucht wird vor allem nach Fahrradreparatur Leipzig und E-Bike Werkstatt.`,
        en: `
              Spoke, a bicycle workshop in Plagwitz, Leipzig. We repair bicycles and e-bikes of all makes within 24
              hours. Pick-up and return anywhere in town for 15 euros. Service from 49 euros. Two-year warranty on
              every repair. 4.9 out of 5 stars from 620 reviews. Appointments can be booked online. People mostly
              search for bicycle repair Leipzig and e-bike workshop.`,
      }),
      tone: 'convincing',
    },
    google_ad_url: {
      url: { de: 'https://www.deutsches-museum.de/', en: 'https://www.deutsches-museum.de/en' },
      goal: {
        de: 'Mehr Familien, die ihren Besuch am Wochenende planen',
        en: 'More families who plan a visit at the weekend',
      },
      tone: 'enthusiastic',
    },
  },
  shows: prose({
    de: `
          ## Überschriften

          - Fahrradreparatur Leipzig
          - E-Bike-Werkstatt in Plagwitz
          - Repariert in 24 Stunden
          - Abholung im ganzen Stadtgebiet
          - Inspektion ab 49 Euro
          - 2 Jahre Gewährleistung
          - 4,9 Sterne, 620 Bewertungen
          - Termin jetzt online buchen
          - Räder und E-Bikes aller Marken
          - Abholung für 15 Euro

          ## Beschreibungen

          - Wir reparieren Ihr Rad oder E-Bike in 24 Stunden, jede Marke. Jetzt Termin buchen.
          - Abholung und Rückgabe für 15 Euro in ganz Leipzig. Sie buchen, wir kommen.
          - Räder und E-Bikes aller Marken, mit 4,9 Sternen aus 620 Bewertungen.
          - Inspektion ab 49 Euro, zwei Jahre Gewährleistung auf jede Reparatur. Online buchen.`,
    en: `
          ## Headlines

          - Bicycle Repair Leipzig
          - E-Bike Workshop in Plagwitz
          - Repaired Within 24 Hours
          - Pick-Up Anywhere in Town
          - Service From 49 Euros
          - 2-Year Warranty on Repairs
          - 4.9 Stars From 620 Reviews
          - Book Your Slot Online
          - All Makes, E-Bikes Too
          - Pick-Up for 15 Euros

          ## Descriptions

          - We repair your bike or e-bike within 24 hours, whatever its make. Book a slot now.
          - Pick-up and return for 15 euros anywhere in Leipzig. You book, we come to you.
          - Bicycles and e-bikes of all makes, rated 4.9 out of 5 in 620 reviews.
          - Service from 49 euros and a two-year warranty on every repair. Book it online today.`,
  }),
}
