import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { guardedSocket } from './guarded.ts'
import { locks } from './locks.ts'
import { refusal } from './refusal.ts'

/** How long a process that has just ended may still seem to be there; milliseconds. */
const patience = 1000
const attemptsEvery = 100
/** How often we try to get a lost claim back; milliseconds. */
const retakesEvery = 2000

/**
 * A right to work on a database, held by a connection: the server takes it back when the process or its machine dies.
 */
export type Claim = {
  /** Whether we have it at this moment. */
  held(): boolean
  release(): Promise<void>
}

/** The server notices within half a minute that our machine has gone, and never drops us for being idle. */
const settings = `
  set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3;
  set idle_session_timeout = 0`

const take = async (url: string, alone: boolean) => {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 3000,
    keepAlive: true,
    stream: guardedSocket,
    application_name: 'federwerk: claim',
  })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(settings)
    const locked = alone ? 'pg_try_advisory_lock' : 'pg_try_advisory_lock_shared'
    const { rows } = await client.query<{ taken: boolean }>(`select ${locked}($1) as taken`, [locks.claim])
    if (rows[0]?.taken) return client
  } catch (error) {
    await client.end()
    throw error
  }
  await client.end()
}

const occupied = () =>
  refusal({
    de:
      'Auf dieser Datenbank arbeitet schon ein anderer Knoten, und einer von beiden benutzt CACHE_URL=memory:. ' +
      'Setzen Sie CACHE_URL bei allen auf dasselbe Redis.',
    en:
      'Another node is already working on this database, and one of the two uses CACHE_URL=memory:. ' +
      'Set CACHE_URL to the same Redis on all of them.',
  })

const takeFirst = async (url: string, alone: boolean) => {
  for (const until = performance.now() + patience; performance.now() < until; await pause(attemptsEvery)) {
    const client = await take(url, alone)
    if (client) return client
  }
  throw occupied()
}

/**
 * Claims a database: for this process alone, or together with others that also share. Throws `ConfigError` when it
 * cannot be had. A claim that is lost with its connection is taken again; `report` hears if that fails, and why.
 */
export async function claimDatabase(
  url: string,
  { alone, report }: { alone: boolean; report(error: unknown): void },
): Promise<Claim> {
  let client: pg.Client | undefined
  let released = false

  const keep = (taken: pg.Client) => {
    client = taken
    taken.once('end', () => {
      client = undefined
      if (!released) void retake()
    })
  }
  const retake = async () => {
    for (let told = ''; !released; await pause(retakesEvery, undefined, { ref: false }))
      try {
        const again = await take(url, alone)
        if (again) return released ? await again.end() : keep(again)
        throw occupied()
      } catch (error) {
        if (String(error) !== told) report(error)
        told = String(error)
      }
  }

  keep(await takeFirst(url, alone))
  return {
    held: () => client !== undefined,
    release: async () => {
      released = true
      await client?.end()
    },
  }
}
