import type { Text } from '#shared/text.ts'

/** Colours that one begins with; any other is chosen beside them. */
export const colours: Readonly<Record<string, Text>> = {
  '#1f1f1f': { de: 'Schwarz', en: 'Black' },
  '#ffffff': { de: 'Weiß', en: 'White' },
  '#8a8a8a': { de: 'Grau', en: 'Grey' },
  '#7a4a2b': { de: 'Braun', en: 'Brown' },
  '#d92d20': { de: 'Rot', en: 'Red' },
  '#f79009': { de: 'Orange', en: 'Orange' },
  '#fde047': { de: 'Gelb', en: 'Yellow' },
  '#3f9142': { de: 'Grün', en: 'Green' },
  '#7cc7f2': { de: 'Hellblau', en: 'Light blue' },
  '#1d4ed8': { de: 'Blau', en: 'Blue' },
  '#7e3af2': { de: 'Violett', en: 'Violet' },
  '#f4b6a0': { de: 'Hautton', en: 'Skin tone' },
}
