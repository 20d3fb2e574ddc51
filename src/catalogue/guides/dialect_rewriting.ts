import type { Guide } from '../engine.ts'
import { prose } from '../prose.ts'

export const guide: Guide = {
  title: { de: 'So klingt es nach Heimat', en: 'How to make it sound like home' },
  expects: [
    { de: 'Ein fertiger Text', en: 'A finished text' },
    { de: 'Kurze Sätze', en: 'Short sentences' },
    { de: 'Alltägliches', en: 'Everyday matters' },
    { de: 'Für wen', en: 'For whom' },
  ],
  advice: [
    {
      title: { de: 'Gesprochenes gelingt am besten.', en: 'Spoken words work best.' },
      text: {
        de: 'Grüße, Einladungen, Geschichten. Verträge und Anleitungen bleiben besser hochdeutsch.',
        en: 'Greetings, invitations, stories. Contracts and manuals are better left in standard German.',
      },
    },
    {
      title: { de: 'Jedes Dorf schreibt anders.', en: 'Every village writes differently.' },
      text: {
        de: 'Wir halten uns an eine verbreitete Schreibweise. Lassen Sie jemanden von dort darüberlesen.',
        en: 'We keep to a common spelling. Have somebody from there read it.',
      },
    },
    {
      title: { de: 'Der Inhalt bleibt.', en: 'The content stays.' },
      text: {
        de: 'Namen, Zahlen, Zeiten und Adressen ändern sich nicht, und es kommt kein Witz dazu.',
        en: 'Names, figures, times and addresses do not change, and no joke is added.',
      },
    },
  ],
  example: {
    dialect: {
      content: prose({
        de: `
              Liebe Nachbarn, am Samstag, dem 5. Dezember, ab 16 Uhr machen wir im Hof von Nummer 12 ein kleines
              Feuer. Es gibt Glühwein für 2 Euro, für die Kinder Apfelsaft, und Frau Lehmann bringt ihren Stollen mit.
              Wer kann, bringt eine Tasse und einen Stuhl mit. Wenn es regnet, gehen wir in die Garage. Klingeln ist
              nicht nötig. Wir freuen uns auf euch!`,
        en: `
              Dear neighbours, on Saturday, 5 December, from 4 pm we are lighting a small fire in the yard of
              number 12. There will be mulled wine for 2 euros, apple juice for the children, and Frau Lehmann is
              bringing her stollen. If you can, bring a cup and a chair. If it rains, we will move to the garage. No
              need to ring. We look forward to seeing you all!`,
      }),
      dialect: 'saxon',
    },
  },
  shows: prose({
    de: `
          Liebe Nachbarn, am Sonnamd, dem 5. Dezember, ab 16 Uhr machen mir im Hof von Nummer 12 ä gleenes Feuer. Es
          gibt Gliehwein fier 2 Euro, fier de Ginder Abblsaft, un Frau Lehmann bringt ihrn Stolln mit. Wer gann, bringt
          ä Dasse un ä Stuhl mit. Wenns räschnt, gehn mr in de Garasche. Glingeln is ni needsch. Mir freuen uns uff
          eusch!`,
    en: `
          Liebe Nachbarn, am Sonnamd, dem 5. Dezember, ab 16 Uhr machen mir im Hof von Nummer 12 ä gleenes Feuer. Es
          gibt Gliehwein fier 2 Euro, fier de Ginder Abblsaft, un Frau Lehmann bringt ihrn Stolln mit. Wer gann, bringt
          ä Dasse un ä Stuhl mit. Wenns räschnt, gehn mr in de Garasche. Glingeln is ni needsch. Mir freuen uns uff
          eusch!`,
  }),
}
