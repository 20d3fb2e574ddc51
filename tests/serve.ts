import { getRequestListener } from '@hono/node-server'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { createApp } from '#server/app.ts'
import { configFrom } from '#server/config.ts'
import type { NamedEngine } from '#server/custom-engines/catalogue.ts'
import type { DownloadCircumstances } from '#server/downloads/open-downloads.ts'
import type { Painter } from '#server/painting/painter.ts'
import { worldOn } from '#server/open-world.ts'
import { memoryLog } from '#server/runs/log.ts'
import { mostAttempts } from '#server/store/run.ts'
import { sweep } from '#server/runs/sweep.ts'
import type { DictionarySource } from '#server/spelling/sources.ts'
import { forget } from '#server/store/housekeeping.ts'
import type { UserChange } from '#server/store/users.ts'
import { asker, cookieOf } from './asker.ts'
import { redisAddress } from './available.ts'
import { freshDatabase } from './database.ts'
import { byHand } from './model/by-hand.ts'
import { nowhere, startModel } from './model-server.ts'

/** What a server is opened with. */
export type Circumstances = {
  /** False: no model is connected, and none is found. */
  model?: boolean
  runsAtOnce?: number
  /** True: what nobody watches is done too, such as sending mail. */
  jobs?: boolean
  /** Seconds after which a feedback is delivered again. */
  retries?: readonly number[]
  /** The dictionaries that can be installed. */
  /** What can be downloaded, and how patiently. */
  downloads?: DownloadCircumstances
  dictionaries?: readonly DictionarySource[]
  /** How long a method without a model may take; milliseconds. */
  languagePatience?: number
  /** How long addresses outside are waited for; milliseconds. */
  outsidePatience?: number
  /** How long is waited before a service that failed is asked again; milliseconds. */
  pause?: number
  /** Who paints, and what asks for that. */
  painter?: Painter
  engines?: readonly NamedEngine[]
  environment?: Readonly<Record<string, string>>
}

/** The model that the server asks, and how the test decides what it writes. */
const modelFor = async () => {
  const server = await startModel()
  let forgotten = 0
  return {
    ...server,
    /** Writes these texts, one for each of the next questions. */
    says: (...texts: string[]) => server.next(...texts.map(text => ({ text }))),
    fails: (how: { status: number; body?: string; retryAfter?: string }) => server.next(how),
    /** Writes so much, at most five words, then the line breaks. */
    cuts: (text: string) => server.next({ fault: 'reset-mid', text }),
    byHand() {
      const hand = byHand()
      server.next(hand.behave)
      return hand
    },
    /** What it was told since it was last made to forget. */
    heard: () =>
      server.requests
        .slice(forgotten)
        .map(({ prompt }) => prompt)
        .join('\n'),
    asked: () => server.requests.length - forgotten,
    forget: () => void (forgotten = server.requests.length),
  }
}

/**
 * The real server on loopback, on a database of its own (`TEST_STORE`) and with memory or Redis beside it
 * (`TEST_CACHE`); only the model is ours.
 */
export const serve = async ({
  model: connected = true,
  runsAtOnce = 100,
  jobs = false,
  retries,
  dictionaries,
  downloads,
  languagePatience,
  outsidePatience,
  pause,
  painter,
  engines,
  environment = {},
}: Circumstances = {}) => {
  const database = await freshDatabase()
  const model = await modelFor()
  const dataDir = mkdtempSync(join(tmpdir(), 'federwerk-'))
  const config = configFrom({
    ...nowhere,
    DATA_DIR: dataDir,
    TRUSTED_PROXIES: '127.0.0.1',
    RUNS_AT_ONCE: String(runsAtOnce),
    CACHE_URL: process.env.TEST_CACHE === 'redis' ? redisAddress : 'memory:',
    ...(connected && { TEXT_MODEL: 'openai-compatible:test-model', OPENAI_COMPATIBLE_BASE_URL: `${model.url}/v1` }),
    ...environment,
  })
  const store = { ...database, embedded: database.kind === 'embedded', proof: 'all', health: async () => true } as const
  const opened = await worldOn(store, config, pino({ level: process.env.TEST_LOG ?? 'silent' }), {
    retries,
    dictionaries,
    downloads,
    languagePatience,
    outsidePatience,
    pause,
    painter,
    engines,
  })
  const { world } = opened
  // Lines are kept as long as the real server keeps them, also while a test is busy with itself.
  const server = http.createServer({ keepAliveTimeout: 65_000 }, getRequestListener(createApp(world).fetch))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  if (jobs) await opened.afterListening()
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  let count = 0

  /** Signs somebody up, from an address of their own, and gives them what an administrator could. */
  const person = async (change: UserChange) => {
    const nobody = asker(url)
    const name = `person-${++count}`
    const email = `${name}@example.com`
    const from = { 'x-forwarded-for': `10.0.${count >> 8}.${count & 255}` }
    const answer = await nobody.post('/api/auth/sign-up/email', { name, email, password: randomUUID() }, from)
    if (!answer.ok) throw new Error(`No account for ${name}: ${await answer.text()}`)
    const { id } = (await answer.json()).user
    await world.users.change(id, { role: 'user', ...change })
    const signedIn = asker(url, cookieOf(answer))
    const used = async () => (await (await signedIn.get('/api/session')).json()).anzahlrequest_number as number
    return { ...signedIn, id, email, used }
  }
  const admin = await asker(url).post('/api/auth/sign-up/email', {
    ...{ name: 'admin', email: 'admin@example.com', password: randomUUID() },
  })

  return {
    url,
    world,
    model,
    person,
    nobody: asker(url),
    admin: asker(url, cookieOf(admin)),
    /** Asks the database itself. */
    query: (text: string, values?: unknown[]) => database.pool.query(text, values),
    /** As if an hour had gone by since something was removed. */
    forgetRemoved: async () => {
      for (const removed of ['removed_run', 'removed_document'])
        await database.pool.query(`update ${removed} set at = at - interval '1 hour'`)
      await forget(database.pool)
    },
    /** As if every run had ended long ago. */
    forgetLog: async () => void (world.log = memoryLog()),
    /** What the next process does when this one was killed, and as many have tried a run as may. */
    async sweep() {
      await database.pool.query('update run set attempts = $1', [mostAttempts])
      await sweep(world)
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await opened.close(0)
      await model.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export type Served = Awaited<ReturnType<typeof serve>>
export type Person = Awaited<ReturnType<Served['person']>>
