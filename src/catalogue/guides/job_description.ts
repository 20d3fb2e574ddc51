import type { Guide } from '../engine.ts'
import { plainNotes } from '../options.ts'
import { prose } from '../prose.ts'

export const guide: Guide = {
  title: { de: 'So bewerben sich die Richtigen', en: 'How to attract the right people' },
  expects: [
    { de: 'Aufgaben', en: 'Tasks' },
    { de: 'Was sein muss', en: 'Must-haves' },
    { de: 'Was schön wäre', en: 'Nice-to-haves' },
    { de: 'Ort und Stunden', en: 'Place and hours' },
    { de: 'Gehalt und Angebot', en: 'Pay and benefits' },
    { de: 'Wie man sich bewirbt', en: 'How to apply' },
  ],
  advice: [
    {
      title: { de: 'Muss und Kann trennen.', en: 'Separate must-haves from nice-to-haves.' },
      text: {
        de: 'Steht alles als Bedingung da, bewerben sich gute Leute nicht. Drei bis fünf genügen meist.',
        en: 'If everything is a condition, good people do not apply. Three to five are usually enough.',
      },
    },
    {
      title: { de: 'Nennen Sie das Gehalt.', en: 'State the pay.' },
      text: {
        de: 'Auch eine Spanne oder die Entgeltgruppe hilft. Was Sie nicht angeben, verspricht die Anzeige nicht.',
        en: 'A range or a pay grade helps, too. The advert promises nothing that you do not mention.',
      },
    },
    plainNotes,
  ],
  example: {
    job_description: {
      content: { de: 'Konditorin oder Konditor in Teilzeit', en: 'Pastry chef, part-time' },
      info: prose({
        de: `
              Café Sonnborn in Wuppertal, elf Leute, eigene Backstube. 25 Stunden, Dienstag bis Samstag, Beginn 6 Uhr,
              nie sonntags, ab 1. Februar 2027, unbefristet. 17,50 Euro die Stunde, 30 Tage Urlaub, Mittagessen.

              Torten und Kuchen für Theke und Bestellung, Hochzeitstorten mit den Paaren besprechen, eine Auszubildende
              anleiten. Nötig: abgeschlossene Ausbildung, Gesundheitszeugnis. Schön wären Erfahrung mit Schokolade und
              vegane Rezepte.

              Probetag wird bezahlt. Bewerbung formlos bis 15. Dezember an Katrin Voss,
              backstube@cafe-sonnborn.example.`,
        en: `
              Café Sonnborn in Wuppertal, eleven people, our own bakery. 25 hours, Tuesday to Saturday, start at 6 am,
              never on Sundays, from 1 February 2027, permanent. 17.50 euros an hour, 30 days’ holiday, lunch.

              Cakes and tarts for counter and orders, discuss wedding cakes with the couples, guide an apprentice.
              Required: completed training, food hygiene certificate. Experience with chocolate and vegan recipes would
              be nice.

              Trial day is paid. Apply informally by 15 December to Katrin Voss, backstube@cafe-sonnborn.example.`,
      }),
    },
  },
  shows: prose({
    de: `
          # Konditorin oder Konditor (m/w/d)

          Teilzeit, 25 Stunden · Wuppertal · ab 1. Februar 2027 · unbefristet

          Das Café Sonnborn, elf Leute mit eigener Backstube, sucht eine Konditorin oder einen Konditor. Gearbeitet
          wird von Dienstag bis Samstag ab 6 Uhr, nie sonntags.

          ## Ihre Aufgaben

          - Sie backen Torten und Kuchen für Theke und Bestellung.
          - Sie besprechen Hochzeitstorten mit den Paaren.
          - Sie leiten eine Auszubildende an.

          ## Ihr Profil

          - abgeschlossene Ausbildung
          - Gesundheitszeugnis

          Von Vorteil:

          - Erfahrung mit Schokolade
          - vegane Rezepte

          ## Das bieten wir

          - 17,50 Euro die Stunde
          - 30 Tage Urlaub …`,
    en: `
          # Pastry chef

          Part-time, 25 hours · Wuppertal · from 1 February 2027 · permanent

          Café Sonnborn, a team of eleven with its own bakery, is hiring a pastry chef. You work Tuesday to Saturday
          from 6 am, never on Sundays.

          ## Your tasks

          - You bake cakes and tarts for the counter and for orders.
          - You discuss wedding cakes with the couples.
          - You guide an apprentice.

          ## Your profile

          - completed training
          - food hygiene certificate

          Desirable:

          - experience with chocolate
          - vegan recipes

          ## What we offer

          - 17.50 euros an hour
          - 30 days’ holiday …`,
  }),
}
