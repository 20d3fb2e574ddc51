import type { Text } from '#shared/text.ts'
import type { Family } from '../families.ts'

/** What the families are called, and what they are for. */
export const familyWords: Readonly<Record<Family, { readonly name: Text; readonly line: Text }>> = {
  general: {
    name: { de: 'Allgemein', en: 'General' },
    line: { de: 'Was jeden Tag anfällt', en: 'What comes up every day' },
  },
  marketing: {
    name: { de: 'Marketing', en: 'Marketing' },
    line: { de: 'Gefunden und gelesen werden', en: 'Be found and be read' },
  },
  product: {
    name: { de: 'Produkt', en: 'Product' },
    line: { de: 'Beschreiben, was es taugt', en: 'Describe what it is worth' },
  },
  sales: {
    name: { de: 'Vertrieb', en: 'Sales' },
    line: { de: 'Überzeugen und antworten', en: 'Convince and reply' },
  },
  press: {
    name: { de: 'Presse', en: 'Press' },
    line: { de: 'Für Redaktion und Bühne', en: 'For newsrooms and stages' },
  },
  education: {
    name: { de: 'Bildung', en: 'Education' },
    line: { de: 'Lernen, lehren, argumentieren', en: 'Learn, teach, argue' },
  },
  hr: {
    name: { de: 'Personal', en: 'HR' },
    line: { de: 'Stellen und Bewerbungen', en: 'Jobs and applications' },
  },
  other: {
    name: { de: 'Weitere', en: 'Other' },
    line: { de: 'Lieder, Dialekte, freie Form', en: 'Songs, dialects, free form' },
  },
}
