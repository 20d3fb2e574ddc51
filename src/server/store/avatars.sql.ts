import { statement } from './sql.ts'

/** Whose a picture is. */
export type Owners = 'user' | 'brand'

export type AvatarRow = {
  id: string
  user: string | null
  brand: string | null
  type: 'image/png' | 'image/webp'
  bytes: number
}

export const finds = statement<AvatarRow>(
  'picture_find',
  `select id, "user", brand, type, bytes from picture where id = $1`,
)

/**
 * $1 the name under which the bytes lie, $2 whose it is, $3 type, $4 bytes, $5 and $6 width and height. Takes the place
 * of the earlier one, whose name it says; nothing where there is no such owner.
 */
const setsOf = (owner: Owners) =>
  statement<{ id: string; earlier: string | null }>(
    `picture_set_${owner}`,
    `with whose as (select id from "${owner}" where id = $2 for key share), claimed as (
      delete from loose_file using whose where loose_file.id = $1 returning loose_file.id
    )
    insert into picture as now_there (id, "${owner}", type, bytes, width, height)
    select claimed.id, whose.id, $3, $4::int, $5::int, $6::int from claimed, whose
    on conflict ("${owner}") do update set
      id = excluded.id, type = excluded.type, bytes = excluded.bytes, width = excluded.width, height = excluded.height
    returning id, (select before.id from picture as before where before."${owner}" = $2) as earlier`,
  )

const removesOf = (owner: Owners) =>
  statement<{ id: string }>(`picture_remove_${owner}`, `delete from picture where "${owner}" = $1 returning id`)

export const sets = { user: setsOf('user'), brand: setsOf('brand') }
export const removes = { user: removesOf('user'), brand: removesOf('brand') }
