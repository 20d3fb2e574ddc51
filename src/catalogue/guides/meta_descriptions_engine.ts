import type { Guide } from '../engine.ts'
import { pageNotes } from '../options.ts'
import { prose } from '../prose.ts'

export const guide: Guide = {
  title: { de: 'So steht Ihre Seite gut in der Suche', en: 'How to make your page look good in search' },
  expects: [
    { de: 'Was die Seite bietet', en: 'What the page offers' },
    { de: 'Die Suchwörter', en: 'The search words' },
    { de: 'Für wen', en: 'For whom' },
    { de: 'Was Sie unterscheidet', en: 'What sets you apart' },
    { de: 'Name der Website', en: 'Name of the website' },
  ],
  advice: [
    {
      title: { de: 'Das wichtigste Suchwort zuerst.', en: 'The main search word first.' },
      text: {
        de: 'Nennen Sie es so, wie es eingegeben wird. Es steht dann am Anfang des Titels.',
        en: 'Give it the way it is typed. It will then come first in the title.',
      },
    },
    {
      title: { de: 'Eine Zahl wirbt besser als ein Lob.', en: 'A figure sells better than praise.' },
      text: {
        de: '64 Sorten, Versand 2,90 Euro, seit 1987: Daran erkennt man, welchen Treffer man anklickt.',
        en: '64 varieties, postage 2.90 euros, since 1987: that tells people which result to click.',
      },
    },
    pageNotes,
  ],
  example: {
    meta_description: {
      content: prose({
        de: `
              Übersichtsseite Tomatensamen im Onlineshop der Gärtnerei Rotkehlchen aus Bamberg. 64 alte Sorten,
              samenfest, alle selbst vermehrt, Bio-zertifiziert. Tüte 3,20 Euro, Versand 2,90 Euro, ab 25 Euro frei.
              Jeder Tüte liegt ein Aussaatkalender bei. Für Menschen mit Garten oder Balkon. Gesucht wird vor allem
              nach Tomatensamen alte Sorten und samenfeste Tomaten.`,
        en: `
              Overview page for tomato seeds in the online shop of Rotkehlchen, a nursery in Bamberg. 64 heirloom
              varieties, open-pollinated, all grown by ourselves, certified organic. Packet 3.20 euros, postage 2.90
              euros, free from 25 euros. Each packet comes with a sowing calendar. For people with a garden or a
              balcony. People mostly search for heirloom tomato seeds and open-pollinated tomatoes.`,
      }),
      tonality: 'informal',
    },
  },
  shows: prose({
    de: `
          ## Titel

          Tomatensamen: 64 alte, samenfeste Sorten – Rotkehlchen

          ## Beschreibung

          Samenfeste Tomaten für Garten und Balkon: 64 alte Sorten in Bio-Qualität, selbst vermehrt. Tüte 3,20 Euro,
          mit Aussaatkalender. Jetzt Sorte aussuchen.`,
    en: `
          ## Title

          Heirloom Tomato Seeds: 64 Organic Varieties | Rotkehlchen

          ## Description

          Open-pollinated tomatoes for garden and balcony: 64 organic heirlooms, grown by us. 3.20 euros a packet,
          sowing calendar included. Pick your variety.`,
  }),
}
