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
      title: { de: 'So wird er geöffnet und gelesen', en: 'How to get it opened and read' },
      expects: [
        { de: 'Was es Neues gibt', en: 'What is new' },
        { de: 'Was man davon hat', en: 'What readers gain' },
        { de: 'Wann und wo', en: 'When and where' },
        { de: 'Was zu tun ist', en: 'What to do' },
        { de: 'Wer schreibt', en: 'Who is writing' },
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
            en: '“240 households with a veg box” makes a different letter from “customers”.',
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

          Sie ist mit Pfand belegt; beim nächsten Mal nehmen wir sie wieder mit. Am 16. Dezember liegen Grünkohl,
          Pastinaken und Äpfel darin.

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

          It carries a deposit; the next time we come, we collect it. On 16 December it holds kale, parsnips and
          apples.

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
              en: 'News, offer, date, a look back; what readers should do. Notes will do.',
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

          {% if info %}Was in {{ info }} steht, kommt ebenfalls vor; Nebensachen daraus knapp im letzten Abschnitt vor
          dem Aufruf.{% endif %}

          Die Empfänger entscheiden über Anrede, Wortwahl und darüber, was für sie das Wichtigste ist. Steht im Material
          „Sie“ oder „ihr“, so gilt das; sonst „Sie“, nur Mitglieder, Team, Jugendliche und Freunde mit „ihr“. Die
          Anrede bleibt von Anfang bis Ende gleich. Wer schreibt, spricht als „wir“, eine einzelne Person als „ich“.

          Umfang: Eine einzige Neuigkeit ohne Einzelheiten ergibt zwei Vorschläge für den Betreff und einen Text aus
          Anrede, einem Satz, Aufruf und Gruß. Mehr Stoff ergibt drei Vorschläge und bis zu 250 Wörter Text.

          Betreff: verschiedene Vorschläge von 25 bis 50 Zeichen. Einer nennt die Neuigkeit, die anderen, was man davon
          hat, oder eine Frage oder Einzelheit, die neugierig macht. Jeder hält, was er verspricht. Ohne „Newsletter“,
          ohne Ausrufezeichen, ohne Wörter in Großbuchstaben.

          Vorschautext: ein Satz mit höchstens 90 Zeichen. Er steht im Postfach neben dem Betreff, passt zu jedem der
          Vorschläge und nennt das Nächste, was man wissen will; gibt das Material nichts Weiteres her, so nennt er den
          Schritt aus dem Aufruf.

          Text, in dieser Ordnung. Eine Anrede, die zu den Empfängern passt, ohne Namen und ohne Platzhalter; nach ihrem
          Komma geht es klein weiter. Ein Absatz aus ein bis drei Sätzen mit dem Wichtigsten: was neu ist und was das
          für sie heißt, ohne Wetter, ohne „mit diesem Newsletter“. Dann für jede weitere Sache ein Abschnitt mit einer
          Zwischenüberschrift, die schon etwas sagt, und ein bis vier Sätzen; gibt es nur eine Sache, kommt der Text
          ohne Zwischenüberschriften aus. Dann genau ein Aufruf in einer eigenen Zeile: der wichtigste Schritt, mit
          Frist und Weg, wie sie angegeben sind; beides steht nur hier. Betrifft er nicht alle, so sagt er, wen. Am Ende
          ein Gruß mit dem Namen derer, die schreiben; ist keiner genannt, steht [Name].

          Nennt das Material keinen Schritt, so ergibt er sich aus der Sache, etwa sich den Tag vorzumerken; ergibt sich
          keiner, so fällt der Aufruf weg. Einen Weg dorthin, der nicht dasteht, erfinden Sie nicht und lassen auch
          keine Lücke dafür.

          Nicht erfunden werden Einladungen, Rabatte, Termine, Fristen, wie lange etwas gilt, Stimmen aus der
          Kundschaft, Rückblicke und Gefühle. Impressum und Abmeldung fügt das Versandprogramm an.

          Form des Textes: Zwischenüberschriften mit „### “, der Aufruf fett mit „**“, eine Internetadresse als
          [Worte](https://Adresse), auch wenn https:// im Material fehlt; Aufzählungen nur für drei oder mehr
          gleichartige Dinge mit „- “.`,
        en: `
          Write a newsletter about what stands in {{ context }} for the people named in {{ audience }}.

          {% if info %}What stands in {{ info }} has its place, too; side issues come briefly, in the last section
          before the call to action.{% endif %}

          The readers decide on the greeting, the choice of words and on what matters most to them. Where the language
          has a formal and a familiar address, use that of the material, else the formal one, and the familiar one only
          for members, teams, young people and friends. Whoever writes speaks as “we”, a single person as “I”.

          Scope: a single piece of news without details gives two suggestions for the subject and a text of greeting,
          one sentence, call to action and closing. More material gives three suggestions and up to 250 words of text.

          Subject: different suggestions of 25 to 50 characters. One gives the news, the others what readers gain, or a
          question or a detail that arouses curiosity. Each keeps what it promises. No “newsletter”, no exclamation
          mark, no words in capitals.

          Preview text: one sentence of 90 characters at most. It stands beside the subject in the inbox, fits each of
          the suggestions and gives the next thing one wants to know; if the material has nothing further, it gives the
          step from the call to action.

          Text, in this order. A greeting that suits the readers, without a name and without a placeholder. A paragraph
          of one to three sentences with what matters most: what is new and what it means for them, without the weather
          and without “in this newsletter”. Then for each further matter a section with a subheading that already says
          something, and one to four sentences; if there is one matter only, the text has no subheadings. Then exactly
          one call to action in a line of its own: the most important step, with its deadline and the way to do it, as
          given; both stand only here. If it does not concern everyone, it says whom. At the end a closing with the name
          of those who write; if none is given, [name].

          If the material names no step, it follows from the matter, such as noting the day; if none follows, there is
          no call to action. Do not invent a way to do it that is not given, and leave no gap for it either.

          Do not invent invitations, discounts, dates, deadlines, how long something holds, customers’ voices, memories
          of past events or feelings. The mailing program adds the imprint and the unsubscribe link.

          Form of the text: subheadings with “### ”, the call to action in bold with “**”, web addresses as
          [words](https://address), always with https://; lists only for three or more like things with “- ”.`,
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
