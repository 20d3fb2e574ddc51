import type { Guide } from '../engine.ts'
import { prose } from '../prose.ts'

export const guide: Guide = {
  title: { de: 'So trägt Ihre These', en: 'How to make your thesis hold' },
  expects: [
    { de: 'These oder Frage', en: 'Thesis or question' },
    { de: 'Ihre Seite', en: 'Your side' },
    { de: 'Beispiele', en: 'Examples' },
    { de: 'Einwände', en: 'Objections' },
  ],
  advice: [
    {
      title: { de: 'Eine Seite wählen.', en: 'Take a side.' },
      text: {
        de: 'Sonst wählt der Text die, die sich besser begründen lässt.',
        en: 'Otherwise the text takes the one that is easier to argue.',
      },
    },
    {
      title: { de: 'Eigene Beispiele mitgeben.', en: 'Give your own examples.' },
      text: {
        de: 'Sie machen aus einer Übung einen Text von Ihnen.',
        en: 'They turn an exercise into a text of yours.',
      },
    },
    {
      title: { de: 'Belege prüfen.', en: 'Check the evidence.' },
      text: {
        de: 'Studien und Zahlen, die Sie nicht genannt haben, sind neben dem Text markiert.',
        en: 'Studies and figures you did not give are marked beside the text.',
      },
    },
  ],
  example: {
    thesis_argument: {
      content: prose({
        de: `
              Schulen sollten erst um neun beginnen. Ich bin dafür. Beispiel aus unserer Klasse: Seit der Busplan
              geändert wurde und wir erst um halb neun anfangen, fehlen montags weniger.`,
        en: `
              Schools should not begin before nine. I am in favour. Example from our class: since the bus timetable
              changed and we start at half past eight, fewer are missing on Mondays.`,
      }),
    },
  },
  shows: prose({
    de: `
          **Schulen sollten erst um neun Uhr beginnen.**

          ## Wer ausgeschlafen ist, lernt besser

          Jugendliche werden abends später müde als Kinder. Wer um halb sieben aufsteht, hat zu wenig geschlafen und
          hört in der ersten Stunde kaum zu.

          ## Es fehlen weniger

          In unserer Klasse beginnt der Unterricht seit dem neuen Busplan um halb neun. Seitdem fehlen montags
          weniger.

          ## Einwand

          Eltern, die früh arbeiten, brauchen Betreuung. Das stimmt, doch dafür genügt ein offener Raum ab sieben; der
          Unterricht muss nicht dort beginnen, wo die Betreuung beginnt.

          Ein späterer Anfang kostet wenig und bringt viel.`,
    en: `
          **Schools should not begin before nine.**

          ## Those who have slept learn better

          Teenagers get tired later in the evening than children. Whoever gets up at half past six has slept too
          little and hardly listens in the first lesson.

          ## Fewer are missing

          In our class lessons have begun at half past eight since the new bus timetable. Since then fewer have been
          missing on Mondays.

          ## Objection

          Parents who work early need childcare. True, but an open room from seven is enough for that; lessons need
          not begin when childcare does.

          A later start costs little and gains much.`,
  }),
}
