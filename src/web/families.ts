import type { EngineCard } from '#catalogue/shown.ts'

/** The families of the catalogue in the order of their numbers on the wire; `data-family` gives each its tint. */
export const familyIds = ['general', 'marketing', 'product', 'sales', 'press', 'education', 'hr', 'other'] as const
export type Family = (typeof familyIds)[number]

/** The family an engine stands in: its first category. */
export const familyOf = ({ category }: Pick<EngineCard, 'category'>): Family =>
  familyIds[(category[0] ?? 0) - 1] ?? 'other'
