import type { Condition, Field, Values } from './fields.ts'

/** Whether a condition holds of what was answered so far. */
export const holdsOf = ({ field, is, among, orNone, and }: Condition, values: Values): boolean => {
  if (and && !holdsOf(and, values)) return false
  const value = values[field]
  if (among) return value === undefined ? !!orNone : among.includes(value)
  return is === undefined ? value !== undefined && value !== '' : value === is
}

/** Whether a field is asked at all, given what was answered before it. */
export const isAsked = ({ when }: Field, values: Values) => !when || holdsOf(when, values)
