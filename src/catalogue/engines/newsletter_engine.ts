import { form } from '#shared/answers.ts'
import { area, line, words } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { plainNotes } from '../options.ts'
import { prose } from '../prose.ts'

export default engine(
  {
    id: 13,
    icon: 'mails',
    name: { de: 'Newsletter', en: 'Newsletter' },
    description: { de: 'Betreff, Vorschau, Text und ein Aufruf.', en: 'Subject, preview, text and one next step.' },
    category: ['marketing', 'sales'],
    action: ['content_creation', 'text_creation'],
    access: paid,
    guide: {
      title: { de: 'So wird er geöffnet und gelesen', en: 'How to be opened and read' },
      expects: [
        { de: 'Was es Neues gibt', en: 'What is new' },
        { de: 'Was man davon hat', en: 'What readers gain' },
        { de: 'Wann und wo', en: 'When and where' },
        { de: 'Was zu tun ist', en: 'What to do' },
        { de: 'Wer schreibt', en: 'Who writes' },
      ],
      advice: [
        {
          title: { de: 'Ein Schritt, nicht fünf.', en: 'One step, not five.' },
          text: {
            de: 'Anmelden, antworten oder vorbeikommen: Nennen Sie den einen, der zählt, und den Weg dorthin.',
            en: 'Sign up, reply or drop in: name the one that counts, and the way there.',
          },
        },
        {
          title: { de: 'Für Leute, die Sie kennen.', en: 'For people you know.' },
          text: {
            de: '„240 Haushalte mit Gemüsekiste“ ergibt einen anderen Brief als „Kundschaft“.',
            en: '“240 households with a veg box” makes another letter than “customers”.',
          },
        },
        plainNotes,
      ],
      example: {
        newsletter: {
          context: prose({
            de: `
              Hof Lindenau, Gemüsekisten im Abo. Ab 7. Januar 2027 liefern wir mit dem Lastenrad statt mit dem
              Transporter. Liefertag wird Donnerstag statt Mittwoch, der Preis bleibt bei 21 Euro. Neu ist eine
              Pfandkiste aus Holz, die wir beim nächsten Mal wieder mitnehmen. Wer donnerstags nicht da ist, nennt bis
              zum 18. Dezember einen Ablageort.`,
            en: `
              Lindenau Farm, vegetable boxes by subscription. From 7 January 2027 we deliver by cargo bike instead of by
              van. Delivery day becomes Thursday instead of Wednesday, the price stays at 21 euros. New is a wooden
              deposit box, which we collect the next time. Whoever is out on Thursdays names a safe place by 18
              December.`,
          }),
          audience: {
            de: '240 Haushalte, die eine Gemüsekiste abonniert haben, viele Familien',
            en: '240 households that subscribe to a box, many families',
          },
          info: prose({
            de: `
              Am 16. Dezember in der Kiste: Grünkohl, Pastinaken, Äpfel. Ablageort als Antwort auf diese E-Mail. Es
              grüßen Theresa und Malte.`,
            en: `
              In the box on 16 December: kale, parsnips, apples. Safe place by reply to this e-mail. From Theresa and
              Malte.`,
          }),
        },
      },
      shows: prose({
        de: `
          ## Betreff

          - Ihre Gemüsekiste kommt ab Januar donnerstags
          - Wohin mit der Kiste, wenn Sie nicht da sind?
          - Das Gemüse kommt jetzt mit dem Rad

          ## Vorschautext

          Neuer Liefertag, gleicher Preis, eine Kiste aus Holz: was sich ab 7. Januar ändert.

          ## Text

          Liebe Kistenhaushalte,

          ab dem 7. Januar bringen wir Ihr Gemüse mit dem Lastenrad, und zwar donnerstags statt mittwochs. Der Preis
          bleibt bei 21 Euro.

          ### Eine Kiste aus Holz

          Sie ist mit Pfand belegt; beim nächsten Mal nehmen wir sie wieder mit.

          ### Am 16. Dezember

          In der Kiste liegen Grünkohl, Pastinaken und Äpfel.

          **Donnerstags nicht da? Antworten Sie bis 18. Dezember mit Ihrem Ablageort.**

          Es grüßen Theresa und Malte`,
        en: `
          ## Subject

          - Your veg box comes on Thursdays from January
          - Where may we leave your box?
          - Your vegetables now come by bike

          ## Preview text

          New day, same price, a box made of wood: what changes on 7 January.

          ## Text

          Dear box households,

          From 7 January we bring your vegetables by cargo bike, and on Thursdays instead of Wednesdays. The price stays
          at 21 euros.

          ### A box made of wood

          It carries a deposit; the next time we come, we collect it.

          ### On 16 December

          Your box holds kale, parsnips and apples.

          **Out on Thursdays? Reply by 18 December and name a safe place.**

          Best wishes from Theresa and Malte`,
      }),
    },
  },
  {
    newsletter: call({
      fields: {
        context: area(
          { de: 'Worum geht es in dieser Ausgabe?', en: 'What is this issue about?' },
          {
            placeholder: {
              de: 'Neuigkeit, Angebot, Termin, Rückblick; was man tun soll. Stichpunkte genügen.',
              en: 'News, offer, date, review; what readers should do. Notes will do.',
            },
          },
        ),
        audience: line(
          { de: 'Wer bekommt ihn?', en: 'Who receives it?' },
          {
            placeholder: {
              de: 'Stammkundschaft, Vereinsmitglieder, Eltern der Kita',
              en: 'Regular customers, club members, nursery parents',
            },
          },
        ),
        info: area(
          { de: 'Was gehört noch hinein?', en: 'What else belongs in it?' },
          {
            optional: true,
            placeholder: {
              de: 'Öffnungszeiten, Adresse, Verweise, wer grüßt.',
              en: 'Opening times, address, links, who signs.',
            },
          },
        ),
      },
      more: ['language', 'address', 'tone', 'length', 'include', 'avoid'],
      prompt: {
        de: `
          Schreiben Sie einen Newsletter über das, was in {{ context }} steht, für die Menschen, die in {{ audience }}
          genannt sind.

          {% if info %}Was in {{ info }} steht, kommt ebenfalls vor; was dort nur eine Nebensache ist, knapp und am
          Ende.{% endif %}

          Die Empfänger entscheiden über Anrede, Wortwahl und darüber, was für sie das Wichtigste ist. Steht im Material
          „Sie“ oder „ihr“, so gilt das; sonst „Sie“, nur Mitglieder, Team, Jugendliche und Freunde mit „ihr“. Die
          Anrede bleibt von Anfang bis Ende gleich. Wer schreibt, spricht als „wir“, eine einzelne Person als „ich“.

          Betreff: drei verschiedene Vorschläge von 25 bis 50 Zeichen, bei wenig Stoff zwei. Einer nennt die Neuigkeit,
          einer, was man davon hat, einer eine Frage oder eine Einzelheit, die neugierig macht. Jeder hält, was er
          verspricht. Ohne „Newsletter“, ohne Ausrufezeichen, ohne Wörter in Großbuchstaben.

          Vorschautext: 40 bis 90 Zeichen. Er steht im Postfach neben dem Betreff, nennt aus dem Material das Nächste,
          was man wissen will, und passt zu jedem der Vorschläge.

          Text, in dieser Ordnung. Eine Anrede, die zu den Empfängern passt, ohne Namen und ohne Platzhalter; nach ihrem
          Komma geht es klein weiter. Ein Absatz aus ein bis drei Sätzen mit dem Wichtigsten: was neu ist und was das
          für sie heißt, ohne Wetter, ohne „mit diesem Newsletter“. Dann für jede weitere Sache ein Abschnitt mit einer
          Zwischenüberschrift, die schon etwas sagt, und ein bis vier Sätzen; gibt es nur eine Sache, kommt der Text
          ohne Zwischenüberschriften aus. Dann genau ein Aufruf in einer eigenen Zeile: der wichtigste Schritt, mit
          Frist und mit dem Weg dorthin, so wie er angegeben ist. Am Ende ein Gruß mit dem Namen, wenn einer genannt
          ist.

          Nennt das Material keinen Schritt, so ergibt er sich aus der Sache: sich den Tag vormerken, vorbeikommen.
          Einen Weg dorthin, der nicht dasteht, erfinden Sie nicht und lassen auch keine Lücke dafür.

          Länge: 80 bis 250 Wörter, so weit der Stoff trägt; aus einem Satz werden drei oder vier. Nicht erfunden werden
          Rabatte, Termine, Fristen, Stimmen aus der Kundschaft, Rückblicke und Gefühle. Impressum und Abmeldung fügt
          das Versandprogramm an.

          Form des Textes: Zwischenüberschriften mit „### “, der Aufruf fett mit „**“, eine Internetadresse als
          [Worte](Adresse), Aufzählungen nur für drei oder mehr gleichartige Dinge mit „- “.`,
        en: `
          Write a newsletter about what stands in {{ context }} for the people named in {{ audience }}.

          {% if info %}What stands in {{ info }} occurs, too; what is a side issue there, briefly and at the end.{%
          endif %}

          The readers decide on the greeting, the choice of words and on what matters most to them. Where the language
          has a formal and a familiar address, use that of the material, else the formal one, and the familiar one only
          for members, teams, young people and friends. Whoever writes speaks as “we”, a single person as “I”.

          Subject: three different suggestions of 25 to 50 characters, two if there is little matter. One gives the
          news, one what readers gain, one a question or a detail that arouses curiosity. Each keeps what it promises.
          No “newsletter”, no exclamation mark, no words in capitals.

          Preview text: 40 to 90 characters. It stands beside the subject in the inbox, gives from the material the next
          thing one wants to know, and goes with each of the suggestions.

          Text, in this order. A greeting that suits the readers, without a name and without a placeholder. A paragraph
          of one to three sentences with what matters most: what is new and what it means for them, without the weather
          and without “in this newsletter”. Then for each further matter a section with a subheading that already says
          something, and one to four sentences; if there is one matter only, the text has no subheadings. Then exactly
          one call to act in a line of its own: the most important step, with its deadline and with the way there, as
          given. At the end a closing with the name, if one is given.

          If the material names no step, it follows from the matter: note the day, drop in. Do not invent a way there
          that is not given, and leave no gap for it either.

          Length: 80 to 250 words, as far as the matter carries; a single sentence becomes three or four. Do not invent
          discounts, dates, deadlines, customers’ voices, reviews of the past or feelings. Imprint and unsubscribing are
          added by the program that sends it.

          Form of the text: subheadings with “### ”, the call to act in bold with “**”, a web address as
          [words](address), lists only for three or more things of a kind with “- ”.`,
      },
      answer: form(
        {
          subjects: words({ de: 'Betreff', en: 'Subject' }, { max: 60, most: 3 }),
          preheader: line({ de: 'Vorschautext', en: 'Preview text' }, { max: 100 }),
          body: area({ de: 'Text', en: 'Text' }),
        },
        { view: 'mail', wire: 'data' },
      ),
      creativity: 0.6,
    }),
  },
)
