import { text } from '#shared/answers.ts'
import { area } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { guide } from '../guides/troubleshooting_engine.ts'

export default engine(
  {
    id: 31,
    icon: 'wrench',
    name: { de: 'Fehlersuche', en: 'Troubleshooting' },
    description: { de: 'Schritt für Schritt zur Ursache.', en: 'Step by step to the cause.' },
    category: ['other', 'education'],
    action: ['analysis', 'research'],
    access: paid,
    guide,
  },
  {
    troubleshooting: call({
      fields: {
        content: area(
          { de: 'Was funktioniert nicht?', en: 'What is not working?' },
          {
            placeholder: {
              de: 'Gerät oder Programm, was geschieht, seit wann, was Sie schon versucht haben.',
              en: 'Device or program, what happens, since when, what you have tried.',
            },
            max: 1000,
          },
        ),
      },
      more: ['language', 'audience', 'length', 'avoid'],
      basis: 'knowledge',
      answer: text({ view: 'steps' }),
      creativity: 0.2,
      prompt: {
        de: `
          Hilf bei dem Problem in {{ content }}.`,
        en: `
          Help with the problem in {{ content }}.`,
      },
    }),
  },
)
