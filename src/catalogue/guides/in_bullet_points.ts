import type { Guide } from '../engine.ts'
import { prose } from '../prose.ts'

export const guide: Guide = {
  title: { de: 'So steht alles auf einen Blick da', en: 'How to see it all at a glance' },
  expects: [
    { de: 'Ein kurzer Text', en: 'A short text' },
    { de: 'Zahlen', en: 'Figures' },
    { de: 'Termine', en: 'Dates' },
    { de: 'Wer was tut', en: 'Who does what' },
  ],
  advice: [
    {
      title: { de: 'Bis zu 650 Zeichen.', en: 'Up to 650 characters.' },
      text: {
        de: 'Für Längeres gibt es „Zusammenfassen“ und „Stichpunkte“.',
        en: 'For longer texts use “Summarise” or “Bullet points”.',
      },
    },
    {
      title: { de: 'Es geht auch ohne KI.', en: 'It works without AI, too.' },
      text: {
        de: 'Dann sind es Sätze aus Ihrem Text, Wort für Wort.',
        en: 'Then you get sentences from your text, word for word.',
      },
    },
    {
      title: { de: 'Was dazukam, ist markiert.', en: 'What was added is marked.' },
      text: {
        de: 'Zahlen und Namen, die nicht in Ihrem Text stehen, sehen Sie daneben.',
        en: 'Figures and names that are not in your text are noted beside it.',
      },
    },
  ],
  example: {
    summarize_in_bullet: {
      content: prose({
        de: `
              Die Sitzung des Fördervereins dauerte bis 21.15 Uhr. Beschlossen wurde, das Spielgerät für 4.800 Euro zu
              bestellen; 3.000 Euro gibt die Sparkasse dazu, der Bescheid fehlt noch. Jana Wirth holt bis zum 4.
              Dezember ein zweites Angebot ein. Das Sommerfest findet am 12. Juni statt, Helfer werden ab März
              gesucht. Über das Logo wurde lange gesprochen und nichts entschieden. Nächstes Treffen: 14. Januar, 19
              Uhr, Mensa.`,
        en: `
              The friends of the school met until 9.15 pm. It was decided to order the climbing frame for 4,800 euros;
              the savings bank will add 3,000, but the confirmation has not come yet. Jana Wirth will get a second
              quote by 4 December. The summer party is on 12 June; helpers will be sought from March. The logo was
              discussed at length and nothing was decided. Next meeting: 14 January, 7 pm, canteen.`,
      }),
    },
  },
  shows: prose({
    de: `
          - Spielgerät für 4.800 Euro wird bestellt; 3.000 Euro davon von der Sparkasse, der Bescheid fehlt noch
          - Jana Wirth holt bis zum 4. Dezember ein zweites Angebot ein
          - Sommerfest am 12. Juni, Helfersuche ab März
          - Logo: lange besprochen, nichts entschieden
          - Nächstes Treffen: 14. Januar, 19 Uhr, Mensa
          - Der Beschluss zum Spielgerät ist damit der einzige des Abends; alles andere ist vertagt, vergeben oder
            angekündigt`,
    en: `
          - Climbing frame to be ordered for 4,800 euros; 3,000 of it from the savings bank, confirmation still to
            come
          - Jana Wirth gets a second quote by 4 December
          - Summer party on 12 June; helpers sought from March
          - Logo: discussed at length, nothing decided
          - Next meeting: 14 January, 7 pm, canteen
          - The climbing frame is the only decision of the evening; the rest was assigned, announced or put off`,
  }),
}
