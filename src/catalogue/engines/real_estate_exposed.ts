import { area, choice, line } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { guide } from '../guides/real_estate_exposed.ts'

export default engine(
  {
    id: 30,
    icon: 'house',
    name: { de: 'Immobilien-Exposé', en: 'Property listing' },
    description: { de: 'Lage, Räume und Licht, ehrlich gezeigt.', en: 'Location, rooms and light, honestly told.' },
    category: ['sales', 'marketing'],
    action: ['text_creation', 'content_creation'],
    access: paid,
    guide,
  },
  {
    real_estate: call({
      fields: {
        type: choice(
          { de: 'Was bieten Sie an?', en: 'What are you offering?' },
          {
            house: { de: 'Haus', en: 'house' },
            apartment: { de: 'Wohnung', en: 'apartment' },
            office: { de: 'Büro', en: 'office' },
            garage: { de: 'Garage', en: 'garage' },
            sharedRoom: { de: 'WG-Zimmer', en: 'shared room' },
            property: { de: 'Grundstück', en: 'property' },
          },
          { optional: true, default: 'house' },
        ),
        location: line(
          { de: 'Wo liegt die Immobilie?', en: 'Where is the property?' },
          {
            placeholder: { de: 'Ort, Viertel, Verkehr, Umgebung', en: 'Town, neighbourhood, transport, surroundings' },
          },
        ),
        features: area(
          { de: 'Was gehört zur Immobilie?', en: 'What comes with the property?' },
          {
            placeholder: {
              de: 'Fläche, Zimmer, Baujahr, Zustand, Ausstattung, Energie, Preis. Stichpunkte genügen.',
              en: 'Floor area, rooms, year, condition, fittings, energy, price. Notes will do.',
            },
          },
        ),
        content: area(
          { de: 'Was macht die Immobilie besonders?', en: 'What makes the property special?' },
          {
            optional: true,
            placeholder: {
              de: 'Der Blick, das Licht, die Nachbarschaft, eine Geschichte.',
              en: 'The view, the light, the neighbours, a story.',
            },
          },
        ),
      },
      more: ['language', 'address', 'tone', 'length', 'include', 'avoid', 'variants'],
      sender: ['name', 'organisation', 'phone', 'email', 'web'],
      prompt: {
        de: `
          Schreibe das Immobilien-Exposé für ein Objekt der Art „{{ type }}“ mit den Merkmalen in {{ features }} und der Lage
          in {{ location }}.

          {% if content %}Was es besonders macht, steht in {{ content }}.{% endif %} `,
        en: `
          Write the listing for a property of the kind “{{ type }}” with the features in {{ features }} and the location
          in {{ location }}.

          {% if content %}What makes it special is in {{ content }}.{% endif %} `,
      },
      creativity: 0.6,
    }),
  },
)
