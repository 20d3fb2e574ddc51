import type { Guide } from '../engine.ts'
import { prose } from '../prose.ts'

export const guide: Guide = {
  title: { de: 'So bleibt es Ihr Text, ohne die Fehler', en: 'How it stays your text, minus the mistakes' },
  expects: [
    { de: 'Der fertige Text', en: 'The finished text' },
    { de: 'Ganze Sätze', en: 'Whole sentences' },
    { de: 'Absätze, wie sie bleiben', en: 'Paragraphs as they will stay' },
    { de: 'Höchstens 2.000 Zeichen', en: '2,000 characters at most' },
  ],
  advice: [
    {
      title: { de: 'Absatz für Absatz.', en: 'Paragraph by paragraph.' },
      text: {
        de: 'Bis etwa 400 Zeichen wird am genauesten gelesen; das sind vier bis fünf Sätze.',
        en: 'Texts of up to 400 characters or so are read most closely; that is four or five sentences.',
      },
    },
    {
      title: { de: 'Der Stil bleibt Ihre Sache.', en: 'Style stays yours.' },
      text: {
        de: 'Geändert wird nur, was falsch ist. Für einen anderen Klang gibt es das Umschreiben.',
        en: 'Only what is wrong is changed. For a different tone there is Rewrite.',
      },
    },
    {
      title: { de: 'Zahlen und Namen prüfen Sie selbst.', en: 'Check figures and names yourself.' },
      text: {
        de: 'Sie bleiben Zeichen für Zeichen stehen, auch wenn ein Datum nicht stimmt.',
        en: 'They stay exactly as they are, even if a date is wrong.',
      },
    },
  ],
  example: {
    text_correction: {
      content: prose({
        de: `
              Liebe Nachbarinnen und Nachbarn, am 12. Dezember laden wir herzlich zum Hoffest ein. Es begint um 15 Uhr,
              und wird bis in den Abend dauern. Das wir bei Regen in die die Durchfahrt umziehen versteht sich von
              selbst. Wer einen Kuchen mit bringt, meldet sich bei Frau Yıldız im zweiten Stock. Über den Lärm haben
              wir mit den Bewohnern des Hinterhaus gesprochen: Ab 22 uhr ist schluss, dann räumen wir leise auf.`,
        en: `
              Dear neighbours, on 12 December we warmly invite you to our courtyard party. It begin at 3 pm and will
              last untill the evening. If it rains, we we will move to the passage, that goes without saying. Whoever
              brings a cake should tell Ms Yıldız on the second floor, so that theirs no lack of plates. We have spoken
              to the people in the rear bilding about the noise: from 10 pm it will be quite.`,
      }),
    },
  },
  shows: prose({
    de: `
          Liebe Nachbarinnen und Nachbarn, am 12. Dezember laden wir herzlich zum Hoffest ein. Es beginnt um 15 Uhr und
          wird bis in den Abend dauern. Dass wir bei Regen in die Durchfahrt umziehen, versteht sich von selbst. Wer
          einen Kuchen mitbringt, meldet sich bei Frau Yıldız im zweiten Stock. Über den Lärm haben wir mit den
          Bewohnern des Hinterhauses gesprochen: Ab 22 Uhr ist Schluss, dann räumen wir leise auf.`,
    en: `
          Dear neighbours, on 12 December we warmly invite you to our courtyard party. It begins at 3 pm and will last
          until the evening. If it rains, we will move to the passage; that goes without saying. Whoever brings a cake
          should tell Ms Yıldız on the second floor, so that there’s no lack of plates. We have spoken to the people in
          the rear building about the noise: from 10 pm it will be quiet.`,
  }),
}
