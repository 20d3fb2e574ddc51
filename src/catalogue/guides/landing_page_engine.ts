import type { Guide } from '../engine.ts'
import { plainNotes } from '../options.ts'
import { prose } from '../prose.ts'

export const guide: Guide = {
  title: { de: 'So führt die Seite zum Ziel', en: 'How the page reaches its goal' },
  expects: [
    { de: 'Das Angebot', en: 'The offer' },
    { de: 'Für wen', en: 'For whom' },
    { de: 'Der Ablauf', en: 'How it works' },
    { de: 'Belege', en: 'Proof' },
    { de: 'Preis und Bedingungen', en: 'Price and terms' },
    { de: 'Der nächste Schritt', en: 'The next step' },
  ],
  advice: [
    {
      title: { de: 'Eine Seite, ein Ziel.', en: 'One page, one goal.' },
      text: {
        de: 'Buchen, anrufen oder bestellen: Was Sie nennen, steht oben und unten auf der Seite.',
        en: 'Book, call or order: what you name appears at the top and at the bottom of the page.',
      },
    },
    {
      title: { de: 'Jeder Abschnitt braucht Stoff.', en: 'Each block needs substance.' },
      text: {
        de: 'Ohne Kundenstimme kein Abschnitt mit Belegen. Erfunden wird keine.',
        en: 'Without a customer’s words there is no block with proof. None are invented.',
      },
    },
    plainNotes,
  ],
  example: {
    generate_landing_page: {
      info: prose({
        de: `
              Radwerk unterwegs, mobile Fahrradwerkstatt in Kassel. Wir kommen nach Hause oder ins Büro, Montag bis
              Freitag von 8 bis 19 Uhr, meist innerhalb von drei Tagen. Termin online wählen, Rad beschreiben, wir
              bringen die Teile mit; eine Inspektion dauert 50 Minuten. Bei Regen arbeiten wir im Bus. Inspektion 69
              Euro, Anfahrt im Stadtgebiet inbegriffen, Teile nach Preisliste. Auch Lastenräder und Elektroräder,
              Motoren nicht. Seit 2021 4.800 Räder. Petra L. aus Wehlheiden: Morgens war es platt, abends bin ich
              wieder gefahren. Gesucht wird nach mobile Fahrradwerkstatt Kassel. Ziel: Termin buchen.`,
        en: `
              Radwerk unterwegs, a mobile bicycle workshop in Kassel. We come to your home or office, Monday to Friday
              from 8 am to 7 pm, mostly within three days. Choose a date online, describe the bike, we bring the parts;
              a service takes 50 minutes. When it rains we work in the van. Service 69 euros, travel within the city
              included, parts by price list. Cargo bikes and electric bikes, too, but no motors. 4,800 bikes repaired
              since we began in 2021. Petra L. from Wehlheiden: It was flat in the morning, and in the evening I was
              riding again. People search for mobile bike repair Kassel. Goal: book a visit.`,
      }),
      salutation: 'formal',
      tonality: 'informal',
    },
  },
  shows: prose({
    de: `
          # Mobile Fahrradwerkstatt in Kassel: Wir kommen zu Ihrem Rad

          Zu Hause oder im Büro, meist innerhalb von drei Tagen.

          **Termin buchen**

          ## Ihr Rad bleibt, wo Sie sind

          - **Vor der Tür:** Montag bis Freitag von 8 bis 19 Uhr, bei Regen arbeiten wir im Bus.
          - **Fester Preis:** 69 Euro für die Inspektion, die Anfahrt im Stadtgebiet ist dabei.

          ## In drei Schritten wieder unterwegs

          1. Sie wählen online einen Termin.
          2. Sie beschreiben Ihr Rad, und wir bringen die Teile mit.
          3. Nach 50 Minuten ist die Inspektion fertig.

          ## 4.800 Räder seit 2021

          „Morgens war es platt, abends bin ich wieder gefahren.“ – Petra L., Wehlheiden …`,
    en: `
          # Mobile bike repair in Kassel: we come to your bike

          At home or at the office, mostly within three days.

          **Book a visit**

          ## Your bike stays where you are

          - **At your door:** Monday to Friday from 8 am to 7 pm; when it rains, we work in the van.
          - **One price:** 69 euros for a service, travel within the city included.

          ## Three steps to riding again

          1. You choose a date online.
          2. You describe your bike, and we bring the parts.
          3. After 50 minutes the service is done.

          ## 4,800 bikes since 2021

          “It was flat in the morning, and in the evening I was riding again.” – Petra L., Wehlheiden …`,
  }),
}
