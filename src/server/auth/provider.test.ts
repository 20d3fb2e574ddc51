import { beforeAll, describe, expect, test } from 'vitest'
import { cookieOf } from '#tests/asker.ts'
import { type Identity, startOidc, type Twist } from '#tests/oidc-server.ts'
import { password, wayIn } from '#tests/people.ts'
import { running, serving, servingOne } from '#tests/serving.ts'
import { codeOf, nextCodeOf, secretIn } from '#tests/totp.ts'

const oidc = running(startOidc)
const served = serving(() => ({ environment: oidc.environment }))
let way: ReturnType<typeof wayIn>
beforeAll(async () => {
  way = wayIn(served)
})

type Begun = { url: string; cookie: string }
const begin = async (asked: object = {}, cookie = '', path = '/sign-in/provider'): Promise<Begun> => {
  const answer = await way.post(path, asked, { 'accept-language': 'de', ...(cookie && { cookie }) })
  const { url } = await answer.json()
  return { url, cookie: [cookieOf(answer), cookie].filter(Boolean).join('; ') }
}
/** Goes to the provider and comes back, as a browser does. */
const there = async ({ url, cookie }: Begun) => {
  const sent = await fetch(url, { redirect: 'manual' })
  const { pathname, search } = new URL(sent.headers.get('location') ?? '')
  return comesBack(pathname + search, cookie)
}
const comesBack = async (path: string, cookie: string) => {
  const answer = await served.nobody.send(path, { headers: { cookie }, redirect: 'manual' })
  return { status: answer.status, to: answer.headers.get('location'), cookie: cookieOf(answer) }
}
const goes = async (who: Identity, wrong?: Twist, asked?: object) => {
  oidc.as(who)
  const begun = await begin(asked)
  oidc.as(who, wrong)
  return there(begun)
}
const anna = { sub: 'anna', email: 'anna@acme.example', email_verified: true, name: 'Anna Acme' }
const sessionOf = async (cookie: string) => (await way.get('/api/session', cookie)).json()
const count = async () => (await served.world.users.list({ page: 1, limit: 1 })).total

describe('whoever the provider vouches for', () => {
  test('has an account made, and comes back to it', async () => {
    const first = await goes(anna, undefined, { next: '/de/history' })
    expect(first).toMatchObject({ status: 302, to: '/de/history' })
    expect(await sessionOf(first.cookie)).toMatchObject({ email: anna.email, name_text: 'Anna Acme' })
    const again = await goes({ ...anna, email: 'anna.new@acme.example' })
    expect(again.to).toBe('/de/engins')
    expect(await sessionOf(again.cookie)).toMatchObject({
      email: anna.email,
      plan_text: 'free',
      hierarchy_text: 'user',
    })
  })

  test('is asked of the provider once more where the token says no address', async () => {
    const { cookie } = await goes({ ...anna, sub: 'ben', email: 'ben@acme.example' }, 'no e-mail in token')
    expect(await sessionOf(cookie)).toMatchObject({ email: 'ben@acme.example' })
  })

  test.each([
    ['no name', { sub: '' }],
    ['a name of blanks', { sub: '  ' }],
    ['too long a name', { sub: 'x'.repeat(256) }],
    ['an address that is none', { email: 'not an address' }],
    ['an address without a domain', { email: 'anna@' }],
    ['two addresses', { email: 'a@acme.example, b@acme.example' }],
    ['an address of two lines', { email: 'a@acme.example\nBcc: b@acme.example' }],
    ['too long an address', { email: `${'a'.repeat(250)}@acme.example` }],
    ['an address that is no text', { email: ['anna@acme.example'] }],
  ])('is not let in with %s', async (_, odd) => {
    const before = await count()
    const refused = await goes({ sub: 'odd', email: 'odd@acme.example', email_verified: true, ...odd } as Identity)
    expect(refused).toMatchObject({ status: 302, to: '/de/login?problem=provider_failed' })
    expect([(await sessionOf(refused.cookie)).code, await count()]).toEqual(['signed_out', before])
  })

  test('goes nowhere but to our own pages', async () => {
    for (const next of ['https://evil.example', '//evil.example', '/\\evil.example', '/a\r\nb: c'])
      expect((await goes(anna, undefined, { next })).to).toBe('/de/engins')
  })

  test('is not let in while blocked', async () => {
    const carl = { sub: 'carl', email: 'carl@acme.example', email_verified: true }
    const { cookie } = await goes(carl)
    await served.world.users.change((await sessionOf(cookie)).id, { blocked: true })
    const refused = await goes(carl)
    expect(refused.to).toBe('/de/login?problem=account_blocked')
    expect(refused.cookie).not.toContain('session_token')
  })

  test('is asked for the second factor too', async () => {
    const signedUp = await way.signUp('dora@acme.example')
    const cookie = cookieOf(signedUp)
    const { totpURI } = await (await way.post('/two-factor/enable', { password }, { cookie })).json()
    const first = { code: codeOf(secretIn(totpURI)) }
    const confirmed = cookieOf(await way.post('/two-factor/verify-totp', first, { cookie }))
    oidc.as({ sub: 'dora', email: 'dora@acme.example', email_verified: true })
    expect((await there(await begin({}, confirmed, '/connect-provider'))).to).toBe('/de/settings#provider')
    const half = await goes({ sub: 'dora' }, undefined, { next: '/de/history' })
    expect(half.to).toBe('/de/login?step=code&next=%2Fde%2Fhistory')
    expect((await way.get('/api/session', half.cookie)).status).toBe(401)
    const entered = await way.post(
      '/two-factor/verify-totp',
      { code: nextCodeOf(secretIn(totpURI)) },
      { cookie: half.cookie },
    )
    expect(await sessionOf(cookieOf(entered))).toMatchObject({ email: 'dora@acme.example' })
  })
})

