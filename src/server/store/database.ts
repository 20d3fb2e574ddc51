import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { asUnavailable } from './away.ts'
import * as schema from './schema.ts'

/** The database, with its tables; `$client` is the pool behind it. */
export type Database = NodePgDatabase<typeof schema> & { $client: pg.Pool }

export const databaseOn = (pool: pg.Pool): Database => drizzle(pool, { schema, casing: 'snake_case' })

/**
 * Does several things or none. Inside, only the connection given may be asked, and nothing else waited for: the
 * embedded database has one session, and whoever asks the pool in the middle of a transaction waits for ever.
 */
export async function inTransaction<Result>(pool: pg.Pool, work: (connection: pg.ClientBase) => Promise<Result>) {
  const connection = await pool.connect().catch(error => {
    throw asUnavailable(error)
  })
  let lost = false
  try {
    await connection.query('begin')
    const result = await work(connection)
    await connection.query('commit')
    return result
  } catch (error) {
    await connection.query('rollback').catch(() => (lost = true))
    throw asUnavailable(error)
  } finally {
    connection.release(lost)
  }
}
