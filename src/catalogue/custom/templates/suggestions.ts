import { list } from '#shared/answers.ts'
import { count, line } from '#shared/fields.ts'
import { call } from '../../call.ts'
import { type Engine, engine, everyone } from '../../engine.ts'
import { plainNotes } from '../../options.ts'
import { enough, nothingInvented } from './advice.ts'

/** Several short proposals to choose from. */
export const suggestions: Engine = engine(
  {
    id: 0,
    icon: 'bulb',
    name: { de: 'Vorschläge', en: 'Suggestions' },
    description: { de: 'Mehrere Vorschläge zur Wahl.', en: 'Several suggestions to choose from.' },
    category: ['marketing'],
    action: ['content_creation'],
    access: everyone,
    guide: {
      title: { de: 'So kommen brauchbare Vorschläge', en: 'How to get useful suggestions' },
      expects: [
        { de: 'Wofür', en: 'What for' },
        { de: 'Für wen', en: 'For whom' },
        { de: 'Was es schon gibt', en: 'What there is already' },
        { de: 'Was nicht geht', en: 'What will not do' },
      ],
      advice: [enough, nothingInvented, plainNotes],
      example: {
        text: {
          topic: {
            de: 'Namen für einen Newsletter der Stadtbücherei, monatlich, für Familien',
            en: 'Names for a newsletter of the town library, monthly, for families',
          },
          count: 4,
        },
      },
      shows: {
        de: '- Leserunde\n- Buch und Brot\n- Regalgeflüster\n- Seite an Seite',
        en: '- Read Along\n- The Family Shelf\n- Overdue\n- Side by Side',
      },
    },
  },
  {
    text: call({
      fields: {
        topic: line({ de: 'Wofür brauchen Sie Vorschläge?', en: 'What do you need suggestions for?' }, { max: 500 }),
        count: count({ de: 'Anzahl der Vorschläge', en: 'Number of suggestions' }, { min: 2, max: 10, default: 5 }),
      },
      more: ['language', 'audience', 'include', 'avoid'],
      prompt: {
        de: `
          Machen Sie {{ count }} Vorschläge zu dem, was in {{ topic }} steht.

          Jeder Vorschlag geht von einem anderen Gedanken aus und ist ohne Erklärung zu verstehen. Keiner wiederholt
          einen anderen mit neuen Worten.`,
        en: `
          Make {{ count }} suggestions for what stands in {{ topic }}.

          Each suggestion starts from a different thought and is understood without an explanation. None repeats
          another in new words.`,
      },
      answer: list({ each: 'line', howMany: { field: 'count' } }),
      creativity: 0.8,
    }),
  },
)
