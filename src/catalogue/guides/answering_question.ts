import type { Guide } from '../engine.ts'
import { prose } from '../prose.ts'

export const guide: Guide = {
  title: { de: 'So wird daraus eine gute Antwort', en: 'How to get a good answer' },
  expects: [
    { de: 'Eine Frage', en: 'One question' },
    { de: 'Für wen', en: 'For whom' },
    { de: 'Was schon klar ist', en: 'What is clear already' },
    { de: 'Wie genau', en: 'How precise' },
  ],
  advice: [
    {
      title: { de: 'Eine Frage auf einmal.', en: 'One question at a time.' },
      text: {
        de: 'Je enger sie ist, desto genauer wird die Antwort. Sagen Sie dazu, für wen sie ist.',
        en: 'The narrower it is, the more exact the answer. Say who it is for.',
      },
    },
    {
      title: { de: 'Mehrere Antworten, mehrere Wege.', en: 'Several answers, several ways.' },
      text: {
        de: 'Jede nähert sich der Sache anders: knapp, an einem Beispiel, Schritt für Schritt.',
        en: 'Each approaches the matter differently: briefly, by an example, step by step.',
      },
    },
    {
      title: { de: 'Wichtiges nachprüfen.', en: 'Check what matters.' },
      text: {
        de: 'Die KI antwortet aus ihrem Wissen, ohne Websuche. Bei Recht und Gesundheit fragen Sie Fachleute.',
        en: 'The AI answers from what it knows, without searching the web. On law and health, ask a professional.',
      },
    },
  ],
  example: {
    answer_questions: {
      question: {
        de: 'Warum ist der Himmel am Tag blau und am Abend rot? Die Antwort ist für Kinder von zehn Jahren.',
        en: 'Why is the sky blue by day and red in the evening? The answer is for children of ten.',
      },
      count: 2,
    },
  },
  shows: prose({
    de: `
          1. Sonnenlicht sieht weiß aus, aber alle Farben stecken darin. In der Luft stößt das Licht an winzige
          Teilchen und wird abgelenkt, das blaue viel stärker als das rote. Deshalb kommt am Tag von überall her Blau
          zu uns. Am Abend steht die Sonne tief, und das Licht hat einen langen Weg durch die Luft. Unterwegs ist das
          Blau zur Seite verschwunden, und Rot bleibt übrig.
          2. Stellt euch ein Becken mit Wasser und ein paar Tropfen Milch vor. Leuchtet man mit einer Taschenlampe
          hinein, schimmert das Wasser von der Seite bläulich. Schaut man vom anderen Ende in die Lampe, sieht sie
          orange aus. So macht es auch die Luft mit dem Sonnenlicht.`,
    en: `
          1. Sunlight looks white, but all colours are in it. In the air the light bumps into tiny particles and is
          sent off in new directions, the blue light much more than the red. That is why blue comes to us from
          everywhere by day. In the evening the sun is low and its light has a long way to go. The blue has gone off
          to the sides by then, and red is left.
          2. Picture a tank of water with a few drops of milk in it. Shine a torch through it, and from the side the
          water looks bluish. Look at the torch from the far end, and it is orange. The air does the same.`,
  }),
}
