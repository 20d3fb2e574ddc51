import type { Field } from '#shared/fields.ts'

/** The name of the field that this one is about, where it is about one: its picture, or the shape it is drawn in. */
export const belongsTo = (field: Field) =>
  field.kind === 'file' ? (field.maskOf ?? field.drawnIn) : field.kind === 'steps' ? field.on : undefined
