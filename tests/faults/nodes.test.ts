import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { asker } from '../asker.ts'
import { postgresAnswers, redisAddress, redisAnswers } from '../available.ts'
import { freshAddress } from '../postgres.ts'
import { freePort, runProgram, startFederwerk } from '../federwerk.ts'
import { nowhere, startModel } from '../model-server.ts'
import { begin, follow, isLast, isWord, runOf, usedBy } from './streams.ts'

const there = (await postgresAnswers()) && (await redisAnswers())
const news = { content: 'Wir eröffnen ein Reparaturcafé.' }

test.runIf(there)(
  'a text begun on one node is read on another, which tells its reader when the first dies',
  async () => {
    const model = await startModel()
    const { url, drop } = await freshAddress()
    const secret = { SECRET: randomUUID() }
    const environment = { DATABASE_URL: url, CACHE_URL: redisAddress, ...secret }
    const folder = () => mkdtempSync(join(tmpdir(), 'federwerk-'))
    const here = await startFederwerk({ model, dataDir: folder(), environment })
    const beside = await startFederwerk({ model, dataDir: folder(), environment })
    const anna = await here.person({ plan: 'basic' })
    const annaThere = asker(beside.url, anna.cookie)

    model.next({ pace: 40, text: 'Auf einem Knoten geschrieben, auf dem anderen gelesen.' })
    const whole = await begin(anna, 'press', news)
    const read = await follow(annaThere, whole.run)
    expect(await read.until(isLast)).toMatchObject({
      event: 'message_end',
      text: 'Auf einem Knoten geschrieben, auf dem anderen gelesen.',
    })

    model.next({ pace: 10 })
    const stopped = await begin(anna, 'press', news)
    await stopped.frames.until(isWord)
    expect((await annaThere.post(`/api/runs/${stopped.run}/stop`)).status).toBe(204)
    expect(await stopped.frames.until(isLast)).toMatchObject({ event: 'message_end', state: 'stopped' })
    expect(await usedBy(annaThere)).toBe(2)

    model.next({ pace: 5 })
    const { run, frames } = await begin(anna, 'press', news)
    const followed = await follow(annaThere, run)
    await followed.until(({ id }) => id >= 10)
    await here.end('SIGKILL')
    await frames.over
    expect(await followed.until(isLast)).toMatchObject({ event: 'error', code: 'interrupted' })
    expect(await runOf(annaThere, run)).toMatchObject({ state: 'interrupted', charged: false })
    expect(await usedBy(annaThere)).toBe(2)

    await beside.close()
    await drop()
    await model.close()
  },
)

test.runIf(there)('a long text begun on one node is finished by another when the first dies', async () => {
  const model = await startModel()
  const { url, drop } = await freshAddress()
  const environment = { DATABASE_URL: url, CACHE_URL: redisAddress, SECRET: randomUUID() }
  const folder = () => mkdtempSync(join(tmpdir(), 'federwerk-'))
  const here = await startFederwerk({ model, dataDir: folder(), environment })
  const beside = await startFederwerk({ model, dataDir: folder(), environment })
  const anna = await here.person({ plan: 'basic' })
  const annaThere = asker(beside.url, anna.cookie)

  const end = 'Und so wird repariert.'
  model.next({ text: '{"items": ["Anfang", "Ende"]}' }, { text: '# Anfang' }, { text: end, pace: 0.2 })
  const { run, frames } = await begin(anna, 'generate_essay', { topic: 'Reparieren', tone: 'formal' })
  const followed = await follow(annaThere, run)
  await followed.until(({ answer }) => !!answer?.includes('Und'))
  const taken = await usedBy(annaThere)
  model.next({ text: end })
  await here.end('SIGKILL')
  await frames.over
  const text = `# Anfang\n\n${end}`
  expect(await followed.until(isLast)).toMatchObject({ event: 'message_end', state: 'done', text })
  expect(await runOf(annaThere, run)).toMatchObject({ state: 'done', charged: true, text })
  expect(await usedBy(annaThere)).toBe(taken)

  await beside.close()
  await drop()
  await model.close()
})

test.runIf(there)('a second node on one database needs a memory that both can reach', async () => {
  const { url, drop } = await freshAddress()
  const dataDir = () => mkdtempSync(join(tmpdir(), 'federwerk-'))
  const alone = await startFederwerk({ dataDir: dataDir(), environment: { DATABASE_URL: url } })
  const { code, said } = await runProgram({
    ...{ ...nowhere, DATA_DIR: dataDir(), DATABASE_URL: url, PORT: String(await freePort()) },
  }).ended
  expect(code).toBe(1)
  expect(said).toContain('Set CACHE_URL to the same Redis on all of them.')
  await alone.close()
  await drop()
})
