import { randomUUID } from 'node:crypto'
import { joined, type Term } from '#shared/terms.ts'
import type { Database } from './database.ts'
import type { Owner } from './knowledge.ts'
import { json, statement } from './sql.ts'

/** What people and brands call things. */
export type Glossaries = {
  /** Empty where nothing is kept. */
  of(owner: Owner): Promise<readonly Term[]>
  /** What holds for a person's text, for a brand or for none. */
  for(user: string, brand: string | undefined): Promise<readonly Term[]>
  /** Takes the place of all that was kept. */
  keep(owner: Owner, terms: readonly Term[]): Promise<void>
}

type Row = { brand: string | null; terms: readonly Term[] }

const finds = statement<Row>('glossary_find', `select brand, terms from glossary where "user" = $1 or brand = $2`)

const keepsFor = (column: '"user"' | 'brand') =>
  statement(
    `glossary_keep_${column.replaceAll('"', '')}`,
    `insert into glossary (id, ${column}, terms) values ($1, $2, $3::jsonb)
    on conflict (${column}) do update set terms = excluded.terms, updated_at = now()`,
  )
const keeps = { user: keepsFor('"user"'), brand: keepsFor('brand') }

export const glossariesIn = ({ $client: pool }: Database): Glossaries => ({
  of: async ({ user = null, brand = null }) => (await finds(pool, user, brand))[0]?.terms ?? [],
  async for(user, brand) {
    const rows = await finds(pool, user, brand ?? null)
    const of = (isBrands: boolean) => rows.find(row => (row.brand !== null) === isBrands)?.terms ?? []
    return joined(of(false), of(true))
  },
  async keep({ user, brand }, terms) {
    if (user === undefined) await keeps.brand(pool, randomUUID(), brand, json(terms))
    else await keeps.user(pool, randomUUID(), user, json(terms))
  },
})
