import { beforeAll, expect, test } from 'vitest'
import type { Person } from '#tests/serve.ts'
import { serving } from '#tests/serving.ts'

const served = serving()
let anna: Person
beforeAll(async () => {
  anna = await served.person({ plan: 'premium' })
})

const session = async (person = anna) => (await person.get('/api/session')).json()

test('the session is told in the names of both specifications', async () => {
  const today = new Date()
  const told = await session()
  expect(told).toMatchObject({
    ...{ id: anna.id, email: anna.email, premium: true, plan_text: 'premium', hierarchy_text: 'user' },
    ...{ anzahlrequest_number: 0, avatar_image: null, brand_text: null, phone: null, country: null, limit: null },
    sprache_text: 'EN',
    authentication: { email: { email: anna.email } },
    data: { user: { sprache_text: 'EN', plan_text: 'premium' } },
    renews: new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1)).toISOString(),
  })
  expect(JSON.stringify(told)).not.toMatch(/password|argon2|token|session/i)
})

test('a limit is that of the plan, or the person’s own', async () => {
  expect(await session(await served.person({ plan: 'lite' }))).toMatchObject({ limit: 200, premium: false })
  expect(await session(await served.person({ plan: 'lite', limit: 7 }))).toMatchObject({ limit: 7 })
  expect(await session(await served.person({ plan: 'premium', limit: 0 }))).toMatchObject({ limit: 0 })
})

test('without a session there is none, in the reader’s language', async () => {
  const answer = await served.nobody.get('/api/session', { 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' })
  expect(answer.status).toBe(401)
  expect(await answer.json()).toMatchObject({
    success: false,
    code: 'signed_out',
    message: expect.stringMatching(/^Ihre Sitzung/),
  })
})

test.each([
  ['DE', 'DE'],
  ['de', 'DE'],
  ['de-DE', 'DE'],
  ['Deutsch', 'DE'],
  ['EN', 'EN'],
  ['en_US', 'EN'],
  ['Englisch', 'EN'],
])('the language of texts is set by %s', async (lang, language) => {
  const answer = await anna.post('/api/user/updateLang', { lang, userId: 'someone else' })
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ sprache_text: language, data: { user: { sprache_text: language } } })
  expect(await session()).toMatchObject({ sprache_text: language })
})

test.each([[{}], [{ lang: 'fr' }], [{ lang: '' }], [{ lang: null }], [{ lang: ['de'] }], [{ lang: '<b>' }]])(
  'and not by %j',
  async body => {
    const before = await session()
    const answer = await anna.post('/api/user/updateLang', body, { 'accept-language': 'de' })
    expect(answer.status).toBe(422)
    expect((await answer.json()).fields.lang).toMatch(/^(Deutsch oder Englisch|Hier fehlt noch etwas)\.$/)
    expect(await session()).toEqual(before)
  },
)
