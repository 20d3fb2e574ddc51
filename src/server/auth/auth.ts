import { createHmac } from 'node:crypto'
import { and, eq, inArray, lte } from 'drizzle-orm'
import type { Context } from 'hono'
import { Problem } from '#shared/problems.ts'
import { bodyOf } from '../checked.ts'
import type { Config } from '../config.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { filledIn } from '../rules.ts'
import type { Audit } from '../store/audit.ts'
import type { Database } from '../store/database.ts'
import { user, verification } from '../store/schema.ts'
import type { Settings } from '../store/settings.ts'
import { accountsOver, addressHeader } from './accounts.ts'
import type { Attempts } from './attempts.ts'
import { clientAddressOf, groupOf } from './client-address.ts'
import { discreet } from './discreet.ts'
import { ownWays } from './own-ways.ts'
import { proofBy, proofTries } from './proof.ts'
import { problemOf } from './refusals.ts'
import { watchOn } from './watch.ts'
import { type Values, ways } from './ways.ts'

/** Sign-up, sign-in, sessions and password reset, below `/api/auth/`. Fails with a `Problem`. */
export type Auth = {
  handler(c: Context): Promise<Response>
  /** Mails somebody a link to set a new password; it ends those before it. */
  mailResetLink(email: string): Promise<void>
  /**
   * Makes sure that whoever is signed in is the person, before what cannot be taken back. Throws `invalid` at
   * `password`, and `sign_in_not_fresh` where there is no password and the sign-in was long ago.
   */
  requireProof(c: Context, userId: string, password?: string): Promise<void>
}

/** What accounts need of the world outside. */
export type Parts = {
  config: Config
  /** See `secretOf`. */
  secret: string
  database: Database
  settings: Pick<Settings, 'get'>
  jobs: Pick<Jobs, 'send'>
  /** What people do to the safety of their accounts. */
  audit: Pick<Audit, 'record'>
  now(): Date
  attempts: Attempts
  report(error: unknown, about?: object): void
}

const base = '/api/auth'

/** The request anew, made of what was judged, at our own address whatever `Host` said. */
const requestFrom = (c: Context, { publicUrl }: Config, values: Values, address?: string, other?: string) => {
  const headers = new Headers({ 'content-type': 'application/json', cookie: c.req.header('cookie') ?? '' })
  headers.set('user-agent', c.req.header('user-agent')?.slice(0, 300) ?? '')
  if (address) headers.set(addressHeader, address)
  const method = other === undefined ? c.req.method : 'POST'
  const path = other === undefined ? c.req.path : base + other
  return new Request(new URL(path, publicUrl), {
    method,
    headers,
    body: method === 'GET' ? null : JSON.stringify(values),
  })
}

/** The accounts of this installation. Throws `ConfigError` where the trusted proxies are no addresses. */
export const createAuth = (parts: Parts): Auth => {
  const { config, secret, database, attempts, now, report } = parts
  const accounts = accountsOver(database, parts)
  const clientAddress = clientAddressOf(config.trustedProxies, hint => report(new Error(hint)))
  const own = ownWays(parts, accounts)
  const watch = watchOn(parts)
  const proof = proofBy(parts, accounts)

  /** What is counted, under a name that tells no address to whoever reads the counts. */
  const counted = (path: string, whom: string) =>
    createHmac('sha256', secret).update(`${path} ${whom}`).digest('base64url')

  /** One link at a time: a new one ends those before it. A device that is trusted for longer stays trusted. */
  const endResetLinks = async (email: string) => {
    const owner = database.select({ id: user.id }).from(user).where(eq(user.email, email))
    const soonOver = lte(verification.expiresAt, new Date(now().getTime() + 3_600_000))
    await database.delete(verification).where(and(inArray(verification.value, owner), soonOver))
  }

  return {
    async mailResetLink(email) {
      await discreet(endResetLinks(email))
      await discreet(accounts.api.requestPasswordReset({ body: { email } }))
    },
    async requireProof(c, userId, password = '') {
      const tries = counted('proof', userId)
      await attempts.take(tries, proofTries)
      await discreet(proof(c, userId, password))
      await attempts.forget(tries)
    },
    handler: async c => {
      const path = c.req.path.slice(base.length)
      const way = ways[`${c.req.method} ${path}`]
      if (!way) throw new Problem('not_found')
      c.header('Cache-Control', 'no-store')

      const address = clientAddress(c)
      if (way.perAddress && address) await attempts.take(counted(path, groupOf(address)), way.perAddress)
      const values: Values = way.form ? filledIn(way.form, await bodyOf(c)) : {}
      const account = way.perAccount && counted(path, values.email ?? '')
      if (way.perAccount && account)
        await attempts.take(account, way.perAccount).catch((error: unknown) => {
          if (way.forgives && values.email) watch.refused(values.email, address)
          throw error
        })

      if (way.endsResetLinks && values.email) await discreet(endResetLinks(values.email))
      const requestWith = (told: Values, other?: string) => requestFrom(c, config, told, address, other)
      const response = await discreet(
        way.own
          ? own[way.own]({ c, values, requestWith })
          : accounts.handler(requestWith({ ...values, ...way.always })),
      )
      if (way.open) watch.arrived(c.req.header('cookie'), response, address)
      if (way.leads) return response
      if (!response.ok) throw await problemOf(response)
      if (way.forgives && account) await attempts.forget(account)
      return way.says ? c.json(way.says) : c.newResponse(response.body, response)
    },
  }
}
