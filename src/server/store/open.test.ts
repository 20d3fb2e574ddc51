import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { postgresAnswers } from '#tests/available.ts'
import { connected, freshAddress } from '#tests/postgres.ts'
import { ConfigError } from '../config.ts'
import { openStore, type Store } from './open.ts'
import { settingsIn } from './settings.ts'

const root = mkdtempSync(join(tmpdir(), 'federwerk-open-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const reports: unknown[] = []
const failed = (error: unknown) => {
  throw error
}
const stores: Store[] = []
afterEach(() => Promise.all(stores.splice(0).map(store => store.close())))

const open = async (config: { dataDir?: string; databaseUrl?: string; cacheUrl?: string }) => {
  const whole = { dataDir: join(root, 'unused'), cacheUrl: 'memory:', ...config }
  const store = await openStore(whole, { report: error => void reports.push(error), failed })
  stores.push(store)
  return store
}
const closeAll = () => Promise.all(stores.splice(0).map(store => store.close()))
/** One sentence in each language, naming the variable or what it stands for. */
const refused = async (opening: Promise<unknown>, words: RegExp) => {
  const error = await opening.catch((error: unknown) => error)
  expect(error).toBeInstanceOf(ConfigError)
  expect(String(error)).toMatch(words)
  expect((error as Error).message.split('\n')).toHaveLength(2)
}

describe('the embedded store', () => {
  const dataDir = join(root, 'data')

  // A database is made once for all of them, as that takes ten seconds of a processor.
  test('does not mind that its first start was killed, and takes no more memory where it was made', async () => {
    mkdirSync(dataDir)
    const begins = `
      import { openStore } from ${JSON.stringify(new URL('./open.ts', import.meta.url).href)}
      await openStore({ dataDir: process.argv[1], cacheUrl: 'memory:' }, { report() {}, failed() {} })`
    const killed = spawn(process.execPath, ['--input-type=module', '-e', begins, dataDir], { stdio: 'inherit' })
    await vi.waitFor(() => expect(readdirSync(dataDir).some(name => name.startsWith('pg18.new-'))).toBe(true), 30_000)
    killed.kill('SIGKILL')
    await once(killed, 'exit')
    const megabytes = async () => {
      const script = `
        import { openLite } from ${JSON.stringify(new URL('./lite.ts', import.meta.url).href)}
        const lite = await openLite({ folder: process.argv[1] }, () => {})
        await lite.pool.query('select 1')
        console.log(process.memoryUsage().rss / 1e6)
        await lite.close()`
      const child = spawn(process.execPath, ['--input-type=module', '-e', script, join(dataDir, 'pg18')], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const [said] = await once(child.stdout, 'data')
      expect(await once(child, 'exit')).toEqual([0, null])
      return Number(said)
    }
    const [first, later] = [await megabytes(), await megabytes()]
    expect(first).toBeLessThan(later * 1.5)
    const store = await open({ dataDir })
    expect(await store.health()).toBe(true)
  }, 120_000)

  test('keeps what it was given when it is closed and opened again', async () => {
    const first = await open({ dataDir })
    expect([first.embedded, first.proof, await first.health()]).toEqual([true, 'all', true])
    await settingsIn(first.db).set('defaultPlan', 'lite')
    await closeAll()
    const second = await open({ dataDir })
    expect(await settingsIn(second.db).get('defaultPlan')).toBe('lite')
  }, 60_000)

  test('belongs to one process', async () => {
    await open({ dataDir })
    await refused(open({ dataDir }), new RegExp(`${dataDir} .* process ${process.pid}`))
    expect(await stores[0]?.health()).toBe(true)
    await closeAll()
    const racing = await Promise.allSettled([open({ dataDir }), open({ dataDir })])
    expect(racing.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('says so where it may not write', async () => {
    const file = join(root, 'file')
    writeFileSync(file, '')
    await refused(open({ dataDir: join(file, 'data') }), /DATA_DIR.*ENOTDIR/)
    expect(existsSync(join(file, 'data'))).toBe(false)
  })

  test('ends the process when its thread dies, and nobody waits for ever', async () => {
    const script = `
      import { openLite } from ${JSON.stringify(new URL('./lite.ts', import.meta.url).href)}
      import { Worker } from 'node:worker_threads'
      const { postMessage } = Worker.prototype
      let worker
      Worker.prototype.postMessage = function (...sent) { worker = this; return postMessage.apply(this, sent) }
      const lite = await openLite({}, error => { console.log(error.message); process.exitCode = 7 })
      lite.pool.on('error', () => {})
      await lite.pool.query('select 1')
      const waiting = lite.pool.query('select count(*) from generate_series(1, 100000000)')
      worker.terminate()
      await waiting.catch(error => console.log('rejected:', error.message))`
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let said = ''
    child.stdout.on('data', data => (said += data))
    expect(await once(child, 'exit')).toEqual([7, null])
    expect(said).toMatch(/thread has ended[^]*rejected/)
  }, 60_000)
})

describe('a store that is not there', () => {
  test.each([
    ['where nobody listens', 'postgres://root@127.0.0.1:1/test', /DATABASE_URL.*answers.*ECONNREFUSED/],
    ['on an unknown host', 'postgres://root@nowhere.invalid/test', /DATABASE_URL.*answers/],
    ['at an address that is none', 'postgres://root@:x:y/test', /DATABASE_URL/],
  ])('is named by its variable: %s', async (_, databaseUrl, words) => {
    await refused(open({ databaseUrl }), words)
  })

  test('is named by its variable: where something listens that never answers', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as { port: number }
    await refused(open({ databaseUrl: `postgres://root@127.0.0.1:${port}/test` }), /DATABASE_URL.*answers/)
    silent.close()
  })
})

describe.skipIf(!(await postgresAnswers()))('the store on a PostgreSQL server', () => {
  let database: Awaited<ReturnType<typeof freshAddress>>
  beforeAll(async () => {
    database = await freshAddress()
  })
  afterAll(async () => {
    await closeAll()
    await database.drop()
  })
  const at = (change: (url: URL) => void) => {
    const url = new URL(database.url)
    change(url)
    return url.href
  }

  test('is brought up to date by several nodes at once; one alone knows that all others are dead', async () => {
    const nodes = await Promise.all([1, 2, 3].map(() => open({ databaseUrl: database.url, cacheUrl: 'redis://x' })))
    expect(nodes.map(({ embedded, proof }) => [embedded, proof])).toEqual(Array(3).fill([false, 'silent']))
    await refused(open({ databaseUrl: database.url }), /CACHE_URL/)
    await closeAll()
    expect(await open({ databaseUrl: database.url })).toMatchObject({ proof: 'all' })
  })

  test('goes on when its connections are cut, and says so', async () => {
    const store = await open({ databaseUrl: database.url })
    const inside = await store.pool.connect()
    await inside.query('begin')
    const other = await store.pool.connect()
    await other.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name like 'federwerk%' and datname = current_database() and pid <> pg_backend_pid()`)
    other.release()
    await vi.waitFor(() => expect(reports.length).toBeGreaterThan(0), 30_000)
    await expect(inside.query('commit')).rejects.toThrow()
    inside.release(true)
    await vi.waitFor(async () => expect(await store.health()).toBe(true), 30_000)
  })

  test('says that it is away, once it is', async () => {
    const gone = await freshAddress()
    const store = await open({ databaseUrl: gone.url })
    await gone.drop()
    await expect(settingsIn(store.db).get('defaultPlan')).rejects.toMatchObject({ code: 'unavailable' })
    expect(await store.health()).toBe(false)
  })

  test('says that it is away where it lets nobody in for a while, or only reads, as after a change of servers', async () => {
    const other = await freshAddress()
    const name = new URL(other.url).pathname.slice(1)
    const store = await open({ databaseUrl: other.url })
    const changed = async (change: string) => {
      await connected(database.url, client => client.query(`alter database ${name} ${change}`))
      await connected(database.url, client =>
        client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]),
      )
    }
    await changed('allow_connections false')
    await expect(settingsIn(store.db).get('defaultPlan')).rejects.toMatchObject({ code: 'unavailable' })
    await changed('allow_connections true')
    await vi.waitFor(() => settingsIn(store.db).get('defaultPlan'), 30_000)
    await changed('set default_transaction_read_only = on')
    await vi.waitFor(
      () => expect(settingsIn(store.db).set('defaultPlan', 'lite')).rejects.toMatchObject({ code: 'unavailable' }),
      30_000,
    )
    await closeAll()
    await other.drop()
  })

  test('is left as it is where a newer version was there, and where it cannot be brought up to date', async () => {
    const other = await freshAddress()
    await open({ databaseUrl: other.url })
    await closeAll()
    const asks = (query: string) => connected(other.url, client => client.query(query))
    const table = 'drizzle.__drizzle_migrations'
    const { rows: before } = await asks(`select max(created_at) as last from ${table}`)
    await asks(`insert into ${table} (hash, created_at) values ('later', 1 + ${before[0]?.last})`)
    await refused(open({ databaseUrl: other.url }), /newer version/)
    // Without these two the last change is made anew, on tables that have it.
    await asks(`delete from ${table} where created_at >= ${before[0]?.last}`)
    await refused(open({ databaseUrl: other.url }), /could not be brought up to this version \(.*already exists/)
    expect((await asks(`select from ${table} where created_at >= ${before[0]?.last}`)).rowCount).toBe(0)
    await other.drop()
  })

  test('gives up on a statement that takes too long', async () => {
    const store = await open({ databaseUrl: database.url })
    expect((await store.pool.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '5s' }])
  })

  test('says what is wrong with its address', async () => {
    await refused(open({ databaseUrl: at(url => (url.pathname = 'no_such_database')) }), /DATABASE_URL.*name.*3D000/)
    await refused(open({ databaseUrl: at(url => (url.username = 'nobody_of_this_name')) }), /DATABASE_URL.*28000/)
  })

  test('says so where it may not make its tables', async () => {
    const guest = `federwerk_guest_${Date.now()}`
    const admin = new pg.Client(database.url)
    await admin.connect()
    await admin.query(
      `create role ${guest} login; drop schema if exists drizzle, public cascade; drop extension if exists pg_trgm`,
    )
    await refused(open({ databaseUrl: at(url => (url.username = guest)) }), /DATABASE_URL.*pg_trgm.*42501/)
    await admin.query(`drop role ${guest}`)
    await admin.end()
  })
})
