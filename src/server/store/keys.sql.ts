import type { ApiKey } from './keys.ts'
import { statement } from './sql.ts'
import { personColumns, type UserRow } from './users.sql.ts'

/** A row as it comes: what a key lacks is null. */
export type Row = { [Column in keyof ApiKey]-?: ApiKey[Column] | null }

const columns = `id, name, begins, created_at as "createdAt", used_at as "usedAt", expires_at as "expiresAt"`

export const lists = statement<Row>(
  'key_list',
  `select ${columns} from api_key where "user" = $1 order by created_at desc, id`,
)

/** $1 its id, $2 whose, $3 its name, $4 its digest, $5 how it begins, $6 its end, $7 how many one may have. */
export const makes = statement<Row>(
  'key_make',
  `insert into api_key (id, "user", name, digest, begins, expires_at) select $1, $2::text, $3, $4, $5, $6
  where (select count(*) from api_key where "user" = $2) < $7::int returning ${columns}`,
)

export const removes = statement<Row>(
  'key_remove',
  `delete from api_key where "user" = $1 and id = $2 returning ${columns}`,
)

/** $1 the digest, $2 the moment. */
export const findsByDigest = statement<UserRow & { until: Date | null }>(
  'key_find',
  `select ${personColumns}, api_key.expires_at as until from api_key join "user" as person on person.id = api_key."user"
  where api_key.digest = $1 and (api_key.expires_at is null or api_key.expires_at > $2)
    and not (person.banned and (person.ban_expires is null or person.ban_expires > $2))`,
)

export const notes = statement('key_note', `update api_key set used_at = $2 where digest = $1`)
