import { form } from '#shared/answers.ts'
import { area, line } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { mailBody, mailSubjects } from '../mail-parts.ts'
import { guide } from '../guides/email_engine.ts'

export default engine(
  {
    id: 17,
    icon: 'mail',
    name: { de: 'E-Mail', en: 'E-mail' },
    description: { de: 'Kurz, klar und im passenden Ton.', en: 'Short, clear and in the right tone.' },
    category: ['general', 'sales'],
    action: ['text_creation'],
    access: paid,
    popular: true,
    guide,
  },
  {
    generate_email_engine: call({
      fields: {
        recipient: line(
          { de: 'An wen geht die E-Mail?', en: 'Who is the e-mail to?' },
          {
            placeholder: {
              de: 'Frau Weber, Hausverwaltung · mein Team · jemand, den ich nicht kenne',
              en: 'Ms Weber, property manager · my team · someone I do not know',
            },
          },
        ),
        content: area(
          { de: 'Was möchten Sie sagen?', en: 'What do you want to say?' },
          {
            placeholder: {
              de: 'Anlass, was Sie möchten, bis wann, was schon war, Ihr Name. Stichpunkte genügen.',
              en: 'Reason, what you want, by when, what came before, your name. Notes will do.',
            },
          },
        ),
      },
      more: ['language', 'address', 'tone', 'length', 'include', 'avoid', 'variants'],
      sender: ['name', 'organisation', 'address', 'phone', 'email', 'web'],
      prompt: {
        de: `
          Schreibe die E-Mail, deren Inhalt in {{ content }} steht, an die Person oder Gruppe, die in {{ recipient
          }} genannt ist.

          Zwei Vorschläge für den Betreff, der bessere zuerst.`,
        en: `
          Write the e-mail whose content is in {{ content }} to the person or group named in {{ recipient }}.

          Two suggestions for the subject, the better one first.`,
      },
      answer: form(
        {
          subjects: mailSubjects,
          body: mailBody,
        },
        { view: 'mail', wire: 'result', main: 'body' },
      ),
      creativity: 0.4,
    }),
  },
)
