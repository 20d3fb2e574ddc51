import { area } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { guide } from '../guides/formal_tone.ts'

export default engine(
  {
    id: 32,
    icon: 'landmark',
    name: { de: 'Förmlich schreiben', en: 'Formal tone' },
    description: { de: 'Derselbe Inhalt, wie es sich gehört.', en: 'The same content, in proper form.' },
    category: ['general', 'hr'],
    action: ['text_editing'],
    access: paid,
    guide,
  },
  {
    formal_tone: call({
      fields: {
        content: area(
          { de: 'Welcher Text soll förmlich werden?', en: 'Which text should become formal?' },
          { placeholder: { de: 'Eine Nachricht, eine Notiz, ein Entwurf.', en: 'A message, a note, a draft.' } },
        ),
      },
      more: ['length', 'avoid', 'variants'],
      language: 'kept',
      keeps: { from: 'content', how: 'rewritten' },
      creativity: 0.3,
      prompt: {
        de: `
          Schreibe den Text in {{ content }} förmlich um.`,
        en: `
          Rewrite the text in {{ content }} in a formal tone.`,
      },
    }),
  },
)
