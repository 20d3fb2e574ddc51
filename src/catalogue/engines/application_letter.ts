import { area, line } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { guide } from '../guides/application_letter.ts'

export default engine(
  {
    id: 55,
    icon: 'applicant',
    name: { de: 'Bewerbungsschreiben', en: 'Cover letter' },
    description: { de: 'Ihre Erfahrung, bezogen auf die Stelle.', en: 'Your experience, matched to the post.' },
    category: ['hr', 'general'],
    action: ['text_creation', 'content_creation'],
    access: paid,
    guide,
  },
  {
    coverletter: call({
      fields: {
        company: line(
          { de: 'Bei wem bewerben Sie sich?', en: 'Where are you applying?' },
          {
            placeholder: {
              de: 'Name des Arbeitgebers, Ansprechperson, wenn Sie sie kennen',
              en: 'Name of the employer, contact person if you know them',
            },
          },
        ),
        job: line(
          { de: 'Um welche Stelle geht es?', en: 'Which position are you applying for?' },
          {
            placeholder: {
              de: 'Bezeichnung aus der Anzeige, Kennziffer',
              en: 'Title from the advert, reference number',
            },
          },
        ),
        tasks: area(
          { de: 'Was verlangt die Stelle?', en: 'What does the position ask for?' },
          {
            placeholder: {
              de: 'Aufgaben und Anforderungen, am besten aus der Anzeige kopiert.',
              en: 'Tasks and requirements, best copied from the advert.',
            },
          },
        ),
        experience: area(
          { de: 'Was bringen Sie mit?', en: 'What do you bring with you?' },
          {
            placeholder: {
              de: 'Ausbildung, Stationen, Ergebnisse, Sprachen, Ihr Name. Stichpunkte genügen.',
              en: 'Education, posts, results, languages, your name. Notes will do.',
            },
          },
        ),
      },
      more: ['language', 'length', 'include', 'avoid'],
      sender: ['name', 'address', 'phone', 'email'],
      quality: 'best',
      prompt: {
        de: `
          Schreibe das Anschreiben für die Bewerbung um {{ job }} bei {{ company }}.

          Verlangt wird {{ tasks }}, mitgebracht {{ experience }}.`,
        en: `
          Write the cover letter for the application for {{ job }} with {{ company }}.

          The advert asks for {{ tasks }}; the applicant brings {{ experience }}.`,
      },
      cost: 3,
      creativity: 0.5,
    }),
  },
)
