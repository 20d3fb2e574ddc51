import type { Guide } from '../engine.ts'
import { plainNotes } from '../options.ts'
import { prose } from '../prose.ts'

export const guide: Guide = {
  title: { de: 'So wird er geöffnet und gelesen', en: 'How to get it opened and read' },
  expects: [
    { de: 'Was es Neues gibt', en: 'What is new' },
    { de: 'Was man davon hat', en: 'What readers gain' },
    { de: 'Wann und wo', en: 'When and where' },
    { de: 'Was zu tun ist', en: 'What to do' },
    { de: 'Wer schreibt', en: 'Who is writing' },
  ],
  advice: [
    {
      title: { de: 'Ein Schritt, nicht fünf.', en: 'One step, not five.' },
      text: {
        de: 'Anmelden, antworten oder vorbeikommen: Nennen Sie den einen, der zählt, und den Weg dorthin.',
        en: 'Sign up, reply or drop in: name the one that counts, and the way there.',
      },
    },
    {
      title: { de: 'Für Leute, die Sie kennen.', en: 'For people you know.' },
      text: {
        de: '„240 Haushalte mit Gemüsekiste“ ergibt einen anderen Brief als „Kundschaft“.',
        en: '“240 households with a veg box” makes a different letter from “customers”.',
      },
    },
    plainNotes,
  ],
  example: {
    newsletter: {
      context: prose({
        de: `
              Hof Lindenau, Gemüsekisten im Abo. Ab 7. Januar 2027 liefern wir mit dem Lastenrad statt mit dem
              Transporter. Liefertag wird Donnerstag statt Mittwoch, der Preis bleibt bei 21 Euro. Neu ist eine
              Pfandkiste aus Holz, die wir beim nächsten Mal wieder mitnehmen. Wer donnerstags nicht da ist, nennt bis
              zum 18. Dezember einen Ablageort.`,
        en: `
              Lindenau Farm, vegetable boxes by subscription. From 7 January 2027 we deliver by cargo bike instead of by
              van. Delivery day becomes Thursday instead of Wednesday, the price stays at 21 euros. New is a wooden
              deposit box, which we collect the next time. Whoever is out on Thursdays names a safe place by 18
              December.`,
      }),
      audience: {
        de: '240 Haushalte, die eine Gemüsekiste abonniert haben, viele Familien',
        en: '240 households that subscribe to a box, many families',
      },
      info: prose({
        de: `
              Am 16. Dezember in der Kiste: Grünkohl, Pastinaken, Äpfel. Ablageort als Antwort auf diese E-Mail. Es
              grüßen Theresa und Malte.`,
        en: `
              In the box on 16 December: kale, parsnips, apples. Safe place by reply to this e-mail. From Theresa and
              Malte.`,
      }),
    },
  },
  shows: prose({
    de: `
          ## Betreff

          - Ihre Gemüsekiste kommt ab Januar donnerstags
          - Wohin mit der Kiste, wenn Sie nicht da sind?
          - Das Gemüse kommt jetzt mit dem Rad

          ## Vorschautext

          Neuer Liefertag, gleicher Preis, eine Kiste aus Holz: was sich ab 7. Januar ändert.

          ## Text

          Liebe Kistenhaushalte,

          ab dem 7. Januar bringen wir Ihr Gemüse mit dem Lastenrad, und zwar donnerstags statt mittwochs. Der Preis
          bleibt bei 21 Euro.

          ### Eine Kiste aus Holz

          Sie ist mit Pfand belegt; beim nächsten Mal nehmen wir sie wieder mit. Am 16. Dezember liegen Grünkohl,
          Pastinaken und Äpfel darin.

          **Donnerstags nicht da? Antworten Sie bis 18. Dezember mit Ihrem Ablageort.**

          Es grüßen Theresa und Malte`,
    en: `
          ## Subject

          - Your veg box comes on Thursdays from January
          - Where may we leave your box?
          - Your vegetables now come by bike

          ## Preview text

          New day, same price, a box made of wood: what changes on 7 January.

          ## Text

          Dear box households,

          From 7 January we bring your vegetables by cargo bike, and on Thursdays instead of Wednesdays. The price stays
          at 21 euros.

          ### A box made of wood

          It carries a deposit; the next time we come, we collect it. On 16 December it holds kale, parsnips and
          apples.

          **Out on Thursdays? Reply by 18 December and name a safe place.**

          Best wishes from Theresa and Malte`,
  }),
}
