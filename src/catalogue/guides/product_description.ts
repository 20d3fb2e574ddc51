import type { Guide } from '../engine.ts'
import { plainNotes } from '../options.ts'
import { prose } from '../prose.ts'

export const guide: Guide = {
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
}
