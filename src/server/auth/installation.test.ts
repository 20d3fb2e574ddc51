import { expect, test } from 'vitest'
import { wayIn } from '#tests/people.ts'
import type { Served } from '#tests/serve.ts'
import { servingOne } from '#tests/serving.ts'
import { version } from '../process/version.ts'

let served: Served

const installation = async () => (await served.nobody.get('/api/installation')).json()
const say = (body: object, headers = {}) =>
  served.admin.send('/api/admin/installation', { method: 'PUT', body: JSON.stringify(body), headers })
const planOfNewcomer = async (email: string) => {
  await wayIn(served).signUp(email)
  return (await served.world.users.list({ search: email, page: 1, limit: 1 })).users[0]?.plan
}

test('anyone may know what the way in looks like, and no more', async () => {
  served = await servingOne()
  expect(await installation()).toEqual({
    ...{ firstAccount: false, needsLink: false, registration: 'open', link: true, provider: null, mail: false },
    ...{ who: null, plan: null },
    version,
  })
})

test('the administrator says who will use it, and new accounts begin accordingly', async () => {
  served = await servingOne()
  expect(await planOfNewcomer('before@example.com')).toBe('free')
  const answer = await say({ who: 'team' })
  expect([answer.status, await answer.json()]).toMatchObject([200, { who: 'team' }])
  expect(await planOfNewcomer('colleague@example.com')).toBe('premium_plus')
  await say({ who: 'customers' })
  expect(await installation()).toMatchObject({ who: 'customers' })
  expect(await planOfNewcomer('customer@example.com')).toBe('free')
})

test('other answers are refused, naming the field', async () => {
  served = await servingOne()
  for (const who of ['toString', '', null, 7, undefined]) {
    const answer = await say({ who }, { 'accept-language': 'de' })
    expect(answer.status).toBe(422)
    expect(Object.keys((await answer.json()).fields)).toEqual(['who'])
  }
  expect(await installation()).toMatchObject({ who: null })
})

test('the plan in the environment answers the question, and wins', async () => {
  served = await servingOne({
    environment: { DEFAULT_PLAN: 'lite', SMTP_URL: 'smtp://127.0.0.1:1', REGISTRATION: 'open' },
  })
  expect(await installation()).toMatchObject({ who: 'customers', plan: 'lite', mail: true })
  await say({ who: 'team' })
  expect(await planOfNewcomer('new@example.com')).toBe('lite')
})
