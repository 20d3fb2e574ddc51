import { randomUUID } from 'node:crypto'
import { and, eq, gt, or } from 'drizzle-orm'
import type { Plan } from '#shared/plans.ts'
import type { Locale } from '#shared/text.ts'
import type { Database } from '../store/database.ts'
import { invitation } from '../store/schema.ts'
import { present, statement } from '../store/sql.ts'
import type { Connection } from './accounts.ts'
import { hashed, newToken } from './sign-in-link.ts'

/** How long an invitation is good; days. */
export const invitationDays = 7

/** What somebody is invited to. */
export type Invited = { email: string; role: 'user' | 'admin'; plan: Plan; locale: Locale }

/** One that was neither accepted nor withdrawn; it may have run out. */
export type Invitation = Invited & { id: string; by?: string; sentAt: Date; endsAt: Date }

/** An invitation with the token of its link, which is told once. */
export type Sent = { invitation: Invitation; token: string }

export type Invitations = {
  /** Newest first. */
  list(): Promise<Invitation[]>
  /** Invites, or invites anew: one address has one invitation. Nothing where it has an account. */
  send(invited: Invited, by: string): Promise<Sent | undefined>
  /** A new link for the same; the one before is over. Nothing where there is no such invitation. */
  again(id: string): Promise<Sent | undefined>
  /** Takes it back. Nothing where there is no such invitation. */
  withdraw(id: string): Promise<Invitation | undefined>
  /** To what this link invites; nothing where it is over. */
  read(token: string): Promise<Invitation | undefined>
}

const columns = `id, email, role, plan, locale, sent_at as "sentAt", ends_at as "endsAt"`
const named = `(select name from "user" as host where host.id = invitation."by") as "by"`

type Row = { [Key in keyof Invitation]-?: Invitation[Key] | null }

const lists = statement<Row>(
  'invitation_list',
  `select ${columns}, ${named} from invitation order by sent_at desc, id limit 500`,
)
const finds = statement<Row>(
  'invitation_find',
  `select ${columns}, ${named} from invitation where token = $1 and ends_at > $2`,
)
const sends = statement<Row>(
  'invitation_send',
  `insert into invitation (id, email, role, plan, locale, token, "by", sent_at, ends_at)
  select $1, $2, $3, $4, $5, $6, $7, $8::timestamptz, $9::timestamptz
    where not exists (select from "user" where email = $2)
  on conflict (email) do update set role = excluded.role, plan = excluded.plan, locale = excluded.locale,
    token = excluded.token, "by" = excluded."by", sent_at = excluded.sent_at, ends_at = excluded.ends_at
  returning ${columns}, ${named}`,
)
const renews = statement<Row>(
  'invitation_again',
  `update invitation set token = $2, sent_at = $3, ends_at = $4 where id = $1 returning ${columns}, ${named}`,
)
const removes = statement<Row>(
  'invitation_withdraw',
  `delete from invitation where id = $1 returning ${columns}, ${named}`,
)

const one = ([row]: Row[]) => row && present<Invitation>(row)
const sent = (rows: Row[], token: string) => {
  const found = one(rows)
  return found && { invitation: found, token }
}

/** The invitations of this installation. */
export const invitationsIn = ({ $client: pool }: Database, now: () => Date): Invitations => {
  const until = () => new Date(now().getTime() + invitationDays * 86_400_000)
  return {
    list: async () => (await lists(pool)).map(row => present<Invitation>(row)),
    async send({ email, role, plan, locale }, by) {
      const token = newToken()
      const told = [randomUUID(), email, role, plan, locale, hashed(token), by, now(), until()] as const
      return sent(await sends(pool, ...told), token)
    },
    async again(id) {
      const token = newToken()
      return sent(await renews(pool, id, hashed(token), now(), until()), token)
    },
    withdraw: async id => one(await removes(pool, id)),
    read: async token => one(await finds(pool, hashed(token), now())),
  }
}

/**
 * Takes an invitation, inside the transaction that makes the account: by its link or, where the address is proven, by
 * the address alone. Nothing where there is none.
 */
export const takeInvitation = async (
  transaction: Connection,
  { token, email }: { token?: string; email?: string },
  now: Date,
): Promise<Invited | undefined> => {
  const theirs = or(
    token === undefined ? undefined : eq(invitation.token, hashed(token)),
    email === undefined ? undefined : eq(invitation.email, email),
  )
  if (!theirs) return undefined
  const [taken] = await transaction
    .delete(invitation)
    .where(and(theirs, gt(invitation.endsAt, now)))
    .returning()
  return taken
}
