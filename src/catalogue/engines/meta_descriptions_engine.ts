import { form } from '#shared/answers.ts'
import { area, line } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { fromPage, inTone, page, pageNotes, tonality } from '../options.ts'
import { prose } from '../prose.ts'

export default engine(
  {
    id: 16,
    icon: 'find',
    name: { de: 'Meta-Beschreibung', en: 'Meta description' },
    description: { de: 'Titel und Text für Ihren Suchtreffer.', en: 'Title and text for your search result.' },
    category: ['marketing', 'product'],
    action: ['text_creation', 'content_creation'],
    access: paid,
    guide: {
      title: { de: 'So steht Ihre Seite gut in der Suche', en: 'How to make your page look good in search' },
      expects: [
        { de: 'Was die Seite bietet', en: 'What the page offers' },
        { de: 'Die Suchwörter', en: 'The search words' },
        { de: 'Für wen', en: 'For whom' },
        { de: 'Was Sie unterscheidet', en: 'What sets you apart' },
        { de: 'Name der Website', en: 'Name of the website' },
      ],
      advice: [
        {
          title: { de: 'Das wichtigste Suchwort zuerst.', en: 'The main search word first.' },
          text: {
            de: 'Nennen Sie es so, wie es eingegeben wird. Es steht dann am Anfang des Titels.',
            en: 'Give it the way it is typed. It will then come first in the title.',
          },
        },
        {
          title: { de: 'Eine Zahl wirbt besser als ein Lob.', en: 'A figure sells better than praise.' },
          text: {
            de: '64 Sorten, Versand 2,90 Euro, seit 1987: Daran erkennt man, welchen Treffer man anklickt.',
            en: '64 varieties, postage 2.90 euros, since 1987: that tells people which result to click.',
          },
        },
        pageNotes,
      ],
      example: {
        meta_description: {
          content: prose({
            de: `
              Übersichtsseite Tomatensamen im Onlineshop der Gärtnerei Rotkehlchen aus Bamberg. 64 alte Sorten,
              samenfest, alle selbst vermehrt, Bio-zertifiziert. Tüte 3,20 Euro, Versand 2,90 Euro, ab 25 Euro frei.
              Jeder Tüte liegt ein Aussaatkalender bei. Für Menschen mit Garten oder Balkon. Gesucht wird vor allem
              nach Tomatensamen alte Sorten und samenfeste Tomaten.`,
            en: `
              Overview page for tomato seeds in the online shop of Rotkehlchen, a nursery in Bamberg. 64 heirloom
              varieties, open-pollinated, all grown by ourselves, certified organic. Packet 3.20 euros, postage 2.90
              euros, free from 25 euros. Each packet comes with a sowing calendar. For people with a garden or a
              balcony. People mostly search for heirloom tomato seeds and open-pollinated tomatoes.`,
          }),
          tonality: 'informal',
        },
      },
      shows: prose({
        de: `
          ## Titel

          Tomatensamen: 64 alte, samenfeste Sorten – Rotkehlchen

          ## Beschreibung

          Samenfeste Tomaten für Garten und Balkon: 64 alte Sorten in Bio-Qualität, selbst vermehrt. Tüte 3,20 Euro,
          mit Aussaatkalender. Jetzt Sorte aussuchen.`,
        en: `
          ## Title

          Heirloom Tomato Seeds: 64 Organic Varieties | Rotkehlchen

          ## Description

          Open-pollinated tomatoes for garden and balcony: 64 organic heirlooms, grown by us. 3.20 euros a packet,
          sowing calendar included. Pick your variety.`,
      }),
    },
  },
  {
    meta_description: call({
      fields: {
        content: area(
          { de: 'Worum geht es auf der Seite?', en: 'What is the page about?' },
          {
            or: 'url',
            placeholder: {
              de: 'Ihr Text oder Stichpunkte: Angebot, Suchwörter, Belege, Name der Website.',
              en: 'Your text or notes: offer, search words, proof, name of the website.',
            },
          },
        ),
        url: { ...page, or: 'content', access: paid },
        tonality: { ...tonality, optional: true },
      },
      more: ['language', 'address', 'audience', 'include', 'avoid', 'variants'],
      quality: 'quick',
      prompt: {
        de: `
          Schreiben Sie Titel und Beschreibung, mit denen {% if url %}die Seite in {{ url }}{% else %}die Seite zu dem
          Inhalt in {{ content }}{% endif %} in den Suchergebnissen steht.

          ${inTone('tonality').de}

          {% if url %}${fromPage.de}{% if content %} Was in {{ content }} steht, haben die Menschen hinter der Seite
          dazu angegeben: Suchwörter und Schwerpunkte von dort gehen vor; Tatsachen von dort gelten wie die der Seite.{%
          endif %}{% endif %}

          Titel: höchstens 60 Zeichen mit Leerzeichen, also höchstens acht Wörter; was länger ist, wird
          abgeschnitten. Am Anfang steht, wonach gesucht wird: das erste angegebene Suchwort, sonst das Wort, das jemand
          für genau diese Seite eingäbe. Danach, was sie von anderen Treffern unterscheidet. Der Name der Website steht,
          wenn er genannt ist und Platz bleibt, am Ende hinter einem Gedankenstrich, nötigenfalls gekürzt.

          Beschreibung: höchstens 155 Zeichen mit Leerzeichen, also höchstens 20 Wörter, in ein bis drei Sätzen. Das
          Wichtigste steht in den ersten 100 Zeichen: was man auf der Seite findet und was es einem bringt, mit einer
          Zahl oder einem anderen Beleg, wenn es einen gibt. Am Ende steht, was man dort tun kann, wenn das Material es
          sagt. Weitere Suchwörter stehen hier, soweit sie in einen Satz passen.

          Titel und Beschreibung wiederholen einander nicht; nur das gesuchte Wort steht in beiden, je einmal. Sie
          versprechen nur, was im Material steht: ohne Superlative, ohne Ausrufezeichen, ohne Wörter in Großbuchstaben,
          ohne „Willkommen“, „Hier erfahren Sie“ und „Lernen Sie uns kennen“, ohne Anführungszeichen und ohne Lücken in
          Klammern. Bei wenig Material genügt ein Satz.`,
        en: `
          Write the title and the description with which {% if url %}the page in {{ url }}{% else %}the page on the
          content in {{ content }}{% endif %} appears in search results.

          ${inTone('tonality').en}

          {% if url %}${fromPage.en}{% if content %} What stands in {{ content }} was added by the people behind the
          page: search words and emphases from there take precedence; facts from there hold like those of the page.{%
          endif %}{% endif %}

          Title: at most 60 characters with spaces, so ten words at most; what is longer is cut off. It begins
          with what people search for: the first search word given, else the word somebody would type for exactly this
          page. Then what sets it apart from other results. The name of the website, if it is given and there is room,
          stands at the end behind a vertical bar, shortened if need be.

          Description: at most 155 characters with spaces, so 25 words at most, in one to three sentences. The
          most important stands in the first 100 characters: what one finds on the page and what it is good for, with a
          figure or other proof if there is one. At the end stands what one can do there, if the material says so.
          Further search words stand here, as far as they fit into a sentence.

          Title and description do not repeat each other; only the word searched for stands in both, once each. They
          promise only what the material says: no superlatives, no exclamation marks, no words in capitals, no
          “Welcome”, “Learn more about” and “Get to know us”, no quotation marks and no gaps in brackets. With little
          material, one sentence will do.`,
      },
      answer: form(
        {
          title: line({ de: 'Titel', en: 'Title' }, { max: 60 }),
          description: line({ de: 'Beschreibung', en: 'Description' }, { max: 155 }),
        },
        { view: 'search-result' },
      ),
      house: 'meta',
      creativity: 0.5,
    }),
  },
)
