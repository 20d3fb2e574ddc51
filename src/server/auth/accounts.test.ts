import { beforeAll, describe, expect, test } from 'vitest'
import { cookieOf } from '#tests/asker.ts'
import { password, wayIn } from '#tests/people.ts'
import { serving } from '#tests/serving.ts'

const served = serving()
let way: ReturnType<typeof wayIn>
beforeAll(async () => {
  way = wayIn(served)
})

const german = { 'accept-language': 'de' }
const english = { 'accept-language': 'en-GB,en;q=0.9' }
const isIn = async (cookie: string) => (await way.get('/api/session', cookie)).status
const personNamed = async (search: string) =>
  (await served.world.users.list({ search, page: 1, limit: 2 })).users.find(({ email }) => email === search)
const cookieFor = async (email: string) => cookieOf(await way.signIn(email))

describe('an account', () => {
  test('is made, signs in and out, and in again', async () => {
    const signedUp = await way.signUp('anna@example.com', {}, german)
    expect(signedUp.status).toBe(200)
    const [cookie = ''] = signedUp.headers.getSetCookie()
    expect(cookie).toMatch(/^federwerk\.session_token=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)

    expect(signedUp.headers.get('cache-control')).toBe('no-store')
    expect(signedUp.headers.get('x-content-type-options')).toBe('nosniff')

    const first = cookieOf(signedUp)
    const session = await (await way.get('/api/session', first)).json()
    expect(session).toMatchObject({ email: 'anna@example.com', name_text: 'Anna Blum', hierarchy_text: 'user' })
    expect((await way.post('/sign-out', {}, { cookie: first })).status).toBe(200)
    expect(await isIn(first)).toBe(401)

    expect(await isIn(cookieOf(await way.signIn('Anna@Example.com ')))).toBe(200)
  })

  test('speaks the language it was made in', async () => {
    await way.signUp('greta@example.com', {}, german)
    await way.signUp('grace@example.com', { locale: 'de', aiLanguage: 'DE' }, english)
    expect(await personNamed('greta@example.com')).toMatchObject({ locale: 'de', aiLanguage: 'DE' })
    expect(await personNamed('grace@example.com')).toMatchObject({ locale: 'en', aiLanguage: 'EN' })
  })

  test('is an ordinary one, whatever its body claims, then and later', async () => {
    const claims = {
      role: 'admin',
      hierarchy_text: 'admin',
      plan: 'premium_plus',
      plan_text: 'premium_plus',
      banned: false,
    }
    const more = {
      ...claims,
      requestLimit: 9999,
      limit: 9999,
      id: 'mine',
      emailVerified: true,
      isAdmin: true,
      userId: 'x',
    }
    const signedUp = await way.signUp('mallory@example.com', more)
    const cookie = cookieOf(signedUp)
    await way.post('/update-user', { name: 'Mallory', ...more, email: 'other@example.com' }, { cookie })
    const mallory = await personNamed('mallory@example.com')
    expect(mallory).toMatchObject({ name: 'Mallory', role: 'user', plan: 'free', limit: 20 })
    expect(mallory?.ownLimit).toBeUndefined()
    expect(mallory?.id).not.toBe('mine')
    expect((await way.get('/api/admin/users', cookie)).status).toBe(403)
  })

  test.each([
    [{ email: 'no address' }, 'email', 'Eine E-Mail-Adresse wie name@example.com.'],
    [{ email: ['a@example.com'] }, 'email', 'Eine E-Mail-Adresse wie name@example.com.'],
    [{ email: undefined }, 'email', 'Hier fehlt noch etwas.'],
    [{ password: '123456789' }, 'password', '10 bis 128 Zeichen.'],
    [{ password: 'x'.repeat(129) }, 'password', '10 bis 128 Zeichen.'],
    [{ password: 1234567890 }, 'password', '10 bis 128 Zeichen.'],
    [{ password: '' }, 'password', 'Hier fehlt noch etwas.'],
    [{ name: ' ' }, 'name', '1 bis 100 Zeichen.'],
    [{ name: 'Anna\r\nBcc: all@example.com' }, 'name', '1 bis 100 Zeichen.'],
    [{ name: null }, 'name', '1 bis 100 Zeichen.'],
    [{ rememberMe: 'false' }, 'rememberMe', 'Ja oder nein.'],
  ])('is not made from %j', async (wrong, field, says) => {
    const answer = await way.signUp('nobody@example.com', wrong, german)
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ success: false, code: 'invalid', fields: { [field]: says } })
    expect(await personNamed('nobody@example.com')).toBeUndefined()
  })

  test('takes passwords of ten characters, be they emoji, and of 128', async () => {
    for (const [email, word] of [
      ['ten@example.com', '🪶'.repeat(10)],
      ['long@example.com', '🪶'.repeat(128)],
    ] as const) {
      expect((await way.signUp(email, { password: word })).status).toBe(200)
      expect((await way.signIn(email, word)).status).toBe(200)
    }
  })

  test('belongs to one address, however it is written, and two at once make one', async () => {
    const answers = await Promise.all(
      ['twin@example.com', 'TWIN@example.com'].map(email => way.signUp(email, {}, german)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    const refused = answers.find(({ status }) => status === 422)
    expect(await refused?.json()).toMatchObject({ fields: { email: 'Mit dieser Adresse gibt es schon ein Konto.' } })
  })
})

