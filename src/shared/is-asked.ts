import type { Field, Values } from './fields.ts'

/** Whether a field is asked at all, given the answers before it. */
export const isAsked = ({ when }: Field, values: Values) => !when || values[when.field] === when.is
