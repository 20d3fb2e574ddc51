import type { Sender } from '#shared/sender.ts'
import type { Database } from './database.ts'
import { json, statement } from './sql.ts'

/** What people keep of themselves as the senders of texts. */
export type Senders = {
  /** Empty where nothing is kept. */
  of(user: string): Promise<Sender>
  /** Takes the place of all that was kept. */
  keep(user: string, sender: Sender): Promise<void>
}

const finds = statement<{ values: Sender }>('sender_find', `select "values" from sender where "user" = $1`)

const keeps = statement(
  'sender_keep',
  `insert into sender ("user", "values") values ($1, $2::jsonb)
  on conflict ("user") do update set "values" = excluded."values", updated_at = now()`,
)

export const sendersIn = ({ $client: pool }: Database): Senders => ({
  of: async user => (await finds(pool, user))[0]?.values ?? {},
  keep: async (user, sender) => void (await keeps(pool, user, json(sender))),
})
