import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asker } from '../asker.ts'
import { postgresAnswers, redisAddress, redisAnswers } from '../available.ts'
import { freshAddress } from '../postgres.ts'
import { type Federwerk, password, startFederwerk } from '../federwerk.ts'
import { type Line, startLine } from '../line.ts'
import { type ModelServer, startModel } from '../model-server.ts'
import { begin, follow, isLast, isWord, runOf } from './streams.ts'

const news = { content: 'Wir eröffnen ein Reparaturcafé.' }

/** Nobody waits for Redis; milliseconds. */
const soon = 8000

describe.runIf((await postgresAnswers()) && (await redisAnswers()))('a Redis that stands still', () => {
  let model: ModelServer
  let line: Line
  let here: Federwerk
  let beside: Federwerk
  let drop: () => Promise<void>
  let anna: Awaited<ReturnType<Federwerk['person']>>
  let annaBeside: ReturnType<typeof asker>
  beforeAll(async () => {
    model = await startModel()
    const database = await freshAddress()
    drop = database.drop
    line = await startLine(redisAddress)
    const environment = { DATABASE_URL: database.url, CACHE_URL: line.url, SECRET: randomUUID() }
    const dataDir = () => mkdtempSync(join(tmpdir(), 'federwerk-'))
    here = await startFederwerk({ model, dataDir: dataDir(), environment })
    beside = await startFederwerk({ model, dataDir: dataDir(), environment })
    anna = await here.person({ plan: 'basic' })
    annaBeside = asker(beside.url, anna.cookie)
  })
  afterAll(async () => {
    line.letGo()
    await beside.close()
    await here.close()
    await line.close()
    await model.close()
    await drop()
  })

  test('keeps nobody from signing in, and readiness tells of it', async () => {
    line.standStill()
    const from = { 'x-forwarded-for': '10.9.9.9' }
    const signIn = () =>
      here.nobody.send('/api/auth/sign-in/email', {
        ...{ method: 'POST', headers: from, signal: AbortSignal.timeout(soon) },
        body: JSON.stringify({ email: anna.email, password }),
      })
    expect((await signIn()).status).toBe(200)
    const ready = await here.nobody.get('/readyz', {}, AbortSignal.timeout(soon))
    expect([ready.status, await ready.json()]).toEqual([503, { open: true, database: true, cache: false }])
    line.letGo()
    await expect.poll(async () => (await here.nobody.get('/readyz')).status).toBe(200)
  })

  test('keeps no end from those who read on another node: the row tells it', async () => {
    model.next({ text: 'Schon fertig.' })
    const finished = await begin(anna, 'press', news)
    await finished.frames.until(isLast)
    model.next({ pace: 4, text: 'Dieser Text kommt langsam und wird nicht mehr weitergesagt.' })
    const slow = await begin(anna, 'press', news)
    const followed = await follow(annaBeside, slow.run)
    await followed.until(isWord)

    line.standStill()
    const late = await follow(annaBeside, slow.run)
    expect(await (await follow(annaBeside, finished.run)).until(isLast)).toMatchObject({ text: 'Schon fertig.' })
    const end = await slow.frames.until(isLast)
    expect(end).toMatchObject({ event: 'message_end' })
    for (const reader of [followed, late]) {
      expect(await reader.until(isLast)).toMatchObject({ event: 'message_end', text: end.text })
      await reader.over
    }
    line.letGo()
  })

  test('keeps no stop from the node that works, and elsewhere it is said that it cannot be had', async () => {
    model.next({ pace: 2 })
    const { run, frames } = await begin(anna, 'press', news)
    await frames.until(isWord)
    line.standStill()
    const refused = await annaBeside.post(`/api/runs/${run}/stop`)
    expect([refused.status, (await refused.json()).code]).toEqual([503, 'unavailable'])
    expect((await anna.post(`/api/runs/${run}/stop`)).status).toBe(204)
    expect(await frames.until(isLast)).toMatchObject({ event: 'message_end', state: 'stopped' })
    line.letGo()
    await expect.poll(async () => (await beside.nobody.get('/readyz')).status).toBe(200)
    model.next({ text: 'Wieder überall zu lesen.' })
    const again = await begin(anna, 'press', news)
    expect(await (await follow(annaBeside, again.run)).until(isLast)).toMatchObject({
      text: 'Wieder überall zu lesen.',
    })
  })

  test('keeps the end of a node that was killed from nobody', async () => {
    model.next({ pace: 2 })
    const { run, frames } = await begin(anna, 'press', news)
    await frames.until(isWord)
    const followed = await follow(annaBeside, run)
    await followed.until(isWord)
    line.standStill()
    await here.end('SIGKILL')
    expect(await followed.until(isLast)).toMatchObject({ event: 'error', code: 'interrupted' })
    expect(await runOf(annaBeside, run)).toMatchObject({ state: 'interrupted', charged: false })
    line.letGo()
  })
})
