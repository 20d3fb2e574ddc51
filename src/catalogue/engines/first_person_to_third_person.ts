import { area, line } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { guide } from '../guides/first_person_to_third_person.ts'

export default engine(
  {
    id: 42,
    icon: 'person',
    name: { de: 'Von ich zu er oder sie', en: 'First to third person' },
    description: { de: 'Aus Ihrer Erzählung wird eine über Sie.', en: 'Your story becomes one about you.' },
    category: ['hr', 'education'],
    action: ['text_editing'],
    access: paid,
    guide,
  },
  {
    first_to_third: call({
      fields: {
        content: area(
          { de: 'Welcher Text steht in der Ichform?', en: 'Which text is in the first person?' },
          {
            placeholder: {
              de: 'Eine Vorstellung, ein Lebenslauf, ein Erlebnis.',
              en: 'A biography, a profile, an experience.',
            },
          },
        ),
        name: line(
          { de: 'Von wem handelt der Text?', en: 'Who is the text about?' },
          {
            placeholder: { de: 'Name und Pronomen: Mira Sander, sie', en: 'Name and pronoun: Mira Sander, she' },
            max: 120,
            optional: true,
          },
        ),
      },
      language: 'kept',
      keeps: { from: 'content', how: 'rewritten' },
      creativity: 0.2,
      prompt: {
        de: `
          Setze den Text in {{ content }} von der ersten in die dritte Person.{% if name %} Er handelt von der Person
          in {{ name }}.{% endif %}`,
        en: `
          Put the text in {{ content }} from the first into the third person.{% if name %} It is about the person in
          {{ name }}.{% endif %}`,
      },
    }),
  },
)
