import { area } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { guide } from '../guides/colloquial_language.ts'

export default engine(
  {
    id: 33,
    icon: 'chat',
    name: { de: 'Umgangssprachlich', en: 'Colloquial' },
    description: { de: 'Wie man es einander erzählen würde.', en: 'The way you would tell a friend.' },
    category: ['general', 'marketing'],
    action: ['text_editing'],
    access: paid,
    guide,
  },
  {
    colloquial: call({
      fields: {
        content: area(
          { de: 'Welcher Text soll lockerer klingen?', en: 'Which text should sound relaxed?' },
          {
            placeholder: { de: 'Ein Brief, ein Absatz, eine Meldung.', en: 'A letter, a paragraph, an announcement.' },
          },
        ),
      },
      more: ['address', 'length', 'avoid', 'variants'],
      language: 'kept',
      keeps: { from: 'content', how: 'rewritten' },
      creativity: 0.5,
      prompt: {
        de: `
          Schreibe den Text in {{ content }} umgangssprachlich um.`,
        en: `
          Rewrite the text in {{ content }} in colloquial language.`,
      },
    }),
  },
)
