import { form } from '#shared/answers.ts'
import { area, line, words } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { guide } from '../guides/amazon_product_description.ts'

export default engine(
  {
    id: 59,
    icon: 'cart',
    name: { de: 'Amazon-Produktseite', en: 'Amazon listing' },
    description: { de: 'Titel, fünf Punkte, Text und Suchbegriffe.', en: 'Title, five bullets, text and keywords.' },
    category: ['sales', 'product'],
    action: ['content_creation', 'text_creation'],
    access: paid,
    guide,
  },
  {
    amazon_product_description: call({
      fields: {
        content: area(
          { de: 'Welches Produkt soll auf Amazon stehen?', en: 'Which product is to be sold on Amazon?' },
          {
            placeholder: {
              de: 'Marke, Name, Material, Maße, Menge, Farbe, was es kann, für wen. Stichpunkte genügen.',
              en: 'Brand, name, material, dimensions, quantity, colour, what it does, for whom. Notes will do.',
            },
          },
        ),
      },
      more: ['language', 'audience', 'include', 'avoid', 'variants'],
      answer: form(
        {
          title: line({ de: 'Titel', en: 'Title' }, { max: 200, labels: ['Produkttitel', 'Product title'] }),
          bullets: words(
            { de: 'Punkte', en: 'Bullet points' },
            { max: 255, most: 5, labels: ['Punkt', 'Stichpunkte', 'Bullet', 'Bullets', 'Bullet point'] },
          ),
          description: area(
            { de: 'Beschreibung', en: 'Description' },
            { max: 2000, labels: ['Produktbeschreibung', 'Product description'] },
          ),
          terms: line({ de: 'Suchbegriffe', en: 'Search terms' }, { max: 249, labels: ['Keywords'] }),
        },
        { view: 'listing' },
      ),
      creativity: 0.4,
      prompt: {
        de: `
          Schreibe die Produktseite für Amazon zu dem Produkt in {{ content }}.

          Titel: Marke, Name, was es ist, die wichtigsten Merkmale, höchstens 150 Zeichen, ohne Werbewörter. Fünf
          Punkte, jeder beginnt mit zwei bis vier Wörtern in Großbuchstaben, höchstens 240 Zeichen. Beschreibung in
          Absätzen, höchstens 1.500 Zeichen. Suchbegriffe: einzelne Wörter, die im Titel nicht vorkommen, ohne Marken,
          zusammen höchstens 240 Zeichen.`,
        en: `
          Write the Amazon listing for the product in {{ content }}.

          Title: brand, name, what it is, the main features, at most 150 characters, no advertising words. Five bullet
          points, each beginning with two to four words in capitals, at most 240 characters. Description in
          paragraphs, at most 1,500 characters. Search terms: single words that are not in the title, no brands,
          together at most 240 characters.`,
      },
    }),
  },
)
