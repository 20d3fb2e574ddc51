import type { Guide } from '../engine.ts'
import { prose } from '../prose.ts'

export const guide: Guide = {
  title: { de: 'So finden sich die Suchbegriffe', en: 'How the search terms are found' },
  expects: [
    { de: 'Der fertige Text', en: 'The finished text' },
    { de: 'Überschriften', en: 'Headings' },
    { de: 'Produktnamen', en: 'Product names' },
    { de: 'Orte', en: 'Places' },
  ],
  advice: [
    {
      title: { de: 'Je länger, desto sicherer.', en: 'The longer, the surer.' },
      text: {
        de: 'Ab etwa 200 Wörtern zeigt sich, wovon ein Text wirklich handelt. 16.000 Zeichen passen hinein.',
        en: 'From about 200 words it becomes clear what a text is really about. 16,000 characters fit in.',
      },
    },
    {
      title: { de: 'Nur den Text, keine Navigation.', en: 'The text only, no navigation.' },
      text: {
        de: 'Menüs und Fußzeilen einer Webseite lassen Sie weg, sonst zählen sie mit.',
        en: 'Leave out the menus and footers of a web page, or they will count.',
      },
    },
    {
      title: { de: 'Was fehlt, steht nicht im Text.', en: 'What is missing is not in the text.' },
      text: {
        de: 'Fehlt ein Begriff, mit dem Sie gefunden werden möchten, gehört er in den Text.',
        en: 'If a term you want to be found by is missing, it belongs in the text.',
      },
    },
  ],
  example: {
    keyword_extractor: {
      content: prose({
        de: `
              Wer ein gebrauchtes Lastenrad kaufen möchte, sollte zuerst den Rahmen prüfen. Risse an den Schweißnähten
              machen ein Lastenrad unbrauchbar, und ein neuer Rahmen kostet meist mehr als das ganze Rad. Danach kommt
              der Akku an die Reihe: Nach 500 Ladezyklen hat ein Akku oft nur noch 80 Prozent seiner Kapazität.
              Seriöse Händler lesen die Ladezyklen aus und geben das Protokoll mit. Auch die Bremsen verdienen einen
              genauen Blick, denn ein beladenes Lastenrad wiegt schnell 200 Kilogramm. Hydraulische Scheibenbremsen
              sind hier Pflicht. In unserer Werkstatt in Münster prüfen wir jedes gebrauchte Lastenrad an 42 Punkten,
              tauschen Verschleißteile und geben ein Jahr Gewährleistung. Eine Probefahrt mit Ihren Kindern oder Ihrem
              Einkauf ist jederzeit möglich.`,
        en: `
              If you want to buy a used cargo bike, check the frame first. Cracks along the welds make a cargo bike
              useless, and a new frame usually costs more than the whole bike. Next comes the battery: after 500
              charge cycles, a battery often has only 80 per cent of its capacity left. Reputable dealers read out the
              charge cycles and hand you the report. The brakes deserve a close look as well, for a loaded cargo bike
              soon weighs 200 kilograms. Hydraulic disc brakes are a must here. In our workshop in Münster we check
              every used cargo bike at 42 points, replace worn parts and give a one-year warranty. A test ride with
              your children or your shopping is possible at any time.`,
      }),
    },
  },
  shows: prose({
    de: `
          1. gebrauchtes Lastenrad kaufen
          2. Lastenrad Münster
          3. Rahmen prüfen
          4. Risse an Schweißnähten
          5. Akku
          6. Ladezyklen
          7. Kapazität des Akkus
          8. hydraulische Scheibenbremsen
          9. Verschleißteile
          10. Gewährleistung
          11. Probefahrt`,
    en: `
          1. buy a used cargo bike
          2. cargo bike Münster
          3. frame check
          4. cracks along welds
          5. battery
          6. charge cycles
          7. battery capacity
          8. hydraulic disc brakes
          9. worn parts
          10. one-year warranty
          11. test ride`,
  }),
}
