import type { Guide } from '../../engine.ts'

export const guide: Guide = {
  title: { de: 'So wird Ihr Code sicher gelesen', en: 'How to make a code that scans' },
  expects: [
    { de: 'Inhalt', en: 'Content' },
    { de: 'Farben', en: 'Colours' },
    { de: 'Logo', en: 'Logo' },
    { de: 'Größe im Druck', en: 'Size in print' },
  ],
  advice: [
    {
      title: { de: 'Kurz ist gut.', en: 'Short is good.' },
      text: {
        de: 'Je kürzer der Inhalt, desto gröber das Muster und desto kleiner darf der Druck sein.',
        en: 'The shorter the content, the coarser the pattern, and the smaller it may be printed.',
      },
    },
    {
      title: { de: 'Dunkel auf hell.', en: 'Dark on light.' },
      text: {
        de: 'Viele Kameras lesen keine hellen Punkte auf dunklem Grund. Zu schwacher Kontrast wird abgelehnt.',
        en: 'Many cameras cannot read light dots on a dark ground. Too little contrast is refused.',
      },
    },
    {
      title: { de: 'Vor dem Druck geprüft.', en: 'Checked before printing.' },
      text: {
        de: 'Zwei Leseprogramme haben jeden Code in drei Größen gelesen, bevor Sie ihn sehen.',
        en: 'Two decoders have read every code at three sizes before you see it.',
      },
    },
  ],
  example: {
    'QR-code-generator': {
      kind: 'wifi',
      network: 'Praxis Gast',
      security: 'WPA',
      password: 'Kastanie-21',
      shape: 'rounded',
      eyes: 'round',
      dark: '#14532d',
      light: '#ffffff',
    },
  },
  shows: {
    de: 'Der Zugang zum WLAN der Praxis als Code mit runden Ecken, dunkelgrün auf Weiß, als PNG, SVG und PDF.',
    en: 'The Wi-Fi access of a practice as a code with round corners, dark green on white, as PNG, SVG and PDF.',
  },
}
