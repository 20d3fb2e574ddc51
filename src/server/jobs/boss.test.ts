import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { freshDatabase, type FreshDatabase } from '#tests/database.ts'
import { openJobs, type OpenedJobs } from './boss.ts'
import { Hopeless, type Mail } from './jobs.ts'

let database: FreshDatabase
const opened: OpenedJobs[] = []
beforeEach(async () => {
  database = await freshDatabase()
})
afterEach(async () => {
  for (const jobs of opened.splice(0)) await jobs.close()
  await database.close()
})

const mail = (subject: string): Mail => ({ to: 'anna@example.org', subject, text: 'Öl' })
const node = (deliver: (mail: Mail) => Promise<void>) => {
  const reports: unknown[] = []
  const store = { pool: database.pool, embedded: database.kind === 'embedded' }
  const report = (error: unknown) => void reports.push(error)
  const jobs = openJobs(
    store,
    { workers: { mail: deliver, feedback: async () => {}, refund: async () => {} }, report },
    { retryAfter: 1, look: 0.5 },
  )
  opened.push(jobs)
  return { jobs, reports }
}

test('each job is done once, also those that were sent before anyone could do them', async () => {
  const delivered: string[] = []
  const { jobs, reports } = node(async ({ subject }) => void delivered.push(subject))
  const sent = [jobs.send('mail', mail('early')), jobs.send('mail', mail('also early'))]
  await jobs.start()
  await Promise.all(sent)
  await Promise.all(Array.from({ length: 30 }, (_, at) => jobs.send('mail', mail(`mail ${at}`))))
  await vi.waitFor(() => expect(delivered).toHaveLength(32), 30_000)
  await jobs.close()
  expect(new Set(delivered).size).toBe(32)
  expect(reports).toEqual([])
})

test('one that fails is tried again, and does not hold up the others', async () => {
  const tries: string[] = []
  const { jobs, reports } = node(async ({ subject }) => {
    tries.push(subject)
    if (subject === 'bad' && tries.filter(one => one === 'bad').length < 3) throw new Error('not yet')
  })
  await jobs.start()
  await Promise.all(['good', 'bad', 'good too'].map(subject => jobs.send('mail', mail(subject))))
  await vi.waitFor(() => expect(tries.filter(one => one === 'bad')).toHaveLength(3), 30_000)
  expect(tries.filter(one => one !== 'bad').sort()).toEqual(['good', 'good too'])
  expect(reports).toEqual([new Error('not yet'), new Error('not yet')])
})

test('one that is hopeless is told and not tried again', async () => {
  const deliver = vi.fn(async () => {
    throw new Hopeless('no such mailbox')
  })
  const { jobs, reports } = node(deliver)
  await jobs.start()
  await jobs.send('mail', mail('lost'))
  await vi.waitFor(() => expect(reports).toHaveLength(1), 30_000)
  await vi.waitFor(async () => {
    const { rows } = await database.pool.query(`select state from pgboss.job where name = 'mail'`)
    expect(rows).toEqual([{ state: 'failed' }])
  }, 30_000)
  expect(deliver).toHaveBeenCalledTimes(1)
})

test('what a node could not do is done after a restart', async () => {
  const first = node(async () => {
    throw new Error('the mail server is away')
  })
  await first.jobs.start()
  await first.jobs.send('mail', mail('later'))
  await vi.waitFor(() => expect(first.reports).toHaveLength(1), 30_000)
  await first.jobs.close()
  const delivered: Mail[] = []
  const second = node(async one => void delivered.push(one))
  await second.jobs.start()
  await vi.waitFor(() => expect(delivered).toEqual([mail('later')]), 30_000)
})

test('who leaves waits for what is being done', async () => {
  let finish = () => {}
  const begun = vi.fn()
  const { jobs } = node(async () => {
    begun()
    await new Promise<void>(resolve => (finish = resolve))
  })
  await jobs.start()
  await jobs.send('mail', mail('slow'))
  await vi.waitFor(() => expect(begun).toHaveBeenCalled(), 30_000)
  const closing = jobs.close()
  finish()
  await closing
  const { rows } = await database.pool.query(`select state from pgboss.job where name = 'mail'`)
  expect(rows).toEqual([{ state: 'completed' }])
})
