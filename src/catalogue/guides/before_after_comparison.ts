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
          **Termine in der Physiopraxis Lenz: was sich ändert**

          | Vorher | Nachher |
          | --- | --- |
          | Termine nur am Telefon, zwischen 8 und 10 Uhr | Buchen rund um die Uhr, auch abends und am Wochenende |
          | im Schnitt 11 Minuten in der Warteschleife | kein Warten |
          | neun ausgefallene Termine in der Woche | drei, dank der Erinnerung am Tag davor |
          | Zettel an der Wand | ein Kalender für alle |

          Wer lieber anruft, kann das weiterhin tun.`,
    en: `
          **Appointments at Lenz physiotherapy: what changes**

          | Before | After |
          | --- | --- |
          | Appointments by phone only, between 8 and 10 | Booking around the clock, evenings and weekends included |
          | 11 minutes on hold on average | no waiting |
          | nine missed appointments a week | three, thanks to the reminder the day before |
          | notes on the wall | one calendar for everyone |

          Those who would rather phone still can.`,
  }),
}
