import { isPictureTool } from '#shared/picture-slugs.ts'
import type { Text } from '#shared/text.ts'

/** Tools for texts and tools for pictures, which stand on two pages and are counted apart wherever they are counted. */
export const kindsOfTools = [
  {
    name: { de: 'Text-Werkzeuge', en: 'Text tools' },
    has: (slug: string) => !isPictureTool(slug),
  },
  {
    name: { de: 'Bild-Werkzeuge', en: 'Picture tools' },
    has: isPictureTool,
  },
] as const

/** How many there are for texts, as the page says that shows no others. */
export const textTools = (count: string, one: boolean): Text => ({
  de: `${count} ${one ? 'Text-Werkzeug' : 'Text-Werkzeuge'}`,
  en: `${count} ${one ? 'text tool' : 'text tools'}`,
})

/** So many of all there are. */
export const someOf = (some: string, all: string): Text => ({
  de: some === all ? `Alle ${all}` : `${some} von ${all}`,
  en: some === all ? `All ${all}` : `${some} of ${all}`,
})
