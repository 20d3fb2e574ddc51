import { area, choice } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { guide } from '../guides/salutation_paraphrase.ts'

export default engine(
  {
    id: 50,
    icon: 'handshake',
    name: { de: 'Anrede umstellen', en: 'Change the address' },
    description: { de: 'Von Sie zu du, von du zu Sie, überall.', en: 'From formal to familiar, or back.' },
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
          { he: { de: 'du', en: 'familiar (du)' }, she: { de: 'Sie', en: 'formal (Sie)' } },
          { optional: true, default: 'he' },
        ),
      },
      language: 'kept',
      keeps: { from: 'prompt', how: 'rewritten' },
      creativity: 0.1,
      prompt: {
        de: `
          Stelle den Text in {{ prompt }} auf eine andere Anrede um: überall {% if salutation == 'she' %}„Sie“{%
          else %}die vertraute zweite Person{% endif %}.

          Alles, was davon abhängt, folgt: Verben, Fürwörter, Befehle, Grußformeln. Zitate und Sätze über andere
          bleiben. Sonst ändert sich kein Wort.`,
        en: `
          Change how the text in {{ prompt }} addresses its readers: {% if salutation == 'she' %}formal{% else
          %}familiar{% endif %} throughout.

          All that depends on it follows: verbs, pronouns, commands, salutations. Quotations and sentences about
          others stay. Not a word changes otherwise.`,
      },
    }),
  },
)
