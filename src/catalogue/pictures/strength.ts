import type { Locale, Text } from '#shared/text.ts'

/** How far a picture may go from the one it began with, in words: up to so much of 100. */
const steps: readonly (readonly [upTo: number, says: Text])[] = [
  [
    25,
    {
      de: 'Das Bild bleibt fast gleich: derselbe Aufbau, dieselben Farben, nur Kleinigkeiten sind anders.',
      en: 'The picture stays almost the same: same composition, same colours, only details differ.',
    },
  ],
  [
    50,
    {
      de: 'Aufbau und Motiv bleiben, Einzelheiten, Licht und Farben dürfen anders sein.',
      en: 'Composition and subject stay, details, light and colours may differ.',
    },
  ],
  [
    75,
    {
      de: 'Das Motiv bleibt zu erkennen, Aufbau und Stimmung dürfen deutlich anders sein.',
      en: 'The subject stays recognisable, composition and mood may differ clearly.',
    },
  ],
  [
    100,
    {
      de: 'Nur die Idee des Bildes bleibt, alles andere ist frei.',
      en: 'Only the idea of the picture stays, everything else is free.',
    },
  ],
]

/** A prompt for painters who are not told by a number how far they may go from a picture: it stands in words. */
export const withStrengthTold = (prompt: string, strength: number | undefined, locale: Locale) => {
  const says = strength === undefined ? undefined : steps.find(([upTo]) => strength <= upTo)?.[1]
  return says ? `${prompt.trim().replace(/[^.!?]$/, '$&.')} ${says[locale]}` : prompt
}
