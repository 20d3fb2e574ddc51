import type { Value, Values } from '#shared/fields.ts'

/** The texts under a name: several, one, or none yet. */
export const textsOf = (value: Value | undefined): readonly string[] => [value ?? []].flat().map(String)

/** One text under a name. */
export const textOf = (value: Value | undefined) => textsOf(value).join('\n')

/** The first address of a page in a form. */
export const addressIn = (values: Values) =>
  Object.values(values)
    .map(String)
    .find(value => /^https?:\/\/\S+$/.test(value))

/** One of several texts put in another's place. */
export const replaced = (texts: readonly string[], at: number, text: string) =>
  texts.map((old, place) => (place === at ? text : old))
