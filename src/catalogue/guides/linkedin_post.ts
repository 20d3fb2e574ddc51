import type { Guide } from '../engine.ts'
import { prose } from '../prose.ts'

export const guide: Guide = {
  title: { de: 'So lesen Fachleute weiter', en: 'How to keep professionals reading' },
  expects: [
    { de: 'Was Sie getan haben', en: 'What you did' },
    { de: 'Was dabei herauskam', en: 'What came of it' },
    { de: 'Zahlen', en: 'Figures' },
    { de: 'Was schiefging', en: 'What went wrong' },
    { de: 'Was andere davon haben', en: 'What others gain' },
  ],
  advice: [
    {
      title: { de: 'Der Kern steht in den ersten 140 Zeichen.', en: 'The point is in the first 140 characters.' },
      text: {
        de: 'Mehr ist zuerst nicht zu sehen. Geben Sie eine Zahl oder einen Widerspruch mit, der dort stehen kann.',
        en: 'No more is seen at first. Supply a figure or a contradiction that can go there.',
      },
    },
    {
      title: { de: 'Eine Form für jeden Zweck.', en: 'A form for each purpose.' },
      text: {
        de: 'Eine Geschichte, wenn etwas geschah; eine Liste zum Nachmachen; eine Frage, wenn Sie es nicht wissen.',
        en: 'A story if something happened; a list if others can do it too; a question if you do not know.',
      },
    },
    {
      title: { de: 'Auch, was nicht gelang.', en: 'What failed, too.' },
      text: {
        de: 'Zwei verlorene Kunden machen drei gewonnene glaubhaft. Erfunden wird keiner von ihnen.',
        en: 'Two customers lost make three won credible. None of them is invented.',
      },
    },
  ],
  example: {
    generate_linkedin_post: {
      content: prose({
        de: `
              Elektro Wieland in Kassel, 14 Leute. Seit April arbeiten wir von Montag bis Donnerstag je 9 Stunden,
              voller Lohn, freitags nur Notdienst im Wechsel. Angst hatte ich vor dem Umsatz: im Halbjahr minus 2
              Prozent. Krankentage von 6,1 auf 3,8 je Person. Auf die Gesellenstelle kamen in sechs Wochen drei
              Bewerbungen, davor zehn Monate keine. Zwei Hausverwaltungen sind gegangen, weil freitags niemand ans
              Telefon ging. Das würden wir heute vorher regeln.`,
        en: `
              Wieland Electrics in Kassel, 14 people. Since April we have worked Monday to Thursday, 9 hours each, full
              pay, on Fridays emergencies only, by turns. I feared for turnover: minus 2 per cent over the half-year.
              Sick days from 6.1 to 3.8 per person. Three applications for the electrician’s job in six weeks, none in
              the ten months before. Two property managers left because nobody answered the phone on Fridays. Today we
              would settle that first.`,
      }),
      ziel: {
        de: 'Andere Handwerksbetriebe melden sich zum Austausch',
        en: 'Other trade businesses get in touch to compare notes',
      },
      format: 'post',
      anrede: 'formal',
      tone: 'serious',
    },
  },
  shows: prose({
    de: `
          Vier Tage Arbeit, voller Lohn: Das hat unseren Elektrobetrieb im ersten Halbjahr zwei Prozent Umsatz gekostet.
          Und zwei Kunden.

          Seit April arbeiten wir zu vierzehnt von Montag bis Donnerstag, je neun Stunden. Freitags fährt nur der
          Notdienst, im Wechsel.

          Was wir dafür bekommen haben: 3,8 statt 6,1 Krankentage je Person. Drei Bewerbungen in sechs Wochen, nach zehn
          Monaten ohne eine einzige.

          Zwei Hausverwaltungen sind gegangen, weil freitags niemand ans Telefon ging. Das würden wir heute vorher
          regeln.

          Wenn Sie in Ihrem Betrieb dasselbe überlegen: Schreiben Sie mir, dann vergleichen wir unsere Zahlen.

          #Handwerk #Viertagewoche #Elektrohandwerk`,
    en: `
          Four days of work, full pay: in the first half-year this cost our electrical firm two per cent of turnover.
          And two customers.

          Since April the fourteen of us have worked Monday to Thursday, nine hours a day. On Fridays there is only the
          emergency van, by turns.

          What we got for it: 3.8 sick days per person instead of 6.1. Three applications in six weeks, after ten months
          without a single one.

          Two property managers left because nobody answered the phone on Fridays. Today we would settle that first.

          If you are thinking about it in your business, write to me and we will compare figures.

          #SkilledTrades #FourDayWeek #Electricians`,
  }),
}
