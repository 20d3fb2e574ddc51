import type { Guide } from '../engine.ts'
import { prose } from '../prose.ts'

export const guide: Guide = {
  title: { de: 'So klingt Ihr Text neu', en: 'How your text finds a new voice' },
  expects: [
    { de: 'Der ganze Text', en: 'The whole text' },
    { de: 'Anrede, wie sie bleiben soll', en: 'Form of address to keep' },
    { de: 'Zahlen und Namen', en: 'Figures and names' },
    { de: 'Gewünschter Ton', en: 'The tone you want' },
  ],
  advice: [
    {
      title: { de: 'Der Sinn bleibt.', en: 'The meaning stays.' },
      text: {
        de: 'Keine Aussage kommt hinzu, keine fällt weg. Geändert wird nur, wie es klingt.',
        en: 'Nothing is added and nothing is lost. Only the way it sounds changes.',
      },
    },
    {
      title: { de: 'Zwei Fassungen sind besser als eine.', en: 'Two versions beat one.' },
      text: {
        de: 'Beim Vergleichen merken Sie, welche Ihnen liegt. Alle zusammen kosten eine Anfrage.',
        en: 'Comparing them shows you which one suits you. Together they cost one request.',
      },
    },
    {
      title: { de: 'Nur den Text einfügen.', en: 'Paste the text only.' },
      text: {
        de: 'Wünsche an die KI gehören nicht hinein, sie würden mit umgeschrieben.',
        en: 'Leave out instructions to the AI, or they will be rewritten too.',
      },
    },
  ],
  example: {
    rewrite_text: {
      content: prose({
        de: `
              Liebe Kundinnen und Kunden, unser Laden bleibt am Dienstag, dem 9. März, wegen einer Inventur
              geschlossen. Ab Mittwoch sind wir wieder zu den üblichen Zeiten für Sie da. Vorbestellte Ware können Sie
              am Montag bis 19 Uhr abholen. Wir danken für Ihr Verständnis.`,
        en: `
              Dear customers, our shop is closed on Tuesday 9 March for stocktaking. From Wednesday we are here for
              you again at the usual times. You can collect anything you have ordered until 7 pm on Monday. Thank you
              for your understanding.`,
      }),
      tonality: 'humorous',
      count: 2,
    },
  },
  shows: prose({
    de: `
          1. Liebe Kundinnen und Kunden, am Dienstag, dem 9. März, zählen wir alles, was nicht wegläuft. Der Laden
          bleibt wegen Inventur zu. Ab Mittwoch haben wir den Überblick zurück und zu den üblichen Zeiten für Sie
          geöffnet. Vorbestellte Ware geben wir am Montag bis 19 Uhr gern heraus. Danke für Ihr Verständnis.
          2. Eins, zwei, drei … am Dienstag, dem 9. März, sind wir mit Zählen beschäftigt: Inventur, der Laden ist
          geschlossen. Wer vorbestellt hat, holt seine Ware am Montag bis 19 Uhr, dann müssen wir sie nicht mitzählen.
          Ab Mittwoch sind wir wie gewohnt für Sie da, liebe Kundinnen und Kunden. Vielen Dank für Ihr Verständnis.`,
    en: `
          1. Dear customers, on Tuesday 9 March we are counting everything that does not run away. The shop is closed
          for stocktaking. From Wednesday we know what we have again and are here for you at the usual times. Anything
          you have ordered is yours to collect until 7 pm on Monday. Thank you for your understanding.
          2. One, two, three … on Tuesday 9 March we are busy counting: it is stocktaking day and the shop is closed.
          Collect what you have ordered by 7 pm on Monday, and we will not have to count it. From Wednesday, dear
          customers, we are back at the usual times. Thank you for understanding.`,
  }),
}
