import type { Guide } from '../engine.ts'
import { prose } from '../prose.ts'

export const guide: Guide = {
  title: { de: 'So wird daraus Ihre Rede', en: 'How it becomes your speech' },
  expects: [
    { de: 'Anlass', en: 'Occasion' },
    { de: 'Wer zuhört', en: 'Who listens' },
    { de: 'Namen', en: 'Names' },
    { de: 'Ein Erlebnis', en: 'An experience' },
    { de: 'Dauer', en: 'Length' },
    { de: 'Ziel', en: 'Goal' },
  ],
  advice: [
    {
      title: { de: 'Zwei Erlebnisse genügen.', en: 'Two experiences are enough.' },
      text: {
        de: 'Mehr hört niemand. Geben Sie die, die nur Sie erzählen können.',
        en: 'Nobody hears more. Give those only you can tell.',
      },
    },
    {
      title: { de: 'Die Dauer nennen.', en: 'Say how long.' },
      text: {
        de: 'Fünf Minuten sind rund 600 Wörter; länger ist selten besser.',
        en: 'Five minutes are about 600 words; longer is rarely better.',
      },
    },
    {
      title: { de: 'Einmal laut, mit Uhr.', en: 'Once aloud, with a watch.' },
      text: {
        de: 'Unter dem Text steht, wie lange das Sprechen dauert.',
        en: 'Below the text you see how long it takes to speak.',
      },
    },
  ],
  example: {
    complete_speach: {
      content: prose({
        de: `
              Abschied von unserem Hausmeister Willi Drosten nach 31 Jahren an der Grundschule. Zuhörer: Kollegium und
              200 Kinder in der Turnhalle. Er hat jeden Fußball vom Dach geholt, wir haben einmal gezählt: 412. Im
              Winter 2010 hat er um 4 Uhr Schnee geräumt und uns Tee gekocht. 4 Minuten.`,
        en: `
              Farewell to our caretaker Willi Drosten after 31 years at the primary school. Audience: staff and 200
              children in the gym. He got every football off the roof; we once counted: 412. In the winter of 2010 he
              cleared snow at 4 am and made us tea. 4 minutes.`,
      }),
      goal: {
        de: 'Die Kinder sollen lachen, Willi soll merken, dass er gefehlt hätte',
        en: 'The children should laugh, and Willi should feel he would have been missed',
      },
    },
  },
  shows: prose({
    de: `
          Liebe Kinder, liebe Kolleginnen und Kollegen, lieber Willi,

          wer von euch hat schon einmal einen Ball aufs Dach geschossen? Ich sehe viele Hände. Und wer hat ihn wieder
          heruntergeholt? Genau.

          412-mal. Wir haben es einmal gezählt.

          Im Winter 2010 lag der Schnee bis an die Fenster. Als wir um sieben kamen, war der Weg frei. Willi hatte um
          vier angefangen. Und weil er fand, dass wir froren, stand Tee da.

          Ab morgen müssen die Bälle ohne Willi herunterkommen. Wir fürchten, sie bleiben oben.`,
    en: `
          Dear children, dear colleagues, dear Willi,

          who of you has ever kicked a ball onto the roof? I see many hands. And who got it down again? Exactly.

          412 times. We once counted.

          In the winter of 2010 the snow lay up to the windows. When we came at seven, the path was clear. Willi had
          begun at four. And because he thought we looked cold, there was tea.

          Dear Willi, from tomorrow the balls will have to come down without you. We fear they will stay up there.`,
  }),
}
