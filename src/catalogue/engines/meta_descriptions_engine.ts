import { form } from '#shared/answers.ts'
import { area, line } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { fromPage, inTone, page, tonality } from '../options.ts'
import { guide } from '../guides/meta_descriptions_engine.ts'

export default engine(
  {
    id: 16,
    icon: 'find',
    name: { de: 'Meta-Beschreibung', en: 'Meta description' },
    description: { de: 'Titel und Text für Ihren Suchtreffer.', en: 'Title and text for your search result.' },
    category: ['marketing', 'product'],
    action: ['text_creation', 'content_creation'],
    access: paid,
    guide,
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
          Schreibe Titel und Beschreibung, mit denen {% if url %}die Seite in {{ url }}{% else %}die Seite zu dem
          Inhalt in {{ content }}{% endif %} in den Suchergebnissen steht.

          ${inTone('tonality').de} {% if url %}${fromPage.de}{% if content %} Suchwörter und Schwerpunkte in {{ content
          }} gehen vor.{% endif %}{% endif %}

          Titel höchstens 58 Zeichen, Beschreibung höchstens 150, beides ganze, werbende Sätze und keine Aufzählung.`,
        en: `
          Write the title and the description with which {% if url %}the page in {{ url }}{% else %}the page on the
          content in {{ content }}{% endif %} stands in the search results.

          ${inTone('tonality').en} {% if url %}${fromPage.en}{% if content %} Search words and priorities in {{ content
          }} come first.{% endif %}{% endif %}

          Title at most 58 characters, description at most 150, both inviting sentences and no list.`,
      },
      answer: form(
        {
          title: line(
            { de: 'Titel', en: 'Title' },
            { max: 60, labels: ['Meta-Titel', 'Meta title', 'Seitentitel', 'Title tag'] },
          ),
          description: line(
            { de: 'Beschreibung', en: 'Description' },
            { max: 155, labels: ['Meta-Beschreibung', 'Meta description'] },
          ),
        },
        { view: 'search-result' },
      ),
      house: 'meta',
      creativity: 0.5,
    }),
  },
)
