import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { createAuth } from './auth/auth.ts'
import { secretOf } from './auth/secret.ts'
import { sessionsOf } from './auth/sessions.ts'
import type { Config } from './config.ts'
import { openFiles } from './files/open-files.ts'
import { openJobs } from './jobs/boss.ts'
import { mailer } from './mail/mailer.ts'
import { openModels, type Rhythm } from './models/open-models.ts'
import { sealFrom } from './models/seal.ts'
import { hostOf } from './outside/allowed.ts'
import { pagesReader } from './outside/read-page.ts'
import { openReader } from './reading/reader.ts'
import { openKeeper } from './runs/keeper.ts'
import { sweep } from './runs/sweep.ts'
import { openShared } from './shared-memory.ts'
import { bookmarksIn } from './store/bookmarks.ts'
import { every } from './store/housekeeping.ts'
import { openStore, type Store } from './store/open.ts'
import { runsIn } from './store/runs.ts'
import { settingsIn } from './store/settings.ts'
import { usersIn } from './store/users.ts'
import type { World } from './world.ts'

/** How long a node may be silent before others close its runs; how often we look. */
const silence = { seconds: 10 }
const lookEvery = 3_000
/** How often files that nobody needs any more are removed. */
const cleanEvery = 10 * 60_000

export type OpenedWorld = {
  world: World
  /** Begins what can wait until people can come in: jobs, and looking after other nodes' runs. */
  afterListening(): Promise<void>
  /** Takes no new work, lets running texts finish for so many milliseconds, and closes everything. */
  close(grace: number): Promise<void>
}

/** What differs where a world is opened for a test. */
export type Circumstances = { rhythm?: Rhythm }

/** The world on a store that is open. Runs that dead processes left behind are closed before it is given. */
export const worldOn = async (
  store: Store,
  config: Config,
  log: Logger,
  { rhythm }: Circumstances = {},
): Promise<OpenedWorld> => {
  const report = (error: unknown, about: object = {}) => log.error({ err: error, ...about }, 'problem')
  const now = () => new Date()
  const database = store.db
  const [users, settings, runs] = [
    usersIn(database, { changes: store.changes }),
    settingsIn(database),
    runsIn(database),
  ]
  const secret = secretOf(config)
  const shared = openShared(config.cacheUrl, now, report)
  const jobs = openJobs(store, { deliver: mailer(config, log), report })
  const keeper = openKeeper(runs.save, report)
  const files = await openFiles(config, database, report)
  const reader = openReader(report)
  const models = await openModels({ config, settings, seal: sealFrom(secret), report, rhythm })
  let closing = false

  const world: World = {
    config,
    auth: createAuth({ config, secret, database, settings, jobs, attempts: shared.attempts, report }),
    sessions: sessionsOf({ config, secret, database, users, now }),
    users,
    runs,
    bookmarks: bookmarksIn(database),
    settings,
    files,
    reader,
    readPage: pagesReader(reader, { allowed: config.allowedPrivateAddresses, own: hostOf(new URL(config.publicUrl)) }),
    log: shared.log,
    keeper,
    models,
    jobs,
    health: async () => ({ open: !closing, database: await store.health(), cache: await shared.health() }),
    now,
    id: randomUUID,
    report,
  }
  await sweep(world, store.proof === 'all' ? undefined : silence)
  let watch: NodeJS.Timeout | undefined
  let stopCleaning: (() => Promise<void>) | undefined

  return {
    world,
    async afterListening() {
      if (store.proof === 'silent')
        watch = setInterval(() => void sweep(world, silence).catch(report), lookEvery).unref()
      stopCleaning = every(cleanEvery, files.clean, report)
      await jobs.start()
    },
    async close(grace) {
      closing = true
      clearInterval(watch)
      await stopCleaning?.()
      await keeper.close(grace)
      models.close()
      await reader.close()
      await jobs.close()
      await shared.close()
      await store.close()
    },
  }
}

/** Everything outside the code, as the environment says. Throws a `ConfigError` that names what is in the way. */
export const openWorld = async (config: Config, log: Logger): Promise<OpenedWorld> => {
  const failed = (error: unknown) => {
    log.fatal({ err: error }, 'the store is gone')
    process.exit(1)
  }
  const report = (error: unknown) => log.error({ err: error }, 'store')
  return worldOn(await openStore(config, { report, failed }), config, log)
}
