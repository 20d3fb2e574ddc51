import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { bookmarksIn } from '#server/store/bookmarks.ts'
import type { Database } from '#server/store/database.ts'
import { openLite } from '#server/store/lite.ts'
import { postgresAnswers } from '#tests/available.ts'
import { freshAddress } from '#tests/postgres.ts'
import { startFederwerk } from '#tests/federwerk.ts'
import { seedBookmarks, wordIn } from './seeded-bookmarks.ts'
import { digits, percentile, type Row } from './table.ts'

const [warmUp, rounds] = [20, 40]
const perPage = 20
const aim = 3

type Asked = { what: string; page: number; search?: string }
type Query = pg.QueryConfig & { values: unknown[] }
type Asker = Pick<pg.Pool, 'query'>

const p95 = percentile(95)

const timed = async (work: () => Promise<unknown>) => {
  const from = performance.now()
  await work()
  return performance.now() - from
}

/** The statements our list consists of, with their values. */
const statementsOf = async (pool: Asker, user: string, { page, search }: Asked) => {
  const noted: Query[] = []
  const query = (asked: Query) => {
    noted.push(asked)
    return pool.query(asked)
  }
  const database = { $client: { query } } as unknown as Database
  await bookmarksIn(database).list(user, { page, limit: perPage, search })
  return noted
}

/** What is asked for: pages from the first to the last, and words from rare to frequent. */
const questions = async (pool: pg.ClientBase, user: string, count: number): Promise<Asked[]> => {
  const word = (part: number) => wordIn(pool, user, part, count)
  const [rare, some, often] = [await word(0.0005), await word(0.02), await word(1 / 3)]
  return [
    { what: 'page 1', page: 1 },
    { what: 'the last page', page: Math.ceil(count / perPage) },
    { what: 'a word in one of 2,000', page: 1, search: rare },
    { what: 'a word in 2 %', page: 1, search: some },
    { what: 'a word in a third', page: 1, search: often },
    { what: 'two words', page: 1, search: `${some} ${often}` },
    { what: 'a slip', page: 1, search: `${some.slice(0, 3)}q${some.slice(4)}` },
  ]
}

const addressOf = ({ page, search = '' }: Asked) =>
  `/api/bookmark?page=${page}&limit=${perPage}&search=${encodeURIComponent(search)}`

const rowOf = (where: string, { what }: Asked, bare: readonly number[], ours: readonly number[]): Row => {
  const ratio = p95(ours) / p95(bare)
  return {
    what: `${where}, ${what}, p95`,
    ...{ bare: `${digits(p95(bare))} ms`, ours: `${digits(p95(ours))} ms` },
    ...{ result: `${digits(ratio)} ×`, aim: `${aim} ×`, met: ratio <= aim },
  }
}

type Person = { get(path: string): Promise<Response> }

const asks = (person: Person, asked: Asked) => async () => {
  const answer = await person.get(addressOf(asked))
  if (!answer.ok) throw new Error(await answer.text())
  await answer.arrayBuffer()
}
const replays = (pool: Asker, statements: readonly Query[]) => async () => {
  for (const statement of statements) await pool.query(statement)
}
/** How long each of these takes, in turns: what else the machine does then is no advantage to one of them. */
const inTurns = async (...works: readonly (() => Promise<unknown>)[]) => {
  const times: number[][] = works.map(() => [])
  for (let round = -warmUp; round < rounds; round++)
    for (const [at, work] of works.entries()) {
      const took = await timed(work)
      if (round >= 0) times[at]?.push(took)
    }
  return times
}
const named = (count: number) => `${new Intl.NumberFormat('en').format(count)} bookmarks`

/** On PostgreSQL: our list through HTTP beside the same statements, asked by nobody but us. */
const onPostgres = async (count: number): Promise<Row[]> => {
  const { url, drop } = await freshAddress()
  const federwerk = await startFederwerk({ environment: { DATABASE_URL: url } })
  const person = await federwerk.person()
  const client = new pg.Client(url)
  await client.connect()
  const rows: Row[] = []
  try {
    await seedBookmarks(client, person.id, count)
    const asker = client as unknown as Asker
    for (const asked of await questions(client, person.id, count)) {
      const bare = replays(asker, await statementsOf(asker, person.id, asked))
      const [alone = [], served = []] = await inTurns(bare, asks(person, asked))
      rows.push(rowOf(`${named(count)}, PostgreSQL`, asked, alone, served))
    }
  } finally {
    await client.end()
    await federwerk.close()
    await drop()
  }
  return rows
}

/** On the embedded database: first the statements, with the database to ourselves, then our list. */
export const embedded = async (count: number): Promise<Row[]> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'))
  const first = await startFederwerk({ dataDir })
  const { id, cookie } = await first.person()
  await first.end()
  const lite = await openLite({ folder: join(dataDir, 'pg18') }, error => console.error(error))
  const client = await lite.pool.connect()
  await seedBookmarks(client, id, count)
  const all = await questions(client, id, count)
  client.release()
  const bare: number[][] = []
  for (const asked of all) bare.push(...(await inTurns(replays(lite.pool, await statementsOf(lite.pool, id, asked)))))
  await lite.close()
  const second = await startFederwerk({ dataDir })
  const get = (path: string) => fetch(`${second.url}${path}`, { headers: { cookie } })
  // Once each, as the statements were when they were noted: both begin with what was read before.
  for (const asked of all) await asks({ get }, asked)()
  const rows: Row[] = []
  for (const [at, asked] of all.entries()) {
    const [served = []] = await inTurns(asks({ get }, asked))
    rows.push(rowOf(`${named(count)}, embedded`, asked, bare[at] ?? [], served))
  }
  await second.close()
  rmSync(dataDir, { recursive: true, force: true })
  return rows
}

/** The list of a person's bookmarks, through HTTP beside the bare statements: on PostgreSQL and embedded. */
export const manyBookmarks = async (onServer: number, within: number): Promise<Row[]> => {
  const there = await postgresAnswers()
  if (!there) console.error('Without PostgreSQL its bookmarks are not measured.')
  return [...(there ? await onPostgres(onServer) : []), ...(await embedded(within))]
}
