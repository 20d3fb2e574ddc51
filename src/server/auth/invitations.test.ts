import { beforeAll, describe, expect, test } from 'vitest'
import { cookieOf } from '#tests/asker.ts'
import { linksTo } from '#tests/mails.ts'
import { wayIn } from '#tests/people.ts'
import { serving, servingOne } from '#tests/serving.ts'

const served = serving({ jobs: true })
let way: ReturnType<typeof wayIn>
beforeAll(async () => {
  way = wayIn(served)
  await served.admin.put('/api/admin/registration', { registration: 'invited', domains: 'acme.example' })
})

const german = { 'accept-language': 'de' }
const invite = async (email: string, more: object = {}) =>
  (await served.admin.post('/api/admin/invitations', { email, ...more })).json()
const tokenIn = (link: string) => new URL(link).searchParams.get('invitation') ?? ''
const open = async () => (await (await served.admin.get('/api/admin/invitations')).json()).invitations
const personNamed = async (email: string) =>
  (await served.world.users.list({ search: email, page: 1, limit: 1 })).users.find(person => person.email === email)

describe('an invitation', () => {
  test('reaches whom it is for, and makes one account as the administrator said', async () => {
    const { invitation, link } = await invite('Eva@elsewhere.example', { plan: 'basic', role: 'admin', locale: 'en' })
    expect(invitation).toMatchObject({ email: 'eva@elsewhere.example', plan: 'basic', role: 'admin', by: 'admin' })
    const mailed = () => linksTo(served.world.config.dataDir, 'eva@elsewhere.example')
    await expect.poll(mailed, { timeout: 15_000 }).toEqual([link])
    expect(new URL(link).pathname).toBe('/en/signup')

    const token = tokenIn(link)
    const told = await (await way.post('/invitation', { token })).json()
    expect(told).toEqual({ email: 'eva@elsewhere.example', locale: 'en', by: 'admin' })
    const other = await way.signUp('other@acme.example', { invitation: token }, german)
    expect([other.status, (await other.json()).code]).toEqual([403, 'invitation_other_address'])
    const short = await way.signUp('eva@elsewhere.example', { invitation: token, password: 'short' })
    expect(short.status).toBe(422)

    expect((await way.signUp('eva@elsewhere.example', { invitation: token }, german)).status).toBe(200)
    expect(await personNamed('eva@elsewhere.example')).toMatchObject({ plan: 'basic', role: 'admin', locale: 'en' })
    expect((await way.post('/invitation', { token })).status).toBe(422)
    const { entries } = await served.world.audit.list({ page: 1, limit: 9, search: 'eva@elsewhere.example' })
    const deeds = entries.filter(({ did }) => did.startsWith('invitation_'))
    expect(deeds.map(({ did, byEmail }) => [did, byEmail])).toEqual([
      ['invitation_accepted', 'eva@elsewhere.example'],
      ['invitation_sent', 'admin@example.com'],
    ])
  })

  test('is needed where registration is for those who are invited', async () => {
    const refused = await way.signUp('stranger@acme.example')
    expect([refused.status, (await refused.json()).code]).toEqual([403, 'registration_invited'])
    const guessed = await way.signUp('stranger@acme.example', { invitation: 'guessed' })
    expect([guessed.status, (await guessed.json()).code]).toEqual([422, 'invitation_ended'])
  })

  test('two who accept one at once make one account', async () => {
    const { link } = await invite('twin@acme.example')
    const answers = await Promise.all(
      [1, 2, 3].map(() => way.signUp('twin@acme.example', { invitation: tokenIn(link) })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('is over when it was withdrawn, sent again, or a week has passed', async () => {
    const [first, second] = [await invite('one@acme.example'), await invite('two@acme.example')]
    const again = await (await served.admin.post(`/api/admin/invitations/${first.invitation._id}/again`)).json()
    const withdrawn = `/api/admin/invitations/${second.invitation._id}`
    expect((await served.admin.send(withdrawn, { method: 'DELETE' })).status).toBe(200)
    const ended = async (email: string, link: string) =>
      (await (await way.signUp(email, { invitation: tokenIn(link) })).json()).code
    expect(await ended('one@acme.example', first.link)).toBe('invitation_ended')
    expect(await ended('two@acme.example', second.link)).toBe('invitation_ended')
    expect((await open()).map(({ email }: { email: string }) => email)).toEqual(['one@acme.example'])
    await served.query(`update invitation set ends_at = ends_at - interval '7 days'`)
    expect(await ended('one@acme.example', again.link)).toBe('invitation_ended')
    expect((await served.admin.send(withdrawn, { method: 'DELETE' })).status).toBe(404)
    expect((await served.admin.post(`${withdrawn}/again`)).status).toBe(404)
  })

  test('of the same address takes the place of the one before; who has an account is not invited', async () => {
    await invite('again@acme.example', { plan: 'lite' })
    await invite('again@acme.example', { plan: 'premium' })
    const theirs = (await open()).filter(({ email }: { email: string }) => email === 'again@acme.example')
    expect(theirs).toMatchObject([{ plan: 'premium' }])
    expect(await invite('admin@example.com')).toMatchObject({ code: 'invalid', fields: { email: expect.any(String) } })
  })

  test('is an administrator’s matter', async () => {
    const someone = await served.world.users.list({ page: 1, limit: 1, search: 'twin@acme.example' })
    expect(someone.total).toBe(1)
    const cookie = cookieOf(await way.signIn('twin@acme.example'))
    for (const path of ['invitations', 'registration'])
      expect((await way.get(`/api/admin/${path}`, cookie)).status).toBe(403)
  })
})

describe('registration', () => {
  test('can be for addresses of some domains, and an invitation goes beyond', async () => {
    await served.admin.put('/api/admin/registration', { registration: 'open', domains: '@Acme.example, acme.org' })
    const refused = await way.signUp('me@acme.example.evil.example', {}, german)
    expect([refused.status, (await refused.json()).code]).toEqual([403, 'registration_domain'])
    expect((await way.signUp('me@sub.acme.example')).status).toBe(403)
    expect((await way.signUp('Me@ACME.org')).status).toBe(200)
    const { link } = await invite('guest@elsewhere.example')
    expect((await way.signUp('guest@elsewhere.example', { invitation: tokenIn(link) })).status).toBe(200)
  })

  test('that is closed accepts no invitation, and says so to whoever would send one', async () => {
    await served.admin.put('/api/admin/registration', { registration: 'invited' })
    const { link } = await invite('late@acme.example')
    await served.admin.put('/api/admin/registration', { registration: 'closed' })
    expect(await invite('more@acme.example')).toMatchObject({ code: 'invitations_closed' })
    const refused = await way.signUp('late@acme.example', { invitation: tokenIn(link) })
    expect([refused.status, (await refused.json()).code]).toEqual([403, 'registration_closed'])
  })

  test.each([{ domains: 'acme' }, { domains: 'a b@c' }, { registration: 'all' }, { link: 'yes' }])(
    'is not set to %j',
    async wrong => {
      expect((await served.admin.put('/api/admin/registration', wrong)).status).toBe(422)
    },
  )
})

test('what the environment says of registration holds', async () => {
  const fixed = await servingOne({
    environment: { REGISTRATION: 'open', REGISTRATION_DOMAINS: 'example.com,acme.org' },
  })
  await fixed.admin.put('/api/admin/registration', { registration: 'closed', domains: '' })
  const rules = await (await fixed.admin.get('/api/admin/registration')).json()
  expect(rules).toMatchObject({
    ...{ registration: 'open', domains: ['example.com', 'acme.org'] },
    fixed: { registration: true, domains: true, link: false },
  })
})
