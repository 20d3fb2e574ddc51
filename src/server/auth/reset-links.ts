import { createHash } from 'node:crypto'
import { and, eq, inArray, like, lte } from 'drizzle-orm'
import type { Database } from '../store/database.ts'
import { user, verification } from '../store/schema.ts'
import type { Connection } from './accounts.ts'

const marked = 'reset:'
const hash = async (identifier: string) => createHash('sha256').update(identifier).digest('base64url')

/** How tokens are kept: as hashes; those of reset links have a mark, which sign-ins that wait for a code have not. */
export const identifiers = {
  default: 'hashed' as const,
  overrides: { 'reset-password:': { hash: async (identifier: string) => marked + (await hash(identifier)) } },
}

/** Links that set a new password: one at a time, the latest. */
export const resetLinksOf = (database: Database) => ({
  /** Ends those of an address; a second factor under way and devices that are trusted stay. */
  async end(email: string) {
    const owner = database.select({ id: user.id }).from(user).where(eq(user.email, email))
    const theirs = and(inArray(verification.value, owner), like(verification.identifier, `${marked}%`))
    await database.delete(verification).where(theirs)
  },
})

/** Ends sign-ins that wait for a code, whoever began them; a device that is trusted for longer stays trusted. */
export const endSignInsUnderWay = async (connection: Connection, userId: string) => {
  const soonOver = lte(verification.expiresAt, new Date(Date.now() + 3_600_000))
  await connection.delete(verification).where(and(eq(verification.value, userId), soonOver))
}
