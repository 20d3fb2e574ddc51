import type { Backups } from '../backups/backups.ts'
import type { Database } from '../store/database.ts'
import type { LastErrors } from './last-errors.ts'
import { type Measures, measuresOf } from './measures.ts'

/** What whoever runs this installation wants to know of it, and can do for it. */
export type Operation = {
  /** Whether everything lies in the database of our own folder. */
  readonly embedded: boolean
  /** When this process began. */
  readonly since: Date
  errors: LastErrors['all']
  measures(): Promise<Measures>
  /** Of the embedded database alone; a PostgreSQL server has tools of its own. */
  readonly backups?: Backups
}

type Parts = { embedded: boolean; database: Database; errors: LastErrors; backups: Backups | undefined; now(): Date }

/** Gathers it for the world. */
export const operationOf = ({ embedded, database, errors, backups, now }: Parts): Operation => ({
  embedded,
  since: now(),
  errors: errors.all,
  measures: () => measuresOf(database),
  backups,
})
