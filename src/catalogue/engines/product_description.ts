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
          }} genannt ist{% endif %}.

          ${inTone('tonality').de}

          {% if salutation == 'formal' %}Wer es liest, wird gesiezt.{% elsif salutation == 'informal' %}Wer es liest,
          wird geduzt.{% else %}Der Text handelt vom Produkt und spricht niemanden an.{% endif %}{% if context %}
          Geschrieben wird für die, die das Produkt benutzen, auch wenn ein Händler es verkauft.{% endif %}

          Sind nur wenige Stichworte da, so genügen eine Überschrift, die das Produkt nennt, und ein oder zwei Sätze,
          die sagen, was noch nicht in ihr steht, ohne Liste.

          {% if context %}Sonst entscheidet die Stelle über Länge und Form; die Überschrift zählt nicht mit. Onlineshop:
          Überschrift, Text und Liste, höchstens 180 Wörter. Katalog: Überschrift und ein dichter Absatz, höchstens 100
          Wörter. Flyer, Schild oder Verpackung: Überschrift und drei bis fünf kurze Zeilen, jede ein eigener Absatz,
          höchstens 50 Wörter. Andere Stellen nach diesem Maß: je weniger Zeit zum Lesen, desto kürzer. Reicht der Platz
          nicht für alles, so fällt weg, was beim Kauf am wenigsten zählt; Preis und Einschränkungen bleiben.{% else
          %}Sonst besteht sie aus Überschrift, Text und Liste und hat höchstens 180 Wörter.{% endif %}

          Überschrift: der Name und was es ist, oder der Name und das wichtigste Merkmal. Text: zuerst, für wen oder
          wofür es gemacht ist, wenn es dasteht, sonst was es ist; dann die Merkmale, auf die es beim Kauf ankommt.
          Überschrift und Text sagen nichts doppelt. Liste, wo eine vorgesehen ist: was man nachschlägt, etwa Maße,
          Material, Pflege und Preis, knapp und jede Angabe einmal.

          Zum Merkmal gehört sein Nutzen, wenn er dasteht oder zwingend folgt: Was spülmaschinenfest ist, muss niemand
          von Hand spülen; was aus Eiche ist, hält deshalb nicht ein Leben lang. Sonst steht das Merkmal allein.
          Einschränkungen werden sachlich genannt.

          Nicht erfunden werden Verwendung, Zielgruppe, Wirkung, Herkunft, Prüfsiegel, Lieferumfang, Lieferzeit und
          Vergleiche mit anderen Produkten. Ohne Superlative, ohne „hochwertig“, „perfekt“, „ideal“, „Must-have“, ohne
          Lücken in Klammern{% unless tonality == 'enthusiastic' %}, ohne Ausrufezeichen{% endunless %}.

          Form: Überschrift mit „# “, Text in Absätzen, Liste mit „- “.`,
        en: `
          Write the description of the product in {{ content }}{% if context %} for the place named in {{ context }}{%
          endif %}.

          ${inTone('tonality').en}

          {% if salutation == 'formal' %}Where the language has a formal and a familiar address, readers are addressed
          formally.{% elsif salutation == 'informal' %}Where the language has a formal and a familiar address, readers
          are addressed familiarly.{% else %}The text is about the product and addresses nobody.{% endif %}{% if context
          %} Write for those who use the product, even if a dealer sells it.{% endif %}

          If there are only a few notes, a headline that names the product and one or two sentences that say what it
          does not say yet are enough, without a list.

          {% if context %}Otherwise the place decides on length and form; the headline does not count. Online shop:
          headline, text and list, 180 words at most. Catalogue: headline and one dense paragraph, 100 words at most.
          Flyer, sign or packaging: headline and three to five short lines, each a paragraph of its own, 50 words at
          most. Other places by the same measure: the less time to read, the shorter. If there is no room for
          everything, leave out what matters least when buying; the price and any restrictions stay.{% else %}Otherwise
          it consists of headline, text and list, and has 180 words at most.{% endif %}

          Headline: the name and what it is, or the name and its most important feature. Text: first for whom or for
          what it is made, if that is stated, else what it is; then the features that matter when buying. Headline and
          text say nothing twice. List, where there is one: what people look up, such as measures, material, care and
          price, terse, each detail once.

          A feature comes with its benefit if the benefit is stated or follows of necessity: what is dishwasher-safe
          need not be washed by hand; what is made of oak does not last a lifetime for that reason. Otherwise the
          feature stands alone. State restrictions plainly.

          Do not invent use, target group, effect, origin, test seals, what is in the box, delivery time or comparisons
          with other products. No superlatives, no “high-quality”, “perfect”, “ideal”, “must-have”, “elevate”, no gaps
          in brackets{% unless tonality == 'enthusiastic' %}, no exclamation marks{% endunless %}.

          Form: headline with “# ”, text in paragraphs, list with “- ”.`,
      },
      creativity: 0.5,
    }),
  },
)
