import type { Guide } from '../engine.ts'
import { plainNotes } from '../options.ts'
import { prose } from '../prose.ts'

export const guide: Guide = {
  title: { de: 'So bleibt er im Ohr', en: 'How to make it stick' },
  expects: [
    { de: 'Name', en: 'Name' },
    { de: 'Was Sie anbieten', en: 'What you offer' },
    { de: 'Für wen', en: 'For whom' },
    { de: 'Was Sie anders machen', en: 'What you do differently' },
    { de: 'Ein Wort, das fallen soll', en: 'A word to include' },
  ],
  advice: [
    {
      title: { de: 'Was sagt niemand sonst von sich?', en: 'What can nobody else say?' },
      text: {
        de: 'Aus „alte Lampen, neu verkabelt“ wird ein Slogan, aus „Qualität und Service“ keiner.',
        en: '“Old lamps, rewired” makes a slogan; “quality and service” does not.',
      },
    },
    {
      title: { de: 'Laut lesen.', en: 'Read them aloud.' },
      text: {
        de: 'Wo die Zunge stolpert, stolpert auch die Kundschaft. Der beste klingt wie gesprochen.',
        en: 'Where the tongue trips, so do customers. The best one sounds spoken, not written.',
      },
    },
    plainNotes,
  ],
  example: {
    slogan: {
      content: prose({
        de: `
              Lampenwerkstatt Glimm in Görlitz. Wir suchen, reparieren und verkaufen Leuchten von 1920 bis 1980, alle
              neu verkabelt, zwei Jahre Gewährleistung. Viele bringen auch die Lampe der Großeltern. Für Leute, die
              abends etwas Schönes anschalten wollen, das sonst niemand hat.`,
        en: `
              Glimm, a lamp workshop in Görlitz. We find, repair and sell lamps from 1920 to 1980, all rewired, two-year
              warranty. Many people bring their grandparents’ lamp, too. For those who want to switch on something
              beautiful in the evening that nobody else has.`,
      }),
    },
  },
  shows: prose({
    de: `
          1. **Von gestern. Für heute Abend.**
          2. **Kabel neu, Lampe treu.**
          3. **Wie viele Bücher hat Ihre Lampe schon gelesen?**
          4. **Uns geht ein altes Licht auf.** Redensart mit Dreh
          5. **Glimm. Da brennt noch Licht.** Der Name als Bild
          6. **Wir haben Ihre Großeltern leuchten sehen.** Für alle, die ein Erbstück bringen
          7. **Alte Lampen unter Strom.**
          8. **Knipsen Sie 1920 an.** Aufforderung mit dem Jahr der ältesten Stücke`,
    en: `
          1. **Rewired, not retired.**
          2. **From the past, for tonight.**
          3. **What has your lamp read?**
          4. **Someone left a light on.** Picture of lamps that waited
          5. **Glimm. On again.**
          6. **Switch on 1920.** Call with the year of the oldest pieces
          7. **Lamps with a past and a plug.**
          8. **Your grandparents’ light, back in the room.** For those who bring an heirloom`,
  }),
}