describe('an account made with a password', () => {
  const emil = { sub: 'emil', email: 'emil@acme.example', email_verified: true }

  test('is not handed to a provider by its address alone; its owner connects it, and gives it up', async () => {
    const cookie = cookieOf(await way.signUp(emil.email))
    expect((await goes(emil)).to).toBe('/de/login?problem=provider_known_address')
    oidc.as(emil)
    expect((await there(await begin({}, cookie, '/connect-provider'))).to).toBe('/de/settings#provider')
    expect(await sessionOf((await goes(emil)).cookie)).toMatchObject({ email: emil.email })
    const how = async () => (await way.get('/api/auth/sign-in', cookie)).json()
    expect(await how()).toEqual({ password: true, provider: true, providerName: 'Acme', twoFactor: false })

    const other = cookieOf(await way.signUp('thief@acme.example'))
    oidc.as(emil)
    const refused = await there(await begin({}, other, '/connect-provider'))
    expect(refused.to).toBe('/de/settings?problem=provider_taken#provider')

    await way.post('/disconnect-provider', {}, { cookie })
    expect(await how()).toMatchObject({ provider: false })
    const { entries } = await served.world.audit.list({ page: 1, limit: 9, search: emil.email })
    expect(entries.map(({ did }) => did)).toEqual(['provider_unlinked', 'provider_linked'])
  })

  test('whose address was proven is found by it', async () => {
    await way.signUp('proven@acme.example')
    await served.query(`update "user" set email_verified = true where email = 'proven@acme.example'`)
    const { cookie } = await goes({ sub: 'proven', email: 'Proven@acme.example', email_verified: true })
    expect(await sessionOf(cookie)).toMatchObject({ email: 'proven@acme.example' })
  })

  test('is needed before the provider is given up', async () => {
    const { cookie } = await goes(anna)
    const refused = await way.post('/disconnect-provider', {}, { cookie })
    expect([refused.status, (await refused.json()).code]).toEqual([409, 'password_needed'])
    const factor = await way.post('/two-factor/enable', { password: 'x' }, { cookie })
    expect([factor.status, (await factor.json()).code]).toEqual([409, 'password_needed'])
  })
})

