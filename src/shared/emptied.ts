import type { Text } from './text.ts'

/** What is said where all of a text was taken out by hand. */
export const emptied: Text = {
  de: 'Ein leerer Text wird nicht gespeichert; die letzte Fassung bleibt.',
  en: 'An empty text is not saved; the last version stays.',
}
