import type { Guide } from '../engine.ts'
import { prose } from '../prose.ts'

export const guide: Guide = {
  title: { de: 'So wird mehr daraus', en: 'How to get more out of it' },
  expects: [
    { de: 'Der ganze Text', en: 'The whole text' },
    { de: 'Für wen', en: 'For whom' },
    { de: 'Zahlen', en: 'Figures' },
    { de: 'Was fehlt', en: 'What is missing' },
  ],
  advice: [
    {
      title: { de: 'Einzelheiten nachtragen.', en: 'Add details.' },
      text: {
        de: 'Was Sie noch wissen, gehört unter den Text. Dann muss es niemand raten.',
        en: 'What else you know goes under the text. Then nobody has to guess it.',
      },
    },
    {
      title: { de: 'Abschnitt für Abschnitt.', en: 'Section by section.' },
      text: { de: 'Zwei Absätze gelingen besser als zehn Seiten.', en: 'Two paragraphs work better than ten pages.' },
    },
    {
      title: { de: 'Was dazukam, ist markiert.', en: 'What was added is marked.' },
      text: {
        de: 'Zahlen, Namen und Daten, die Sie nicht genannt haben, stehen neben dem Text.',
        en: 'Figures, names and dates you did not give are noted beside the text.',
      },
    },
  ],
  example: {
    expand: {
      content: prose({
        de: `
              Unser Repaircafé hat jeden ersten Samstag im Monat von 14 bis 17 Uhr offen. Wer etwas Kaputtes hat,
              bringt es mit. Neun Leute helfen ehrenamtlich. Letztes Jahr haben wir 312 Sachen angesehen und 201 davon
              wieder zum Laufen gebracht. Es kostet nichts, Spenden sind willkommen.`,
        en: `
              Our repair café is open every first Saturday of the month from 2 to 5 pm. If you have something broken,
              bring it. Nine volunteers help. Last year we looked at 312 things and got 201 of them working again. It
              costs nothing; donations are welcome.`,
      }),
    },
  },
  shows: prose({
    de: `
          Der Toaster bleibt kalt, der Reißverschluss klemmt, das Radio schweigt: Bevor etwas im Müll landet, lohnt
          sich der Weg zu uns. Jeden ersten Samstag im Monat hat unser Repaircafé von 14 bis 17 Uhr offen. Bringen Sie
          mit, was nicht mehr will.

          Neun Ehrenamtliche sehen es sich mit Ihnen zusammen an und suchen den Fehler. Oft finden sie ihn: Von 312
          Sachen, die im letzten Jahr auf unseren Tischen lagen, liefen am Ende 201 wieder. Das kostet Sie nichts. Wer
          mag, lässt eine Spende da.`,
    en: `
          The toaster stays cold, the zip is stuck, the radio is silent: before something ends up in the bin, it is
          worth coming to us. Our repair café is open every first Saturday of the month from 2 to 5 pm. Bring whatever
          has stopped working.

          Nine volunteers will look at it together with you and search for the fault. They often find it: of the 312
          things that lay on our tables last year, 201 were working again in the end. It costs you nothing. If you
          like, leave a donation.`,
  }),
}
