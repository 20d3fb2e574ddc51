import type { Companions } from '#shared/companions.ts'
import type { Database } from './database.ts'
import { json, present, statement } from './sql.ts'

/** What goes with texts. `user` is part of every look-up: others' texts do not exist. */
export type CompanionsOfTexts = {
  find(user: string, text: string): Promise<Companions>
  /** Adds to what is there; what is not said stays. */
  add(user: string, text: string, more: Partial<Companions>): Promise<Companions>
}

const finds = statement<Companions>(
  'companion_find',
  `select slug, texts from companion where "user" = $1 and text = $2`,
)

const adds = statement<Companions>(
  'companion_add',
  `insert into companion as now ("user", text, slug, texts) values ($1, $2, $3, $4::jsonb)
  on conflict ("user", text) do update set slug = coalesce($3, now.slug), texts = now.texts || $4::jsonb
  returning slug, texts`,
)

const nothing: Companions = { texts: {} }
const first = ([row]: readonly Companions[]) => (row ? present<Companions>(row) : nothing)

export const companionsIn = ({ $client: pool }: Database): CompanionsOfTexts => ({
  find: async (user, text) => first(await finds(pool, user, text)),
  add: async (user, text, { slug = null, texts = {} }: { slug?: string | null; texts?: Companions['texts'] }) =>
    first(await adds(pool, user, text, slug, json(texts))),
})
