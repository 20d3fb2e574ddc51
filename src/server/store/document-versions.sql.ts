import type { KeptVersion, ListedVersion } from './document.ts'
import { state } from './documents.sql.ts'
import { planned, statement } from './sql.ts'

/**
 * $3 the state as JSON with its files, $4 the name of the version it becomes, $5 what the person may take up: there is
 * none where it has no room beside what is seen.
 */
export const keeps = statement<{ id: string }>(
  'document_version_keep',
  `with new as (select * from jsonb_populate_record(null::document, $3::jsonb)), of as materialized (
    select document.id, document.revision from document, new
    where document."user" = $1 and document.id = $2 and stored_bytes($1) + new.bytes <= $5::bigint
  ), held as (
    insert into document_file select of.id, file.id from of, file
    where file."user" = $1 and $3::jsonb->'files' ? file.id on conflict do nothing
  )
  insert into document_version (id, document, "user", ${state}, at)
  select $4, of.id, $1, new.title, new.content, of.revision, new.length, new.bytes, new.by, new.device, now()
  from of, new returning id`,
)

/** Several are of one revision where texts were kept beside it. */
const newest = 'order by revision desc, at desc'
const ofVersion = 'id, title, revision, length, by, device, at'
export const lists = statement<ListedVersion>(
  'document_versions',
  `select ${ofVersion} from document_version where "user" = $1 and document = $2 ${newest}`,
)
/** Of a document that was removed nothing is found until it is back. */
export const finds = statement<KeptVersion>(
  'document_version_find',
  `select ${ofVersion}, content from document_version where "user" = $1 and document = $2 and id = $3
    and exists (select from document where document.id = $2)`,
)

/** $1 the document, $2 how many of the newest stay, $3 of how many days the last one does. */
export const thins = statement(
  'document_versions_thin',
  `delete from document_version where id in (
    select id from (
      select id, place, last, dense_rank() over (order by day desc) as days from (
        select id, date_trunc('day', at at time zone 'UTC') as day, row_number() over (${newest}) as place,
          row_number() over (partition by date_trunc('day', at at time zone 'UTC') ${newest}) as last
        from document_version where document = $1
      ) as each
    ) as ranked where place > $2::int and (last > 1 or days > $3::int))`,
)

/**
 * $1 whose, $2 what they may take up, $3 what is to be laid beside, $4 the version it is made for, if it is one: the
 * oldest of the others give way. A version is as old as the state it was, so the newest of them may be the oldest.
 */
export const makesRoom = planned(
  `delete from document_version where id in (
    select id from (
      select id, sum(bytes) over (order by at, id) - bytes as before
      from document_version where "user" = $1 and id is distinct from $4
    ) as ordered where before < kept_bytes($1) + $3::bigint - $2::bigint)`,
)
