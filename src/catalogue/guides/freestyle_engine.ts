import type { Guide } from '../engine.ts'
import { plainNotes } from '../options.ts'
import { prose } from '../prose.ts'

export const guide: Guide = {
  title: { de: 'So gelingt jede Art von Text', en: 'How any kind of text succeeds' },
  expects: [
    { de: 'Art des Textes', en: 'Kind of text' },
    { de: 'Anlass', en: 'Occasion' },
    { de: 'Für wen', en: 'For whom' },
    { de: 'Was vorkommen soll', en: 'What should appear' },
    { de: 'Länge', en: 'Length' },
  ],
  advice: [
    {
      title: { de: 'Die Art beim Namen nennen.', en: 'Name the kind.' },
      text: {
        de: '„Grabrede“, „Hausordnung“, „Limerick“ sagen mehr als „Text“.',
        en: '“Eulogy”, “house rules”, “limerick” say more than “text”.',
      },
    },
    {
      title: { de: 'Für wen und wie lang.', en: 'For whom and how long.' },
      text: { de: 'Eine Zeile dazu erspart die zweite Fassung.', en: 'One line about it saves a second version.' },
    },
    plainNotes,
  ],
  example: {
    freestyle: {
      art: { de: 'Hausordnung für die Gemeinschaftswerkstatt', en: 'House rules for the shared workshop' },
      thema: prose({
        de: `
              Zwölf Mitglieder, alle haben einen Schlüssel. Nach 22 Uhr keine Maschinen. Wer eine Maschine benutzt,
              braucht die Einweisung von Klaus oder Ayla. Späne wegsaugen, bevor man geht. Kaputtes melden, nicht
              verstecken, wir schimpfen nicht. Kinder nur mit Erwachsenen. Kaffee: 50 Cent in die Dose. Freundlich,
              nicht wie vom Amt.`,
        en: `
              Twelve members, all with a key. No machines after 10 pm. Whoever uses a machine needs an introduction by
              Klaus or Ayla. Vacuum up shavings before you leave. Report what is broken, don’t hide it, we don’t
              scold. Children only with adults. Coffee: 50 pence in the tin. Friendly, not like an office.`,
      }),
    },
  },
  shows: prose({
    de: `
          # Damit die Werkstatt allen Freude macht

          - **Maschinen** laufen bis 22 Uhr. Wer eine benutzen möchte, lässt sie sich vorher von Klaus oder Ayla
            zeigen.
          - **Etwas kaputt?** Wir schimpfen nicht. Melden hilft allen, verstecken niemandem.
          - **Späne** sind weggesaugt, bevor die Tür zugeht.
          - **Kinder** sind willkommen, zusammen mit Erwachsenen.
          - **Kaffee** kostet 50 Cent, die Dose steht daneben.

          Jedes der zwölf Mitglieder hat einen Schlüssel, und jedes lässt die Werkstatt so zurück, wie es sie gern
          vorfindet. Viel Freude bei der Arbeit.`,
    en: `
          # So that everyone enjoys the workshop

          - **Machines** run until 10 pm. If you would like to use one, have Klaus or Ayla show you how first.
          - **Broken something?** We don’t scold. Reporting it helps everyone, hiding it nobody.
          - **Shavings** are vacuumed up before the door is closed.
          - **Children** are welcome, together with adults.
          - **Coffee** is 50 pence; the tin stands beside it.

          Each of the twelve members has a key, and each leaves the workshop the way they would like to find it. Enjoy
          your work.`,
  }),
}
