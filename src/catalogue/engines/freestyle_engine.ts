import { area, line } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { guide } from '../guides/freestyle_engine.ts'

export default engine(
  {
    id: 58,
    icon: 'feather',
    name: { de: 'Freie Textform', en: 'Free form' },
    description: { de: 'Jeder Text, für den es sonst nichts gibt.', en: 'Any text there is no other tool for.' },
    category: ['other', 'general'],
    action: ['text_creation', 'content_creation'],
    access: paid,
    guide,
  },
  {
    freestyle: call({
      fields: {
        art: line(
          { de: 'Was für ein Text soll es werden?', en: 'What kind of text should it be?' },
          {
            placeholder: {
              de: 'Grußkarte, Satzung, Vorwort, Hausordnung, Gedicht',
              en: 'Greeting card, preface, house rules, poem',
            },
            max: 120,
          },
        ),
        thema: area(
          { de: 'Worum geht es in dem Text?', en: 'What is the text about?' },
          {
            placeholder: {
              de: 'Anlass, für wen, was vorkommen soll, wie lang. Stichpunkte genügen.',
              en: 'Occasion, for whom, what should appear, how long. Notes will do.',
            },
          },
        ),
      },
      more: ['language', 'address', 'tone', 'audience', 'length', 'include', 'avoid', 'variants'],
      sender: ['name', 'organisation', 'about', 'address', 'phone', 'email', 'web'],
      creativity: 0.6,
      prompt: {
        de: `
          Schreibe den Text, dessen Art in {{ art }} genannt ist, zu dem, was in {{ thema }} steht.`,
        en: `
          Write the kind of text that is named in {{ art }}, on the theme in {{ thema }}.`,
      },
    }),
  },
)
