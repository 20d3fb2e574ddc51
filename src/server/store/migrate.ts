import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as apply } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { bundledFile } from '../process/bundled-file.ts'
import { locks } from './locks.ts'

/**
 * Brings a database up to date. Several nodes may do so at once: they take turns, by a lock that ends with the
 * connection.
 */
export async function migrate(connection: pg.ClientBase) {
  await connection.query('select pg_advisory_lock($1)', [locks.migration])
  await apply(drizzle(connection as pg.Client), { migrationsFolder: bundledFile('store/migrations', 'migrations') })
}
