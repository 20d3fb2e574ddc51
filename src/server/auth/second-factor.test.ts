import { beforeAll, describe, expect, test } from 'vitest'
import { cookieOf } from '#tests/asker.ts'
import { linksTo } from '#tests/mails.ts'
import { password, wayIn } from '#tests/people.ts'
import { serving } from '#tests/serving.ts'
import { codeOf, nextCodeOf, secretIn } from '#tests/totp.ts'

const served = serving({ jobs: true })
let way: ReturnType<typeof wayIn>
beforeAll(async () => {
  way = wayIn(served)
})

const german = { 'accept-language': 'de' }
const isIn = async (cookie: string) => (await way.get('/api/session', cookie)).status === 200
const wrong = (right: string) => String((Number(right) + 1) % 1_000_000).padStart(6, '0')

/** Somebody who signs up and sets a second factor up. */
const guarded = async (email: string) => {
  const signedUp = await way.signUp(email)
  const { user } = await signedUp.json()
  const begun = await way.post('/two-factor/enable', { password }, { cookie: cookieOf(signedUp) })
  const { totpURI, backupCodes } = (await begun.json()) as { totpURI: string; backupCodes: string[] }
  const secret = secretIn(totpURI)
  const confirming = codeOf(secret)
  const confirmed = await way.post('/two-factor/verify-totp', { code: confirming }, { cookie: cookieOf(signedUp) })
  expect(confirmed.status).toBe(200)
  return { id: user.id as string, email, secret, confirming, backupCodes, cookie: cookieOf(confirmed) }
}
const firstStep = async (email: string, cookie?: string) => {
  const answer = await way.signIn(email, password, cookie ? { cookie } : {})
  return { asked: (await answer.json()).twoFactorRedirect === true, cookie: cookieOf(answer) }
}
const secondStep = (cookie: string, code: string, more = {}, path = 'verify-totp') =>
  way.post(`/two-factor/${path}`, { code, ...more }, { cookie, ...german })
const deedsOf = async (email: string) =>
  (await served.world.audit.list({ page: 1, limit: 50, search: email })).entries.map(({ did }) => did)

