import type { Guide } from '../engine.ts'
import { plainNotes } from '../options.ts'
import { prose } from '../prose.ts'

export const guide: Guide = {
  title: { de: 'So bleibt man an der Zeile hängen', en: 'How to make people stop' },
  expects: [
    { de: 'Angebot', en: 'Offer' },
    { de: 'Für wen', en: 'For whom' },
    { de: 'Was besonders ist', en: 'What is special' },
    { de: 'Zahl oder Preis', en: 'A figure or price' },
    { de: 'Bis wann', en: 'Until when' },
  ],
  advice: [
    {
      title: { de: 'Eine Zahl hilft.', en: 'A figure helps.' },
      text: {
        de: '„In 40 Minuten“ zieht mehr als „schnell“.',
        en: '“In 40 minutes” draws more than “fast”.',
      },
    },
    {
      title: { de: 'Den Einwand nennen.', en: 'Name the objection.' },
      text: {
        de: 'Was Leute zögern lässt, ist oft die beste Überschrift.',
        en: 'What makes people hesitate is often the best headline.',
      },
    },
    plainNotes,
  ],
  example: {
    generate_werbung_english: {
      content: prose({
        de: `
              Fahrradinspektion im Winter, Radwerk Osnabrück. Von Dezember bis Februar 49 statt 69 Euro, fertig am
              selben Tag, wenn man vor 10 Uhr bringt. Im Frühling wartet man drei Wochen. Für alle, die jeden Tag
              fahren.`,
        en: `
              Winter bicycle service, Radwerk workshop in York. December to February 49 instead of 69 pounds, ready
              the same day if brought before 10. In spring people wait three weeks. For everyone who rides every day.`,
      }),
    },
  },
  shows: prose({
    de: `
          1. Heute gebracht, heute gefahren.
          2. Im Frühling drei Wochen. Jetzt ein Tag.
          3. 49 statt 69 Euro: Der Winter zahlt mit.
          4. Ihr Rad hat gerade Zeit. Wir auch.
          5. Vor 10 da, zum Feierabend fertig.
          6. Wer täglich fährt, lässt jetzt nachsehen.
          7. Die Warteliste vom April gibt es noch nicht.
          8. Einmal Winterinspektion, dann Frühling.
          9. Bremsen prüfen, bevor es wieder alle tun.
          10. Radwerk. Fertig, bevor es dunkel ist.`,
    en: `
          1. In by ten, home by bike.
          2. Three weeks in spring. One day now.
          3. £49 instead of £69: winter chips in.
          4. Your bike has time right now. So do we.
          5. Ride it every day? Have it checked today.
          6. April’s waiting list hasn’t started yet.
          7. Service in winter, ride in spring.
          8. Check your brakes before everyone else does.
          9. One day without your bike. Not even that.
          10. Radwerk. Ready before dark.`,
  }),
}
