import type { Guide } from '../engine.ts'
import { plainNotes } from '../options.ts'
import { prose } from '../prose.ts'

export const guide: Guide = {
  title: { de: 'So geht der Satz weiter', en: 'How the sentence goes on' },
  expects: [
    { de: 'Der Anfang', en: 'The beginning' },
    { de: 'Was davor steht', en: 'What comes before' },
    { de: 'Wer spricht', en: 'Who is speaking' },
    { de: 'An wen', en: 'To whom' },
  ],
  advice: [
    {
      title: { de: 'Den Absatz mitgeben.', en: 'Give the paragraph, too.' },
      text: {
        de: 'Mit zwei Sätzen davor passt das Ende, ohne sie ist es geraten.',
        en: 'With two sentences before it the ending fits; without them it is a guess.',
      },
    },
    {
      title: { de: 'Abbrechen, wo Sie stocken.', en: 'Stop where you are stuck.' },
      text: {
        de: 'Auch mitten im Wort: Der Satz wird ganz wiederholt.',
        en: 'In the middle of a word, even: the whole sentence is repeated.',
      },
    },
    plainNotes,
  ],
  example: {
    complete_sentence: {
      content: prose({
        de: `
              Zum Jubiläum haben wir alle angeschrieben, die je bei uns gelernt haben. Es kamen 64 Antworten, die
              schönste aus Neuseeland. Am meisten hat uns dabei überrascht, dass`,
        en: `
              For our anniversary we wrote to everyone who ever trained with us. We got 64 answers, the nicest from
              New Zealand. What surprised us most was that`,
      }),
    },
  },
  shows: prose({
    de: `
          1. Am meisten hat uns dabei überrascht, dass fast niemand vom ersten Lohn erzählt hat, aber alle vom ersten
            Fehler.
          2. Am meisten hat uns dabei überrascht, dass die meisten heute etwas ganz anderes machen.
          3. Am meisten hat uns dabei überrascht, dass so viele noch wussten, wer ihnen das Werkzeug gezeigt hat.
          4. Am meisten hat uns dabei überrascht, dass auch jene schrieben, die im Streit gegangen waren.
          5. Am meisten hat uns dabei überrascht, dass wir uns an jeden Namen erinnern konnten.`,
    en: `
          1. What surprised us most was that hardly anyone mentioned their first wage, but everyone their first
            mistake.
          2. What surprised us most was that most of them do something quite different today.
          3. What surprised us most was that so many still knew who had shown them the tools.
          4. What surprised us most was that even those who had left after a quarrel wrote back.
          5. What surprised us most was that we could put a face to every name.`,
  }),
}
