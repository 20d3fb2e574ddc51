import { area } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { guide } from '../guides/event_description.ts'

export default engine(
  {
    id: 37,
    icon: 'calendar',
    name: { de: 'Veranstaltung ankündigen', en: 'Event description' },
    description: { de: 'Was, wann, wo, und warum man hingeht.', en: 'What, when, where, and why to go.' },
    category: ['press', 'marketing'],
    action: ['text_creation', 'content_creation'],
    access: paid,
    guide,
  },
  {
    event_description: call({
      fields: {
        content: area(
          { de: 'Welche Veranstaltung möchten Sie ankündigen?', en: 'Which event do you want to announce?' },
          {
            placeholder: {
              de: 'Titel, Tag und Uhrzeit, Ort, was geboten wird, für wen, Eintritt, Anmeldung. Stichpunkte genügen.',
              en: 'Title, day and time, place, what happens, for whom, admission, booking. Notes will do.',
            },
          },
        ),
      },
      more: ['language', 'address', 'tone', 'audience', 'length', 'include', 'avoid', 'variants'],
      sender: ['organisation', 'about', 'address', 'web', 'phone', 'email'],
      creativity: 0.5,
      prompt: {
        de: `
          Schreibe die Ankündigung der Veranstaltung in {{ content }}.`,
        en: `
          Write the announcement of the event in {{ content }}.`,
      },
    }),
  },
)
