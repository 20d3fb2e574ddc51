import { randomUUID } from 'node:crypto'
import type { AuditDetails, Deed } from '#shared/audit.ts'
import type { Database } from './database.ts'
import { json, planned, present, slice, statement } from './sql.ts'

/** An entry of the audit log. `by` is absent where the server did it, or where the account is gone. */
export type AuditEntry = {
  id: string
  at: Date
  by?: string
  byEmail?: string
  /** Their name of today. */
  byName?: string
  did: Deed
  to: string
  details: AuditDetails
}

/** Who does it; `undefined` for the server itself. */
export type Doer = { id: string; email: string } | undefined

export type Audit = {
  /** Writes down what was done, after it was done. `to` is what people call the thing it was done to. */
  record(by: Doer, did: Deed, to?: string, details?: AuditDetails): Promise<void>
  /** Newest first. */
  list(
    asked: AuditAsked & { page: number; limit: number },
  ): Promise<{ entries: AuditEntry[]; total: number; page: number }>
  /** All of them, however many. */
  all(asked: AuditAsked): Promise<AuditEntry[]>
}

/** Which entries a list is to hold: of one deed, by or to somebody. */
export type AuditAsked = { did?: Deed; search?: string }

const records = statement(
  'audit_record',
  // Whoever has just removed their own account is still named by the address.
  `insert into audit (id, by, by_email, did, "to", details)
  values ($1, (select id from "user" where id = $2), $3, $4, $5, $6::jsonb)`,
)

type Row = { [Key in keyof AuditEntry]-?: AuditEntry[Key] | null }

/** $1 the deed or null, $2 a part of an address or of a name or null, $3 how many or null, $4 after how many. */
const lists = planned<Row & { total: number }>(`
  select audit.id, at, by, by_email as "byEmail", person.name as "byName", did, "to", details,
    count(*) over ()::int as total
  from audit left join "user" as person on person.id = by
  where ($1::text is null or did = $1)
    and ($2::text is null or position(lower($2) in lower("to")) > 0 or position(lower($2) in lower(by_email)) > 0
      or position(lower($2) in lower(person.name)) > 0)
  order by at desc, audit.id desc limit $3 offset $4`)

const asEntry = ({ total: _, ...row }: Row & { total: number }) => present<AuditEntry>(row)

/** The audit log, in PostgreSQL. */
export const auditIn = ({ $client: pool }: Database): Audit => ({
  record: async (by, did, to = '', details = {}) =>
    void (await records(pool, randomUUID(), by?.id ?? null, by?.email ?? null, did, to, json(details))),
  async list({ did, search, ...asked }) {
    const { page, limit, offset } = slice(asked)
    const rows = await lists(pool, did ?? null, search?.trim() || null, limit, offset)
    return { entries: rows.map(asEntry), total: rows[0]?.total ?? 0, page }
  },
  all: async ({ did, search }) => (await lists(pool, did ?? null, search?.trim() || null, null, 0)).map(asEntry),
})
