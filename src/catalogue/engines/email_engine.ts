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
          - Wartezimmer bei 16 Grad: Heizung defekt

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
          - Waiting room at 16 degrees: heating faulty

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
      prompt: {
        de: `
          Schreiben Sie die E-Mail, deren Inhalt in {{ content }} steht, an die Person oder Gruppe, die in {{ recipient
          }} genannt ist.

          Wer sie bekommt, entscheidet über Anrede und Ton. Ämter, Firmen, Fremde und alle, die mit Nachnamen genannt
          sind, werden gesiezt; Team, Bekannte und alle, die nur mit Vornamen genannt sind, geduzt, mehrere mit „ihr“.
          Duzt oder siezt das Material, so gilt das; im Zweifel „Sie“. Beschwerde und Mahnung sind bestimmt und
          sachlich, Absagen freundlich und eindeutig, Glückwünsche persönlich.

          Anrede: „Sehr geehrte Frau …,“ oder „Sehr geehrter Herr …,“ bei Ämtern, Erstkontakt und ernstem Anlass, sonst
          „Guten Tag, Frau …,“; „Liebe …,“, „Lieber …,“ oder „Hallo …,“ bei Vornamen; „Hallo zusammen,“ beim Team; „Sehr
          geehrte Damen und Herren,“ bei Ämtern und Firmen ohne Namen, „Guten Tag,“ bei allen anderen. Verrät nur ein
          Vorname das Geschlecht nicht sicher, so steht der volle Name: „Guten Tag, Kim Weber,“. Ein Doktortitel gehört
          dazu. Nach dem Komma geht es klein weiter.

          Text: Er sagt, was im Material steht, und nichts darüber hinaus; nur wer kündigt oder widerruft, bittet
          außerdem um eine Bestätigung. Eine einzelne Angabe ergibt ein oder zwei Sätze, mehr Angaben bis zu 150 Wörter.
          Der erste Absatz sagt, was der Anlass ist und was gewünscht wird, mit Frist, wenn es eine gibt; drei oder mehr
          Wünsche oder Fragen folgen ihm als Liste mit „- “. Danach das Übrige, das Wichtigere zuerst, ein Dank für
          Früheres zuletzt. Wochentage stehen ohne errechnetes Datum. Ohne „ich hoffe, es geht Ihnen gut“, „hiermit“,
          „bezüglich“, „im Voraus vielen Dank“, „für Rückfragen stehe ich gern zur Verfügung“.

          Gruß, ohne Komma: „Mit freundlichen Grüßen“, wo „Sehr geehrte“ steht; sonst „Freundliche Grüße“ oder „Viele
          Grüße“. In der Zeile darunter der Name; fehlt er, so steht [Name]. Anrede, Absätze und Gruß trennt je eine
          Leerzeile. Firma, Amt und Telefonnummer nur, wenn sie genannt sind.

          Nicht erfunden werden Gründe, Zusagen, Entschuldigungen, Termine, Anhänge und frühere Gespräche. Eine Lücke
          steht nur, wo die E-Mail ohne sie ihren Zweck verfehlt, etwa [Kundennummer] in einer Kündigung.

          Betreff: drei verschiedene Vorschläge von 20 bis 50 Zeichen, bei einer einzelnen Angabe nur einer. Jeder nennt
          die Sache so, dass man die E-Mail später wiederfindet; einer davon auch die Frist oder die Frage, wenn es eine
          gibt. Ohne „Wichtig“, ohne „Anfrage“ allein, ohne Lücken in Klammern, ohne Ausrufezeichen, ohne Punkt am Ende.`,
        en: `
          Write the e-mail that says what stands in {{ content }}, to the person or group named in {{ recipient }}.

          Who receives it decides on greeting and tone. Authorities, companies, strangers and people named by their
          surname are written to formally; teams, friends and people named by their first name only, familiarly. If the
          material shows another relation, that holds; if in doubt, be formal. Complaints and reminders are firm and
          factual, refusals friendly and unmistakable, congratulations personal.

          Greeting, in English: “Dear Ms …,” or “Dear Mr …,”, with “Dr” in their place where it is given; “Dear …,” or
          “Hi …,” with first names; “Hi all,” for a team; “Dear Sir or Madam,” for authorities and companies without a
          name, “Hello,” for all others. If the name alone does not tell the gender for certain, use the full name:
          “Dear Kim Weber,”. The first word after it has a capital letter. In other languages, what is proper in
          business mail there.

          Text: it says what the material says and nothing beyond it; only when cancelling or withdrawing from a
          contract does it also ask for confirmation. A single detail gives one or two sentences, more details up to 150
          words. The first paragraph says what the occasion is and what is wanted, with the deadline if there is one;
          three or more requests or questions follow it as a list with “- ”. Then the rest, what matters more first, and
          thanks for something earlier at the very end. Days of the week stand without a date worked out for them. No “I
          hope this finds you well”, “I am writing to”, “with regard to”, “please do not hesitate to”, “thank you in
          advance”.

          Closing, in English: “Yours sincerely,” after a surname in formal or grave matters, “Yours faithfully,” after
          “Dear Sir or Madam,”; otherwise “Kind regards,” or, among people who know each other, “Best wishes,”. In the
          line below it the name; if it is missing, [name]. A blank line stands between greeting, paragraphs and
          closing. Company, position and phone number only if they are given.

          Do not invent reasons, promises, apologies, dates, attachments or earlier conversations. A gap stands only
          where the e-mail would fail without it, such as [customer number] when cancelling a contract.

          Subject: three different suggestions of 20 to 50 characters, only one for a single detail. Each names the
          matter so that the e-mail can be found again; one of them also the deadline or the question, if there is one.
          No “Important”, no “Request” alone, no gaps in brackets, no exclamation mark, no full stop at the end.`,
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
