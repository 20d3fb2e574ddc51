import type { EngineCard } from '#catalogue/shown.ts'
import type { Text } from '#shared/text.ts'
import { type Family, familyIds, familyOf } from '../families.ts'
import { familyWords } from './family-words.ts'

/** A part of the register: one family; two of them, should they be too small to stand alone. */
export type Section = {
  /** Its first family, whose tint it has. */
  readonly id: Family
  readonly families: readonly Family[]
  readonly name: Text
  readonly line: Text
}

export const sections: readonly Section[] = familyIds.map(id => ({ id, families: [id], ...familyWords[id] }))

type Sorted = Pick<EngineCard, 'category'>

/** Whether a tool stands in a section: by its first family. */
export const standsIn = (section: Section, engine: Sorted) => section.families.includes(familyOf(engine))

/** Whether a tool belongs to a section, also by another of its families. */
export const belongsTo = ({ families }: Section, { category }: Sorted) =>
  families.some(family => category.includes(familyIds.indexOf(family) + 1))

/** The section of a family; every family is in one. */
export const sectionOf = (family: Family | undefined) =>
  family && sections.find(({ families }) => families.includes(family))
