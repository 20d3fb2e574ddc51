import { createHmac } from 'node:crypto'
import type { Context } from 'hono'
import { type Limit, tooMany } from './rate-limiter.ts'
import type { Parts } from './auth.ts'
import { groupOf, holderOf, networksOf } from './client-address.ts'
import { guessQueue, pauseAfter } from './guess-queue.ts'
import type { KnownBrowsers } from './known-browser.ts'
import type { watchOn } from './watch.ts'
import type { AuthRoute } from './auth-routes.ts'

/** How long it is remembered that an account was tried, and who tried it; seconds. */
const hour = 3600
const day = 24 * hour
/** How many wrong passwords one address may send, whatever the accounts. */
const wrongPerHolder: Limit = { most: 100, seconds: hour }

/** Who calls, and with what. */
export type Caller = {
  c: Context
  path: string
  way: AuthRoute
  address: string | undefined
  email: string | undefined
}

/** That a call may go on. */
export type Pass = {
  /** Whether nothing is to be mailed: the account got enough mails, the last of which still counts. */
  quiet: boolean
  /** Takes back what was counted, where it was no wrong guess. */
  forgive(): Promise<void>
}

const free: Pass = { quiet: false, forgive: async () => {} }

/**
 * Holds back guessing and flooding, without shutting out whom an account belongs to: walls stand only before an address
 * and a pair of address and account; all strangers together are slowed at one account, or mailed for at a pace; a
 * browser in which the account has signed in counts for itself.
 */
export const limitsOn = (
  { secret, rateLimiter }: Pick<Parts, 'secret' | 'rateLimiter'>,
  browsers: KnownBrowsers,
  watch: Pick<ReturnType<typeof watchOn>, 'refused'>,
) => {
  const queue = guessQueue(rateLimiter)
  /** What is counted, under a name that tells no address to whoever reads the counts. */
  const counted = (what: string, whom: string) =>
    createHmac('sha256', secret).update(`${what} ${whom}`).digest('base64url')

  /** A wrong password is counted before it is known to be wrong, so that many at once get no further. */
  const guess = async ({ c, path, address = '' }: Caller, email: string, pair: string): Promise<Pass> => {
    const holder = holderOf(address)
    const all = counted(path, email)
    const theirs = counted(path, `${holder} ${email}`)
    const everywhere = counted(`wrong ${path}`, holder)
    await rateLimiter.take(everywhere, wrongPerHolder)
    const [{ count: tries }, { count: tried }] = await Promise.all([
      rateLimiter.count(all, hour),
      rateLimiter.count(theirs, day),
    ])
    if (pauseAfter(tries)) {
      watch.refused(email, address || undefined)
      await queue(all, { tried, all: tries }, c.req.raw.signal)
    }
    return {
      ...free,
      async forgive() {
        await Promise.all([rateLimiter.forget(pair), ...[all, theirs, everywhere].map(rateLimiter.giveBack)])
      },
    }
  }

  return {
    counted,
    /** Counts what succeeds for a network; takes it back where it does not. Throws `too_many_attempts`. */
    async takeNetworks({ path, way, address }: Pick<Caller, 'path' | 'way' | 'address'>) {
      const limit = way.perNetwork
      if (!limit || !address) return async () => {}
      const all = networksOf(address).map(({ network, times }) => {
        return { what: counted(`network ${path}`, network), limit: { ...limit, most: limit.most * times } }
      })
      const taken: string[] = []
      const giveBack = async () => void (await Promise.all(taken.map(rateLimiter.giveBack)))
      try {
        for (const { what, limit } of all) {
          taken.push(what)
          await rateLimiter.take(what, limit)
        }
      } catch (error) {
        await giveBack()
        throw error
      }
      return giveBack
    },
    /** Before anything is read. Throws `too_many_attempts`. */
    async takeAddress({ c, path, way, address }: Omit<Caller, 'email'>) {
      const later = way.perPair && browsers.isKnown(c.req.header('cookie'))
      if (way.perAddress && address && !later) await rateLimiter.take(counted(path, groupOf(address)), way.perAddress)
    },
    /** Once the account is known. Waits where strangers have tried it often. Throws `too_many_attempts`. */
    async admit(caller: Caller): Promise<Pass> {
      const { c, path, way, address, email } = caller
      if (!way.perPair || email === undefined) return free
      const cookie = c.req.header('cookie')
      const browser = browsers.idFor(cookie, email)
      if (browser) {
        const own = counted(path, `${browser} ${email}`)
        const { count } = await rateLimiter.count(own, way.perPair.seconds)
        if (count <= way.perPair.most) return way.mails ? free : { ...free, forgive: () => rateLimiter.forget(own) }
      }
      if (way.perAddress && address && browsers.isKnown(cookie))
        await rateLimiter.take(counted(path, groupOf(address)), way.perAddress)
      const pair = counted(path, `${groupOf(address ?? '')} at ${email}`)
      const { count, left } = await rateLimiter.count(pair, way.perPair.seconds)
      if (count > way.perPair.most) {
        if (!way.mails) watch.refused(email, address)
        throw tooMany(left)
      }
      if (!way.mails) return guess(caller, email, pair)
      return { ...free, quiet: (await rateLimiter.pace(counted(`mails ${path}`, email), way.mails)) > 0 }
    },
  }
}
