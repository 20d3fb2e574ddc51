// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import type { Problem } from '#shared/problems.ts'
import { call, fetched, isCode, offerSignIn, post } from './api.ts'

const json = (status: number, body: object) => Response.json(body, { status })
const answers = (...responses: (Response | Error)[]) => {
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => {
    const next = responses.shift() ?? json(200, {})
    if (next instanceof Error) throw next
    return next
  })
  vi.stubGlobal('fetch', fetch)
  return fetch
}
const failure = (path: string) =>
  call(path).then(
    () => undefined,
    (error: Problem) => error,
  )

afterEach(() => vi.unstubAllGlobals())

test('asks in the language of the page', async () => {
  document.documentElement.lang = 'de'
  const fetch = answers()
  await fetched('/api/session')
  expect(new Headers(fetch.mock.calls[0]?.[1].headers).get('Accept-Language')).toBe('de')
})

test('fails as the server did, with what it said of each field', async () => {
  answers(json(422, { code: 'invalid', message: '…', fields: { name: '1 bis 100 Zeichen.' } }))
  const problem = await failure('/api/auth/update-user')
  expect(problem?.code).toBe('invalid')
  expect(problem?.details.fields?.name?.de).toBe('1 bis 100 Zeichen.')
})

test('a line that broke and a proxy without a server behind it are worth another try', async () => {
  answers(new TypeError('Failed to fetch'), new Response('<html>', { status: 502 }))
  expect((await failure('/api/session'))?.code).toBe('unavailable')
  expect((await failure('/api/session'))?.code).toBe('unavailable')
})

test('what another version of the server calls its problems is no riddle', async () => {
  answers(json(418, { code: 'teapot' }))
  expect((await failure('/api/session'))?.code).toBe('unexpected')
})

test('where the session has ended it asks to sign in, and then sends the same once more', async () => {
  const signInAgain = vi.fn(async () => true)
  const takeAway = offerSignIn(signInAgain)
  const fetch = answers(json(401, { code: 'signed_out' }), json(200, { ok: true }))
  expect(await (await call('/api/user/updateLang', post({ lang: 'DE' }))).json()).toEqual({ ok: true })
  expect(fetch.mock.calls.map(([, { body }]) => body)).toEqual(['{"lang":"DE"}', '{"lang":"DE"}'])
  takeAway()
})

test('whoever does not want to sign in again is told that the session has ended', async () => {
  const takeAway = offerSignIn(async () => false)
  const fetch = answers(json(401, { code: 'signed_out' }))
  expect((await failure('/api/session'))?.code).toBe('signed_out')
  expect(fetch).toHaveBeenCalledTimes(1)
  takeAway()
})

test('a wrong password is no ended session', async () => {
  const signInAgain = vi.fn(async () => true)
  const takeAway = offerSignIn(signInAgain)
  answers(json(401, { code: 'sign_in_wrong' }))
  expect((await failure('/api/auth/sign-in/email'))?.code).toBe('sign_in_wrong')
  expect(signInAgain).not.toHaveBeenCalled()
  takeAway()
})

test('what every object has is not the name of a problem', () => {
  expect(isCode('provider_failed')).toBe(true)
  for (const word of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) expect(isCode(word), word).toBe(false)
})

test('a problem of the server that is not known here is told by its sentence, by ours where that is empty', async () => {
  answers(json(500, { code: 'broken', message: 'Das ging nicht.' }), json(500, { code: 'broken', message: '' }))
  expect((await failure('/api/one'))?.details.told).toBe('Das ging nicht.')
  const other = await failure('/api/other')
  expect([other?.code, other?.details.told]).toEqual(['unexpected', undefined])
})
