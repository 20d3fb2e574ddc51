import type pg from 'pg'
import { type Config, foldersOf } from '../config.ts'
import { type Database, databaseOn } from './database.ts'
import { openEmbedded } from './embedded.ts'
import { openPostgres } from './postgres.ts'
import type { Changes } from './cache.ts'

/** Where everything is kept. */
export type Store = {
  db: Database
  pool: pg.Pool
  /** Whether it is the database in our own folder. */
  embedded: boolean
  /**
   * What may be said of open runs before the server listens: `all` were left by processes that are dead, or only those
   * that have been `silent` for a while, because other nodes are at work.
   */
  proof: 'all' | 'silent'
  /** News of people and sessions, where nobody but us can change them: in our own folder. */
  changes?: Changes
  /** Whether it answers at this moment. */
  health(): Promise<boolean>
  close(): Promise<void>
}

export type Watch = {
  /** Hears what goes wrong and is got over. */
  report(error: unknown): void
  /** Hears that nothing can be read or written any more: the process should end, and be started again. */
  failed(error: unknown): void
}

export type OpenedDatabase = Pick<Store, 'pool' | 'proof' | 'changes' | 'close'> & { works?: () => boolean }

/** How long we wait for a sign of life; milliseconds. */
const signOfLife = 2000

const answers = async (pool: pg.Pool) => {
  const timeout = new Promise<false>(resolve => setTimeout(resolve, signOfLife, false).unref())
  const answer = pool.query('select 1').then(
    () => true,
    () => false,
  )
  return Promise.race([answer, timeout])
}

/**
 * Opens the store that the configuration names, and brings it up to date: PostgreSQL, or the embedded database in the
 * data folder. Throws `ConfigError`, naming the variable, where it cannot be had.
 */
export async function openStore(
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'cacheUrl'>,
  watch: Watch,
): Promise<Store> {
  const { databaseUrl, dataDir, cacheUrl } = config
  const alone = cacheUrl.startsWith('memory:')
  const {
    pool,
    proof,
    changes,
    close,
    works = () => true,
  }: OpenedDatabase = databaseUrl
    ? await openPostgres(databaseUrl, alone, watch)
    : await openEmbedded(dataDir, foldersOf(config).database, watch)
  return {
    db: databaseOn(pool),
    pool,
    embedded: !databaseUrl,
    proof,
    changes,
    health: async () => works() && (await answers(pool)),
    close,
  }
}
