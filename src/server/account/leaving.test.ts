import { beforeAll, describe, expect, test } from 'vitest'
import { asker, cookieOf } from '#tests/asker.ts'
import { password, wayIn } from '#tests/people.ts'
import { running, serving, servingOne } from '#tests/serving.ts'
import { startStripe } from '#tests/stripe-server.ts'

const stripe = running(startStripe)
const served = serving(() => ({ environment: { ...stripe.environment, DEFAULT_PLAN: 'premium' } }))
let way: ReturnType<typeof wayIn>
beforeAll(async () => {
  stripe.tells(served.url)
  way = wayIn(served)
})

/** Somebody with a password that the test knows. */
const person = async (email: string) => {
  const answer = await way.signUp(email)
  const { id } = (await answer.json()).user as { id: string }
  const cookie = cookieOf(answer)
  const signedIn = asker(served.url, cookie)
  const leaves = (typed: object = { email, password }) => signedIn.post('/api/user/delete', typed)
  return { ...signedIn, id, email, cookie, leaves }
}
const isThere = async (email: string) =>
  (await served.query('select from "user" where email = $1', [email])).rowCount === 1
const rowsOf = async (table: string, id: string) =>
  (await served.query(`select from "${table}" where "user" = $1`, [id])).rowCount
const german = { 'accept-language': 'de' }

describe('leaving', () => {
  test('takes everything along at once, also what is being written, and the address is free again', async () => {
    const anna = await person('anna@example.com')
    const { response } = await (await anna.upload(new File(['Notiz'], 'Notiz.txt'))).json()
    await anna.ask('summarize', { content: 'Das Café hat geöffnet. Es gibt Kuchen.' })
    await anna.post('/api/bookmark', { prompt: 'Frage', result: 'Antwort', type: 'summarize' })
    await anna.post('/api/keys', { name: 'Skript', days: null })
    await anna.put('/api/user/sender', { name: 'Anna Vogt' })
    const hand = served.model.byHand()
    const writing = anna.ask('bullet_points', { content: 'Ein Text.' })
    await expect.poll(() => rowsOf('run', anna.id)).toBe(2)

    const answer = await anna.leaves({ email: ' Anna@Example.com ', password })
    expect(answer.status).toBe(204)
    expect(answer.headers.getSetCookie()[0]).toMatch(/^federwerk\.session_token=; Max-Age=0; /)
    hand.end()
    await writing
    expect([(await anna.get('/api/session')).status, (await anna.get(response)).status]).toEqual([401, 401])
    for (const table of ['run', 'file', 'usage', 'bookmark', 'api_key', 'sender'])
      expect(await rowsOf(table, anna.id), table).toBe(0)
    await expect.poll(async () => (await served.query('select from loose_file')).rowCount).toBe(0)
    expect((await way.signIn(anna.email)).status).toBe(401)
    const { entries } = await served.world.audit.list({ page: 1, limit: 1, search: anna.email })
    expect(entries[0]).toMatchObject({ did: 'account_deleted', byEmail: anna.email, details: { runs: 2, files: 1 } })
    expect(JSON.stringify(entries)).not.toContain('Café')

    const again = await way.signUp(anna.email)
    expect(again.status).toBe(200)
    expect((await (await way.get('/api/runs', cookieOf(again))).json()).total).toBe(0)
  })

  test.each([
    ['another address', { email: 'someone@example.com', password }, 'email'],
    ['no address', { password }, 'email'],
    ['another password', { email: 'berta@example.com', password: 'ein anderes Passwort' }, 'password'],
    ['no password', { email: 'berta@example.com' }, 'password'],
    ['something else in place of a password', { email: 'berta@example.com', password: { $ne: '' } }, 'password'],
  ])('by %s is refused, and says where', async (_, typed, field) => {
    if (!(await isThere('berta@example.com'))) await way.signUp('berta@example.com')
    const cookie = cookieOf(await way.signIn('berta@example.com'))
    const answer = await way.get('/api/session', cookie)
    expect(answer.status).toBe(200)
    const refused = await served.nobody.post('/api/user/delete', typed, { cookie, ...german })
    expect([refused.status, Object.keys((await refused.json()).fields)]).toEqual([422, [field]])
    expect(await isThere('berta@example.com')).toBe(true)
  })

  test('cannot be guessed at', async () => {
    const carl = await person('carl@example.com')
    const statuses = []
    for (let tries = 0; tries < 11; tries++)
      statuses.push((await carl.leaves({ email: carl.email, password: `geraten ${tries}` })).status)
    expect(statuses).toEqual([...Array(10).fill(422), 429])
    expect((await carl.leaves()).status).toBe(429)
    expect(await isThere(carl.email)).toBe(true)
  })

  test('is not for keys, and not for nobody', async () => {
    const dora = await person('dora@example.com')
    const { key } = await (await dora.post('/api/keys', { name: 'Skript', days: null })).json()
    const typed = { email: dora.email, password }
    const byKey = await served.nobody.post('/api/user/delete', typed, { authorization: `Bearer ${key}` })
    expect([byKey.status, (await byKey.json()).code]).toEqual([403, 'not_for_keys'])
    expect((await served.nobody.post('/api/user/delete', typed)).status).toBe(401)
    expect(await isThere(dora.email)).toBe(true)
  })

  test('without a password needs a sign-in of just now', async () => {
    const emil = await person('emil@example.com')
    await served.query('delete from account where user_id = $1', [emil.id])
    await served.query(`update session set created_at = now() - interval '11 minutes' where user_id = $1`, [emil.id])
    const late = await emil.leaves({ email: emil.email })
    expect([late.status, (await late.json()).code]).toEqual([403, 'sign_in_not_fresh'])
    await served.query('update session set created_at = now() where user_id = $1', [emil.id])
    expect((await emil.leaves({ email: emil.email })).status).toBe(204)
    expect(await isThere(emil.email)).toBe(false)
  })

  test('is not possible for the last administrator, who goes on paying and administering', async () => {
    const [fritz] = [await person('fritz@example.com')]
    const [first] = await served.world.users.all({ role: 'admin' })
    await served.world.users.change(fritz.id, { role: 'admin' })
    await served.world.users.change(first?.id ?? '', { role: 'user' })
    const refused = await fritz.leaves()
    expect([refused.status, (await refused.json()).code]).toEqual([409, 'last_admin'])
    expect((await fritz.get('/api/admin/users')).status).toBe(200)
    await served.world.users.change(first?.id ?? '', { role: 'admin' })
    expect((await fritz.leaves()).status).toBe(204)
  })
})

