import { and, eq, inArray } from 'drizzle-orm'
import { account, apiKey, session, twoFactor, user, verification } from '../store/schema.ts'
import type { Connection } from './accounts.ts'
import { providerId } from './provider-accounts.ts'

/**
 * Takes from an account all that lets somebody in, before its address is proven for the first time: whoever made it
 * with a stranger's address would keep a key to what becomes the stranger's. A password set by the mail stays.
 */
export const clearBeforeProof = async (connection: Connection, userId: string, { password }: { password: boolean }) => {
  const ways = password ? [providerId, 'credential'] : [providerId]
  await connection.delete(account).where(and(eq(account.userId, userId), inArray(account.providerId, ways)))
  await connection.delete(apiKey).where(eq(apiKey.user, userId))
  await connection.delete(twoFactor).where(eq(twoFactor.userId, userId))
  await connection.update(user).set({ twoFactorEnabled: false }).where(eq(user.id, userId))
  await connection.delete(verification).where(eq(verification.value, userId))
  await connection.delete(session).where(eq(session.userId, userId))
}
