import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import * as schema from './schema.ts'

/** The database, with its tables; `$client` is the pool behind it. */
export type Database = NodePgDatabase<typeof schema> & { $client: pg.Pool }

export const databaseOn = (pool: pg.Pool): Database => drizzle(pool, { schema, casing: 'snake_case' })
