import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { postgresAnswers } from '../available.ts'
import { connected, freshAddress } from '../postgres.ts'
import { type Federwerk, password, startFederwerk } from '../federwerk.ts'
import { type Line, startLine } from '../line.ts'
import { type ModelServer, startModel } from '../model-server.ts'
import { begin, isLast, runOf, textOf, usedBy } from './streams.ts'

const news = { content: 'Wir eröffnen ein Reparaturcafé.' }

describe.runIf(await postgresAnswers())('a line to PostgreSQL that fails', () => {
  let model: ModelServer
  let line: Line
  let federwerk: Federwerk
  let database: Awaited<ReturnType<typeof freshAddress>>
  let anna: Awaited<ReturnType<Federwerk['person']>>
  beforeAll(async () => {
    model = await startModel()
    database = await freshAddress()
    line = await startLine(database.url)
    const dataDir = mkdtempSync(join(tmpdir(), 'federwerk-'))
    federwerk = await startFederwerk({ model, dataDir, environment: { DATABASE_URL: line.url } })
    anna = await federwerk.person({ plan: 'basic' })
  })
  afterAll(async () => {
    await federwerk.close()
    await line.close()
    await model.close()
    await database.drop()
  })

  afterEach(() => line.mend())

  const listed = async () => {
    const { runs } = await (await anna.get('/api/runs?limit=100')).json()
    return runs as readonly { _id: string; state: string; charged: boolean; cost: number }[]
  }
  const open = async () => (await listed()).filter(({ state }) => state === 'running').length
  const charged = async () =>
    (await listed()).reduce((sum, run) => sum + (run.charged && run.state !== 'running' ? run.cost : 0), 0)

  test('a text whose beginning is written down and not confirmed is written all the same, once', async () => {
    const before = await usedBy(anna)
    model.next({ text: 'Er kommt an.' })
    const lost = line.loseAnswer('run_begin')
    const { run, frames } = await begin(anna, 'press', news)
    await lost
    expect(await frames.until(isLast)).toMatchObject({ event: 'message_end', text: 'Er kommt an.', used: before + 1 })
    expect(await runOf(anna, run)).toMatchObject({ state: 'done', charged: true })
  })

  test('a text whose end is written down and not confirmed is told as it stands there', async () => {
    const before = await usedBy(anna)
    model.next({ text: 'Bis zum Ende.' })
    const lost = line.loseAnswer('run_close')
    const { run, frames } = await begin(anna, 'press', news)
    await lost
    expect(await frames.until(isLast)).toMatchObject({ event: 'message_end', text: 'Bis zum Ende.', used: before + 1 })
    expect(textOf(frames.so)).toBe('Bis zum Ende.')
    expect(await runOf(anna, run)).toMatchObject({ state: 'done', charged: true })
  })

  test('sixty texts that lose their line at their beginning or end leave none open or charged too much', async () => {
    const asked = async (at: number) => {
      const key = { 'idempotency-key': `drop-${at}` }
      // Twice in a row: whoever asks again cannot be answered either.
      void line.loseAnswer(at % 3 ? 'run_begin' : 'run_close')
      if (at % 2) void line.loseAnswer('run_begin')
      if (at % 5 === 0) line.cut()
      const answer = await anna.ask('press', news, key)
      return { answer, body: await answer.json() }
    }
    for (let at = 0; at < 60; at += 6) {
      const all = await Promise.all([0, 1, 2, 3, 4, 5].map(one => asked(at + one)))
      for (const { answer, body } of all)
        if (!answer.ok) expect(['unavailable', 'interrupted', 'too_many']).toContain(body.code)
    }
    line.mend()
    await expect.poll(open).toBe(0)
    expect(await usedBy(anna)).toBe(await charged())
    for (const { _id } of await listed())
      expect((await anna.send(`/api/runs/${_id}`, { method: 'DELETE' })).status).toBe(204)
  })

  test('whoever clicks again where a beginning got lost is told how it ended, and is not locked out', async () => {
    const key = { 'idempotency-key': 'once-more' }
    for (let times = 0; times < 3; times++) void line.loseAnswer('run_begin')
    const first = await anna.ask('press', news, key)
    expect(first.status).toBe(503)
    await first.text()
    line.mend()
    const again = await anna.ask('press', news, { ...key, accept: 'text/event-stream' })
    expect(await again.text()).toMatch(/"event":"(message_end|error)"/)
    await expect.poll(open).toBe(0)
  })

  test('while it is away every way in says so, and nobody is told that they were signed out', async () => {
    const { nobody } = federwerk
    const someone = { email: anna.email, password }
    const from = { 'x-forwarded-for': '10.9.9.9' }
    const long = 'x'.repeat(40)
    line.breakDown()
    const answers = [
      ...(await Promise.all([
        nobody.post('/api/auth/sign-in/email', someone, from),
        nobody.post('/api/auth/sign-up/email', { ...someone, name: 'Nora', email: 'nora@example.com' }, from),
        nobody.post('/api/auth/request-password-reset', { email: anna.email }, from),
        nobody.post('/api/auth/reset-password', { token: long, newPassword: password }, from),
        nobody.post('/api/auth/sign-in/link', { email: anna.email }, from),
        nobody.post('/api/auth/sign-in/link/open', { token: long }, from),
      ])),
      ...(await Promise.all(
        ['/api/session', '/api/auth/get-session', '/api/auth/list-sessions'].map(path => anna.get(path)),
      )),
      await anna.get('/api/auth/sign-in'),
      await anna.post('/api/auth/update-user', { name: 'Nora' }),
      await anna.post('/api/auth/change-password', { currentPassword: password, newPassword: long }),
      await anna.post('/api/auth/two-factor/enable', { password }),
      await anna.post('/api/auth/sign-out'),
    ]
    for (const answer of answers)
      expect([answer.url, answer.status, await answer.json()]).toMatchObject([
        answer.url,
        503,
        { code: 'unavailable', message: expect.stringMatching(/\p{L}+ .*\.$/u) },
      ])
    line.mend()
    await expect.poll(async () => (await anna.get('/readyz')).status).toBe(200)
    expect((await anna.get('/api/session')).status).toBe(200)
    expect((await nobody.post('/api/auth/sign-in/email', someone, from)).status).toBe(200)
  })

  test('a session that cannot be made longer is told as that, and goes on', async () => {
    const lost = line.loseAnswer('update "session"')
    const older = `update session set expires_at = expires_at - interval '2 days'`
    await connected(database.url, client => client.query(older))
    // The server is told that sessions have changed, and asks for them anew, a moment later.
    let told = await anna.get('/api/session')
    await expect
      .poll(async () => (told.status === 503 ? told : (told = await anna.get('/api/session'))).status)
      .toBe(503)
    await lost
    expect((await told.json()).code).toBe('unavailable')
    expect((await anna.get('/api/session')).status).toBe(200)
  })

  test('a sign-in takes three questions: who it is, a session, and whose it is', async () => {
    const asked = () => line.questions('"user"', '"session"')
    const signIn = async () => {
      const before = asked().length
      const answer = await federwerk.nobody.post('/api/auth/sign-in/email', { email: anna.email, password })
      expect(answer.status).toBe(200)
      return asked().slice(before)
    }
    // What the tests before have left under way may ask in between, once.
    const fewest = [await signIn(), await signIn(), await signIn()].reduce((one, next) =>
      next.length < one.length ? next : one,
    )
    expect(fewest).toHaveLength(3)
  })

  const corrupted: Readonly<Record<string, (answer: Buffer) => Buffer>> = {
    'is nothing known': answer => Buffer.alloc(answer.length, 'x'),
    'is zeros': answer => Buffer.alloc(answer.length),
    'has a value that is longer than it is': answer => {
      const at = answer.lastIndexOf('D\0')
      return Buffer.concat([answer.subarray(0, at + 7), Buffer.from([0x7f, 0xff, 0xff, 0]), answer.subarray(at + 11)])
    },
    'says that it is longer than it is': answer => Buffer.concat([Buffer.from('D\x7f\xff\xff\xff', 'latin1'), answer]),
    'comes twice': answer => Buffer.concat([answer, answer]),
  }
  test.each(Object.entries(corrupted))('an answer that %s ends a connection, not the process', async (_, change) => {
    model.next({ text: 'Ein Text.' })
    const { run, frames } = await begin(anna, 'press', news)
    await frames.until(isLast)
    const sprung = line.corruptAnswer('run_find', change)
    const answer = await anna.get(`/api/runs/${run}`)
    await sprung
    if (answer.ok) expect(await answer.json()).toMatchObject({ text: 'Ein Text.' })
    else expect([answer.status, (await answer.json()).code]).toEqual([503, 'unavailable'])
    expect(await runOf(anna, run)).toMatchObject({ text: 'Ein Text.' })
    expect(federwerk.child.exitCode).toBeNull()
  })
})
