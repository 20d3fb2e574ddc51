import { type Queryable, statement } from '../sql.ts'
import type { List } from './meaning.ts'

/** How many texts of a person bear one name: a type, an engine, a model. */
export type Tally = { readonly name: string; readonly count: number }

const reads = statement<Tally>(
  'tally_read',
  `select name, n as count from tally where "user" = $1 and list = $2 and n > 0 order by n desc, name`,
)

/** The names that occur among a person's texts, the most frequent first. */
export const tallyOf = (on: Queryable, user: string, list: List | 'model') => reads(on, user, list)
