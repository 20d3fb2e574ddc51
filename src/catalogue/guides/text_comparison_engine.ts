import type { Guide } from '../engine.ts'
import { prose } from '../prose.ts'

export const guide: Guide = {
  title: { de: 'So sehen Sie, welcher Text besser trifft', en: 'How to see which text does better' },
  expects: [
    { de: 'Zwei ganze Texte', en: 'Two whole texts' },
    { de: 'Dieselbe Sache', en: 'The same subject' },
    { de: 'Alt und neu', en: 'Old and new' },
    { de: 'Oder zwei Entwürfe', en: 'Or two drafts' },
  ],
  advice: [
    {
      title: { de: 'Zwei Fassungen einer Sache.', en: 'Two versions of one thing.' },
      text: {
        de: 'Vertrag alt und neu, zwei Entwürfe, das eigene und ein fremdes Angebot: Dann lohnt es sich.',
        en: 'An old and a new contract, two drafts, your offer and another one: then it is worth it.',
      },
    },
    {
      title: { de: 'Die Reihenfolge gibt den Namen.', en: 'The order gives the names.' },
      text: {
        de: 'Im Ergebnis heißen sie Text 1 und Text 2. Setzen Sie den älteren an die erste Stelle.',
        en: 'In the result they are called text 1 and text 2. Put the older one first.',
      },
    },
    {
      title: { de: 'Ein Urteil, keine Zählung.', en: 'A judgement, not a count.' },
      text: {
        de: 'Die KI beurteilt, wie die Texte wirken. Ohne KI werden Wörter, Sätze und Unterschiede gezählt.',
        en: 'The AI judges how the texts come across. Without AI, words, sentences and differences are counted.',
      },
    },
  ],
  example: {
    text_compare: {
      text1: prose({
        de: `
              Sie können bis 14 Tage vor Kursbeginn kostenlos zurücktreten. Danach berechnen wir die Hälfte der Gebühr.
              Es genügt ein Anruf. Fällt ein Kurs aus, erstatten wir die volle Gebühr innerhalb einer Woche. Ihren
              Platz dürfen Sie jederzeit an eine andere Person weitergeben.`,
        en: `
              You can cancel free of charge up to 14 days before the course begins. After that we charge half the fee.
              A phone call is enough. If a course is called off, we refund the full fee within a week. You may pass
              your place on to somebody else at any time.`,
      }),
      text2: prose({
        de: `
              Ein kostenloser Rücktritt ist bis 30 Tage vor Kursbeginn möglich. Danach berechnen wir die volle Gebühr.
              Der Rücktritt muss schriftlich erfolgen. Fällt ein Kurs aus, erstatten wir die volle Gebühr oder nennen
              Ihnen einen Ersatztermin. Ihren Platz dürfen Sie nach Rücksprache an eine andere Person weitergeben.`,
        en: `
              Cancellation free of charge is possible up to 30 days before the course begins. After that we charge the
              full fee. Cancellation must be made in writing. If a course is called off, we refund the full fee or
              offer you another date. You may pass your place on to somebody else with our consent.`,
      }),
    },
  },
  shows: prose({
    de: `
          Beide regeln Rücktritt, Ausfall und Weitergabe. Text 2 ist in fast jedem Punkt strenger gegen die, die
          buchen; leichter zu verstehen ist Text 1.

          ## Unterschiede im Inhalt

          | Punkt | Text 1 | Text 2 |
          |---|---|---|
          | Frist | „bis 14 Tage vor Kursbeginn“ | „bis 30 Tage vor Kursbeginn“ |
          | Danach | „die Hälfte der Gebühr“ | „die volle Gebühr“ |
          | Form | „Es genügt ein Anruf“ | „muss schriftlich erfolgen“ |
          | Weitergabe | „jederzeit“ | „nach Rücksprache“ |

          ## Ton und Verständlichkeit

          Text 1 spricht an („Sie können“), Text 2 verfügt („muss schriftlich erfolgen“).

          ## Empfehlung

          Text 2 lässt offen, wer zwischen Geld und Ersatztermin wählt. Ergänzen Sie das.`,
    en: `
          Both cover cancelling, courses called off and passing on a place. Text 2 is stricter with those who book on
          almost every point; text 1 is easier to understand.

          ## Differences in content

          | Point | Text 1 | Text 2 |
          |---|---|---|
          | Deadline | “up to 14 days” | “up to 30 days” |
          | After that | “half the fee” | “the full fee” |
          | Form | “A phone call is enough” | “must be made in writing” |
          | Passing on | “at any time” | “with our consent” |

          ## Tone and clarity

          Text 1 talks to readers (“You can cancel”), text 2 decrees (“must be made in writing”).

          ## Recommendation

          Text 2 leaves open who chooses between money and another date. Add that.`,
  }),
}
