import { randomUUID } from 'node:crypto'
import type { Brand } from '#shared/brand.ts'
import type { Values } from '#shared/fields.ts'
import { Problem } from '#shared/problems.ts'
import * as query from './brands.sql.ts'
import type { Database } from './database.ts'
import { type Changes, cachedUntilChanged } from './cache.ts'
import { json } from './sql.ts'

/** The brands that texts can be written for: everybody's to choose, the administration's to change. */
export type Brands = {
  /** By name. */
  all(): Promise<readonly Brand[]>
  /** Throws `not_found`, as what changes and removes does. */
  find(id: string): Promise<Brand>
  /** Throws `too_many_brands`. */
  make(values: Values): Promise<Brand>
  change(id: string, values: Values): Promise<Brand>
  remove(id: string): Promise<Brand>
  /** The one a person's forms begin with. */
  ofPerson(user: string): Promise<Brand | undefined>
  /** Null: none. Throws `not_found`. */
  choose(user: string, id: string | null): Promise<void>
}

/** So many there may be: each form offers all of them. */
export const mostBrands = 30

const found = ([brand]: readonly Brand[]): Brand => {
  if (!brand) throw new Problem('not_found')
  return brand
}

/** The brands of this installation, in PostgreSQL. */
export const brandsIn = ({ $client: pool }: Database, { changes }: { changes?: Changes } = {}): Brands => ({
  all: cachedUntilChanged(() => query.lists(pool), changes),
  find: async id => found(await query.finds(pool, id)),
  async make(values) {
    const [brand] = await query.makes(pool, randomUUID(), json(values), mostBrands)
    if (!brand) throw new Problem('too_many_brands', { most: mostBrands })
    return brand
  },
  change: async (id, values) => found(await query.changes(pool, id, json(values))),
  remove: async id => found(await query.removes(pool, id)),
  ofPerson: async user => (await query.findsOfPerson(pool, user))[0],
  async choose(user, id) {
    if (id === null) return void (await query.choosesNone(pool, user))
    const [chosen] = await query.chooses(pool, user, id)
    if (!chosen) throw new Problem('not_found')
  },
})
