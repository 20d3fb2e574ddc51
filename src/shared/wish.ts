import type { Fields } from './fields.ts'
import { lengthOf } from './text.ts'

/**
 * The first question of a form that has room for what somebody has typed elsewhere, answered with it; nothing where
 * there is none.
 */
export const wishedIn = (fields: Fields, wish: string | undefined): Readonly<Record<string, string>> => {
  const name = Object.keys(fields).find(one => {
    const field = fields[one]
    return (
      (field?.kind === 'line' || field?.kind === 'area') &&
      (field.max === undefined || lengthOf(wish ?? '') <= field.max)
    )
  })
  return name && wish ? { [name]: wish } : {}
}