describe('signing in', () => {
  test('tells a wrong password and an unknown address alike, in both languages', async () => {
    await way.signUp('known@example.com')
    for (const [language, message] of [
      [german, 'E-Mail-Adresse oder Passwort stimmt nicht.'],
      [english, 'E-mail or password is not right.'],
    ] as const) {
      const answers = await Promise.all([
        way.signIn('known@example.com', 'not the password', language),
        way.signIn('unknown@example.com', 'not the password', language),
      ])
      expect(answers.map(({ status }) => status)).toEqual([401, 401])
      const [known, unknown] = await Promise.all(answers.map(answer => answer.text()))
      expect(JSON.parse(known ?? '')).toEqual({ success: false, code: 'sign_in_wrong', message })
      expect(known).toBe(unknown)
    }
  })

  test('gives a new session each time, and takes none that it is handed', async () => {
    await way.signUp('fixed@example.com')
    const given = 'federwerk.session_token=chosen-by-someone-else.c2lnbmF0dXJl'
    const one = cookieOf(await way.signIn('fixed@example.com', password, { cookie: given }))
    const other = cookieOf(await way.signIn('fixed@example.com', password, { cookie: one }))
    expect(new Set([given, one, other]).size).toBe(3)
    expect(await isIn(given)).toBe(401)
  })

  test('for this visit only leaves a cookie that goes with the browser', async () => {
    await way.signUp('visitor@example.com')
    const answer = await way.post('/sign-in/email', { email: 'visitor@example.com', password, rememberMe: false })
    expect(answer.headers.getSetCookie().every(cookie => !cookie.includes('Max-Age'))).toBe(true)
    expect(await isIn(cookieOf(answer))).toBe(200)
  })

  test('signs out by POST alone', async () => {
    const cookie = cookieOf(await way.signUp('stays@example.com'))
    for (const path of ['/api/auth/sign-out', '/logout', '/de/logout']) await way.get(path, cookie)
    expect(await isIn(cookie)).toBe(200)
  })

  test('of a foreign page’s making is refused', async () => {
    await way.signUp('lured@example.com')
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', ...german }
    const answer = await way.signIn('lured@example.com', password, foreign)
    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject({
      code: 'foreign_origin',
      message: 'Die Anfrage kam von einer fremden Seite und wurde nicht ausgeführt.',
    })
    expect(answer.headers.getSetCookie()).toEqual([])
  })
})

