import type { Guide } from '../engine.ts'
import { prose } from '../prose.ts'

export const guide: Guide = {
  title: { de: 'So findet und kauft man es dort', en: 'How people find and buy it there' },
  expects: [
    { de: 'Marke und Name', en: 'Brand and name' },
    { de: 'Material', en: 'Material' },
    { de: 'Maße und Menge', en: 'Dimensions and quantity' },
    { de: 'Was es kann', en: 'What it does' },
    { de: 'Für wen', en: 'For whom' },
    { de: 'Lieferumfang', en: 'What is in the box' },
  ],
  advice: [
    {
      title: { de: 'Alle Maße angeben.', en: 'Give all dimensions.' },
      text: {
        de: 'Die häufigste Frage unter Produkten ist, ob etwas passt.',
        en: 'The most frequent question under products is whether it fits.',
      },
    },
    {
      title: { de: 'Wir zählen mit.', en: 'We count for you.' },
      text: {
        de: 'Titel, Punkte und Suchbegriffe werden gezählt, wie Amazon zählt: Suchbegriffe in Byte.',
        en: 'Title, bullets and search terms are counted as Amazon counts: search terms in bytes.',
      },
    },
    {
      title: { de: 'Keine Preise, keine Versprechen.', en: 'No prices, no promises.' },
      text: {
        de: '„Bestseller“ und „kostenloser Versand“ lehnt Amazon ab.',
        en: 'Amazon rejects “bestseller” and “free shipping”.',
      },
    },
  ],
  example: {
    amazon_product_description: {
      content: prose({
        de: `
              Marke Norda. Brotkasten Lade aus Akazie, 38 x 24 x 18 cm, Rolldeckel, innen ohne Lack. Vier Gummifüße.
              Belüftung hinten, Brot hält zwei bis drei Tage. Fassung für ein Brot bis 1,5 kg. Boden als Schneidbrett
              herausnehmbar. Nicht in die Spülmaschine.`,
        en: `
              Brand Norda. Bread bin Lade made of acacia, 38 x 24 x 18 cm, roll-top lid, no varnish inside. Four
              rubber feet. Air holes at the back, bread keeps for two to three days. Holds a loaf of up to 1.5 kg.
              Base lifts out as a cutting board. Not for the dishwasher.`,
      }),
    },
  },
  shows: prose({
    de: `
          ## Titel

          Norda Brotkasten Lade aus Akazie mit Rolldeckel, 38 x 24 x 18 cm, Boden als Schneidbrett, belüftet

          ## Punkte

          - BROT BLEIBT FRISCH: Die Belüftung hinten lässt Feuchtigkeit hinaus; ein Laib bis 1,5 kg hält zwei bis drei
            Tage.
          - BODEN UND BRETT: Der Boden lässt sich herausnehmen und dient als Schneidbrett.
          - INNEN OHNE LACK: Das Brot liegt auf unbehandelter Akazie.

          ## Beschreibung

          Der Rolldeckel braucht keinen Platz nach oben, vier Gummifüße halten den Kasten fest. Reinigung mit einem
          feuchten Tuch, nicht in der Spülmaschine.

          ## Suchbegriffe

          brotbox holz küche aufbewahrung brotkiste`,
    en: `
          ## Title

          Norda Lade Bread Bin in Acacia with Roll-Top Lid, 38 x 24 x 18 cm, Base Lifts Out as Cutting Board,
          Ventilated

          ## Bullet points

          - KEEPS BREAD FRESH: air holes at the back let moisture out; a loaf of up to 1.5 kg keeps for two to three
            days.
          - BASE AND BOARD: the base lifts out and serves as a cutting board.
          - NO VARNISH INSIDE: your bread lies on untreated acacia.

          ## Description

          The roll-top needs no room above, and four rubber feet hold the bin in place. Wipe clean; not for the
          dishwasher.

          ## Search terms

          breadbox wooden kitchen storage container loaf`,
  }),
}
