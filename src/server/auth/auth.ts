import type { Context } from 'hono'
import { Problem } from '#shared/problems.ts'
import { bodyOf } from '../http/checked.ts'
import type { Config } from '../config.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { filledIn } from '../http/rules.ts'
import type { Audit } from '../store/audit.ts'
import type { Database } from '../store/database.ts'
import type { Settings } from '../store/settings.ts'
import { accountsOver, addressHeader } from './accounts.ts'
import type { RateLimiter } from './rate-limiter.ts'
import { clientAddressOf } from './client-address.ts'
import { discreet } from './discreet.ts'
import { knownBrowsers } from './known-browser.ts'
import { limitsOn } from './limits.ts'
import { inOneRequest } from './one-request.ts'
import { ownWays } from './own-routes.ts'
import { proofBy, proofTries } from './proof.ts'
import { problemOf } from './refusals.ts'
import { resetLinksOf } from './reset-links.ts'
import { watchOn } from './watch.ts'
import { type Values, authRoutes } from './auth-routes.ts'

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
  rateLimiter: RateLimiter
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
  const { config, secret, database, rateLimiter, now, report } = parts
  const accounts = accountsOver(database, parts)
  const clientAddress = clientAddressOf(config.trustedProxies, hint => report(new Error(hint)))
  const browsers = knownBrowsers(config, secret, now)
  const resetLinks = resetLinksOf(database)
  const own = ownWays(parts, accounts, browsers)
  const watch = watchOn(parts)
  const proof = proofBy(parts, accounts)
  const limits = limitsOn(parts, browsers, watch)

  return {
    async mailResetLink(email) {
      await discreet(resetLinks.end(email))
      await discreet(inOneRequest(() => accounts.api.requestPasswordReset({ body: { email } })))
    },
    async requireProof(c, userId, password = '') {
      const tries = limits.counted('proof', userId)
      await rateLimiter.take(tries, proofTries)
      await discreet(inOneRequest(() => proof(c, userId, password)))
      await rateLimiter.forget(tries)
    },
    handler: async c => {
      const path = c.req.path.slice(base.length)
      const way = authRoutes[`${c.req.method} ${path}`]
      if (!way) throw new Problem('not_found')
      c.header('Cache-Control', 'no-store')

      const address = clientAddress(c)
      const cookie = c.req.header('cookie')
      await limits.takeAddress({ c, path, way, address })
      const values: Values = way.form ? filledIn(way.form, await bodyOf(c)) : {}
      const { quiet, forgive } = await limits.admit({ c, path, way, address, email: values.email })
      const leaveNetworks = await limits.takeNetworks({ path, way, address: values.invitation ? undefined : address })
      const requestWith = (told: Values, other?: string) => requestFrom(c, config, told, address, other)
      const response = await discreet(
        inOneRequest(() =>
          way.own
            ? own[way.own]({ c, values, requestWith, quiet })
            : accounts.handler(requestWith({ ...values, ...way.always })),
        ),
      ).catch(async (error: unknown) => {
        await Promise.all([forgive(), leaveNetworks()])
        throw error
      })
      if (response.status !== 401) await forgive()
      if (!response.ok) await leaveNetworks()
      const arrived = way.open && (await watch.arrived(cookie, response, address))
      const answer = way.leads ? response : new Response(response.body, response)
      if (arrived) answer.headers.append('Set-Cookie', browsers.remembers(cookie, arrived.email, arrived))
      if (way.leads) return answer
      if (!response.ok) throw await problemOf(response)
      return c.newResponse(answer.body, answer)
    },
  }
}
