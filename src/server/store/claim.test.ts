import { spawn } from 'node:child_process'
import { once } from 'node:events'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { postgresAnswers } from '#tests/available.ts'
import { freshAddress } from '#tests/postgres.ts'
import { type Claim, claimDatabase } from './claim.ts'

describe.skipIf(!(await postgresAnswers()))('a claim on a PostgreSQL database', () => {
  let database: Awaited<ReturnType<typeof freshAddress>>
  beforeAll(async () => {
    database = await freshAddress()
  })
  afterAll(() => database.drop())

  const reports: string[] = []
  const report = (error: unknown) => void reports.push(String(error))
  const claims: Claim[] = []
  const claim = async (alone: boolean) => {
    const claimed = await claimDatabase(database.url, { alone, report })
    claims.push(claimed)
    return claimed
  }
  const releaseAll = () => Promise.all(claims.splice(0).map(one => one.release()))

  /** Another node, in a process of its own. */
  const other = async (alone: boolean) => {
    const script = `
      import { claimDatabase } from ${JSON.stringify(new URL('./claim.ts', import.meta.url).href)}
      await claimDatabase(process.argv[1], { alone: ${alone}, report() {} })
      console.log('has it')`
    const child = spawn(process.execPath, ['--input-type=module', '-e', script, database.url], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(child.stdout, 'data')
    return child
  }

  test('those who share work together; one alone is refused beside them, and they beside one alone', async () => {
    await Promise.all([claim(false), claim(false)])
    await expect(claim(true)).rejects.toThrow(
      /anderer Knoten[^\n]*CACHE_URL[^\n]*\n[^\n]*CACHE_URL to the same Redis[^\n]*$/,
    )
    await releaseAll()
    await claim(true)
    await expect(claim(false)).rejects.toThrow('CACHE_URL')
    await releaseAll()
  })

  test('the claim of a process that was killed can be had at once', async () => {
    const child = await other(true)
    await expect(claim(true)).rejects.toThrow('CACHE_URL')
    child.kill('SIGKILL')
    expect((await claim(true)).held()).toBe(true)
    await releaseAll()
  })

  test('one that is lost with its connection is taken again, and who is in the way is told', async () => {
    const mine = await claim(true)
    const [admin, rival] = [new pg.Client(database.url), new pg.Client(database.url)]
    await Promise.all([admin.connect(), rival.connect()])
    const cut = () =>
      admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'federwerk: claim' and datname = current_database()`)
    await cut()
    await vi.waitFor(() => expect(mine.held()).toBe(true), 30_000)
    expect(reports).toEqual([])

    const rivals = rival.query('select pg_advisory_lock(7363201002)')
    await cut()
    await rivals
    await vi.waitFor(() => expect(reports.join()).toContain('CACHE_URL'), 30_000)
    expect(mine.held()).toBe(false)
    await rival.end()
    await vi.waitFor(() => expect(mine.held()).toBe(true), 30_000)
    await expect(claim(true)).rejects.toThrow('CACHE_URL')
    await admin.end()
    await releaseAll()
  })
})
