import type { Guide } from '../engine.ts'
import { plainNotes } from '../options.ts'
import { prose } from '../prose.ts'

export const guide: Guide = {
  title: { de: 'So werden daraus klare Punkte', en: 'How to get clear points' },
  expects: [
    { de: 'Worum es geht', en: 'What it is about' },
    { de: 'Zahlen', en: 'Figures' },
    { de: 'Namen', en: 'Names' },
    { de: 'Fristen', en: 'Deadlines' },
    { de: 'Was zu tun ist', en: 'What is to be done' },
  ],
  advice: [
    {
      title: { de: 'Alles hinein, ungeordnet.', en: 'Put everything in, in any order.' },
      text: {
        de: 'Zusammengehöriges findet zusammen, und das Wichtigste steht danach oben.',
        en: 'What belongs together is grouped, and the most important comes first.',
      },
    },
    {
      title: { de: 'Text oder nur ein Thema.', en: 'A text, or just a topic.' },
      text: {
        de: 'Aus einem Text kommt nur, was darin steht. Zu einem Thema entsteht ein Überblick.',
        en: 'From a text you get only what it says. A topic on its own becomes an overview.',
      },
    },
    plainNotes,
  ],
  example: {
    bullet_points: {
      content: prose({
        de: `
              Am 12. April 2027 ziehen wir mit der ganzen Werkstatt in die Halle an der Lindenstraße 40. Deshalb
              nehmen wir vom 7. bis zum 11. April keine Aufträge an. Alle packen ihren Platz bis Donnerstagabend selbst
              in die grauen Kisten, je Platz gibt es acht Stück. Die Maschinen baut die Firma Kern ab, Olaf hilft dabei.
              Parken kann man hinter der neuen Halle auf 14 Plätzen, die Einfahrt liegt an der Bahnseite. Am 13. April
              frühstücken wir dort um 8 Uhr zusammen, danach richten alle ihre Plätze ein. Die Schlüssel der alten
              Werkstatt müssen bis zum 30. April bei Jana sein, sie beantwortet auch alle Fragen zum Umzug.`,
        en: `
              On 12 April 2027 the whole workshop moves to the hall at 40 Linden Street. We take no orders from 7 to
              11 April for that reason. Everyone packs their own place into the grey boxes by Thursday evening; there
              are eight boxes for each place. The machines are taken down by Kern, and Olaf helps them. You can park
              behind the new hall, where there are 14 spaces; the entrance is on the railway side. On 13 April we have
              breakfast there together at 8, and after that everyone sets up their place. The keys to the old workshop
              must be with Jana by 30 April. She also answers all questions about the move.`,
      }),
    },
  },
  shows: prose({
    de: `
          - 12. April 2027: Umzug in die Halle an der Lindenstraße 40
          - 7. bis 11. April: keine neuen Aufträge
          - 13. April, 8 Uhr: gemeinsames Frühstück in der Halle, danach Plätze einrichten
          - bis Donnerstagabend: den eigenen Platz in die grauen Kisten packen, acht je Platz
          - Maschinen: baut die Firma Kern ab, Olaf hilft
          - bis 30. April: Schlüssel der alten Werkstatt bei Jana abgeben
          - Parken: 14 Plätze hinter der Halle, Einfahrt an der Bahnseite
          - Fragen zum Umzug: Jana`,
    en: `
          - 12 April 2027: move to the hall at 40 Linden Street
          - 7 to 11 April: no new orders
          - 13 April, 8 o’clock: breakfast together in the hall, then setting up the places
          - by Thursday evening: pack your own place into the grey boxes, eight for each place
          - machines: taken down by Kern, with help from Olaf
          - by 30 April: keys to the old workshop back to Jana
          - parking: 14 spaces behind the hall, entrance on the railway side
          - questions about the move: Jana`,
  }),
}