describe('a subscription', () => {
  const subscriber = async (email: string, status: 'active' | 'unpaid' = 'active') => {
    const one = await person(email)
    const id = `sub_${one.id}`
    const metadata = { user: one.id, plan: 'basic' }
    const standing = stripe.subscription(id, { customer: `cus_${one.id}`, price: 'price_basic', status, metadata })
    const payload = stripe.news('customer.subscription.created', standing)
    const headers = { 'stripe-signature': stripe.sign(payload) }
    await served.nobody.send('/api/stripe/webhook', { method: 'POST', body: payload, headers })
    return { ...one, subscription: id }
  }

  test.each(['active', 'unpaid'] as const)('that is %s is cancelled with the account', async status => {
    const gerda = await subscriber(`gerda-${status}@example.com`, status)
    expect((await gerda.leaves()).status).toBe(204)
    expect(stripe.statusOf(gerda.subscription)).toBe('canceled')
    expect(await rowsOf('subscription', gerda.id)).toBe(0)
  })

  test('is cancelled, too, where an administrator deletes the account', async () => {
    const hanna = await subscriber('hanna@example.com')
    expect((await served.admin.send(`/api/admin/users/${hanna.id}`, { method: 'DELETE' })).status).toBe(204)
    expect(stripe.statusOf(hanna.subscription)).toBe('canceled')
  })

  test('that Stripe cannot cancel now keeps the account, whole', async () => {
    const ida = await subscriber('ida@example.com')
    await ida.ask('summarize', { content: 'Das Café hat geöffnet. Es gibt Kuchen.' })
    stripe.isAway(true)
    const refused = await ida.leaves()
    expect([refused.status, (await refused.json()).code]).toEqual([502, 'subscription_goes_on'])
    stripe.isAway(false)
    expect((await (await ida.get('/api/runs')).json()).total).toBe(1)
    expect((await ida.leaves()).status).toBe(204)
    expect(stripe.statusOf(ida.subscription)).toBe('canceled')
  })

  // The jobs of this server have not started.
  test('goes on where a training that was paid for could not be given back, and the account stays', async () => {
    const karl = await subscriber('karl@example.com')
    const { imageModels } = served.world
    const { id } = await imageModels.create(karl.id, { id: karl.id, name: 'Kanne', kind: 'product', trigger: 'KANNE' })
    expect(await imageModels.pay(karl.id, id, `pi_${id}`, 4999)).toBe(true)
    const refused = await karl.leaves()
    expect([refused.status, (await refused.json()).code]).toEqual([503, 'unavailable'])
    expect([stripe.statusOf(karl.subscription), await isThere(karl.email)]).toEqual(['active', true])
  })

  test('that nobody can end, since Stripe is not connected any more, keeps the account', async () => {
    const without = await servingOne()
    const { id } = await without.person({ plan: 'basic' })
    const leaves = () => without.admin.send(`/api/admin/users/${id}`, { method: 'DELETE' })
    await without.query(
      `insert into subscription (id, "user", customer, plan, live, revision)
        values ('sub_left', $1, 'cus_left', 'basic', true, 1)`,
      [id],
    )
    const refused = await leaves()
    expect([refused.status, (await refused.json()).code]).toEqual([409, 'subscription_unmanaged'])
    // One that was begun and never paid, of which no news comes any more, holds nobody.
    await without.query(`update subscription set live = false`)
    expect((await leaves()).status).toBe(204)
  })

  test('keeps nobody whose it is not, while Stripe is away', async () => {
    const jan = await person('jan@example.com')
    stripe.isAway(true)
    expect((await jan.leaves()).status).toBe(204)
    stripe.isAway(false)
  })
})
