import { text } from '#shared/answers.ts'
import { area } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine } from '../engine.ts'
import { address, inTone, plainNotes, tonality } from '../options.ts'
import { prose } from '../prose.ts'

export default engine(
  {
    id: 14,
    icon: 'blocks',
    name: { de: 'Landingpage', en: 'Landing page' },
    description: { de: 'Eine ganze Seite, Abschnitt für Abschnitt.', en: 'A whole page, block by block.' },
    category: ['marketing', 'sales'],
    action: ['content_creation', 'text_creation'],
    access: ['premium', 'premium_plus'],
    guide: {
      title: { de: 'So führt die Seite zum Ziel', en: 'How the page reaches its goal' },
      expects: [
        { de: 'Das Angebot', en: 'The offer' },
        { de: 'Für wen', en: 'For whom' },
        { de: 'Der Ablauf', en: 'How it works' },
        { de: 'Belege', en: 'Proof' },
        { de: 'Preis und Bedingungen', en: 'Price and terms' },
        { de: 'Der nächste Schritt', en: 'The next step' },
      ],
      advice: [
        {
          title: { de: 'Eine Seite, ein Ziel.', en: 'One page, one goal.' },
          text: {
            de: 'Buchen, anrufen oder bestellen: Was Sie nennen, steht oben und unten auf der Seite.',
            en: 'Book, call or order: what you name appears at the top and at the bottom of the page.',
          },
        },
        {
          title: { de: 'Jeder Abschnitt braucht Stoff.', en: 'Each block needs substance.' },
          text: {
            de: 'Ohne Kundenstimme kein Abschnitt mit Belegen. Erfunden wird keine.',
            en: 'Without a customer’s words there is no block with proof. None are invented.',
          },
        },
        plainNotes,
      ],
      example: {
        generate_landing_page: {
          info: prose({
            de: `
              Radwerk unterwegs, mobile Fahrradwerkstatt in Kassel. Wir kommen nach Hause oder ins Büro, Montag bis
              Freitag von 8 bis 19 Uhr, meist innerhalb von drei Tagen. Termin online wählen, Rad beschreiben, wir
              bringen die Teile mit; eine Inspektion dauert 50 Minuten. Bei Regen arbeiten wir im Bus. Inspektion 69
              Euro, Anfahrt im Stadtgebiet inbegriffen, Teile nach Preisliste. Auch Lastenräder und Elektroräder,
              Motoren nicht. Seit 2021 4.800 Räder. Petra L. aus Wehlheiden: Morgens war es platt, abends bin ich
              wieder gefahren. Gesucht wird nach mobile Fahrradwerkstatt Kassel. Ziel: Termin buchen.`,
            en: `
              Radwerk unterwegs, a mobile bicycle workshop in Kassel. We come to your home or office, Monday to Friday
              from 8 am to 7 pm, mostly within three days. Choose a date online, describe the bike, we bring the parts;
              a service takes 50 minutes. When it rains we work in the van. Service 69 euros, travel within the city
              included, parts by price list. Cargo bikes and electric bikes, too, but no motors. 4,800 bikes repaired
              since we began in 2021. Petra L. from Wehlheiden: It was flat in the morning, and in the evening I was
              riding again. People search for mobile bike repair Kassel. Goal: book a visit.`,
          }),
          salutation: 'formal',
          tonality: 'informal',
        },
      },
      shows: prose({
        de: `
          # Mobile Fahrradwerkstatt in Kassel: Wir kommen zu Ihrem Rad

          Zu Hause oder im Büro, meist innerhalb von drei Tagen.

          **Termin buchen**

          ## Ihr Rad bleibt, wo Sie sind

          - **Vor der Tür:** Montag bis Freitag von 8 bis 19 Uhr, bei Regen arbeiten wir im Bus.
          - **Fester Preis:** 69 Euro für die Inspektion, die Anfahrt im Stadtgebiet ist dabei.

          ## In drei Schritten wieder unterwegs

          1. Sie wählen online einen Termin.
          2. Sie beschreiben Ihr Rad, und wir bringen die Teile mit.
          3. Nach 50 Minuten ist die Inspektion fertig.

          ## 4.800 Räder seit 2021

          „Morgens war es platt, abends bin ich wieder gefahren.“ – Petra L., Wehlheiden …`,
        en: `
          # Mobile bike repair in Kassel: we come to your bike

          At home or at the office, mostly within three days.

          **Book a visit**

          ## Your bike stays where you are

          - **At your door:** Monday to Friday from 8 am to 7 pm; when it rains, we work in the van.
          - **One price:** 69 euros for a service, travel within the city included.

          ## Three steps to riding again

          1. You choose a date online.
          2. You describe your bike, and we bring the parts.
          3. After 50 minutes the service is done.

          ## 4,800 bikes since 2021

          “It was flat in the morning, and in the evening I was riding again.” – Petra L., Wehlheiden …`,
      }),
    },
  },
  {
    generate_landing_page: call({
      fields: {
        info: area(
          { de: 'Wofür soll die Seite werben?', en: 'What should the page promote?' },
          {
            placeholder: {
              de: 'Angebot, für wen, Ablauf, Preis, Belege, Suchwörter, Ziel. Stichpunkte genügen.',
              en: 'Offer, for whom, how it works, price, proof, keywords, goal. Notes will do.',
            },
          },
        ),
        salutation: { ...address, optional: true, default: 'informal' },
        tonality: { ...tonality, optional: true },
      },
      more: ['language', 'audience', 'length', 'include', 'avoid'],
      quality: 'best',
      prompt: {
        de: `
          Schreiben Sie den Text einer Landingpage für das Angebot in {{ info }}.

          {% if salutation == 'formal' %}Wer die Seite liest, wird gesiezt.{% else %}Wer die Seite liest, wird geduzt,
          in der Einzahl.{% endif %}

          ${inTone('tonality').de}

          Die Seite führt zu einer Handlung. Nennen die Angaben eine, ist es diese; sonst „Kontakt aufnehmen“. Der
          Aufruf dazu hat zwei bis vier Wörter, das Verb in der Grundform, und steht fett und allein in einer Zeile.

          Die Seite ist so lang, wie die Angaben reichen. Steht dort nur das Angebot selbst, so besteht sie allein aus
          dem Anfang. Sonst folgen ihm in dieser Reihenfolge die Abschnitte, zu denen etwas angegeben ist, und am Ende
          der Abschluss. Jede Tatsache steht nur in einem Abschnitt; nur der Abschluss nennt Angebot und Preis noch
          einmal.

          Anfang: mit „# “ in höchstens zehn Wörtern, was man bekommt, mit dem wichtigsten Suchwort, wenn Suchwörter
          genannt sind. Darunter ein Satz von höchstens 20 Wörtern, der sagt, für wen es ist oder was es besonders
          macht, und nicht die Überschrift wiederholt. Dann der Aufruf.

          Nutzen: höchstens fünf Punkte als Liste, jeder „- **Stichwort:** “ und ein Satz. Er sagt, was man davon hat,
          wenn die Angaben es sagen; sonst nennt er nur die Tatsache.

          Ablauf: zwei bis vier nummerierte Schritte, wenn die Angaben sagen, wie es vor sich geht.

          Belege: Zahlen, Kunden, Auszeichnungen, Kundenstimmen. Kundenstimmen stehen wörtlich und mit Namen.

          Fragen: höchstens fünf, die sich vor der Entscheidung stellen und die die Angaben beantworten, auch zu dem,
          was nicht geht. Die Frage mit „### “, die Antwort darunter in einem oder zwei Sätzen.

          Abschluss: in ein bis zwei Sätzen Angebot, Preis und Bedingungen, soweit genannt; darunter der Aufruf, Wort
          für Wort wie am Anfang.

          Jeder Abschnitt nach dem Anfang beginnt mit „## “ und einer Überschrift, die etwas Bestimmtes sagt, höchstens
          acht Wörter; keine heißt „Vorteile“, „So funktioniert es“ oder „Häufige Fragen“.

          Kurze Sätze, die man im Überfliegen versteht. Ohne Superlative, ohne „Willkommen“, „einzigartig“,
          „maßgeschneidert“, „Ihr Partner für“, ohne Druck („nur noch heute“), der nicht in den Angaben steht, ohne
          Ausrufezeichen, ohne Lücken in Klammern.

          Länge: höchstens 400 Wörter.`,
        en: `
          Write the text of a landing page for the offer in {{ info }}.

          {% if salutation == 'formal' %}Readers are addressed as “you”; where the language has a formal and a familiar
          address, formally.{% else %}Readers are addressed as “you”; where the language has a formal and a familiar
          address, familiarly, as one person.{% endif %}

          ${inTone('tonality').en}

          The page leads to one action. If the details name one, use that; otherwise “Get in touch”. Its call to action
          has two to four words and stands in bold on a line of its own.

          The page is as long as its details allow. If they name nothing but the offer itself, the page is the opening
          alone. Otherwise the opening is followed by those sections, in this order, for which there are details, and
          then by the close. Each fact appears in one section only; only the close repeats offer and price.

          Opening: after “# ”, in at most ten words, what readers get, with the main keyword if keywords are given.
          Below it, one sentence of at most 20 words that says who it is for or what is special about it, without
          repeating the headline. Then the call to action.

          Benefits: at most five points as a list, each “- **Keyword:** ” and one sentence. It says what readers gain
          if the details say so; otherwise it just states the fact.

          Steps: two to four, numbered, if the details say how it works.

          Proof: figures, customers, awards, testimonials. Testimonials are quoted word for word, with a name.

          Questions: at most five that come up before deciding and that the details answer, including what is not
          possible. The question after “### ”, the answer below it in one or two sentences.

          Close: offer, price and terms, as far as given, in one or two sentences; below them the call to action, word
          for word as in the opening.

          Each section after the opening begins with “## ” and a specific heading of at most eight words; none is
          called “Benefits”, “How it works” or “FAQ”.

          Short sentences that can be taken in at a glance. No superlatives, no “welcome”, “unique”, “tailored”,
          “seamless”, “unlock”, “look no further”, no pressure (“today only”) that is not in the details, no
          exclamation marks, no gaps in brackets.

          Length: at most 400 words.`,
      },
      answer: text({ view: 'blocks' }),
      streams: true,
      creativity: 0.6,
    }),
  },
)
