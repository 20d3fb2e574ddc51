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

/** A link that signs in, or one that proves the address after signing up and signs in, too; minutes. */
export const linkKinds = { link: linkMinutes, confirm: 24 * 60 } as const
type LinkKind = keyof typeof linkKinds

const prefixes = { link: 'sign-in-link', confirm: 'confirm-link' } as const satisfies Record<LinkKind, string>
const nameOf = (token: string, kind: LinkKind) => `${prefixes[kind]}:${hashed(token)}`

/** One statement whether or not the address, $1, has an account, so that its time tells nothing. */
const asks = statement<{ locale: Locale }>(
  'sign_in_link_ask',
  `with person as (select id, locale from "user" where email = $1 and not banned),
    ended as (delete from verification where value in (select $5::text || ':' || id from person)),
    made as (insert into verification (id, identifier, value, expires_at)
      select $2, $3, $5::text || ':' || id, $4::timestamptz from person)
  select locale from person`,
)

/** Whoever has the link has the mail: the address is proven. */
const opens = statement<{ person: string }>(
  'sign_in_link_open',
  `with opened as (
    delete from verification where identifier = any($1::text[]) and expires_at > $2 returning value
  ), proven as (
    update "user" set email_verified = true
    where id in (select substr(value, strpos(value, ':') + 1) from opened) and not email_verified
  )
  select substr(value, strpos(value, ':') + 1) as person from opened`,
)

const findsUnproven = statement<{ id: string; email: string }>(
  'sign_in_link_unproven',
  `select person.id, email from verification join "user" as person on value = 'link:' || person.id
  where identifier = $1 and verification.expires_at > $2 and not email_verified`,
)

/** Links that sign a person in: of each kind one at a time for each, once. */
export const signInLinksIn = ({ $client: pool }: Database, now = () => new Date()) => ({
  /** Makes one and ends those before it; nothing where nobody has this address or whoever has it is blocked. */
  async ask(email: string, kind: LinkKind = 'link'): Promise<{ token: string; locale: Locale } | undefined> {
    const token = newToken()
    const until = new Date(now().getTime() + linkKinds[kind] * 60_000)
    const [person] = await asks(pool, email, randomUUID(), nameOf(token, kind), until, kind)
    return person && { token, locale: person.locale }
  },
  /** Who has not proven their address and would by this link, which is one they have asked for to sign in. */
  unproven: async (token: string): Promise<{ id: string; email: string } | undefined> =>
    (await findsUnproven(pool, nameOf(token, 'link'), now()))[0],
  /** Whose link it is, of one of these kinds; it is over then, and the address is proven. */
  async open(token: string, kinds: readonly LinkKind[]): Promise<string | undefined> {
    const names = kinds.map(kind => nameOf(token, kind))
    return (await opens(pool, names, now()))[0]?.person
  },
})
