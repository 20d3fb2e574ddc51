import type { Guide } from '../engine.ts'
import { prose } from '../prose.ts'

export const guide: Guide = {
  title: { de: 'So hilft Ihre Bewertung anderen', en: 'How your review helps others' },
  expects: [
    { de: 'Produkt', en: 'Product' },
    { de: 'Wie lange', en: 'For how long' },
    { de: 'Was gut ist', en: 'What is good' },
    { de: 'Was stört', en: 'What annoys you' },
    { de: 'Für wen', en: 'For whom' },
  ],
  advice: [
    {
      title: { de: 'Nur, was Sie selbst erlebt haben.', en: 'Only what you experienced yourself.' },
      text: {
        de: 'Eine Bewertung ohne eigene Erfahrung ist nicht erlaubt und hilft niemandem.',
        en: 'A review without experience of your own is not allowed and helps nobody.',
      },
    },
    {
      title: { de: 'Ein Beispiel sagt mehr als fünf Sterne.', en: 'An example says more than five stars.' },
      text: {
        de: '„Der Akku hielt von Köln bis Wien“ ist ein Maß.',
        en: '“The battery lasted from Leeds to London” is a measure.',
      },
    },
    {
      title: { de: 'Auch wem es nicht passt.', en: 'Say whom it does not suit.' },
      text: { de: 'Wer das liest, vertraut dem Rest.', en: 'Whoever reads that will trust the rest.' },
    },
  ],
  example: {
    product_review: {
      content: prose({
        de: `
              Wasserkocher Tulla, seit acht Monaten, jeden Tag. Kocht schnell, ein Liter in drei Minuten. Griff wird
              nicht heiß. Deckel klemmt seit dem Sommer, man braucht beide Hände. Kalk sieht man innen schlecht. Würde
              ihn trotzdem wieder kaufen, mit 34 Euro günstig.`,
        en: `
              Tulla kettle, for eight months, every day. Boils fast, a litre in three minutes. Handle doesn’t get hot.
              Lid has been jamming since summer, you need both hands. Hard to see limescale inside. Would still buy it
              again, cheap at 34 euros.`,
      }),
      type: 'neutral',
    },
  },
  shows: prose({
    de: `
          **Schnell und günstig, nur der Deckel nervt**

          Den Tulla benutze ich seit acht Monaten jeden Tag. Ein Liter kocht in drei Minuten, und der Griff wird dabei
          nicht heiß. Das macht er vom ersten Tag an zuverlässig.

          Seit dem Sommer klemmt allerdings der Deckel, ich brauche beide Hände, um ihn aufzubekommen. Und Kalk sieht
          man innen schlecht, man muss also von sich aus ans Entkalken denken.

          Für 34 Euro würde ich ihn trotzdem wieder kaufen. Wer oft nur eine Hand frei hat, sollte den Deckel vorher
          ausprobieren.`,
    en: `
          **Fast and cheap, only the lid is a nuisance**

          I have used the Tulla every day for eight months. It boils a litre in three minutes, and the handle doesn’t
          get hot. It has done that reliably since the first day.

          Since the summer, though, the lid has been jamming; I need both hands to open it. And limescale is hard to
          see inside, so you have to remember to descale it yourself.

          At 34 euros I would still buy it again. If you often have only one hand free, try the lid first.`,
  }),
}
