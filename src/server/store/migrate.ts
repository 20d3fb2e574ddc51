import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DrizzleQueryError } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as apply } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import * as z from 'zod/mini'
import { bundledFile } from '../process/bundled-file.ts'
import { locks } from './locks.ts'
import { refusal } from './refusal.ts'

const journal = z.object({ entries: z.array(z.object({ when: z.number() })) })

const newer = {
  de:
    'Die Datenbank wurde von einer neueren Fassung von Federwerk eingerichtet als der, die hier startet. Nichts wurde ' +
    'geändert. Die neuere Fassung starten oder eine Sicherung von vor der Umstellung verwenden.',
  en:
    'The database was set up by a newer version of Federwerk than the one that starts here. Nothing was changed. ' +
    'Start the newer version, or use a backup from before the change.',
}

/** Refuses a database that a newer version has changed: what we would write there may not be what it means. */
const requireOurs = async (connection: pg.ClientBase, folder: string) => {
  const { rows: tables } = await connection.query<{ there: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  )
  if (!tables[0]?.there) return
  const { rows } = await connection.query<{ last: string | null }>(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  )
  const { entries } = journal.parse(JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')))
  const last = Number(rows[0]?.last ?? 0)
  if (entries.every(({ when }) => when < last)) throw refusal(newer)
}

/**
 * Brings a database up to date, altogether or not at all. Several nodes may do so at once: they take turns, by a lock
 * that ends with the connection. Throws `ConfigError` where a newer version was there before.
 */
export async function migrate(connection: pg.ClientBase) {
  const folder = bundledFile('store/migrations', 'migrations')
  await connection.query('select pg_advisory_lock($1)', [locks.migration])
  await requireOurs(connection, folder)
  await apply(drizzle(connection as pg.Client), { migrationsFolder: folder })
}

/** That a database could not be brought up to date, as the operator is told it; any other error as it is. */
export const asRefused = (error: unknown) => {
  if (!(error instanceof DrizzleQueryError)) return error
  const why = (error.cause?.message ?? error.message).replaceAll('\n', ' ')
  return refusal(
    {
      de:
        `Die Datenbank konnte nicht auf den Stand dieser Fassung gebracht werden (${why}). Nichts wurde geändert: ` +
        'Wo eine Fassung davor lief, läuft sie weiter.',
      en:
        `The database could not be brought up to this version (${why}). Nothing was changed: ` +
        'where a version before ran, it still does.',
    },
    error,
  )
}
