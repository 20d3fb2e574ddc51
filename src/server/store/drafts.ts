import type { Database } from './database.ts'
import { json, statement } from './sql.ts'

export type KeptDraft = { readonly value: unknown; readonly revision: number; readonly updatedAt: Date }

/** What people have begun with tools of several steps. `user` is part of every look-up: others' drafts do not exist. */
export type Drafts = {
  find(user: string, engine: string): Promise<KeptDraft | undefined>
  /** Replaces what had this revision, 0 where there was nothing; undefined where there is another now. */
  keep(user: string, engine: string, value: unknown, was: number): Promise<number | undefined>
}

const finds = statement<{ value: unknown; revision: number; updatedAt: Date }>(
  'draft_find',
  `select value, revision, updated_at as "updatedAt" from draft where "user" = $1 and engine = $2`,
)

const begins = statement<{ revision: number }>(
  'draft_begin',
  `insert into draft ("user", engine, value, revision) values ($1, $2, $3::jsonb, 1)
  on conflict do nothing returning revision`,
)

const keeps = statement<{ revision: number }>(
  'draft_keep',
  `update draft set value = $3::jsonb, revision = revision + 1, updated_at = now()
  where "user" = $1 and engine = $2 and revision = $4 returning revision`,
)

export const draftsIn = ({ $client: pool }: Database): Drafts => ({
  find: async (user, engine) => (await finds(pool, user, engine))[0],
  async keep(user, engine, value, was) {
    const [row] = was
      ? await keeps(pool, user, engine, json(value), was)
      : await begins(pool, user, engine, json(value))
    return row?.revision
  },
})
