import { text } from '#shared/answers.ts'
import { area } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { guide } from '../guides/job_description.ts'

export default engine(
  {
    id: 26,
    icon: 'badge',
    name: { de: 'Stellenanzeige', en: 'Job description' },
    description: { de: 'Aufgaben, Profil, Angebot, für alle offen.', en: 'Tasks, profile, offer, open to everyone.' },
    category: ['hr', 'press'],
    action: ['text_creation', 'content_creation'],
    access: paid,
    guide,
  },
  {
    job_description: call({
      note: {
        de: 'Den Zusatz (m/w/d) ergänzen und prüfen wir.',
        en: 'German adverts get the note (m/w/d), English ones do not. We check whether the wording is open to everyone.',
      },
      fields: {
        content: area(
          { de: 'Wie heißt die Stelle?', en: 'Job title' },
          {
            max: 5000,
            placeholder: { de: 'Bezeichnung, dazu Voll- oder Teilzeit', en: 'Title, full-time or part-time' },
          },
        ),
        info: area(
          { de: 'Was ist zu der Stelle zu sagen?', en: 'What is there to say about the job?' },
          {
            max: 5000,
            placeholder: {
              de: 'Arbeitgeber, Aufgaben, was sein muss, was schön wäre, Gehalt, Bewerbung. Stichpunkte genügen.',
              en: 'Employer, tasks, must-haves, nice-to-haves, pay, how to apply. Notes will do.',
            },
          },
        ),
      },
      more: ['language', 'address', 'length', 'include', 'avoid'],
      sender: ['organisation', 'about', 'address', 'web', 'applications', 'name', 'phone', 'email'],
      prompt: {
        de: `
          Schreibe eine Stellenanzeige für {{ content }} aus den Angaben in {{ info }}.

          Markdown, mit „# “ und „## “.`,
        en: `
          Write a job advert for {{ content }} from the details in {{ info }}.

          Markdown, with “# ” and “## ”.`,
      },
      answer: text({ view: 'job' }),
      creativity: 0.4,
    }),
  },
)
