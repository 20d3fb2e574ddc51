import { type Queryable, planned, slice, statement } from '../sql.ts'
import type { List, Meaning } from './meaning.ts'

/** A condition on a row, with `?` where its value belongs. */
export type Condition = readonly [sql: string, value: unknown]

/** Where rows come from. */
export type Source = {
  readonly list: List
  readonly columns: string
  /** When a row came about. */
  readonly moment: string
  /** What a row is a version of, where that is asked for. */
  readonly text?: string
  /** Which rows are in the index of words; all of them where nothing is said. The others are few. */
  readonly indexed?: string
  /** Which rows are not in the tally yet; none where nothing is said. */
  readonly untallied?: string
}

/** What of a list is wanted. */
export type ListRequest = {
  readonly meaning?: Meaning
  /** The engine, or whatever the rows of a list are counted by; any of these names. */
  readonly names?: readonly string[]
  readonly conditions?: readonly Condition[]
}

/** What was found is counted up to this many. */
export const countedUpTo = 1_000

/** As `string_to_array(words, ' ')` they are in the index. */
const spoken = ({ sets, phrases }: Meaning): readonly Condition[] => [
  ...sets.map((set): Condition => [`string_to_array(words, ' ') && ?::text[]`, set]),
  ...phrases.map((phrase): Condition => [`' ' || words || ' ' like ?`, `% ${phrase} %`]),
]

/** By what the rows of a list are counted. */
const nameOf: Readonly<Record<List, string>> = { bookmark: 'type', run: 'engine', document: 'kind' }

/** Conditions as SQL whose first value is $`first`. */
const sqlOf = (conditions: readonly Condition[], first: number) =>
  conditions.map(([sql], at) => ` and ${sql.replace('?', `$${first + at}`)}`).join('')

/**
 * The ids of what was found, and the values that this names from $`first` on; where a limit is said, the newest of what
 * is indexed and of what is not.
 */
export const finding = (
  { list, moment, text, ...source }: Source,
  wanted: ListRequest,
  first: number,
  limit?: number,
) => {
  const { meaning, names, conditions = [] } = wanted
  const indexed = meaning && source.indexed
  const always = [...conditions, ...(names ? [[`${nameOf[list]} = any(?)`, names] as const] : [])]
  const said = meaning ? spoken(meaning) : []
  const typed: readonly Condition[] = indexed ? [[`words like all(?)`, meaning.typed]] : []
  const newest = limit === undefined ? '' : `order by ${moment} desc, id desc limit ${limit}`
  const rows = (which: string) => `
    (select id as found, ${moment} as moment${text ? `, ${text} as of_text` : ''} from ${list}
    where "user" = $1${which}${sqlOf(always, first)} ${newest})`
  const behind = first + always.length
  const part = rows(`${indexed ? ` and ${indexed}` : ''}${sqlOf(said, behind)}`)
  const others = indexed && rows(` and not (${indexed})${sqlOf(typed, behind + said.length)}`)
  const values = [...always, ...said, ...typed].map(([, value]) => value)
  return { sql: others ? `${part} union all ${others}` : part, values }
}

/** A row of a page that is being read, beside how many there are. */
export type Paged = { total: number; moment: Date | null }

/** $1 whose, $2 how many, $3 after how many. How many there are is counted while they are looked for. */
const searching = ({ list, columns }: Source, found: string) => `
  with found as materialized (${found}), turned as (
    select * from found order by moment desc, found desc limit $2 offset $3
  ), page as (select moment, ${columns} from turned join ${list} on id = found)
  select counted.total, page.* from (select count(*)::int as total from found) as counted left join page on true
  order by moment desc, id desc`

