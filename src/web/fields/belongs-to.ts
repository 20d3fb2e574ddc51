import type { Field, Values } from '#shared/fields.ts'

/** The name of the field that this one is about, where it is about one: its picture, or the shape it is drawn in. */
export const belongsTo = (field: Field) =>
  field.kind === 'file' ? (field.maskOf ?? field.drawnIn) : field.kind === 'steps' ? field.on : undefined

/** What is added to a choice offers all but what is chosen there. */
export const offering = (field: Field, values: Values): Field => {
  if (field.kind !== 'choices' || field.besides === undefined) return field
  const first = values[field.besides]
  return { ...field, options: Object.fromEntries(Object.entries(field.options).filter(([key]) => key !== first)) }
}
