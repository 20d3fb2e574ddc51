import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { Problem } from '#shared/problems.ts'
import type { Locale } from '#shared/text.ts'
import { account, user } from '../store/schema.ts'
import type { Connection } from './accounts.ts'
import type { Parts } from './auth.ts'
import { gateOf, takeTurn } from './gate.ts'
import type { Vouched } from './provider.ts'

/** How the table of accounts calls whoever vouches by OpenID Connect. */
export const providerId = 'oidc'

/** Which account somebody has come to, and how. */
export type Reached = { userId: string; email: string; did?: 'provider_linked' | 'invitation_accepted' }

/** A name as it may stand on an account: one line, not too long. */
const nameFrom = ({ name, email = '' }: Vouched) =>
  (name ?? '')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 100) ||
  email.split('@')[0] ||
  email

const link = (transaction: Connection, userId: string, subject: string) =>
  transaction.insert(account).values({ id: randomUUID(), accountId: subject, providerId, userId })

const linkedTo = async (connection: Connection, subject: string) => {
  const theirs = and(eq(account.providerId, providerId), eq(account.accountId, subject))
  const [found] = await connection
    .select({ userId: user.id, email: user.email })
    .from(account)
    .innerJoin(user, eq(user.id, account.userId))
    .where(theirs)
    .limit(1)
  return found
}

type Brought = { locale: Locale; first?: string; invitation?: string }

/**
 * Finds or makes the account of somebody for whom the provider vouches. An account that was made with a password is
 * reached by its address only where that address has been proven here as well: else whoever made it with a stranger's
 * address would keep a key to it.
 */
export const providerAccounts = (parts: Parts) => {
  const { database } = parts
  const gate = gateOf(parts)

  return {
    async reach(vouched: Vouched, { locale, first, invitation }: Brought): Promise<Reached> {
      const { email, verified, subject } = vouched
      const admit = await gate(locale)
      return database.transaction(async transaction => {
        await takeTurn(transaction)
        const known = await linkedTo(transaction, subject)
        if (known) return known
        if (!email || !verified) throw new Problem('provider_unverified')
        const [theirs] = await transaction
          .select({ id: user.id, proven: user.emailVerified })
          .from(user)
          .where(eq(user.email, email))
          .limit(1)
        if (theirs) {
          if (!theirs.proven) throw new Problem('provider_known_address')
          await link(transaction, theirs.id, subject)
          return { userId: theirs.id, email, did: 'provider_linked' }
        }
        const { standing, invited } = await admit(transaction, { email, first, invitation, proven: true })
        const userId = randomUUID()
        const name = nameFrom(vouched)
        await transaction.insert(user).values({ id: userId, email, name, ...standing, emailVerified: true })
        await link(transaction, userId, subject)
        return { userId, email, ...(invited && { did: 'invitation_accepted' as const }) }
      })
    },

    /** Connects the provider with the account of somebody who is signed in. */
    connect: (userId: string, { subject }: Vouched) =>
      database.transaction(async transaction => {
        await takeTurn(transaction)
        const known = await linkedTo(transaction, subject)
        if (known && known.userId !== userId) throw new Problem('provider_taken')
        if (!known) await link(transaction, userId, subject)
        return !known
      }),
  }
}
