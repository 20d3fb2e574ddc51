import { mostMakings } from '#shared/documents.ts'
import { Problem } from '#shared/problems.ts'
import type { Database } from './database.ts'
import type { KeptMaking, ListedMaking, NewMaking } from './making.ts'
import { json, present, statement } from './sql.ts'

/** Documents that are being made of others. `user` is part of every look-up: others' do not exist. */
export type Makings = {
  /** Keeps what is to be made, once; what was begun long before, and was neither made nor given up, gives way. */
  begin(user: string, making: NewMaking): Promise<void>
  list(user: string): Promise<readonly ListedMaking[]>
  /** Throws `not_found`. */
  find(user: string, id: string): Promise<KeptMaking>
  /**
   * Keeps in which run a part is written, counted from 1. Throws `not_found`, also where that of the part before it is
   * not known: a run that is not kept is found by its key.
   */
  keepRun(user: string, id: string, part: number, run: string): Promise<void>
  remove(user: string, id: string): Promise<void>
}

const listed = 'id, source, engine, called, created_at as "createdAt"'

const begins = statement(
  'making_begin',
  `insert into making ("user", id, source, engine, call, language, called, without, parts)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb) on conflict do nothing`,
)
/** $2 how many of the newest stay. */
const thins = statement(
  'making_thin',
  `delete from making where "user" = $1
  and id in (select id from making where "user" = $1 order by created_at desc, id offset $2)`,
)
const lists = statement<ListedMaking>(
  'making_list',
  `select ${listed} from making where "user" = $1 order by created_at, id`,
)
const finds = statement<KeptMaking>(
  'making_find',
  `select ${listed}, call, language, without, parts, runs from making where "user" = $1 and id = $2`,
)
/** Behind a gap an array of PostgreSQL begins later: it would be read as if the first were missing at its end. */
const keepsRun = statement(
  'making_run',
  `update making set runs[$3::int] = $4
  where "user" = $1 and id = $2 and $3::int <= coalesce(array_length(runs, 1), 0) + 1 returning id`,
)
const removes = statement('making_remove', `delete from making where "user" = $1 and id = $2`)

export const makingsIn = ({ $client: pool }: Database): Makings => ({
  async begin(user, { id, source, engine, call, language = null, called, without = null, parts }) {
    await begins(pool, user, id, source, engine, call, language, called, without, json(parts))
    await thins(pool, user, mostMakings)
  },
  list: user => lists(pool, user),
  async find(user, id) {
    const [row] = await finds(pool, user, id)
    if (!row) throw new Problem('not_found')
    return present<KeptMaking>(row)
  },
  async keepRun(user, id, part, run) {
    if (!(await keepsRun(pool, user, id, part, run)).length) throw new Problem('not_found')
  },
  remove: async (user, id) => void (await removes(pool, user, id)),
})
