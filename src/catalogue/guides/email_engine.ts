import type { Guide } from '../engine.ts'
import { plainNotes } from '../options.ts'
import { prose } from '../prose.ts'

export const guide: Guide = {
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
}