describe('sessions', () => {
  const tokensOf = async (cookie: string): Promise<string[]> => {
    const list: { token: string }[] = await (await way.get('/api/auth/list-sessions', cookie)).json()
    return list.map(({ token }) => token)
  }
  const tokenIn = (cookie: string) => /session_token=([^.]+)/.exec(cookie)?.[1]

  test('can be listed, and ended one by one from another device', async () => {
    await way.signUp('two@example.com')
    const [phone, laptop] = [await cookieFor('two@example.com'), await cookieFor('two@example.com')]
    expect(await tokensOf(laptop)).toContain(tokenIn(phone))
    const there = await (await way.get('/api/auth/list-sessions', phone)).json()
    expect(there.map(({ token, here }: { token: string; here: boolean }) => [token, here])).toEqual([
      [tokenIn(phone), true],
      ...there.slice(1).map(({ token }: { token: string }) => [token, false]),
    ])
    expect(there).toHaveLength(3)
    await way.post('/revoke-session', { token: tokenIn(phone) }, { cookie: laptop })
    expect([await isIn(phone), await isIn(laptop)]).toEqual([401, 200])
  })

  test('of others can be neither listed nor ended', async () => {
    const victim = cookieOf(await way.signUp('victim@example.com'))
    const thief = cookieOf(await way.signUp('thief@example.com'))
    expect(await tokensOf(thief)).not.toContain(tokenIn(victim))
    await way.post('/revoke-session', { token: tokenIn(victim) }, { cookie: thief })
    await way.post('/revoke-other-sessions', {}, { cookie: thief })
    expect(await isIn(victim)).toBe(200)
  })

  test('all but this one end together', async () => {
    const first = cookieOf(await way.signUp('many@example.com'))
    const here = await cookieFor('many@example.com')
    await way.post('/revoke-other-sessions', {}, { cookie: here })
    expect([await isIn(first), await isIn(here)]).toEqual([401, 200])
  })

  test('end with the old password, but for the one that changed it', async () => {
    const before = cookieOf(await way.signUp('changes@example.com'))
    const here = await cookieFor('changes@example.com')
    const change = { currentPassword: password, newPassword: 'ein besseres Passwort' }
    const wrong = await way.post(
      '/change-password',
      { ...change, currentPassword: 'falsch' },
      { cookie: here, ...german },
    )
    expect(await wrong.json()).toMatchObject({ fields: { currentPassword: 'Das ist nicht Ihr Passwort.' } })

    const changed = await way.post('/change-password', change, { cookie: here })
    expect(changed.status).toBe(200)
    expect([await isIn(before), await isIn(here), await isIn(cookieOf(changed))]).toEqual([401, 401, 200])
    expect((await way.signIn('changes@example.com')).status).toBe(401)
    expect((await way.signIn('changes@example.com', change.newPassword)).status).toBe(200)
  })

  test('of blocked people end at once, and no new one begins', async () => {
    const cookie = cookieOf(await way.signUp('blocked@example.com'))
    const id = (await personNamed('blocked@example.com'))?.id ?? ''
    await served.world.users.change(id, { blocked: true })
    expect(await isIn(cookie)).toBe(401)
    const refused = await way.signIn('blocked@example.com', password, german)
    expect(refused.status).toBe(403)
    expect((await refused.json()).message).toBe('Dieses Konto ist gesperrt. Die Administration kann es wieder öffnen.')
    expect((await way.signIn('blocked@example.com', 'not the password')).status).toBe(401)

    await served.world.users.change(id, { blocked: false })
    expect(await isIn(await cookieFor('blocked@example.com'))).toBe(200)
  })
})

test.each([
  ['POST', '/delete-user'],
  ['POST', '/change-email'],
  ['POST', '/sign-in/social'],
  ['POST', '/admin/set-role'],
  ['GET', '/reset-password/token?callbackURL=https://evil.example'],
  ['GET', '/verify-email?token=x&callbackURL=https://evil.example'],
  ['GET', '/ok'],
  ['GET', '/sign-in/email'],
  ['POST', '/sign-in/email/'],
  ['POST', '//sign-in/email'],
])('%s %s does not exist', async (method, path) => {
  const cookie = cookieOf(await way.signIn('two@example.com'))
  const body = method === 'POST' ? '{}' : undefined
  const answer = await served.nobody.send(`/api/auth${path}`, { method, body, headers: { cookie }, redirect: 'manual' })
  expect(answer.status).toBe(404)
})
