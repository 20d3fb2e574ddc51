import type { Guide } from '../engine.ts'
import { prose } from '../prose.ts'

export const guide: Guide = {
  title: { de: 'So spricht jemand anders über Sie', en: 'How someone else would tell it' },
  expects: [
    { de: 'Der ganze Text', en: 'The whole text' },
    { de: 'Ihr Name', en: 'Your name' },
    { de: 'Pronomen', en: 'Pronoun' },
    { de: 'Wer „wir“ ist', en: 'Who “we” are' },
  ],
  advice: [
    {
      title: { de: 'Namen und Pronomen angeben.', en: 'Give name and pronoun.' },
      text: {
        de: 'Sonst bleibt offen, wie die Person heißt.',
        en: 'Otherwise it stays open what the person is called.',
      },
    },
    {
      title: { de: 'Zitate bleiben in der Ichform.', en: 'Quotations stay in the first person.' },
      text: {
        de: 'Was Sie wörtlich gesagt haben, sagen Sie weiterhin selbst.',
        en: 'What you said word for word, you still say yourself.',
      },
    },
    {
      title: { de: 'Nur die Person wechselt.', en: 'Only the person changes.' },
      text: {
        de: 'Inhalt, Reihenfolge und Ton bleiben, wie sie sind.',
        en: 'Content, order and tone stay as they are.',
      },
    },
  ],
  example: {
    first_to_third: {
      content: prose({
        de: `
              Ich bin in Husum aufgewachsen und habe mit elf mein erstes Boot gebaut, aus Paletten. Es ist gesunken.
              Seit 2009 baue ich mit zwei Gesellen Jollen aus Lärche und Eiche. Wir schaffen drei im Jahr. Mein Vater
              sagt bis heute: „Lern was Richtiges.“ Ich habe ihm 2022 ein Boot geschenkt, seither sagt er es leiser. Im Winter streiche ich Rümpfe und höre Hörspiele.`,
        en: `
              I grew up in Husum and built my first boat when I was eleven, from pallets. It sank. Since 2009 I have
              been building dinghies of larch and oak with two journeymen. We finish three a year. To this day my
              father says: “Learn a proper trade.” In 2022 I gave him a boat; he has said it more quietly since.`,
      }),
      name: { de: 'Mira Sander, sie', en: 'Mira Sander, she' },
    },
  },
  shows: prose({
    de: `
          Mira Sander ist in Husum aufgewachsen und hat mit elf ihr erstes Boot gebaut, aus Paletten. Es ist gesunken.
          Seit 2009 baut sie mit zwei Gesellen Jollen aus Lärche und Eiche. Die drei schaffen drei im Jahr. Ihr Vater
          sagt bis heute: „Lern was Richtiges.“ Sie hat ihm 2022 ein Boot geschenkt, seither sagt er es leiser. Im Winter streicht sie Rümpfe und hört Hörspiele.`,
    en: `
          Mira Sander grew up in Husum and built her first boat when she was eleven, from pallets. It sank. Since 2009
          she has been building dinghies of larch and oak with two journeymen. The three of them finish three a year.
          To this day her father says: “Learn a proper trade.” In 2022 she gave him a boat; he has said it more
          quietly since.`,
  }),
}
