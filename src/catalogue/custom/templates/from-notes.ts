import { area } from '#shared/fields.ts'
import { call } from '../../call.ts'
import { type Engine, engine, everyone } from '../../engine.ts'
import { inTone, plainNotes, tonality } from '../../options.ts'
import { prose } from '../../prose.ts'
import { enough, nothingInvented } from './advice.ts'

/** A text made of notes. */
export const fromNotes: Engine = engine(
  {
    id: 0,
    icon: 'notebook',
    name: { de: 'Text aus Stichpunkten', en: 'Text from notes' },
    description: { de: 'Aus Stichpunkten wird ein Text.', en: 'Notes become a text.' },
    category: ['general'],
    action: ['text_creation'],
    access: everyone,
    guide: {
      title: { de: 'So wird daraus ein guter Text', en: 'How to get a good text' },
      expects: [
        { de: 'Worum es geht', en: 'What it is about' },
        { de: 'Für wen', en: 'For whom' },
        { de: 'Zahlen', en: 'Figures' },
        { de: 'Was daraus folgt', en: 'What follows from it' },
      ],
      advice: [enough, nothingInvented, plainNotes],
      example: {
        text: {
          content: prose({
            de: `Sommerfest am 20. Juni, 15 bis 20 Uhr, Hof der Musikschule. Drei Bands aus dem Haus, Kuchen gegen
              Spende. Bei Regen in der Aula. Anmeldung nicht nötig.`,
            en: `Summer party on 20 June, 3 to 8 pm, courtyard of the music school. Three bands from the school, cake
              for a donation. In the hall if it rains. No need to sign up.`,
          }),
          tone: 'informal',
        },
      },
      shows: prose({
        de: `Am 20. Juni feiern wir Sommerfest: von 15 bis 20 Uhr im Hof der Musikschule. Drei Bands aus dem Haus
          spielen, und Kuchen gibt es gegen eine Spende. Wenn es regnet, ziehen wir in die Aula um. Eine Anmeldung ist
          nicht nötig.`,
        en: `On 20 June we hold our summer party, from 3 to 8 pm in the courtyard of the music school. Three bands from
          the school will play, and there is cake for a donation. If it rains, we move into the hall. There is no need
          to sign up.`,
      }),
    },
  },
  {
    text: call({
      fields: {
        content: area(
          { de: 'Was soll im Text stehen?', en: 'What should the text say?' },
          { placeholder: { de: 'Stichpunkte, eine Zeile je Gedanke.', en: 'Notes, one line for each thought.' } },
        ),
        tone: { ...tonality, optional: true },
      },
      more: ['language', 'address', 'audience', 'length', 'include', 'avoid'],
      prompt: {
        de: `
          Schreiben Sie aus den Stichpunkten in {{ content }} einen zusammenhängenden Text.

          ${inTone('tone').de}

          Das Wichtigste steht im ersten Satz. Jeder Stichpunkt kommt vor, keiner wird ausgeschmückt.

          Form: fließender Text in kurzen Absätzen, ohne Überschrift.`,
        en: `
          Write a coherent text from the notes in {{ content }}.

          ${inTone('tone').en}

          What matters most stands in the first sentence. Every note occurs, none is embellished.

          Form: running text in short paragraphs, without a heading.`,
      },
      creativity: 0.5,
    }),
  },
)
