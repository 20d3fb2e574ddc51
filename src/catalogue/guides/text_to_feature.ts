import type { Guide } from '../engine.ts'
import { prose } from '../prose.ts'

export const guide: Guide = {
  title: { de: 'So wird eine Liste daraus', en: 'How to turn it into a list' },
  expects: [
    { de: 'Der ganze Text', en: 'The whole text' },
    { de: 'Zahlen und Maße', en: 'Figures and dimensions' },
    { de: 'Für wen', en: 'For whom' },
    { de: 'Was andere nicht haben', en: 'What others lack' },
  ],
  advice: [
    {
      title: { de: 'Den ganzen Text einfügen.', en: 'Paste the whole text.' },
      text: {
        de: 'Auch das Kleingedruckte: Dort stehen oft die besten Merkmale.',
        en: 'The small print, too: it often holds the best features.',
      },
    },
    {
      title: { de: 'Ohne Werbung.', en: 'No advertising.' },
      text: {
        de: '„Einzigartig“ ist kein Merkmal. Streichen Sie es vorher.',
        en: '“Unique” is no feature. Strike it out first.',
      },
    },
    {
      title: { de: 'Zum Weiterverwenden.', en: 'Ready to reuse.' },
      text: {
        de: 'Die Tabelle lässt sich kopieren und als Word-Datei sichern.',
        en: 'The table can be copied and saved as a Word file.',
      },
    },
  ],
  example: {
    text_to_feature: {
      content: prose({
        de: `
              Unser Heimtrainer Kilo 3 ist einzigartig leise: 41 Dezibel bei voller Fahrt, so viel wie ein
              Kühlschrank. Er steht auf vier Rollen und passt mit 48 mal 92 Zentimetern in jede Nische. Die 16 Stufen
              stellen Sie am Lenker ein. Er lädt sich beim Treten selbst auf und braucht keine Steckdose. Bis 135 kg.
              Der Sattel passt für Menschen von 1,50 bis 1,98 m.`,
        en: `
              Our exercise bike Kilo 3 is uniquely quiet: 41 decibels at full speed, as much as a fridge. It stands on
              four castors and, at 48 by 92 centimetres, fits into any corner. You set its 16 levels on the handlebar.
              It charges itself as you pedal and needs no socket. Up to 135 kg. The saddle suits people from 1.50 to
              1.98 m.`,
      }),
    },
  },
  shows: prose({
    de: `
          | Merkmal | Nutzen |
          | --- | --- |
          | 41 Dezibel bei voller Fahrt | so leise wie ein Kühlschrank, auch in der Mietwohnung |
          | Lädt sich beim Treten auf | steht überall, ohne Steckdose |
          | 48 × 92 cm auf vier Rollen | passt in eine Nische und lässt sich allein verschieben |
          | 16 Stufen am Lenker | einstellen, ohne abzusteigen |
          | Sattel für 1,50 bis 1,98 m | ein Gerät für die ganze Familie |
          | Bis 135 kg | trägt auch schwere Menschen sicher |`,
    en: `
          | Feature | Benefit |
          | --- | --- |
          | 41 decibels at full speed | as quiet as a fridge, even in a flat |
          | Charges itself as you pedal | stands anywhere, without a socket |
          | 48 × 92 cm on four castors | fits into a corner and is easy to move alone |
          | 16 levels on the handlebar | change them without getting off |
          | Saddle for 1.50 to 1.98 m | one bike for the whole family |
          | Up to 135 kg | carries heavier people safely |`,
  }),
}
