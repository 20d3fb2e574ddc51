import { list } from '#shared/answers.ts'
import { area } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { guide } from '../guides/sentence_completion.ts'

export default engine(
  {
    id: 21,
    icon: 'ellipsis',
    name: { de: 'Satz vervollständigen', en: 'Complete a sentence' },
    description: { de: 'Fünf Enden für einen Satz, der stockt.', en: 'Five endings for a sentence that stalls.' },
    category: ['general', 'other'],
    action: ['text_creation'],
    access: paid,
    guide,
  },
  {
    complete_sentence: call({
      fields: {
        content: area(
          { de: 'Welcher Satz soll weitergehen?', en: 'Which sentence should go on?' },
          {
            placeholder: {
              de: 'Der Anfang des Satzes, gern mit dem, was davor steht.',
              en: 'The beginning of the sentence, and what comes before it if you like.',
            },
          },
        ),
      },
      more: ['tone', 'audience', 'avoid'],
      quality: 'quick',
      basis: 'free',
      answer: list({ each: 'line', howMany: 5, wire: 'text' }),
      language: 'kept',
      creativity: 0.8,
      prompt: {
        de: `
          Vervollständige den letzten Satz in {{ content }} auf fünf verschiedene Weisen.

          Jede ist der ganze Satz, vom ersten Wort an, und passt zu dem, was davor steht.`,
        en: `
          Complete the last sentence in {{ content }} in five different ways.

          Each is the whole sentence, from its first word, and fits what stands before it.`,
      },
    }),
  },
)
