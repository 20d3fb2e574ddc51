import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'
import { isAway } from './away.ts'
import { claimDatabase } from './claim.ts'
import { guardedSocket } from './guarded.ts'
import { keepTidy } from './housekeeping.ts'
import { asRefused, migrate } from './migrate.ts'
import type { OpenedDatabase, Watch } from './open.ts'
import { refusal } from './refusal.ts'

/** A database that hangs gives errors, not requests that hang; milliseconds. */
const limits: pg.PoolConfig = {
  max: 10,
  connectionTimeoutMillis: 3000,
  statement_timeout: 5000,
  query_timeout: 7000,
  idle_in_transaction_session_timeout: 10_000,
  keepAlive: true,
  stream: guardedSocket,
  application_name: 'federwerk',
  // No disk turns any more: searches go through their index.
  options: '-c random_page_cost=1.1',
}
/** How long work that is going on may take when we leave; milliseconds. */
const patience = 2000

/** What servers say, and what it means for whoever set the address. */
const unreachable = {
  de: 'DATABASE_URL: Unter dieser Adresse antwortet keine Datenbank',
  en: 'DATABASE_URL: no database answers at this address',
}
const meanings: Readonly<Record<string, typeof unreachable>> = {
  ERR_INVALID_URL: {
    de: 'DATABASE_URL ist keine Adresse wie postgres://name:passwort@rechner:5432/datenbank',
    en: 'DATABASE_URL is not an address such as postgres://user:password@host:5432/database',
  },
  '28P01': {
    de: 'DATABASE_URL: Die Datenbank nimmt Name oder Passwort nicht an',
    en: 'DATABASE_URL: the database does not accept the user name or password',
  },
  '28000': {
    de: 'DATABASE_URL: Die Datenbank lässt diesen Zugang nicht zu',
    en: 'DATABASE_URL: the database does not admit this user',
  },
  '3D000': {
    de: 'DATABASE_URL: Eine Datenbank dieses Namens gibt es dort nicht',
    en: 'DATABASE_URL: there is no database of this name',
  },
  '42501': {
    de: 'DATABASE_URL: Dieser Zugang darf in der Datenbank keine Tabellen oder Erweiterungen (pg_trgm) anlegen',
    en: 'DATABASE_URL: this user may not create tables or extensions (pg_trgm) in the database',
  },
  '0A000': {
    de: 'DATABASE_URL: Dem Datenbankserver fehlt die Erweiterung pg_trgm aus seinen Zusatzmodulen (contrib)',
    en: 'DATABASE_URL: the database server lacks the extension pg_trgm from its additional modules (contrib)',
  },
  '25006': {
    de: 'DATABASE_URL: Diese Datenbank nimmt nichts an, sie wird nur gelesen, etwa als Kopie einer anderen',
    en: 'DATABASE_URL: this database takes nothing, it is only read, such as a copy of another one',
  },
  '55000': {
    de: 'DATABASE_URL: Die Datenbank nimmt zurzeit keine Verbindungen an',
    en: 'DATABASE_URL: the database accepts no connections at present',
  },
}
const stumbles = {
  de: 'DATABASE_URL: Der Datenbankserver antwortet, kann aber nicht arbeiten; sein Protokoll sagt, warum',
  en: 'DATABASE_URL: the database server answers and cannot work; its log says why',
}
const meaningOf = (said: { code: string; message: string }) => {
  if (/^(53|58)/.test(said.code)) return stumbles
  return meanings[said.code] ?? (isAway(said) ? unreachable : undefined)
}

type Said = { code?: string; message: string }

/** Why a database cannot be used, as one sentence; a mistake of ours stays what it is. */
const explained = (error: unknown) => {
  const { code = '', message } = (error instanceof DrizzleQueryError ? error.cause : error) as Said
  const meaning = meaningOf({ code, message })
  if (!meaning) return asRefused(error)
  const told = code || message
  return refusal({ de: `${meaning.de} (${told}).`, en: `${meaning.en} (${told}).` }, error)
}

const brought = async (url: string) => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000, stream: guardedSocket })
  client.on('error', () => {})
  await client.connect()
  try {
    await migrate(client)
  } finally {
    await client.end()
  }
}

/** A PostgreSQL server. Alone on it, we know that whoever left runs open is dead; else only silence says so. */
export async function openPostgres(url: string, alone: boolean, { report }: Watch): Promise<OpenedDatabase> {
  try {
    const claim = await claimDatabase(url, { alone, report })
    await brought(url).catch(async error => {
      await claim.release()
      throw error
    })
    const pool = new pg.Pool({ connectionString: url, ...limits })
    // A connection that is lost while somebody holds it, and one that is lost in the pool: neither ends the process.
    pool.on('connect', client => client.on('error', report))
    pool.on('error', () => {})
    const stopTidying = keepTidy(pool, report)
    const close = async () => {
      await stopTidying()
      await Promise.race([pool.end(), new Promise(resolve => setTimeout(resolve, patience).unref())])
      await claim.release()
    }
    return { pool, proof: alone ? 'all' : 'silent', works: claim.held, close }
  } catch (error) {
    throw explained(error)
  }
}
