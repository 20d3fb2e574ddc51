import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { parse } from 'hono/utils/cookie'
import * as z from 'zod/mini'
import type { Config } from '../config.ts'
import { cookiesOf } from './cookie.ts'

/** How long a browser stays known after the last sign-in there; days. */
export const knownDays = 180

/** So many people of one browser are known, those who signed in last. */
const mostAccounts = 5

const known = z.object({ id: z.string(), accounts: z.array(z.string()), since: z.number() })
type Known = z.infer<typeof known>

/**
 * Remembers in a signed cookie which accounts have signed in with a browser, by a keyed hash of their addresses. What
 * strangers do to such an account holds nobody up who comes with it; it opens nothing by itself.
 */
export const knownBrowsers = (config: Pick<Config, 'publicUrl'>, secret: string, now: () => Date) => {
  const { prefix, secure } = cookiesOf(config)
  const name = `${prefix}.known`
  const keyed = (what: string) => createHmac('sha256', secret).update(`known browser: ${what}`).digest('base64url')
  const accountOf = (email: string) => keyed(`account ${email}`).slice(0, 22)

  const read = (cookie: string | undefined): Known | undefined => {
    const [payload = '', signature = ''] = (cookie && parse(cookie, name)[name]?.split('.')) || []
    const [given, expected] = [Buffer.from(signature), Buffer.from(keyed(payload))]
    if (!payload || given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
    const kept = known.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
    return now().getTime() - kept.since < knownDays * 86_400_000 ? kept : undefined
  }

  return {
    /** Whether it is a browser in which anybody has signed in. */
    isKnown: (cookie: string | undefined) => read(cookie) !== undefined,
    /** The name of the browser, where this account has signed in with it. */
    idFor(cookie: string | undefined, email: string): string | undefined {
      const kept = read(cookie)
      return kept?.accounts.includes(accountOf(email)) ? kept.id : undefined
    },
    /** The `Set-Cookie` after somebody has signed in; one for this visit only goes with the browser. */
    remembers(cookie: string | undefined, email: string, { thisVisitOnly = false } = {}) {
      const kept = read(cookie)
      const account = accountOf(email)
      const others = kept?.accounts.filter(other => other !== account) ?? []
      const next: Known = {
        id: kept?.id ?? randomBytes(12).toString('base64url'),
        accounts: [account, ...others].slice(0, mostAccounts),
        since: now().getTime(),
      }
      const payload = Buffer.from(JSON.stringify(next)).toString('base64url')
      const lasting = thisVisitOnly ? '' : `Max-Age=${knownDays * 86_400}; `
      const flags = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
      return `${name}=${payload}.${keyed(payload)}; ${lasting}${flags}`
    },
  }
}

export type KnownBrowsers = ReturnType<typeof knownBrowsers>
