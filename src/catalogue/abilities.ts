import type { Fields, Value, Values } from '#shared/fields.ts'
import type { Text } from '#shared/text.ts'

/**
 * What a painter can: paint from words, change a picture, change an area of it alone, make one picture of several, be
 * told by a number how far it may go from the picture, be told what must not be seen, paint the same again by a seed,
 * and tell what a picture shows from its background.
 */
export const abilities = ['paint', 'edit', 'area', 'several', 'strength', 'avoid', 'seed', 'background'] as const
export type Ability = (typeof abilities)[number]
type Beginning = 'paint' | 'edit' | 'area' | 'several'

const isMissing = (value: Value | undefined) => value === undefined || [value].flat().length === 0

/** What a call says of the picture that it begins with, or of several. */
export type Begins = Readonly<{ from?: string; area?: string; finds?: 'background'; sets?: string; fields?: Fields }>

/** What a call asks of whoever paints it with these values; without values, the least that it asks for. */
export const abilityFor = ({ from, area, finds, fields }: Begins, values?: Values): Beginning => {
  const field = fields?.[from ?? '']
  if (!from || (field?.optional && isMissing(values?.[from]))) return 'paint'
  if (field?.kind === 'files') return 'several'
  if (!area) return finds ? 'area' : 'edit'
  const isThere = values ? values[area] !== undefined : !fields?.[area]?.optional
  return finds || isThere ? 'area' : 'edit'
}

/** A painter as calls see it: its name, what it can, and what a picture of it costs, where that is known. */
export type PainterCard = Readonly<{
  name: string
  can: readonly Ability[]
  price?: Text
  /** How many pictures it can begin with, where it makes one of several. */
  takes?: number
  /** What a person has called the model that they trained. */
  label?: string
  isOwn?: boolean
}>

/** Those that can paint a call, in their order. */
export const ableFor = <One extends Pick<PainterCard, 'can'>>(
  painters: readonly One[],
  call: Begins,
  values?: Values,
): readonly One[] => painters.filter(({ can }) => can.includes(abilityFor(call, values)))
