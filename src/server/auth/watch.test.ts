import { beforeAll, expect, test } from 'vitest'
import { cookieOf } from '#tests/asker.ts'
import { password, wayIn } from '#tests/people.ts'
import { serving } from '#tests/serving.ts'

const served = serving()
let way: ReturnType<typeof wayIn>
beforeAll(async () => {
  way = wayIn(served)
})

const noted = async (did: string, to: string) =>
  (await served.query('select by_email from audit where did = $1 and "to" = $2', [did, to])).rows
const signedUp = async (email: string) => (await (await way.signUp(email)).json()).user.id as string

test('a sign-in of an administrator is written down, one of anybody else is not', async () => {
  const boss = 'boss@example.com'
  await served.world.users.change(await signedUp(boss), { role: 'admin' })
  await signedUp('anna@example.com')
  const cookie = cookieOf(await way.signIn(boss))
  await way.signIn('anna@example.com')
  await expect.poll(() => noted('admin_signed_in', boss)).toEqual([{ by_email: boss }])
  await way.get('/api/auth/get-session', cookie)
  await way.post('/change-password', { currentPassword: password, newPassword: 'noch ein gutes' }, { cookie })
  expect(await noted('admin_signed_in', boss)).toHaveLength(1)
  expect(await noted('admin_signed_in', 'anna@example.com')).toEqual([])
})

test('an account that is tried too often is written down once, an address without an account never', async () => {
  const tried = ['carla@example.com', 'nobody@example.com']
  await signedUp('carla@example.com')
  for (const email of tried) for (let count = 0; count < 11; count++) await way.signIn(email, 'falsch und falsch')
  await expect.poll(() => noted('sign_in_refused', 'carla@example.com')).toEqual([{ by_email: null }])
  expect(await noted('sign_in_refused', 'nobody@example.com')).toEqual([])
}, 60_000)
