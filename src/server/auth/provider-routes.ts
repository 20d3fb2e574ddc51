import type { Context } from 'hono'
import { parse } from 'hono/utils/cookie'
import { asProblem, Problem, type ProblemCode } from '#shared/problems.ts'
import { localeOf } from '../http/languages.ts'
import { sealFrom } from '../models/seal.ts'
import type { Parts } from './auth.ts'
import type { AuthRequest, SignInTools } from './own-routes.ts'
import { providerAccounts } from './provider-accounts.ts'
import { type Trip, tripsIn } from './provider-trip.ts'
import { providerClient } from './provider.ts'

/** A path of ours to go on to, and nothing else. */
const ownPath = (path: string | undefined) => (path && /^\/(?![/\\])[\x21-\x7e]{0,800}$/.test(path) ? path : undefined)

/** The ways to the provider and back. */
export const providerWays = (parts: Parts, door: SignInTools) => {
  const { config, secret, audit, now, report } = parts
  const client = config.provider && providerClient(config.provider, config, now)
  const trips = tripsIn(config, sealFrom(secret), now)
  const accounts = providerAccounts(parts)

  const begin = async (c: Context, kept: Omit<Trip, 'until' | 'state' | 'nonce' | 'verifier' | 'locale'>) => {
    if (!client) throw new Problem('not_found')
    const { begun, url } = await client.begin()
    c.header('Set-Cookie', trips.begins({ ...begun, ...kept, locale: localeOf(c) }), { append: true })
    return c.json({ url })
  }

  /** Back to our own pages. Whatever a provider says is told by our own words, never by its. */
  const back = (c: Context, path: string) => {
    c.header('Set-Cookie', trips.ends, { append: true })
    return c.redirect(path)
  }
  const refused = (c: Context, { locale, connects }: Pick<Trip, 'locale' | 'connects'>, code: ProblemCode) =>
    back(c, connects ? `/${locale}/settings?problem=${code}#provider` : `/${locale}/login?problem=${code}`)

  const arrive = async ({ c, requestWith }: AuthRequest, trip: Trip, search: string) => {
    if (!client) throw new Problem('not_found')
    const { locale, next, connects } = trip
    const vouched = await client.finish(search, trip)
    if (connects) {
      const person = await door.person(c)
      if (person.id !== connects) throw new Problem('provider_failed')
      if (await accounts.connect(person.id, vouched)) await audit.record(person, 'provider_linked', person.email)
      return back(c, `/${locale}/settings#provider`)
    }
    const { userId, email, did } = await accounts.reach(vouched, trip)
    if (did) await audit.record({ id: userId, email }, did, email)
    const response = await door.letIn(userId, requestWith)
    for (const cookie of response.headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true })
    const answer: object = await response.json()
    const onwards = next ? `&next=${encodeURIComponent(next)}` : ''
    if ('twoFactorRedirect' in answer) return back(c, `/${locale}/login?step=code${onwards}`)
    return back(c, next ?? `/${locale}/engins`)
  }

  return {
    askProvider: ({ c, values: { next, first, invitation } }: AuthRequest) =>
      begin(c, { next: ownPath(next), first, invitation }),

    connectProvider: async ({ c }: AuthRequest) => begin(c, { connects: (await door.person(c)).id }),

    fromProvider: async (asked: AuthRequest) => {
      const { c } = asked
      if (!client) throw new Problem('not_found')
      const trip = trips.read(parse(c.req.header('cookie') ?? '', trips.name)[trips.name])
      if (!trip) return refused(c, { locale: localeOf(c) }, 'provider_failed')
      try {
        return await arrive(asked, trip, new URL(c.req.url).search)
      } catch (error) {
        const { code, cause } = asProblem(error)
        if (cause) report(cause, { path: c.req.path })
        return refused(c, trip, code)
      }
    },
  }
}
