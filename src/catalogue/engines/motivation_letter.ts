import { area, line } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { guide } from '../guides/motivation_letter.ts'

export default engine(
  {
    id: 25,
    icon: 'sprout',
    name: { de: 'Motivationsschreiben', en: 'Motivation letter' },
    description: { de: 'Warum Sie, und warum gerade dorthin.', en: 'Why you, and why there of all places.' },
    category: ['hr', 'education'],
    action: ['text_creation', 'content_creation'],
    access: paid,
    guide,
  },
  {
    motivation: call({
      fields: {
        job: line(
          { de: 'Wofür bewerben Sie sich?', en: 'What are you applying for?' },
          {
            placeholder: { de: 'Masterstudium Forstwissenschaft in Göttingen', en: 'Master’s in forestry at Bangor' },
            max: 200,
          },
        ),
        experience: area(
          { de: 'Warum bewerben Sie sich?', en: 'Why are you applying?' },
          {
            placeholder: {
              de: 'Werdegang, ein Erlebnis, was Sie dort suchen, was Sie können, Ihr Name.',
              en: 'Your path, an experience, what you seek there, what you can do, your name.',
            },
          },
        ),
      },
      more: ['language', 'length', 'include', 'avoid'],
      sender: ['name', 'address', 'phone', 'email'],
      quality: 'best',
      creativity: 0.5,
      prompt: {
        de: `
          Schreibe das Motivationsschreiben für das, was in {{ job }} steht, aus den Angaben in {{ experience }}.`,
        en: `
          Write the motivation letter for what is in {{ job }}, from the details in {{ experience }}.`,
      },
    }),
  },
)
