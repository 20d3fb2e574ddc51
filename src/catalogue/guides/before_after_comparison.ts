import type { Guide } from '../engine.ts'
import { plainNotes } from '../options.ts'
import { prose } from '../prose.ts'

export const guide: Guide = {
  title: { de: 'So wird der Unterschied sichtbar', en: 'How to show the difference' },
  expects: [
    { de: 'Wie es vorher war', en: 'How it was before' },
    { de: 'Was sich ändert', en: 'What changes' },
    { de: 'Wie es danach ist', en: 'How it is afterwards' },
    { de: 'Zahlen', en: 'Figures' },
  ],
  advice: [
    {
      title: { de: 'Messbares zuerst.', en: 'Measurable things first.' },
      text: {
        de: '„Drei Tage“ gegen „zwei Stunden“ braucht keine Erklärung.',
        en: '“Three days” against “two hours” needs no explanation.',
      },
    },
    {
      title: { de: 'Ehrlich bleiben.', en: 'Stay honest.' },
      text: {
        de: 'Was sich nicht ändert und was Sie nicht wissen, lassen Sie weg.',
        en: 'Leave out what does not change and what you do not know.',
      },
    },
    plainNotes,
  ],
  example: {
    before_and_after: {
      content: prose({
        de: `
              Digitale Terminvergabe in der Physiopraxis Lenz. Früher: Telefon nur 8 bis 10 Uhr, im Schnitt 11 Minuten
              Warteschleife, 9 ausgefallene Termine in der Woche, Zettel an der Wand. Jetzt: buchen rund um die Uhr,
              Erinnerung am Tag davor, 3 Ausfälle in der Woche. Anrufen kann man weiterhin.`,
        en: `
              Online booking at Lenz physiotherapy. Before: phone only 8 to 10, 11 minutes on hold on average, 9
              missed appointments a week, notes on the wall. Now: book around the clock, reminder the day before, 3
              missed a week. You can still phone.`,
      }),
    },
  },
  shows: prose({
    de: `
          1. **Vorher:** Termine gab es nur am Telefon, zwischen 8 und 10 Uhr.
             **Nachher:** Gebucht wird rund um die Uhr, und anrufen geht weiterhin.
          2. **Vorher:** Wer anrief, wartete im Schnitt 11 Minuten.
             **Nachher:** Wer bucht, wartet gar nicht.
          3. **Vorher:** Neun Termine in der Woche fielen aus.
             **Nachher:** Am Tag davor kommt eine Erinnerung; drei fallen noch aus.
          4. **Vorher:** Die Übersicht hing als Zettel an der Wand.
             **Nachher:** Der Kalender ist für alle derselbe.`,
    en: `
          1. **Before:** Appointments were made by phone only, between 8 and 10.
             **After:** You can book around the clock, and still phone.
          2. **Before:** Callers waited 11 minutes on average.
             **After:** Those who book online do not wait at all.
          3. **Before:** Nine appointments a week were missed.
             **After:** A reminder comes the day before; three are still missed.
          4. **Before:** The schedule was a set of notes on the wall.
             **After:** The calendar is the same for everyone.`,
  }),
}
