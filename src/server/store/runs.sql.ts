import { mostAttempts, type Run, type Version } from './run.ts'
import { grouping, type TextSource } from './search/grouping.ts'
import { listing, type Source } from './search/listing.ts'
import { cutMark } from './search/words.ts'
import { statement } from './sql.ts'

/** A row as it comes: what a run lacks is null. */
export type Row = { [Column in keyof Run]-?: Run[Column] | null }

const all = `
  id, "user", key, fingerprint, engine, call, version, by, "values", language, brand, sender, parent, origin, refinement,
  steps, cost, period, model, started_at as "startedAt", state, answer, "text", variants, annotations, usage, cut, problem,
  details, charged, ended_at as "endedAt"`
/** The columns as the type names them. */
const columns = `${all}, sources`
/** What was read, without its text: nobody reads that in a list. */
const namedOnly = `
  coalesce((select jsonb_agg(one || '{"text": ""}') from jsonb_array_elements(sources) as one), '[]') as sources`

const givesBack = `
  update usage set used = greatest(usage.used - owed.cost, 0) from owed
  where usage."user" = owed."user" and usage.period = owed.period
  returning usage.used`

/**
 * $1 the rows, $2 the limits of each person. Takes the cost and writes the row, both or neither:
 * neither where the key is known. The rows of one person are written all or none: none where they do not all fit into
 * the limit, or would be too many. Whoever waited for another to charge sees what is true then. Persons are charged in
 * the order of their names, so that two nodes never wait for each other.
 */
export const begins = statement<{ id: string }>(
  'run_begin',
  `with wanted as (
    select * from json_populate_recordset(null::run, $1::json) as one
    where not exists (select from run where run."user" = one."user" and run.key = one.key)
  ), asked as (
    select "user", period, sum(cost)::int as cost, ($2::json->"user"->>'requests')::int as most,
      ($2::json->"user"->>'atOnce')::int - sum(count(*)) over (partition by "user") as places
    from wanted group by "user", period
  ), charged as (
    insert into usage ("user", period, used)
    select "user", period, cost from asked
    where open_runs("user") <= places and (cost = 0 or most is null or cost <= most)
    order by "user", period
    on conflict ("user", period) do update set used = usage.used + excluded.used
    where (
      select open_runs(usage."user") <= places and (cost = 0 or most is null or usage.used + cost <= most)
      from asked where asked."user" = usage."user" and asked.period = usage.period)
    returning "user", period
  )
  insert into run (id, "user", key, fingerprint, engine, call, version, by, "values", language, brand, sender, parent,
    origin, refinement, steps, sources, variants, cost, period, model, started_at, words)
  select id, "user", key, fingerprint, engine, call, version, by, "values", language, brand, sender, parent, origin,
    refinement, steps, sources, variants, cost, period, model, started_at, words
  from wanted join charged using ("user", period) returning id`,
)

export const findsByKey = statement<Row>('run_by_key', `select ${columns} from run where "user" = $1 and key = $2`)

export const finds = statement<Row>('run_find', `select ${columns} from run where "user" = $1 and id = $2`)

export const looksUp = statement<{ used: number }>(
  'usage_used',
  `select used from usage where "user" = $1 and period = $2`,
)

/** $1 whose, $2 the run they come from. */
export const findsVersions = statement<{ [Column in keyof Version]-?: Version[Column] | null }>(
  'run_versions',
  `select id, parent, refinement, by, state, "text", cost, started_at as "startedAt",
    (select jsonb_agg(one->>'text') from jsonb_array_elements(variants) as one) as variants,
    (annotations->'variant')::int as variant, array(select jsonb_object_keys(steps)) as "stepNames"
  from run
  where "user" = $1 and (id = $2 or origin = $2) order by started_at, id`,
)

export const source: Source = {
  list: 'run',
  columns: `${all}, ${namedOnly}`,
  moment: 'started_at',
  indexed: 'learned',
  untallied: `state = 'running'`,
}
export const lists = listing<Row>(source)

/** What was changed by hand has ended anew. */
export const texts: TextSource = {
  ...source,
  moment: 'coalesce(ended_at, started_at)',
  text: 'coalesce(origin, id)',
  counts: 'charged',
}
export const listsTexts = grouping<Row>(texts)

/** $2 ids. All that belongs to the same texts, each with the text it belongs to. */
export const findsSiblings = statement<{ id: string; text: string }>(
  'run_siblings',
  `with wanted as materialized (select distinct coalesce(origin, id) as "text" from run where "user" = $1 and id = any($2))
  select run.id, wanted."text" from wanted join run on run."user" = $1 and (run.id = wanted."text" or run.origin = wanted."text")`,
)

/** $1 whose. How many runs came to nothing. */
export const countsWithout = statement<{ count: number }>(
  'run_without',
  `select count(distinct coalesce(origin, id))::int as count from run where "user" = $1 and not charged`,
)

/** $1 what came in all runs of a node: all of it, or what stands behind the text that was saved before. */
export const saves = statement(
  'run_save',
  `update run set "text" = coalesce(run."text" || said.more, said."text", said.answer #>> '{}'),
    answer = coalesce(to_jsonb(run."text" || said.more), said.answer),
    variants = coalesce(said.variants, run.variants), annotations = coalesce(said.annotations, run.annotations),
    heard_at = now()
  from json_to_recordset($1::json)
    as said(id text, answer jsonb, "text" text, variants jsonb, annotations jsonb, more text)
  where run.id = said.id and run.state = 'running'`,
)