/** How many there are: `tally` is kept with each row that comes and goes. $1 whose, $2 of which names. */
const counting = ({ list, untallied }: Source, isNamed: boolean) => {
  const coming = `select count(*)::int from ${list} where "user" = $1 and ${untallied}`
  const open = untallied ? ` + (${coming}${isNamed ? ` and ${nameOf[list]} = any($2)` : ''})` : ''
  return `
    select coalesce(sum(n), 0)::int${open} as total
    from tally where "user" = $1 and list = '${list}'${isNamed ? ' and name = any($2)' : ''}`
}

/** A page and how many there are, counted off from one end of a list. Last two values: how many, after how many. */
const leafing = (source: Source, isNamed: boolean, down: 'desc' | 'asc') => {
  const { list, columns, moment } = source
  const [named, limit, offset] = isNamed ? [` and ${nameOf[list]} = any($2)`, '$3', '$4'] : ['', '$2', '$3']
  return `
  with turned as (
    select id as found, ${moment} as moment from ${list} where "user" = $1${named}
    order by ${moment} ${down}, id ${down} limit ${limit} offset ${offset}
  ), page as (select moment, ${columns} from turned join ${list} on id = found)
  select counted.total, page.* from (${counting(source, isNamed)}) as counted left join page on true
  order by moment desc, id desc`
}

/** From so many rows on it is worth asking whether the end of a list is nearer than its beginning. */
const far = 1_000

/** Leafs through a list, counting rows off from the end that is nearer. */
const leaves = <Row extends object>(source: Source, name: string, isNamed: boolean) => {
  const fromNewest = statement<Row & Paged>(name, leafing(source, isNamed, 'desc'))
  const fromOldest = statement<Row & Paged>(`${name}_back`, leafing(source, isNamed, 'asc'))
  const counts = statement<{ total: number }>(`${name}_count`, counting(source, isNamed))
  return async (on: Queryable, limit: number, offset: number, ...whose: readonly unknown[]) => {
    const total = offset < far ? Infinity : ((await counts(on, ...whose))[0]?.total ?? 0)
    if (2 * offset <= total) return fromNewest(on, ...whose, limit, offset)
    const left = Math.max(0, total - offset)
    return fromOldest(on, ...whose, Math.min(limit, left), Math.max(0, left - limit))
  }
}

/** A part of a list, and how many there are in all: `more` says that there are more than were counted. */
export type Page<Row> = { readonly rows: Row[]; readonly total: number; readonly more?: true; readonly page: number }

/** How to list what belongs to somebody, newest first, a page at a time. */
export const listing = <Row extends object>(source: Source) => {
  const { list } = source
  const all = leaves<Row>(source, `${list}_list`, false)
  const named = leaves<Row>(source, `${list}_list_named`, true)
  const matching = (on: Queryable, wanted: ListRequest, values: readonly unknown[]) => {
    const found = finding(source, wanted, values.length + 1, countedUpTo + 1)
    return planned<Row & Paged>(searching(source, found.sql))(on, ...values, ...found.values)
  }
  return async (
    on: Queryable,
    user: string,
    asked: { page: number; limit: number },
    wanted: ListRequest,
  ): Promise<Page<Row>> => {
    const { page, limit, offset } = slice(asked)
    const isPlain = !wanted.meaning && !wanted.conditions?.length
    const found = !isPlain
      ? await matching(on, wanted, [user, limit, offset])
      : wanted.names
        ? await named(on, limit, offset, user, wanted.names)
        : await all(on, limit, offset, user)
    const rows = found.filter(({ moment }) => moment !== null).map(({ total: _, moment: __, ...row }) => row as Row)
    const total = found[0]?.total ?? 0
    if (isPlain || total <= countedUpTo) return { rows, total, page }
    return { rows, total: countedUpTo, more: true, page }
  }
}

/** The ids of all that was found, newest first. */
export const found = async (on: Queryable, user: string, source: Source, wanted: ListRequest) => {
  const { sql, values } = finding(source, wanted, 2)
  const ids = `select found from (${sql}) as found order by moment desc, found desc`
  return (await planned<{ found: string }>(ids)(on, user, ...values)).map(({ found }) => found)
}
