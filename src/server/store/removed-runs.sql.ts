import { isHeldByNone, isInDraft, isInNoDocument } from './files.sql.ts'
import { planned, statement } from './sql.ts'

/**
 * $1 whose, $2 ids, $3 the removal they go with. They are kept beside, as they were, with the bookmarks that lose their
 * tie. Their files go with them, but for those that were made and that a bookmark holds, and for pictures of something
 * that is begun; what was brought and another run names is that one's from then on. What is being written stays.
 */
export const removes = statement<{ id: string }>(
  'run_remove',
  `with going as materialized (
    select * from run where "user" = $1 and id = any($2) and state <> 'running' for update
  ), tied as (
    select run, array_agg(id) as bookmarks from bookmark where "user" = $1 and run = any($2) group by run
  ), kept as (
    insert into removed_run (id, "user", removal, "row", bookmarks)
    select going.id, $1, $3, to_jsonb(going), coalesce(bookmarks, '{}')
    from going left join tied on tied.run = going.id
  ), shared as materialized (
    select file.id, case when not file.made then (
      select other.id from run as other
      where other."user" = $1 and other.started_at >= file.created_at and position(file.id in other."values"::text) > 0
        and not exists (select from going where going.id = other.id)
      order by other.started_at desc limit 1) end as run
    from file join going on file.run = going.id
  ), put_by as (
    update file set run = shared.run,
      removed = case when shared.run is null and (made or not ${isInDraft}) then going.id end, bookmark = (
        select held.id from bookmark as held
        where held.run = going.id and held."user" = $1 and file.made and position(file.id in held.reply) > 0 limit 1)
    from going, shared where file.run = going.id and shared.id = file.id
  )
  delete from run using going where run.id = going.id returning run.id`,
)

/**
 * $1 whose, $2 the removal, $3 how many at a time. Each comes back as it was, with its files and its bookmarks, and is
 * taken into the index anew; one whose key was used for another run in the meantime does not.
 */
export const restores = statement<{ id: string; here: boolean }>(
  'run_restore',
  `with back as (
    delete from removed_run where id in (
      select id from removed_run where "user" = $1 and removal = $2 order by id limit $3 for update)
    returning *
  ), here as (
    insert into run select again.* from back, jsonb_populate_record(null::run, "row" || '{"learned": false}') as again
    on conflict do nothing returning id
  ), tied as (
    update bookmark set run = here.id from here join back using (id)
    where bookmark.id = any(back.bookmarks) and bookmark."user" = $1 and bookmark.run is null
  ), brought as (
    update file set run = here.id, removed = null, bookmark = null from here where file.removed = here.id
  )
  select id, exists (select from here where here.id = back.id) as here from back`,
)

/** Those that are let go go for good, with their files, but for what a bookmark holds. */
const letGo = (which: string) =>
  planned(
    `with gone as (delete from removed_run where ${which} returning id)
    delete from file using gone where file.removed = gone.id and case when file.made then ${isHeldByNone} else ${isInNoDocument} end`,
  )
export const forgets = letGo(`at < now() - interval '1 hour'`)
/** $1 whose. */
export const forgetsOf = letGo(`"user" = $1`)
