import { area, line } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { address, inTone, plainNotes, tonality } from '../options.ts'
import { prose } from '../prose.ts'

export default engine(
  {
    id: 6,
    icon: 'parcel',
    name: { de: 'Produktbeschreibung', en: 'Product description' },
    description: { de: 'Was es kann und wem es nützt, ehrlich.', en: 'What it does and for whom, honestly.' },
    category: ['product', 'sales'],
    action: ['text_creation', 'content_creation'],
    access: paid,
    popular: true,
    guide: {
      title: { de: 'So weiß man, was man kauft', en: 'How people know what they are buying' },
      expects: [
        { de: 'Name', en: 'Name' },
        { de: 'Maße und Material', en: 'Dimensions and material' },
        { de: 'Was es kann', en: 'What it does' },
        { de: 'Für wen', en: 'For whom' },
        { de: 'Was besonders ist', en: 'What is special' },
        { de: 'Preis', en: 'Price' },
      ],
      advice: [
        {
          title: { de: 'Sagen Sie, wozu es gut ist.', en: 'Say what it is good for.' },
          text: {
            de: '„7 cm dick, passt hinter die Tür“: Den Nutzen kennen Sie, geraten wird er nicht.',
            en: '“7 cm thick, fits behind a door”: you know what it is good for; nobody will guess.',
          },
        },
        {
          title: { de: 'Auch, was man wissen muss.', en: 'What people need to know, too.' },
          text: {
            de: 'Handwäsche, Aufbau zu zweit, dunkelt nach: Wer es vorher liest, schickt nichts zurück.',
            en: 'Hand wash, two people to assemble, darkens with age: whoever reads it beforehand returns nothing.',
          },
        },
        plainNotes,
      ],
      example: {
        product_description: {
          content: prose({
            de: `
              Klapphocker Trio aus der Tischlerei Ahlers in Oldenburg. Drei Beine aus geölter Esche, Sitz aus pflanzlich
              gegerbtem Rindleder. Sitzhöhe 46 cm. Zusammengeklappt 7 cm dick, passt hinter die Tür. Wiegt 1,9 kg, trägt
              120 kg. Trageriemen für unterwegs, etwa zum Angeln. Das Leder dunkelt mit den Jahren nach. Neuer Sitz
              einzeln für 39 Euro, in zwei Minuten ohne Werkzeug gewechselt. Preis 149 Euro. Für Leute mit wenig Platz
              und viel Besuch.`,
            en: `
              Folding stool Trio, made by Ahlers, a joiner in Oldenburg. Three legs of oiled ash, seat of
              vegetable-tanned cowhide. Seat height 46 cm. Folds to 7 cm, fits behind a door. Weighs 1.9 kg, carries 120
              kg. Strap for taking it along, to go fishing for example. The leather darkens over the years. New seat 39
              euros, changed in two minutes without tools. Price 149 euros. For people with little room and many
              guests.`,
          }),
          context: { de: 'Produktseite im eigenen Onlineshop', en: 'Product page in our own online shop' },
          tonality: 'convincing',
          salutation: 'formal',
        },
      },
      shows: prose({
        de: `
          # Klapphocker Trio aus Esche und Leder

          Für alle, die wenig Platz und viel Besuch haben: Zusammengeklappt ist Trio 7 Zentimeter dick und passt hinter
          die Tür. Am Riemen tragen Sie ihn zum Angeln; er wiegt 1,9 Kilogramm und trägt 120.

          Der Sitz aus pflanzlich gegerbtem Rindleder dunkelt mit den Jahren nach. Brauchen Sie einen neuen, kostet er
          39 Euro und ist in zwei Minuten gewechselt, ohne Werkzeug.

          - Beine: Esche, geölt
          - Sitzhöhe: 46 cm
          - Gewicht: 1,9 kg, Belastung bis 120 kg
          - Herkunft: Tischlerei Ahlers, Oldenburg
          - Preis: 149 Euro`,
        en: `
          # Trio folding stool in ash and leather

          For people with little room and many guests: folded, Trio is 7 centimetres thick and fits behind a door. Take
          it fishing by its strap; it weighs 1.9 kilograms and carries 120.

          The seat of vegetable-tanned cowhide darkens over the years. When you need a new one, it costs 39 euros and is
          changed in two minutes, without tools.

          - Legs: ash, oiled
          - Seat height: 46 cm
          - Weight: 1.9 kg, carries up to 120 kg
          - Made by: Ahlers, joiner in Oldenburg
          - Price: 149 euros`,
      }),
    },
  },
  {
    product_description: call({
      fields: {
        content: area(
          { de: 'Um welches Produkt geht es?', en: 'Which product is it?' },
          {
            placeholder: {
              de: 'Name, Material, Maße, was es kann, für wen, Preis. Stichpunkte genügen.',
              en: 'Name, material, dimensions, what it does, for whom, price. Notes will do.',
            },
          },
        ),
        context: line(
          { de: 'Wo wird der Text stehen?', en: 'Where will the text appear?' },
          {
            optional: true,
            placeholder: {
              de: 'Onlineshop, Katalog, Flyer, Regalschild',
              en: 'Online shop, catalogue, flyer, shelf sign',
            },
          },
        ),
        tonality: { ...tonality, optional: true },
        salutation: { ...address, optional: true },
      },
      more: ['language', 'audience', 'length', 'include', 'avoid', 'variants'],
      prompt: {
        de: `
          Schreiben Sie die Beschreibung des Produkts in {{ content }}{% if context %} für die Stelle, die in {{ context
          }} genannt ist, in der Form, die dort üblich ist{% endif %}.

          ${inTone('tonality').de} {% if salutation == 'formal' %}Wer es liest, wird gesiezt.{% elsif salutation ==
          'informal' %}Wer es liest, wird geduzt.{% endif %}

          Markdown.`,
        en: `
          Write the description of the product in {{ content }}{% if context %} for the place named in {{ context }}, in
          the form that is usual there{% endif %}.

          ${inTone('tonality').en}{% if salutation %} Readers are spoken to directly.{% endif %}

          Markdown.`,
      },
      creativity: 0.5,
    }),
  },
)
