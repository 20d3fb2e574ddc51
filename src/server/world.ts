import type { HttpBindings } from '@hono/node-server'
import type { Auth } from './auth/auth.ts'
import type { Sessions } from './auth/sessions.ts'
import type { Config } from './config.ts'
import type { Files } from './files/files.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Models } from './models/models.ts'
import type { PageRead } from './outside/read-page.ts'
import type { Reader } from './reading/reader.ts'
import type { Keeper } from './runs/keeper.ts'
import type { Log } from './runs/log.ts'
import type { Runs } from './runs/run.ts'
import type { Bookmarks } from './store/bookmarks.ts'
import type { Settings } from './store/settings.ts'
import type { User, Users } from './store/users.ts'

export type { User }

/** Everything outside the code. `main.ts` builds the real one from the environment, tests build a small one. */
export type World = {
  config: Config
  auth: Auth
  sessions: Sessions
  users: Users
  runs: Runs
  bookmarks: Bookmarks
  settings: Settings
  /** What people have brought. */
  files: Files
  /** Understands what others have made. */
  reader: Reader
  /** Fetches a page that a person names, wherever it leads, and understands it. Throws `page_unreadable`. */
  readPage(address: string, signal?: AbortSignal): Promise<PageRead>
  log: Log
  /** What the runs of this node say goes into their rows. */
  keeper: Keeper
  /** What is connected; an engine that needs a model and has none says so. */
  models: Models
  jobs: Jobs
  /** Whether we can work at this moment, part by part. */
  health(): Promise<Readonly<Record<string, boolean>>>
  now(): Date
  /** A name that nobody can guess, for runs and, shortened, for fences. */
  id(): string
  /** Tells the operator what a user is not told. */
  report(error: unknown, about?: object): void
}

/** What a request carries once its session was read. */
export type Signed = { Variables: { world: World; user: User }; Bindings: HttpBindings }

/** What a request carries that needs no session. */
export type Open = { Variables: { world: World }; Bindings: HttpBindings }
