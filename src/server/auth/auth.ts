import { createHmac } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import type { Context } from 'hono'
import { Problem } from '#shared/problems.ts'
import { bodyOf } from '../checked.ts'
import type { Config } from '../config.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { filledIn } from '../rules.ts'
import type { Database } from '../store/database.ts'
import { user, verification } from '../store/schema.ts'
import type { Settings } from '../store/settings.ts'
import { accountsOver, addressHeader } from './accounts.ts'
import type { Attempts } from './attempts.ts'
import { clientAddressOf, groupOf } from './client-address.ts'
import { discreet } from './discreet.ts'
import { problemOf } from './refusals.ts'
import { signUpWith } from './sign-up.ts'
import { type Values, ways } from './ways.ts'

/** Sign-up, sign-in, sessions and password reset, below `/api/auth/`. Fails with a `Problem`. */
export type Auth = { handler(c: Context): Promise<Response> }

/** What accounts need of the world outside. */
export type Parts = {
  config: Config
  /** See `secretOf`. */
  secret: string
  database: Database
  settings: Pick<Settings, 'get'>
  jobs: Jobs
  attempts: Attempts
  report(error: unknown, about?: object): void
}

const base = '/api/auth'

/** The request anew, made of what was judged, at our own address whatever `Host` said. */
const requestFrom = (c: Context, { publicUrl }: Config, values: Values, address?: string) => {
  const headers = new Headers({ 'content-type': 'application/json', cookie: c.req.header('cookie') ?? '' })
  headers.set('user-agent', c.req.header('user-agent')?.slice(0, 300) ?? '')
  if (address) headers.set(addressHeader, address)
  const { method, path } = c.req
  return new Request(new URL(path, publicUrl), {
    method,
    headers,
    body: method === 'GET' ? null : JSON.stringify(values),
  })
}

/** The accounts of this installation. Throws `ConfigError` where the trusted proxies are no addresses. */
export const createAuth = (parts: Parts): Auth => {
  const { config, secret, database, attempts, report } = parts
  const accounts = accountsOver(database, parts)
  const clientAddress = clientAddressOf(config.trustedProxies, hint => report(new Error(hint)))
  const signUp = signUpWith(parts)

  /** What is counted, under a name that tells no address to whoever reads the counts. */
  const counted = (path: string, whom: string) =>
    createHmac('sha256', secret).update(`${path} ${whom}`).digest('base64url')

  /** One link at a time: a new one ends those before it. */
  const endResetLinks = async (email: string) => {
    const owner = database.select({ id: user.id }).from(user).where(eq(user.email, email))
    await database.delete(verification).where(inArray(verification.value, owner))
  }

  return {
    handler: async c => {
      const path = c.req.path.slice(base.length)
      const way = ways[`${c.req.method} ${path}`]
      if (!way) throw new Problem('not_found')
      c.header('Cache-Control', 'no-store')

      const address = clientAddress(c)
      if (way.perAddress && address) await attempts.take(counted(path, groupOf(address)), way.perAddress)
      const values: Values = way.form ? filledIn(way.form, await bodyOf(c)) : {}
      const account = way.perAccount && counted(path, values.email ?? '')
      if (way.perAccount && account) await attempts.take(account, way.perAccount)

      if (way.endsResetLinks && values.email) await discreet(endResetLinks(values.email))
      const requestWith = (told: Values) => requestFrom(c, config, told, address)
      const response = await discreet(
        way.signsUp ? signUp(c, values, requestWith) : accounts.handler(requestWith({ ...values, ...way.always })),
      )
      if (!response.ok) throw await problemOf(response)
      if (way.forgives && account) await attempts.forget(account)
      return way.says ? c.json(way.says) : c.newResponse(response.body, response)
    },
  }
}