/** $1 runs of which nothing new came. */
export const touches = statement(
  'run_touch',
  `update run set heard_at = now() where id = any($1) and state = 'running'`,
)

export const keepsStep = statement(
  'run_keep_step',
  `update run set steps = steps || jsonb_build_object($2::text, $3::text) where id = $1`,
)

/** $1 the run, $2 a list of one thing that was read, $3 the field that names it. */
export const keepsSource = statement(
  'run_keep_source',
  `update run set sources = coalesce(
    (select jsonb_agg(one) from jsonb_array_elements(sources) as one where one->>'field' <> $3), '[]') || $2::jsonb
  where id = $1`,
)

export const keepsModel = statement('run_keep_model', `update run set model = $2 where id = $1`)

/** $1 whose, $2 a run that has ended, $3 what is pinned in it. */
export const pins = statement<{ id: string }>(
  'run_pin',
  `update run set annotations = annotations || jsonb_build_object('pins', $3::jsonb)
  where "user" = $1 and id = $2 and state <> 'running' returning id`,
)

export const keepsLanguage = statement('run_keep_language', `update run set language = $2 where id = $1`)

/**
 * $1 the run, $2 how it ends. Closes it if it is open and gives back what it took and is not charged: `taken` is the
 * row as it was before.
 */
export const closes = statement<Row & { used: number }>(
  'run_close',
  `with closed as (
    update run set state = ending.state, answer = ending.answer, "text" = ending."text", usage = ending.usage,
      variants = ending.variants, annotations = coalesce(ending.annotations, run.annotations),
      cost = coalesce(ending.cost, run.cost), cut = ending.cut, problem = ending.problem, details = ending.details, charged = ending.charged,
      ended_at = now(), words = run.words || ' | ' || ending.words
    from json_populate_record(null::run, $2::json) as ending
    where run.id = $1 and run.state = 'running' returning run.*
  ), owed as (
    select closed."user", closed.period, taken.cost - case when closed.charged then closed.cost else 0 end as cost
    from closed join run as taken using (id) where not closed.charged or closed.cost < taken.cost
  ), given as (${givesBack})
  select ${columns}, coalesce(
    (select used from given),
    (select used from usage as account where account."user" = closed."user" and account.period = closed.period),
    0) as used
  from closed`,
)

/**
 * $1 the run, $2 when it ended, $3 the answer, $4 its text, $5 the words it is found by. What was learned of the words
 * before is forgotten; those that stand there now are learned like those of every run that has ended.
 */
export const rewrites = statement<Row>(
  'run_rewrite',
  `with known as (
    select id as changed, "user" as whose, words as before, learned as knew from run
    where id = $1 and by = 'hand' and state = 'done' and date_trunc('milliseconds', ended_at) = $2 for update
  ), forgotten as (
    select add_words('run', array_agg(whose), array_agg(one), array_agg(-1)) from (
      select distinct whose, one from known, string_to_table(before, ' ') as one where knew and one not in ('', '|')
    ) as each having count(*) > 0
  )
  update run set answer = $3::jsonb, "text" = $4, words = $5, learned = false, ended_at = now()
  from known left join forgotten on true where run.id = changed returning ${columns}`,
)

const isSilent = `state = 'running' and heard_at < now() - make_interval(secs => $1)`

/** Another process can go on where finished steps are kept, until so many have tried: a run may be what ended them. */
const canGoOn = `steps <> '{}' and attempts < ${mostAttempts}`

/** $1 for how many seconds nobody was heard of, $2 which runs are left out. */
export const findsSilent = statement<{ id: string }>(
  'run_silent',
  `select id from run where ${isSilent} and id <> all($2)`,
)

/** $1 runs. */
export const findsEnded = statement<Row>(
  'run_ended',
  `select ${columns} from run where id = any($1) and state <> 'running'`,
)

/**
 * $1 for how many seconds nobody was heard of, $2 of which runs; nothing: all that nobody can go on with. They are
 * searched by 20,000 letters.
 */
export const sweeps = statement<{ id: string }>(
  'run_sweep',
  `with closed as (
    update run set state = 'interrupted', problem = 'interrupted', charged = false, ended_at = now(),
      words = words || ' | ' || (
        select spaced_words(left(said, 20000)) || case when length(said) > 20000 then ' | ${cutMark}' else '' end
        from coalesce((select string_agg(one->>'text', ' ') from jsonb_array_elements(variants) as one), "text") as said)
    where state = 'running' and case when $1::float8 is null then not (${canGoOn})
      else heard_at < now() - make_interval(secs => $1) and id = any($2) end
    returning *
  ), owed as (
    select "user", period, sum(cost)::int as cost from closed group by "user", period
  ), given as (${givesBack})
  select id from closed`,
)

/** $1 for how many seconds nobody was heard of, $2 of which runs. One process takes each. */
export const takesOver = statement<Row & { attempts: number }>(
  'run_take_over',
  `update run set attempts = attempts + 1, heard_at = now() where ${isSilent} and id = any($2) and ${canGoOn}
  returning ${columns}, attempts`,
)
