import type { Field, FieldOf, Values } from '#shared/fields.ts'

/** What is added to a choice offers all but what is chosen there. */
export const offering = (field: Field, values: Values): Field => {
  if (field.kind !== 'choices' || field.besides === undefined) return field
  const first = values[field.besides]
  return { ...field, options: Object.fromEntries(Object.entries(field.options).filter(([key]) => key !== first)) }
}

/** The first choice of a form that waits until something is chosen in it. */
export const unchosenIn = (questions: readonly (readonly [string, Field])[], values: Values) =>
  questions.flatMap(([name, field]): FieldOf<'choice'>[] =>
    field.kind === 'choice' && field.keptAs && values[name] === undefined ? [field] : [],
  )[0]
