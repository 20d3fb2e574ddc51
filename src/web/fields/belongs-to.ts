import type { Field } from '#shared/fields.ts'

/** The name of the field that this one is about, where it is about one: its picture, its shape or size. */
export const belongsTo = (field: Field) => {
  if (field.kind === 'file') return field.maskOf ?? field.drawnIn ?? field.enlargedBy
  if (field.kind === 'choice') return field.looksOf
  return field.kind === 'steps' ? field.on : undefined
}
