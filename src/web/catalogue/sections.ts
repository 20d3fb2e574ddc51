import type { EngineCard } from '#catalogue/shown.ts'
import type { Text } from '#shared/text.ts'
import { type Family, familyIds, familyOf } from '../families.ts'
import { familyWords } from './family-words.ts'

/** A part of the register: one family, or two that are too small to stand alone. */
export type Section = {
  /** Its first family, whose tint it has. */
  readonly id: Family
  readonly families: readonly Family[]
  readonly name: Text
  readonly line: Text
}

export const sections: readonly Section[] = [
  { id: 'general', families: ['general'], ...familyWords.general },
  {
    id: 'marketing',
    families: ['marketing', 'press'],
    name: { de: 'Marketing und Presse', en: 'Marketing and press' },
    line: { de: 'Gefunden und gelesen werden', en: 'Be found and be read' },
  },
  {
    id: 'product',
    families: ['product', 'sales'],
    name: { de: 'Produkt und Vertrieb', en: 'Product and sales' },
    line: { de: 'Beschreiben, überzeugen, antworten', en: 'Describe, convince, reply' },
  },
  {
    id: 'education',
    families: ['education', 'hr'],
    name: { de: 'Bildung und Beruf', en: 'Education and work' },
    line: { de: 'Lernen, argumentieren, sich bewerben', en: 'Learn, argue, apply' },
  },
  { id: 'other', families: ['other'], ...familyWords.other },
]

type Sorted = Pick<EngineCard, 'category'>

/** Whether a tool stands in a section: by its first family. */
export const standsIn = (section: Section, engine: Sorted) => section.families.includes(familyOf(engine))

/** Whether a tool belongs to a section, also by another of its families. */
export const belongsTo = ({ families }: Section, { category }: Sorted) =>
  families.some(family => category.includes(familyIds.indexOf(family) + 1))

/** The section of a family; every family is in one. */
export const sectionOf = (family: Family | undefined) =>
  family && sections.find(({ families }) => families.includes(family))
