import { and, eq } from 'drizzle-orm'
import { Problem } from '#shared/problems.ts'
import type { Database } from '../store/database.ts'
import { account, twoFactor, user, verification } from '../store/schema.ts'
import { providerId } from './provider-accounts.ts'

/** How a person can sign in. */
export type SignsIn = { password: boolean; provider: boolean; twoFactor: boolean }

/** How people sign in, and what of it they can give up. */
export const signsInOn = (database: Database) => {
  const of = async (userId: string): Promise<SignsIn> => {
    const [rows, [person]] = await Promise.all([
      database.select({ providerId: account.providerId }).from(account).where(eq(account.userId, userId)),
      database.select({ twoFactor: user.twoFactorEnabled }).from(user).where(eq(user.id, userId)),
    ])
    const has = (id: string) => rows.some(row => row.providerId === id)
    return { password: has('credential'), provider: has(providerId), twoFactor: person?.twoFactor ?? false }
  }
  return {
    of,
    /** Switches the second factor of somebody off, and trusts no device of theirs; their address, if they exist. */
    async resetSecondFactor(userId: string): Promise<string | undefined> {
      return database.transaction(async transaction => {
        const off = { twoFactorEnabled: false, updatedAt: new Date() }
        const theirs = await transaction
          .update(user)
          .set(off)
          .where(eq(user.id, userId))
          .returning({ email: user.email })
        await transaction.delete(twoFactor).where(eq(twoFactor.userId, userId))
        await transaction.delete(verification).where(eq(verification.value, userId))
        return theirs[0]?.email
      })
    },
    /** Gives up the provider. Throws `password_needed` where nothing else would be left. */
    async disconnect(userId: string) {
      const { password } = await of(userId)
      if (!password) throw new Problem('password_needed')
      const theirs = and(eq(account.userId, userId), eq(account.providerId, providerId))
      const { rowCount } = await database.delete(account).where(theirs)
      return !!rowCount
    },
  }
}

export type SigningIn = ReturnType<typeof signsInOn>