describe('a second factor', () => {
  test('is asked for after the password, and only with it one is in', async () => {
    const { email, secret } = await guarded('two@example.com')
    const { asked, cookie } = await firstStep(email)
    expect([asked, await isIn(cookie)]).toEqual([true, false])

    const refused = await secondStep(cookie, wrong(codeOf(secret)))
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({
      fields: { code: 'Dieser Code stimmt nicht. Es gilt der, den die App gerade zeigt, und jeder nur einmal.' },
    })
    const entered = await secondStep(cookie, nextCodeOf(secret))
    expect([entered.status, await isIn(cookieOf(entered))]).toEqual([200, true])
    expect(await deedsOf(email)).toEqual(['second_factor_on'])
  })

  test('that was not confirmed asks for nothing', async () => {
    const signedUp = await way.signUp('half@example.com')
    await way.post('/two-factor/enable', { password }, { cookie: cookieOf(signedUp) })
    expect(await firstStep('half@example.com')).toMatchObject({ asked: false })
  })

  test('needs the password to be set up and to be switched off', async () => {
    const { email, cookie } = await guarded('asks@example.com')
    const refused = await way.post('/two-factor/disable', { password: 'not this' }, { cookie, ...german })
    expect(await refused.json()).toMatchObject({ fields: { password: 'Das ist nicht Ihr Passwort.' } })
    expect((await way.post('/two-factor/disable', { password }, { cookie })).status).toBe(200)
    expect(await firstStep(email)).toMatchObject({ asked: false })
    expect(await deedsOf(email)).toEqual(['second_factor_off', 'second_factor_on'])
  })

  test('is asked for after a mailed link as well', async () => {
    const { email, secret } = await guarded('letters@example.com')
    await way.post('/sign-in/link', { email })
    const links = () => linksTo(served.world.config.dataDir, email)
    await expect.poll(links, { timeout: 15_000 }).toHaveLength(1)
    const token = new URL(links()[0] ?? '').searchParams.get('token')
    const opened = await way.post('/sign-in/link/open', { token })
    expect([await opened.json(), await isIn(cookieOf(opened))]).toMatchObject([{ twoFactorRedirect: true }, false])
    expect(await isIn(cookieOf(await secondStep(cookieOf(opened), nextCodeOf(secret))))).toBe(true)
  })

  test('tells six who use one backup code at once that it was one sign-in and five refusals', async () => {
    const { email, backupCodes } = await guarded('six@example.com')
    const tickets = await Promise.all(Array.from({ length: 6 }, () => firstStep(email)))
    const answers = await Promise.all(
      tickets.map(({ cookie }) => secondStep(cookie, backupCodes[0] ?? '', {}, 'verify-backup-code')),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422, 422, 422])
    const refused = answers.find(({ status }) => status === 422)
    expect(await refused?.json()).toMatchObject({ fields: { code: expect.stringContaining('schon verwendet') } })
    const next = await secondStep((await firstStep(email)).cookie, backupCodes[1] ?? '', {}, 'verify-backup-code')
    expect(next.status).toBe(200)
  })

  test('lets two different backup codes in at once', async () => {
    const { email, backupCodes } = await guarded('both@example.com')
    const tickets = await Promise.all(Array.from({ length: 3 }, () => firstStep(email)))
    const answers = await Promise.all(
      tickets.map(({ cookie }, at) => secondStep(cookie, backupCodes[at] ?? '', {}, 'verify-backup-code')),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  })

  test('can be stood in for by each backup code once', async () => {
    const { email, backupCodes } = await guarded('spare@example.com')
    const [spare = ''] = backupCodes
    expect(new Set(backupCodes).size).toBe(10)
    const entered = await secondStep((await firstStep(email)).cookie, spare, {}, 'verify-backup-code')
    expect(await isIn(cookieOf(entered))).toBe(true)
    const again = await secondStep((await firstStep(email)).cookie, spare, {}, 'verify-backup-code')
    expect(again.status).toBe(422)
    expect(await again.json()).toMatchObject({ fields: { code: expect.stringContaining('schon verwendet') } })
  })

  test('has new backup codes when one asks with the password; the old ones are over', async () => {
    const { email, backupCodes, cookie } = await guarded('renews@example.com')
    const renewed = await way.post('/two-factor/generate-backup-codes', { password }, { cookie })
    const codes = (await renewed.json()).backupCodes as string[]
    const old = await secondStep((await firstStep(email)).cookie, backupCodes[0] ?? '', {}, 'verify-backup-code')
    const fresh = await secondStep((await firstStep(email)).cookie, codes[0] ?? '', {}, 'verify-backup-code')
    expect([old.status, fresh.status]).toEqual([422, 200])
  })

  test('is not asked for again where the device is trusted, until it is switched off', async () => {
    const { email, secret, cookie } = await guarded('trusts@example.com')
    const entered = await secondStep((await firstStep(email)).cookie, nextCodeOf(secret), { trustDevice: true })
    const device = cookieOf(entered)
    expect(await firstStep(email)).toMatchObject({ asked: true })
    const back = await firstStep(email, device)
    expect(back.asked).toBe(false)
    await way.post('/request-password-reset', { email })
    const later = await way.signIn(email, password, { cookie: back.cookie })
    expect(await later.json()).not.toHaveProperty('twoFactorRedirect')
    await way.post('/two-factor/disable', { password }, { cookie })
    expect(
      (await served.query('select 1 from two_factor join "user" u on u.id = user_id where u.email = $1', [email])).rows,
    ).toEqual([])
  })

  test('is entered although strangers ask for a new password meanwhile; a new password ends it', async () => {
    const { email, secret } = await guarded('disturbed@example.com')
    const begun = await firstStep(email)
    const other = await firstStep(email)
    await way.post('/request-password-reset', { email })
    expect((await secondStep(begun.cookie, nextCodeOf(secret))).status).toBe(200)
    const links = () => linksTo(served.world.config.dataDir, email)
    await expect.poll(links).toHaveLength(1)
    const token = new URL(links()[0] ?? '').searchParams.get('token')
    expect((await way.post('/reset-password', { token, newPassword: 'ein neues Passwort' })).status).toBe(200)
    const late = await secondStep(other.cookie, wrong(codeOf(secret)))
    expect(await late.json()).toMatchObject({ code: 'second_factor_ended' })
  })

  test('ends guessing: five codes for a sign-in, ten for an account', async () => {
    const { email, secret } = await guarded('guessed@example.com')
    const seen: string[] = []
    for (let round = 0; round < 3; round++) {
      const { cookie } = await firstStep(email)
      for (let count = 0; count < 6; count++) {
        const { code } = await (await secondStep(cookie, wrong(codeOf(secret)))).json()
        seen.push(code)
      }
    }
    expect(seen.slice(0, 7)).toEqual([...Array(5).fill('invalid'), 'second_factor_ended', 'invalid'])
    expect(seen.slice(12)).toEqual(Array(6).fill('second_factor_locked'))
    expect((await secondStep((await firstStep(email)).cookie, nextCodeOf(secret))).status).toBe(429)
  })

  test('lets each code of the app in once, on every node, and no earlier one after it', async () => {
    const { email, secret, confirming } = await guarded('twice@example.com')
    const refused = async (code: string) => {
      const answer = await secondStep((await firstStep(email)).cookie, code)
      expect([answer.status, await isIn(cookieOf(answer))]).toEqual([422, false])
      expect(await answer.json()).toMatchObject({ fields: { code: expect.stringContaining('jeder nur einmal') } })
    }
    await refused(confirming)
    const code = nextCodeOf(secret)
    const tickets = [await firstStep(email), await firstStep(email), await firstStep(email)]
    const entered = await Promise.all(tickets.map(({ cookie }) => secondStep(cookie, code)))
    expect(entered.map(({ status }) => status).toSorted()).toEqual([200, 422, 422])
    await refused(code)
    await refused(confirming)
    // What is remembered stands in the database, where every node reads it.
    const { rows } = await served.query(
      'select last_step from two_factor join "user" u on u.id = user_id where u.email = $1',
      [email],
    )
    expect(rows).toEqual([{ last_step: expect.any(Number) }])
  })

  test('is kept sealed', async () => {
    const { secret, backupCodes } = await guarded('sealed@example.com')
    const raw = Buffer.from(
      [...secret]
        .map(letter => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
        .join('')
        .match(/.{8}/g)
        ?.map(byte => parseInt(byte, 2)) ?? [],
    ).toString()
    const { rows } = await served.query('select * from two_factor')
    const stored = JSON.stringify(rows)
    for (const clear of [secret, raw, ...backupCodes]) expect(stored).not.toContain(clear)
  })
})

test('an administrator resets it, which is written down; nobody else can', async () => {
  const { id, email, cookie } = await guarded('lost@example.com')
  const path = `/api/admin/users/${id}/reset-two-factor`
  expect((await served.nobody.post(path, {}, { cookie })).status).toBe(403)
  expect((await served.admin.post(path)).status).toBe(200)
  expect(await firstStep(email)).toMatchObject({ asked: false })
  expect(await deedsOf(email)).toEqual(['second_factor_reset', 'second_factor_on'])
  expect((await served.admin.post('/api/admin/users/nobody/reset-two-factor')).status).toBe(404)
})
