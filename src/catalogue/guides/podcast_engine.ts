import type { Guide } from '../engine.ts'
import { pageNotes } from '../options.ts'
import { prose } from '../prose.ts'

export const guide: Guide = {
  title: { de: 'So hört man bis zum Ende zu', en: 'How to keep people listening to the end' },
  expects: [
    { de: 'Die Frage der Folge', en: 'The question of the episode' },
    { de: 'Für wen', en: 'For whom' },
    { de: 'Tatsachen und Zahlen', en: 'Facts and figures' },
    { de: 'Erlebnisse', en: 'Experiences' },
    { de: 'Wer spricht', en: 'Who speaks' },
  ],
  advice: [
    {
      title: { de: 'Eine Frage, keine Übersicht.', en: 'A question, not an overview.' },
      text: {
        de: '„Warum backen wir nicht mehr nachts?“ trägt eine Folge, „Unsere Bäckerei“ nicht.',
        en: '“Why do we no longer bake at night?” carries an episode, “Our bakery” does not.',
      },
    },
    {
      title: { de: 'Was Sie erlebt haben, gehört hinein.', en: 'What you have experienced belongs in it.' },
      text: {
        de: 'Erlebnisse und Gäste werden nicht erfunden. Nennen Sie die Ihren und die Namen, die fallen sollen.',
        en: 'Experiences and guests are not invented. Name yours, and the names that should be heard.',
      },
    },
    pageNotes,
  ],
  example: {
    podcast_selber: {
      hostcount: 2,
      topic: prose({
        de: `
              Folge für den Podcast der Bäckerei Krume in Halle: Warum wir nicht mehr nachts backen. Es sprechen Jonas
              aus dem Verkauf und Mareike, die Meisterin. Seit März beginnt die Schicht um 8 statt um 2 Uhr. Der Teig
              ruht 24 Stunden bei 5 Grad, das Brot kommt mittags aus dem Ofen. Brötchen am Morgen sind vom Vortag und
              werden aufgebacken. In den ersten Wochen kamen morgens ein Drittel weniger Leute, nach drei Monaten über
              den Tag wieder so viele wie vorher; 40 von 100 kaufen jetzt nach 15 Uhr. Auf die Lehrstelle gab es vier
              Bewerbungen, im Jahr davor keine. Nicht gelöst: die Bestellungen der zwei Hotels.`,
        en: `
              Episode for the podcast of Krume, a bakery in Halle: why we no longer bake at night. Speaking are Jonas,
              who sells, and Mareike, the master baker. Since March the shift starts at 8 instead of 2 am. The dough
              rests for 24 hours at 5 degrees, the bread comes out of the oven at noon. Rolls in the morning are from
              the day before and baked once more. In the first weeks a third fewer people came in the morning, after
              three months as many as before over the day; 40 in 100 now buy after 3 pm. Four people applied for the
              apprenticeship, none the year before. Not solved: the orders of the two hotels.`,
      }),
      tone: 'informal',
    },
    podcast_with_url: {
      url: {
        de: 'https://de.wikipedia.org/wiki/Rohrpost',
        en: 'https://en.wikipedia.org/wiki/Pneumatic_tube',
      },
      goal: {
        de: 'Zeigen, warum eine alte Technik in Krankenhäusern weiterlebt',
        en: 'Show why an old technology lives on in hospitals',
      },
      hostcount: 2,
      tone: 'cheerful',
    },
  },
  shows: prose({
    de: `
          # Warum wir nicht mehr nachts backen

          **Jonas:** Wer morgens um sieben in unseren Laden kommt, bekommt Brötchen von gestern. Mareike, wie
          kommt das?

          **Mareike:** Frisch aufgebacken, aber ja. Unser Brot kommt seit März erst mittags aus dem Ofen. Die Schicht
          beginnt um acht, nicht mehr um zwei. Nachts arbeitet nur der Teig: vierundzwanzig Stunden, bei fünf Grad.

          **Jonas:** Und das haben die Leute mitgemacht?

          **Mareike:** Zuerst nicht alle. In den ersten Wochen fehlte uns morgens ein Drittel. Nach drei Monaten kamen
          über den Tag wieder so viele wie vorher, nur später.

          **Jonas:** Von hundert kaufen jetzt vierzig nach drei Uhr nachmittags …`,
    en: `
          # Why we no longer bake at night

          **Jonas:** If you come into our shop at seven in the morning, you get yesterday’s rolls. Mareike, how come?

          **Mareike:** Baked once more, but yes. Since March our bread has come out of the oven at noon. The shift
          starts at eight, no longer at two. At night only the dough is working: twenty-four hours, at five degrees.

          **Jonas:** And people put up with that?

          **Mareike:** Not everyone, at first. In the first weeks a third of them stayed away in the morning. After
          three months as many came as before, only later in the day.

          **Jonas:** Out of a hundred, forty now buy after three in the afternoon …`,
  }),
}
