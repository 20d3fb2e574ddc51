import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as apply } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { locks } from './locks.ts'

/** Beside this file, and beside the bundle and its chunks. */
export const migrationsFolder = () => {
  const places = ['./migrations', '../migrations'].map(place => fileURLToPath(new URL(place, import.meta.url)))
  const folder = places.find(place => existsSync(place))
  if (!folder) throw new Error(`The migrations are missing: they should lie in ${places[0]}.`)
  return folder
}

/** Brings a database up to date. Several nodes may do so at once: they take turns, by a lock that ends with the connection. */
export async function migrate(connection: pg.ClientBase) {
  await connection.query('select pg_advisory_lock($1)', [locks.migration])
  await apply(drizzle(connection as pg.Client), { migrationsFolder: migrationsFolder() })
}
