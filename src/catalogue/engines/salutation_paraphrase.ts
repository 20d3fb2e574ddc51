import { area, choice } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { guide } from '../guides/salutation_paraphrase.ts'

export default engine(
  {
    id: 50,
    icon: 'handshake',
    name: { de: 'Anrede umstellen', en: 'Change the address' },
    description: { de: 'Von Sie zu du, von du zu Sie, überall.', en: 'From formal to informal, or back.' },
    category: ['general', 'marketing'],
    action: ['text_editing'],
    access: paid,
    guide,
  },
  {
    anrede_umschreiben: call({
      fields: {
        prompt: area(
          { de: 'In welchem Text soll die Anrede wechseln?', en: 'In which text should the address change?' },
          {
            placeholder: {
              de: 'Eine Webseite, ein Brief, Bedingungen.',
              en: 'A web page, a letter, terms and conditions.',
            },
            max: 16_000,
          },
        ),
        salutation: choice(
          { de: 'Neue Anrede', en: 'New address' },
          { he: { de: 'du', en: 'informal (du)' }, she: { de: 'Sie', en: 'formal (Sie)' } },
          { optional: true, default: 'he' },
        ),
      },
      language: 'kept',
      keeps: { from: 'prompt', how: 'rewritten' },
      creativity: 0.1,
      prompt: {
        de: `
          Schreibe den Text in {{ prompt }} so um, dass er seine Leser {% if salutation == 'she' %}siezt{% else
          %}duzt{% endif %}.`,
        en: `
          Rewrite the text in {{ prompt }} so that it addresses its readers {% if salutation == 'she' %}formally (in
          German “Sie”){% else %}familiarly (in German “du”){% endif %}.`,
      },
    }),
  },
)
