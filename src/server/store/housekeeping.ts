import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { forgets as forgetsDocuments } from './documents.sql.ts'
import { forgets as forgetsRuns } from './removed-runs.sql.ts'
import { learnSome } from './search/learning.ts'

const second = 1_000
const minute = 60 * second
const day = 24 * 60 * minute

/** Does something again and again, one at a time; who stops it waits for what is going on. */
export const every = (milliseconds: number, work: () => Promise<unknown>, report: (error: unknown) => void) => {
  let going: Promise<unknown> | undefined
  const timer = setInterval(() => {
    going ??= work()
      .catch(report)
      .finally(() => (going = undefined))
  }, milliseconds).unref()
  return async () => {
    clearInterval(timer)
    await going
  }
}

/**
 * Forgets sessions and links that have run out, what was removed, and deeds of more than a year ago. Any node may do so
 * at any time.
 */
export const forget = async (pool: pg.Pool) => {
  await pool.query('delete from session where expires_at < now()')
  await pool.query('delete from verification where expires_at < now()')
  await pool.query(`delete from removed_bookmark where at < now() - interval '1 hour'`)
  await forgetsRuns(pool)
  await pool.query(`delete from companion where not exists (select from run where run.id = companion.text)
    and not exists (select from removed_run where removed_run.id = companion.text)`)
  await forgetsDocuments(pool)
  await pool.query(`delete from making where created_at < now() - interval '30 days'`)
  for (const [kind, table] of Object.entries({ run: 'run', document: 'document' }))
    await pool.query(
      `delete from claim_check where kind = $1 and not exists (select from ${table} where id = claim_check.text)
      and not exists (select from removed_${table} where id = claim_check.text)`,
      [kind],
    )
  await pool.query('delete from document_link where until < now()')
  await pool.query(`delete from audit where at < now() - interval '1 year'`)
}

/** What every database needs; returns how to stop. */
export const keepTidy = (pool: pg.Pool, report: (error: unknown) => void) => {
  const stops = [every(10 * minute, () => forget(pool), report), every(second, () => learnSome(pool), report)]
  return async () => void (await Promise.all(stops.map(stop => stop())))
}

/**
 * What a PostgreSQL server does by itself and the embedded one does not: it writes what has changed from its log into
 * the tables, so that the log stays small and a start is quick, and once a day it clears away old rows. Returns how to
 * stop, which does both a last time.
 */
export const keepSmall = (pool: pg.Pool, folder: string, report: (error: unknown) => void) => {
  let written = ''
  const checkpoint = async () => {
    const position = 'select pg_current_wal_lsn()::text as position'
    const { rows } = await pool.query<{ position: string }>(position)
    if (rows[0]?.position === written) return
    await pool.query('checkpoint')
    written = (await pool.query<{ position: string }>(position)).rows[0]?.position ?? ''
  }

  const mark = join(folder, 'vacuumed')
  const vacuumedAt = () => statSync(mark, { throwIfNoEntry: false })?.mtimeMs
  if (vacuumedAt() === undefined) writeFileSync(mark, '')
  /** One table after the other, so that others are served in between. */
  const vacuum = async () => {
    if (Date.now() - (vacuumedAt() ?? 0) < day) return
    const { rows } = await pool.query<{ name: string }>(
      `select oid::regclass::text as name from pg_class where relkind = 'r' and relpersistence = 'p'`,
    )
    for (const { name } of rows) await pool.query(`vacuum (analyze) ${name}`)
    writeFileSync(mark, '')
  }

  const timers = [every(3 * minute, checkpoint, report), every(30 * minute, vacuum, report)]
  return async () => {
    await Promise.all(timers.map(stop => stop()))
    await vacuum()
    await checkpoint()
  }
}