describe('what a provider says', () => {
  const stranger = { sub: 'stranger', email: 'stranger@acme.example', email_verified: true }

  test.each<[Twist, string]>([
    ['wrong nonce', 'provider_failed'],
    ['wrong key', 'provider_failed'],
    ['wrong audience', 'provider_failed'],
    ['old', 'provider_failed'],
    ['cancelled', 'provider_cancelled'],
    ['away', 'provider_unreachable'],
  ])('%s: nobody is let in, and the page says why', async (wrong, code) => {
    const before = await count()
    const refused = await goes(stranger, wrong)
    expect(refused).toMatchObject({ status: 302, to: `/de/login?problem=${code}` })
    expect(refused.cookie).not.toContain('session_token')
    expect(await count()).toBe(before)
  })

  test.each([
    { sub: 'unsure', email: 'admin@example.com', email_verified: false },
    { sub: 'silent', email: 'admin@example.com' },
    { sub: 'nameless' },
  ])('of an address it does not confirm opens nothing: %j', async who => {
    expect((await goes(who)).to).toBe('/de/login?problem=provider_unverified')
  })

  test('is only heard by the browser that began, once, and with its own state', async () => {
    oidc.as(stranger)
    const [mine, theirs] = [await begin(), await begin()]
    const sent = await fetch(mine.url, { redirect: 'manual' })
    const { pathname, search } = new URL(sent.headers.get('location') ?? '')
    for (const cookie of ['', theirs.cookie, 'federwerk.provider=forged'])
      expect((await comesBack(pathname + search, cookie)).to).toMatch(/problem=provider_failed$/)
    expect(await count()).toBe(await count())
  })
})

describe('registration', () => {
  const rules = (of: object) => served.admin.put('/api/admin/registration', of)
  const grace = { sub: 'grace', email: 'grace@elsewhere.example', email_verified: true }

  test('holds for this way too, and an invitation to the same address is taken', async () => {
    await rules({ registration: 'open', domains: 'acme.example' })
    expect((await goes(grace)).to).toBe('/de/login?problem=registration_domain')
    await rules({ registration: 'closed' })
    expect((await goes(grace)).to).toBe('/de/login?problem=registration_closed')
    await rules({ registration: 'invited' })
    expect((await goes(grace)).to).toBe('/de/login?problem=registration_invited')
    await served.admin.post('/api/admin/invitations', { email: grace.email, plan: 'premium' })
    expect(await sessionOf((await goes(grace)).cookie)).toMatchObject({ email: grace.email, plan_text: 'premium' })
    await rules({ registration: 'open', domains: '' })
  })
})

test('a first account by a provider needs the printed link, and of ten who race one administers', async () => {
  const fresh = await servingOne({ environment: { ...oidc.environment, PUBLIC_URL: 'https://feder.example' } })
  const { firstAccountLink } = await import('./first-account.ts')
  const { secretOf } = await import('./secret.ts')
  const link = firstAccountLink(fresh.world.config, secretOf(fresh.world.config))
  const first = new URL(link).searchParams.get('first')
  oidc.as({ sub: 'early' }, 'away')
  const away = await wayIn(fresh).post('/sign-in/provider', { first })
  expect([away.status, (await away.json()).code]).toEqual([502, 'provider_unreachable'])
  oidc.as({ sub: 'early' })
  const arrives = async (name: string, asked: object) => {
    const answer = await wayIn(fresh).post('/sign-in/provider', asked)
    oidc.as({ sub: name, email: `${name}@acme.example`, email_verified: true })
    const sent = await fetch((await answer.json()).url, { redirect: 'manual' })
    const { pathname, search } = new URL(sent.headers.get('location') ?? '')
    return () => fresh.nobody.send(pathname + search, { headers: { cookie: cookieOf(answer) }, redirect: 'manual' })
  }
  const refused = await (await arrives('early', {}))()
  expect(refused.headers.get('location')).toBe('/en/login?problem=first_link_needed')
  const racers = []
  for (let count = 0; count < 5; count++) racers.push(await arrives(`racer-${count}`, { first }))
  await Promise.all(racers.map(race => race()))
  const { users } = await fresh.world.users.list({ page: 1, limit: 10 })
  expect(users.filter(({ role }) => role === 'admin')).toHaveLength(1)
})

test('where no provider is named, there is none', async () => {
  const without = await servingOne()
  const answer = await wayIn(without).post('/sign-in/provider')
  expect(answer.status).toBe(404)
})
