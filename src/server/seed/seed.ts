import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Plan } from '#shared/plans.ts'
import type { Locale } from '#shared/text.ts'
import { hash } from '../auth/passwords.ts'
import { samples } from './samples.ts'
import type { Database } from '../store/database.ts'
import { account, bookmark, user } from '../store/schema.ts'
import type { User } from '../store/users.ts'

type Person = { name: string; plan: Plan; locale: Locale; role?: User['role'] }

/** One person for each plan, and one who administers, by the first part of their address. */
const people: Readonly<Record<string, Person>> = {
  free: { name: 'Frida Frei', plan: 'free', locale: 'de' },
  lite: { name: 'Linus Light', plan: 'lite', locale: 'en' },
  basic: { name: 'Bea Basis', plan: 'basic', locale: 'de' },
  premium: { name: 'Perry Price', plan: 'premium', locale: 'en' },
  premium_plus: { name: 'Paula Plus', plan: 'premium_plus', locale: 'de' },
  admin: { name: 'Ada Amt', plan: 'premium_plus', locale: 'de', role: 'admin' },
}

const standing = ({ name, plan, locale, role = 'user' }: Person) => ({
  ...{ name, plan, role, locale, aiLanguage: locale.toUpperCase() },
  ...{ banned: false, requestLimit: null },
})

/** Makes the person, or puts the one who has the address back to how they began. */
const settle = async (database: Database, email: string, person: Person, password: string) => {
  const [made] = await database
    .insert(user)
    .values({ id: randomUUID(), email, ...standing(person) })
    .onConflictDoUpdate({ target: user.email, set: standing(person) })
    .returning({ id: user.id })
  if (!made) throw new Error(`${email} could not be made.`)
  const theirs = and(eq(account.userId, made.id), eq(account.providerId, 'credential'))
  const known = await database.update(account).set({ password }).where(theirs).returning({ id: account.id })
  const credential = { userId: made.id, accountId: made.id, providerId: 'credential', password }
  if (!known.length) await database.insert(account).values({ id: randomUUID(), ...credential })
  return made.id
}

/**
 * Fills an installation for trying it out: a person for each plan and an administrator, all with this password, and a
 * few bookmarks each. Doing it again changes nothing but the password. Answers the addresses.
 */
export const seed = async (database: Database, password: string): Promise<string[]> => {
  const hashed = await hash(password)
  const addresses: string[] = []
  for (const [name, person] of Object.entries(people)) {
    const email = `${name}@example.com`
    const id = await settle(database, email, person, hashed)
    const kept = samples[person.locale].map((sample, number) => ({ id: `${id}-${number}`, user: id, ...sample }))
    await database.insert(bookmark).values(kept).onConflictDoNothing()
    addresses.push(email)
  }
  return addresses
}
