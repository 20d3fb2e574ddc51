import { text } from '#shared/answers.ts'
import { area } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine } from '../engine.ts'
import { address, inTone, tonality } from '../options.ts'
import { guide } from '../guides/landing_page_engine.ts'

export default engine(
  {
    id: 14,
    icon: 'blocks',
    name: { de: 'Landingpage', en: 'Landing page' },
    description: { de: 'Eine ganze Seite, Abschnitt für Abschnitt.', en: 'A whole page, block by block.' },
    category: ['marketing', 'sales'],
    action: ['content_creation', 'text_creation'],
    access: ['premium', 'premium_plus'],
    guide,
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
      sender: ['organisation', 'about', 'address', 'phone', 'email'],
      quality: 'best',
      prompt: {
        de: `
          Schreibe den Text einer Landingpage aus den Stichworten in {{ info }}.

          {% if salutation == 'formal' %}Wer die Seite liest, wird gesiezt.{% else %}Wer die Seite liest, wird geduzt.{%
          endif %} ${inTone('tonality').de}

          Markdown: Überschrift mit „# “, Abschnitte mit „## “.`,
        en: `
          Write the copy of a landing page from the notes in {{ info }}.

          ${inTone('tonality').en} Where the language has two forms of address, the {% if salutation == 'formal'
          %}formal{% else %}familiar{% endif %} one.

          Markdown: headline with “# ”, sections with “## ”.`,
      },
      answer: text({ view: 'blocks' }),
      streams: true,
      creativity: 0.6,
    }),
  },
)
