import { Hono } from 'hono'
import * as z from 'zod/mini'
import { type Deed, deeds } from '#shared/audit.ts'
import { deedSentence } from '#shared/audit-sentences.ts'
import { read } from '#shared/text.ts'
import { listAsked, listWords } from '../http/checked.ts'
import { localeOf } from '../http/languages.ts'
import { route, sending } from '../http/route.ts'
import { filledIn, may } from '../http/rules.ts'
import { moment } from '../http/shapes.ts'
import type { AuditEntry } from '../store/audit.ts'
import type { Signed } from '../world.ts'
import { csvAnswer } from '../http/csv.ts'

const names = Object.keys(deeds) as [Deed, ...Deed[]]
const deed = z.enum(names)
const filters = {
  did: may(deed, { de: 'Einer der Vorgänge im Protokoll.', en: 'One of the actions in the audit log.' }),
}

const entry = z.object({
  _id: z.string(),
  at: moment,
  by: z.nullable(z.object({ name: z.nullable(z.string()), email: z.string() })),
  did: deed,
  to: z.string(),
  details: z.record(z.string(), z.optional(z.nullable(z.union([z.string(), z.number(), z.boolean()])))),
})
export type AuditView = z.infer<typeof entry>

/** An entry on the wire; `by` is null where the server did it, or where the account is gone. */
const auditView = ({ id, at, did, to, byName, byEmail, details }: AuditEntry): AuditView => ({
  _id: id,
  at: at.toISOString(),
  by: byEmail ? { name: byName ?? null, email: byEmail } : null,
  did,
  to,
  details,
})

const heads = [
  { de: 'Zeit (UTC)', en: 'Time (UTC)' },
  { de: 'Wer', en: 'Who' },
  { de: 'Was', en: 'What' },
  { de: 'Betrifft', en: 'Concerns' },
  { de: 'Satz', en: 'Sentence' },
  { de: 'Einzelheiten', en: 'Details' },
]

/** What administrators did, for administrators to read. Nobody changes it. */
export const auditRoutes = new Hono<Signed>()
  .get(
    '/audit',
    route(
      {
        summary: 'What administrators did, newest first; kept for a year',
        query: { ...listWords, did: deed },
        gives: z.object({ entries: z.array(entry), total: z.int(), page: z.int() }),
      },
      async c => {
        const asked = filledIn(filters, c.req.query())
        const { entries, ...page } = await c.var.world.audit.list({ ...asked, ...listAsked(c, 25) })
        return { entries: entries.map(auditView), ...page }
      },
    ),
  )
  .get(
    '/audit.csv',
    sending(
      {
        summary: 'What administrators did as a table, all of it',
        query: { search: listWords.search, did: deed },
        ...{ sends: 'file', what: 'CSV in UTF-8' },
      },
      async c => {
        const { audit } = c.var.world
        const entries = await audit.all({ ...filledIn(filters, c.req.query()), search: listAsked(c).search })
        await audit.record(c.var.user, 'audit_exported', '', { count: entries.length })
        const locale = localeOf(c, c.var.user)
        const rows = entries.map(({ at, byEmail, byName, did, to, details }) => [
          ...[at.toISOString(), byEmail, read(deeds[did], locale), to],
          read(deedSentence({ who: byName ?? byEmail, did, what: to, details }), locale),
          JSON.stringify(details),
        ])
        return csvAnswer(c, 'federwerk-audit.csv', locale, [heads.map(head => read(head, locale)), ...rows])
      },
    ),
  )
