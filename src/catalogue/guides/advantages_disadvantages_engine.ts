import type { Guide } from '../engine.ts'
import { prose } from '../prose.ts'

export const guide: Guide = {
  title: { de: 'So sehen Sie beide Seiten', en: 'How to see both sides' },
  expects: [
    { de: 'Worum es geht', en: 'What it is about' },
    { de: 'Für wen', en: 'For whom' },
    { de: 'Was wichtig ist', en: 'What matters' },
    { de: 'Was feststeht', en: 'What is settled' },
  ],
  advice: [
    {
      title: { de: 'Sagen, für wen.', en: 'Say for whom.' },
      text: {
        de: 'Ein Vorteil für den Verein ist nicht immer einer für die Nachbarn.',
        en: 'What is good for the club is not always good for the neighbours.',
      },
    },
    {
      title: { de: 'Die Bedingungen nennen.', en: 'Give the conditions.' },
      text: {
        de: 'Mit Preis, Frist und Größe wird aus Allgemeinem eine Hilfe.',
        en: 'With price, deadline and size, generalities become help.',
      },
    },
    {
      title: { de: 'Prüfen, was von außen kommt.', en: 'Check what comes from outside.' },
      text: {
        de: 'Zahlen, die nicht von Ihnen sind, sind neben dem Text markiert.',
        en: 'Figures that are not yours are marked beside the text.',
      },
    },
  ],
  example: {
    advantages_disadvantage: {
      content: prose({
        de: `
              Soll unser Chor (38 Leute, zwei Auftritte im Jahr) die Noten nur noch digital auf Tablets nutzen? Ein
              Drittel ist über 70. Der Verein hat 2.600 Euro auf dem Konto.`,
        en: `
              Should our choir (38 people, two concerts a year) use sheet music only on tablets? A third of us are
              over 70. The club has 2,600 euros in its account.`,
      }),
    },
  },
  shows: prose({
    de: `
          ## Vorteile

          - Neue Stücke sind für alle sofort da, niemand kopiert mehr.
          - Die Schrift lässt sich vergrößern, was gerade Älteren hilft.
          - Ein verlegtes Notenheft gibt es nicht mehr.

          ## Nachteile

          - 38 Tablets sind mit 2.600 Euro nicht zu bezahlen, eigene Geräte hat nicht jeder.
          - Bei einem leeren Akku fehlen im Auftritt die Noten.
          - Eintragungen mit dem Bleistift gehen vielen schneller von der Hand.

          ## Abwägung

          Es hängt davon ab, wie viele schon ein Gerät haben. Ein Probehalbjahr mit Freiwilligen kostet nichts und
          zeigt, ob die Älteren damit zurechtkommen.`,
    en: `
          ## Advantages

          - New pieces are there for everyone at once, and nobody has to copy.
          - The print can be enlarged, which helps older members most.
          - A mislaid folder is a thing of the past.

          ## Disadvantages

          - 38 tablets cannot be paid for with 2,600 euros, and not everyone has one.
          - With an empty battery there is no music at the concert.
          - Many find pencil notes quicker.

          ## Verdict

          It depends on how many already have a device. A trial of six months with volunteers costs nothing and shows
          whether the older members get on with it.`,
  }),
}
