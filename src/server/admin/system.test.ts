import { expect, test } from 'vitest'
import { serving } from '#tests/serving.ts'

const served = serving({ jobs: true })

const got = async (path: string) => (await served.admin.get(`/api/admin/${path}`)).json()

test('an administrator sees what it is made of, and that it works', async () => {
  const person = await served.person({ plan: 'basic' })
  await person.ask('bullet_points', { content: 'Ein Text.' })
  await person.upload(new File(['Notiz'], 'Notiz.txt'))
  expect(await got('system')).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    node: process.version,
    database: {
      embedded: process.env.TEST_STORE !== 'postgres',
      server: expect.stringMatching(/^PostgreSQL \d+/),
      bytes: expect.any(Number),
    },
    files: { bucket: false, count: 1, bytes: 5 },
    cache: process.env.TEST_CACHE === 'redis' ? 'redis' : 'memory',
    ...{ people: 2, runs: 1, model: 'openai-compatible:test-model' },
    health: { open: true, database: true, cache: true },
  })
})

test('the last errors are told without what people wrote', async () => {
  const before = (await got('system')).errors.total
  served.world.report(new SyntaxError('Unexpected token, "Liebe Frau Blum, ich kündige" is not valid JSON'), {
    path: '/api/engins/blog',
  })
  served.world.report(new Error('Failed query', { cause: new Error('no mail for anna@example.com') }), { job: 'mail' })
  for (let at = 0; at < 120; at++) served.world.report(new Error(`Nummer ${at}`))
  const { errors } = await got('system')
  expect([errors.total - before, errors.last.length]).toEqual([122, 100])
  served.world.report(new SyntaxError('Unexpected token, "Liebe Frau Blum, ich kündige" is not valid JSON'), {
    path: '/api/engins/blog',
  })
  served.world.report(new Error('Failed query', { cause: new Error('no mail for anna@example.com') }), { job: 'mail' })
  const [mail, parse] = (await got('system')).errors.last
  expect(parse).toMatchObject({ what: 'SyntaxError: Unexpected token, … is not valid JSON' })
  expect(parse.where).toContain('path /api/engins/blog')
  expect(mail).toMatchObject({ what: 'Error: no mail for …@…', where: expect.stringContaining('job mail') })
})

test('a job that has failed is shown with its reason, without what it carried, and done again', async () => {
  await served.world.jobs.send('mail', { to: 'two@example.com, three@example.com', subject: 'Geheim', text: 'Geheim' })
  const mails = async () => (await got('jobs')).jobs.find(({ name }: { name: string }) => name === 'mail')
  await expect.poll(async () => (await mails())?.failed, { timeout: 15_000 }).toBe(1)
  const kind = await mails()
  expect(kind.failures).toEqual([
    {
      _id: expect.any(String),
      at: expect.any(String),
      message: 'A mail was not sent: this is not one mail address.',
    },
  ])
  expect(JSON.stringify(kind)).not.toContain('Geheim')
  const again = (id: string) => served.admin.post(`/api/admin/jobs/${id}/again`)
  expect((await again(kind.failures[0]._id)).status).toBe(200)
  await expect.poll(async () => (await mails()).failures[0]?.at, { timeout: 15_000 }).not.toBe(kind.failures[0].at)
  for (const id of ['nobody', '00000000-0000-0000-0000-000000000000', "'--"]) expect((await again(id)).status).toBe(404)
})
