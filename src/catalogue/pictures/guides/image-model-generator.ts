import type { Guide } from '../../engine.ts'

export const guide: Guide = {
  title: { de: 'So lernt ein Modell Ihre Bilder', en: 'How a model learns your pictures' },
  expects: [
    { de: '3 bis 60 Bilder', en: '3 to 60 pictures' },
    { de: 'Ein Motiv', en: 'One subject' },
    { de: 'Keine Menschen', en: 'No people' },
    { de: 'Zustimmung', en: 'Consent' },
  ],
  advice: [
    {
      title: { de: 'Ein Motiv, viele Ansichten.', en: 'One subject, many views.' },
      text: {
        de: 'Zehn bis zwanzig Bilder mit wechselndem Hintergrund, Licht und Winkel: So lernt das Modell, was bleibt.',
        en: 'Ten to twenty pictures with changing background, light and angle: that is how it learns what stays.',
      },
    },
    {
      title: { de: 'Scharf und groß genug.', en: 'Sharp and large enough.' },
      text: {
        de: 'Die kürzere Seite hat mindestens 512 Pixel. Was unscharf ist, lernt das Modell mit.',
        en: 'The shorter side has at least 512 pixels. What is blurred is learned as well.',
      },
    },
    {
      title: { de: 'Beschreiben, was wechselt.', en: 'Describe what changes.' },
      text: {
        de: '„auf einem Holztisch, von oben“: Was in der Beschreibung steht, hält das Modell nicht für das Motiv.',
        en: '“on a wooden table, from above”: what the description names is not taken for the subject.',
      },
    },
  ],
  example: {},
  shows: {
    de: 'Ein Modell „Emaille-Kanne“, mit dem „Bild erzeugen“ Ihre Kanne auf jeden Tisch stellt.',
    en: 'A model “Enamel jug”, with which “Generate a picture” puts your jug on any table.',
  },
}
