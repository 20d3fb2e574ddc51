import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Locale } from '#shared/text.ts'
import type { Database } from '../store/database.ts'
import { statement } from '../store/sql.ts'

/** How long a link is good; minutes. */
export const linkMinutes = 10

/** How a token is kept: whoever reads the database cannot use it. */
export const hashed = (token: string) => createHash('sha256').update(token).digest('base64url')

/** A token that nobody can guess, for a link. */
export const newToken = () => randomBytes(24).toString('base64url')

const nameOf = (token: string) => `sign-in-link:${hashed(token)}`

/** One statement whether or not the address, $1, has an account, so that its time tells nothing. */
const asks = statement<{ locale: Locale }>(
  'sign_in_link_ask',
  `with person as (select id, locale from "user" where email = $1 and not banned),
    ended as (delete from verification where value in (select 'link:' || id from person)),
    made as (insert into verification (id, identifier, value, expires_at)
      select $2, $3, 'link:' || id, $4::timestamptz from person)
  select locale from person`,
)

const opens = statement<{ person: string }>(
  'sign_in_link_open',
  `delete from verification where identifier = $1 and expires_at > $2 returning substr(value, 6) as person`,
)

/** Links that sign a person in: one at a time for each, once. */
export const signInLinksIn = ({ $client: pool }: Database, now = () => new Date()) => ({
  /** Makes one and ends those before it; nothing where nobody has this address or whoever has it is blocked. */
  async ask(email: string): Promise<{ token: string; locale: Locale } | undefined> {
    const token = newToken()
    const until = new Date(now().getTime() + linkMinutes * 60_000)
    const [person] = await asks(pool, email, randomUUID(), nameOf(token), until)
    return person && { token, locale: person.locale }
  },
  /** Whose link it is; it is over then. */
  open: async (token: string): Promise<string | undefined> => (await opens(pool, nameOf(token), now()))[0]?.person,
})
