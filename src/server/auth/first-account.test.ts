import { describe, expect, test } from 'vitest'
import { wayIn } from '#tests/people.ts'
import type { Served } from '#tests/serve.ts'
import { servingOne } from '#tests/serving.ts'
import { firstAccountLink } from './first-account.ts'
import { secretOf } from './secret.ts'

let served: Served

const inPublic = { PUBLIC_URL: 'https://feder.example.com' }
const open = async (environment: Record<string, string>) => {
  served = await servingOne({ environment })
  const link = firstAccountLink(served.world.config, secretOf(served.world.config))
  return { ...wayIn(served), link, first: new URL(link).searchParams.get('first') }
}
const installation = async () => (await served.nobody.get('/api/installation')).json()
const everyone = async () =>
  (await served.world.users.list({ page: 1, limit: 100 })).users.map(({ role, plan }) => `${role} ${plan}`).sort()
const german = { 'accept-language': 'de' }

describe('where others could come first', () => {
  test('the first account is made by the printed link, once, and is the administrator’s', async () => {
    const { signUp, link, first } = await open({ ...inPublic, REGISTRATION: 'open' })
    expect(link).toMatch(/^https:\/\/feder\.example\.com\/signup\?first=[\w-]{43}$/)
    expect(await installation()).toMatchObject({ firstAccount: true, needsLink: true })

    for (const wrong of [{}, { first: 'x' }, { first: `${first}x` }, { first: 'ü'.repeat(43) }]) {
      const refused = await signUp('stranger@example.com', wrong, german)
      expect(refused.status).toBe(403)
      expect(await refused.json()).toMatchObject({
        code: 'first_link_needed',
        message: expect.stringContaining('Link, den der Server beim Start ausgibt'),
      })
    }
    expect(await everyone()).toEqual([])

    const made = await signUp('owner@example.com', { first })
    expect(made.status).toBe(200)
    expect(made.headers.getSetCookie()[0]).toMatch(/^__Host-federwerk\.session_token=.*; Path=\/; HttpOnly; Secure; /)
    expect((await signUp('second@example.com', { first })).status).toBe(200)
    expect(await everyone()).toEqual(['admin premium_plus', 'user free'])
    expect(await installation()).toMatchObject({ firstAccount: false, needsLink: false })
  })

  test.each([
    ['closed', 'registration_closed', 'Hier werden keine neuen Konten angelegt.'],
    ['invited', 'registration_invited', 'Hier legt ein Konto nur an, wer eingeladen ist.'],
  ])('and registration is %s, nobody follows', async (registration, code, says) => {
    const { signUp, first } = await open({ ...inPublic, REGISTRATION: registration })
    expect((await signUp('owner@example.com', { first })).status).toBe(200)
    for (const more of [{}, { first }]) {
      const refused = await signUp('second@example.com', more, german)
      expect(refused.status).toBe(403)
      expect(await refused.json()).toMatchObject({ code, message: expect.stringContaining(says) })
    }
    expect(await everyone()).toEqual(['admin premium_plus'])
  })
})

test('ten who race for the first place make one administrator', async () => {
  const { signUp, first } = await open({ ...inPublic, REGISTRATION: 'open', DEFAULT_PLAN: 'lite' })
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, number) => signUp(`racer-${number}@example.com`, { first })),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect(await everyone()).toEqual(['admin premium_plus', ...Array(9).fill('user lite')])
})

test('ten who race where registration is closed make one account', async () => {
  const { signUp, first } = await open({ ...inPublic, REGISTRATION: 'closed' })
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, number) => signUp(`racer-${number}@example.com`, { first })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(403)])
  expect(await everyone()).toEqual(['admin premium_plus'])
})

test('a first sign-up that fails leaves the place free', async () => {
  const { signUp, first } = await open(inPublic)
  expect((await signUp('owner@example.com', { first, password: 'short' })).status).toBe(422)
  expect(await installation()).toMatchObject({ firstAccount: true })
  expect((await signUp('owner@example.com', { first })).status).toBe(200)
  expect(await everyone()).toEqual(['admin premium_plus'])
})
