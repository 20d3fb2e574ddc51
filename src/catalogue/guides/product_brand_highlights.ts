import type { Guide } from '../engine.ts'
import { plainNotes } from '../options.ts'
import { prose } from '../prose.ts'

export const guide: Guide = {
  title: { de: 'So sieht man, was daran gut ist', en: 'How people see what is good about it' },
  expects: [
    { de: 'Name', en: 'Name' },
    { de: 'Material', en: 'Material' },
    { de: 'Maße und Gewicht', en: 'Dimensions and weight' },
    { de: 'Herstellung', en: 'How it is made' },
    { de: 'Garantie', en: 'Warranty' },
    { de: 'Was andere nicht haben', en: 'What others lack' },
  ],
  advice: [
    {
      title: { de: 'Eigenschaften statt Lob.', en: 'Properties, not praise.' },
      text: {
        de: '„900 g, wasserdicht bis zum Reißverschluss“ überzeugt, „hochwertig“ nicht.',
        en: '“900 g, waterproof up to the zip” convinces; “high quality” does not.',
      },
    },
    {
      title: { de: 'Auch das Kleine.', en: 'The small things, too.' },
      text: {
        de: 'Die Schlaufe fürs Rücklicht kauft manchmal mit.',
        en: 'The loop for the rear light sometimes makes the sale.',
      },
    },
    plainNotes,
  ],
  example: {
    product_highlights: {
      productName: { de: 'Rucksack Fjord 24', en: 'Fjord 24 backpack' },
      properties: prose({
        de: `
              24 Liter, 900 g. Gewebe aus alten Fischernetzen, wasserdicht bis zum Reißverschluss, der hält nur
              Spritzwasser ab. Fach für Laptop bis 15 Zoll, von der Seite zu öffnen. Schlaufe fürs Rücklicht. In Porto
              genäht. Nähte reparieren wir zehn Jahre lang kostenlos. 139 Euro.`,
        en: `
              24 litres, 900 g. Fabric made of old fishing nets, waterproof up to the zip, which only keeps off
              splashes. Compartment for a laptop up to 15 inches, opens from the side. Loop for a rear light. Sewn in
              Porto. We repair seams free of charge for ten years. 139 euros.`,
      }),
    },
  },
  shows: prose({
    de: `
          - **Genäht, um zu bleiben:** Geht eine Naht auf, reparieren wir sie zehn Jahre lang kostenlos.
          - **Leicht und geräumig:** 24 Liter Platz bei nur 900 Gramm.
          - **Laptop mit eigenem Eingang:** Das Fach bis 15 Zoll öffnet sich von der Seite, ohne dass Sie auspacken.
          - **Bei Regen im Vorteil:** Das Gewebe ist wasserdicht; der Reißverschluss hält Spritzwasser ab.
          - **Aus alten Netzen:** Der Stoff entsteht aus Fischernetzen, genäht wird in Porto.
          - **Im Dunkeln zu sehen:** An der Schlaufe hält Ihr Rücklicht.`,
    en: `
          - **Sewn to last:** if a seam opens, we repair it free of charge for ten years.
          - **Light and roomy:** 24 litres of space at only 900 grams.
          - **A door of its own for your laptop:** the compartment for up to 15 inches opens from the side, without
            unpacking.
          - **At ease in the rain:** the fabric is waterproof; the zip keeps off splashes.
          - **Made of old nets:** the fabric is made of fishing nets, the sewing is done in Porto.
          - **Seen in the dark:** the loop holds your rear light.`,
  }),
}
