import { form } from '#shared/answers.ts'
import { area, line, words } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { plainNotes } from '../options.ts'
import { prose } from '../prose.ts'

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
    guide: {
      title: { de: 'So bekommen Sie eine Antwort', en: 'How to get an answer' },
      expects: [
        { de: 'Der Anlass', en: 'The reason' },
        { de: 'Was Sie möchten', en: 'What you want' },
        { de: 'Bis wann', en: 'By when' },
        { de: 'Was schon war', en: 'What came before' },
        { de: 'Ihr Name', en: 'Your name' },
      ],
      advice: [
        {
          title: { de: 'Sagen Sie, wer sie liest.', en: 'Say who will read it.' },
          text: {
            de: '„Frau Seidel, Vermieterin“ ergibt eine andere E-Mail als „mein Team“: Anrede und Ton folgen daraus.',
            en: '“Ms Seidel, landlady” makes a different e-mail from “my team”: greeting and tone follow from it.',
          },
        },
        {
          title: { de: 'Ein Anliegen, ein Termin.', en: 'One request, one date.' },
          text: {
            de: 'Wer liest, soll nach zwei Sätzen wissen, was zu tun ist und bis wann.',
            en: 'After two sentences readers should know what to do and by when.',
          },
        },
        plainNotes,
      ],
      example: {
        generate_email_engine: {
          recipient: {
            de: 'Frau Dr. Seidel, Vermieterin unserer Praxisräume',
            en: 'Dr Helen Seidel, landlady of our practice',
          },
          content: prose({
            de: `
              Heizung im Wartezimmer seit Montag kalt, heute früh 16 Grad. Hausmeister Krüger hat am Dienstag entlüftet,
              ohne Erfolg. Wir brauchen bis Freitag einen Heizungsbauer, sonst müssen wir Termine verlegen. Einen
              Heizlüfter haben wir für 89 Euro gekauft und möchten das Geld zurück. Zugang täglich 8 bis 18 Uhr,
              Schlüssel am Empfang. Jana Pohl, Ergotherapie am Park.`,
            en: `
              Heating in the waiting room cold since Monday, 16 degrees this morning. Mr Krüger, the caretaker, bled the
              radiators on Tuesday, to no effect. We need a heating engineer by Friday, or we have to move appointments.
              We bought a fan heater for 89 euros and would like the money back. Access daily from 8 am to 6 pm, key at
              reception. Jana Pohl, Occupational Therapy at the Park.`,
          }),
        },
      },
      shows: prose({
        de: `
          ## Betreff

          - Heizung im Wartezimmer kalt: Reparatur bis Freitag?
          - Heizungsbauer bis Freitag gesucht

          ## Text

          Sehr geehrte Frau Dr. Seidel,

          die Heizung in unserem Wartezimmer ist seit Montag kalt, heute früh waren es 16 Grad. Können Sie bis Freitag
          einen Heizungsbauer schicken? Sonst müssen wir Termine verlegen.

          Herr Krüger hat am Dienstag entlüftet, leider ohne Erfolg. Wir haben deshalb einen Heizlüfter gekauft und
          möchten die 89 Euro erstattet bekommen.

          Zugang ist täglich von 8 bis 18 Uhr möglich, der Schlüssel liegt am Empfang.

          Mit freundlichen Grüßen

          Jana Pohl, Ergotherapie am Park`,
        en: `
          ## Subject

          - No heating in the waiting room: repair by Friday?
          - Heating engineer needed by Friday

          ## Text

          Dear Dr Seidel,

          The heating in our waiting room has been cold since Monday; this morning it was 16 degrees. Could you send a
          heating engineer by Friday? Otherwise we will have to move appointments.

          Mr Krüger bled the radiators on Tuesday, to no effect. In the meantime we bought a fan heater, and we would
          like the 89 euros back.

          You can get in daily from 8 am to 6 pm; the key is at reception.

          Kind regards,

          Jana Pohl, Occupational Therapy at the Park`,
      }),
    },
  },
  {
    generate_email_engine: call({
      fields: {
        recipient: line(
          { de: 'An wen geht sie?', en: 'Who is it to?' },
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
          Schreiben Sie die E-Mail, deren Inhalt in {{ content }} steht, an die Person oder Gruppe, die in {{ recipient
          }} genannt ist.

          Im Ton, den man dieser Person schreibt. Zwei Vorschläge für den Betreff, der bessere zuerst; im Text Anrede, Gruß und Name, sonst [Name].`,
        en: `
          Write the e-mail whose content is in {{ content }} to the person or group named in {{ recipient }}.

          In the tone one uses with this person. Two suggestions for the subject, the better one first; in the text a salutation, sign-off and name, else [name].`,
      },
      answer: form(
        {
          subjects: words({ de: 'Betreff', en: 'Subject' }, { max: 60, most: 3 }),
          body: area({ de: 'Text', en: 'Text' }),
        },
        { view: 'mail', wire: 'result' },
      ),
      creativity: 0.4,
    }),
  },
)
