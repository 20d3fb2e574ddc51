import { Hono } from 'hono'
import * as z from 'zod/mini'
import { Problem } from '#shared/problems.ts'
import { endedCookies } from '../auth/cookie.ts'
import { nothing, route } from '../http/route.ts'
import { may, needs } from '../http/rules.ts'
import { removePerson } from './remove-person.ts'
import type { Signed } from '../world.ts'

const notYours = { de: 'Das ist nicht die Adresse dieses Kontos.', en: 'This is not the address of this account.' }
const theirs = { description: 'The address of the account, as a person types it to be sure' }
const ifAny = { description: 'Where the account has one' }
const wanted = {
  email: needs(z.string().check(z.trim(), z.toLowerCase()).register(z.globalRegistry, theirs), notYours),
  password: may(z.string().check(z.maxLength(256)).register(z.globalRegistry, ifAny), {
    de: 'Das ist nicht Ihr Passwort.',
    en: 'This is not your password.',
  }),
}

/** Leaving for good: whoever goes types their address and proves who they are. */
export const leavingRoutes = new Hono<Signed>().post(
  '/user/delete',
  route(
    {
      summary: 'Deletes one’s own account with everything in it, at once, and ends a subscription. Not with an API key',
      body: wanted,
      gives: nothing,
    },
    async (c, { email, password }) => {
      const { world, user } = c.var
      if (email !== user.email) throw new Problem('invalid', { fields: { email: notYours } })
      await world.auth.requireProof(c, user.id, password)
      await removePerson(world, user, user.id)
      for (const cookie of endedCookies(world.config)) c.header('Set-Cookie', cookie, { append: true })
    },
  ),
)
