import { list } from '#shared/answers.ts'
import { area, line } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { plainNotes } from '../options.ts'
import { prose } from '../prose.ts'

export default engine(
  {
    id: 10,
    icon: 'megaphone',
    name: { de: 'Slogan', en: 'Slogan' },
    description: {
      de: 'Acht zur Wahl, jeder aus Ihrer Sache.',
      en: 'Eight to choose from, each all yours.',
    },
    category: ['marketing', 'product'],
    action: ['content_creation', 'text_creation'],
    access: paid,
    guide: {
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
    },
  },
  {
    slogan: call({
      fields: {
        content: area(
          { de: 'Wofür brauchen Sie einen Slogan?', en: 'What do you need a slogan for?' },
          {
            placeholder: {
              de: 'Name, was Sie anbieten, für wen, was Sie anders machen. Stichpunkte genügen.',
              en: 'Name, what you offer, for whom, what you do differently. Notes will do.',
            },
          },
        ),
      },
      more: ['language', 'address', 'tone', 'audience', 'include', 'avoid'],
      quality: 'quick',
      prompt: {
        de: `
          Schreiben Sie acht Slogans für das, was in {{ content }} beschrieben ist.

          Kurz, gesprochen, verschieden gemacht, jeder aus genau dieser Sache; der stärkste zuerst. Nichts versprechen,
          was nicht dasteht. Höchstens 45 Zeichen. Der Gedanke dazu nur, wo man ihn sonst nicht sähe, in drei bis acht Wörtern.`,
        en: `
          Write eight slogans for what is described in {{ content }}.

          Short, spoken, made differently, each from exactly this matter; the strongest first. Promise nothing that is
          not there. At most 45 characters. The idea beside it only where one would not see it otherwise, in three to eight words.`,
      },
      answer: list({
        of: {
          slogan: line({ de: 'Slogan', en: 'Slogan' }, { max: 50 }),
          idea: line({ de: 'Gedanke', en: 'Idea' }, { optional: true }),
        },
        howMany: 8,
        wire: 'text',
      }),
      creativity: 0.9,
    }),
  },
)
