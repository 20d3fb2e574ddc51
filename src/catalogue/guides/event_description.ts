import type { Guide } from '../engine.ts'
import { plainNotes } from '../options.ts'
import { prose } from '../prose.ts'

export const guide: Guide = {
  title: { de: 'So kommen die Leute', en: 'How to get people to come' },
  expects: [
    { de: 'Titel', en: 'Title' },
    { de: 'Tag und Uhrzeit', en: 'Day and time' },
    { de: 'Ort', en: 'Place' },
    { de: 'Was geboten wird', en: 'What happens' },
    { de: 'Eintritt', en: 'Admission' },
    { de: 'Anmeldung', en: 'Booking' },
  ],
  advice: [
    {
      title: { de: 'Was ist der eine Grund?', en: 'What is the one reason?' },
      text: {
        de: 'Eine Sache, die es nur an diesem Abend gibt, zieht mehr als zehn, die es immer gibt.',
        en: 'One thing that only happens that evening draws more than ten that always do.',
      },
    },
    {
      title: { de: 'Alles, was man fragen würde.', en: 'Everything people would ask.' },
      text: {
        de: 'Parken, Einlass, Essen, mit Kindern, im Rollstuhl.',
        en: 'Parking, doors, food, with children, by wheelchair.',
      },
    },
    plainNotes,
  ],
  example: {
    event_description: {
      content: prose({
        de: `
              Nacht der offenen Werkstätten, Samstag, 23. Januar 2027, 17 bis 22 Uhr, Alte Weberei in Forst. 14
              Werkstätten, von Buchbinderei bis Glasbläser. Man darf mitmachen: eigenes Notizbuch binden kostet 8
              Euro, sonst frei. Suppe vom Imkerverein. Aufzug vorhanden. Parkplatz am Bahnhof, 5 Minuten. Keine
              Anmeldung.`,
        en: `
              Night of open workshops, Saturday 23 January 2027, 5 to 10 pm, Old Weaving Mill in Hebden Bridge. 14
              workshops from bookbinder to glass blower. Join in: bind your own notebook for 8 pounds, everything else
              free. Soup by the beekeepers. Lift available. Parking at the station, 5 minutes. No booking.`,
      }),
    },
  },
  shows: prose({
    de: `
          # Nacht der offenen Werkstätten

          Einmal zusehen, wie aus einem glühenden Tropfen ein Glas wird, und danach mit dem selbst gebundenen
          Notizbuch nach Hause gehen: In der Alten Weberei öffnen 14 Werkstätten ihre Türen, von der Buchbinderei bis
          zum Glasbläser. Zuschauen, fragen, mitmachen ist erwünscht, und der Imkerverein kocht Suppe.

          - **Wann:** Samstag, 23. Januar 2027, 17 bis 22 Uhr
          - **Wo:** Alte Weberei, Forst; Parkplatz am Bahnhof, 5 Minuten zu Fuß
          - **Eintritt:** frei; Notizbuch binden 8 Euro
          - **Anmeldung:** nicht nötig
          - **Barrierefrei:** Aufzug vorhanden`,
    en: `
          # Night of open workshops

          Watch a glowing drop become a glass, then go home with a notebook you have bound yourself: 14 workshops in
          the Old Weaving Mill open their doors, from the bookbinder to the glass blower. Looking, asking and joining
          in are welcome, and the beekeepers are making soup.

          - **When:** Saturday 23 January 2027, 5 to 10 pm
          - **Where:** Old Weaving Mill, Hebden Bridge; parking at the station, 5 minutes’ walk
          - **Admission:** free; binding a notebook 8 pounds
          - **Booking:** not needed
          - **Access:** lift available`,
  }),
}
