import type { Database } from '../store/database.ts'
import { planned } from '../store/sql.ts'

/** How much of everything there is. */
export type Measures = { version: string; bytes: number; people: number; runs: number; files: number; stored: number }

type Row = Omit<Measures, 'bytes' | 'stored'> & { bytes: string; stored: string }

const measures = planned<Row>(`
  select split_part(version(), ' on ', 1) as version, pg_database_size(current_database())::text as bytes,
    (select count(*)::int from "user") as people, (select count(*)::int from run) as runs,
    (select count(*)::int from file) as files, (select coalesce(sum(bytes), 0)::text from file) as stored`)

/** Counts and weighs what a database holds. */
export const measuresOf = async ({ $client: pool }: Database): Promise<Measures> => {
  const [row] = await measures(pool)
  if (!row) throw new Error('The database has not said how large it is.')
  return { ...row, bytes: Number(row.bytes), stored: Number(row.stored) }
}
