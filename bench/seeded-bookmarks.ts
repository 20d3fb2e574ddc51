import type pg from 'pg'
import { engines } from '#catalogue/index.ts'
import { wordsOf } from '#server/store/search/words.ts'

/** Numbers that look like chance and are the same every time. */
const chance = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
}

/** The German and English words of our own catalogue, the most frequent first. */
const vocabulary = () => {
  const counts = new Map<string, number>()
  for (const word of JSON.stringify(engines).match(/\p{L}{3,}/gu) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts].sort((one, other) => other[1] - one[1]).map(([word]) => word)
}

/** Halves of replies, 400 letters and more each: of few words many texts hold many, and of many words hardly any. */
const halves = (count: number) => {
  const words = vocabulary()
  const next = chance(2026)
  const sentence = () => {
    const said = Array.from({ length: 8 + Math.floor(next() * 7) }, () => words[Math.floor(words.length * next() ** 4)])
    return `${said.join(' ')}.`
  }
  return Array.from({ length: count }, () => {
    let text = sentence()
    while (text.length < 400) text += ` ${sentence()}`
    return text
  })
}

const halfCount = 20_000

/** Writes without indexes and triggers, and lets the database make the indexes anew. */
const without = async (on: pg.ClientBase, work: () => Promise<void>) => {
  const { rows } = await on.query<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes where indexname in ('bookmark_said', 'bookmark_newest')`,
  )
  for (const { indexname } of rows) await on.query(`drop index ${indexname}`)
  await on.query(`set maintenance_work_mem = '256MB'`)
  await on.query('set session_replication_role = replica')
  await work()
  await on.query('set session_replication_role = origin')
  for (const { indexdef } of rows) await on.query(indexdef)
}

/**
 * Gives a person so many bookmarks with replies of up to 1 kB. What is searched is what our own functions make of them:
 * `wordsOf` the words of a text, `add_words` the words of a person.
 */
export const seedBookmarks = async (on: pg.ClientBase, user: string, count: number) => {
  const said = halves(halfCount)
  await on.query('create temporary table half (id int primary key, said text, words text, prompt text, asked text)')
  const prompts = said.map(text => text.slice(0, 60))
  await on.query(
    `insert into half select row_number() over () - 1, * from unnest($1::text[], $2::text[], $3::text[], $4::text[])`,
    [said, said.map(text => wordsOf(text)), prompts, prompts.map(text => wordsOf(text))],
  )
  await without(on, async () => {
    await on.query(
      `insert into bookmark (id, "user", type, prompt, reply, words, created_at)
      select gen_random_uuid()::text, $1, (array['press_release', 'blog_engine', 'slogan_engine', 'email_engine'])[1 + n % 4],
        one.prompt, one.said || ' ' || other.said, one.asked || ' | ' || one.words || ' ' || other.words,
        now() - n * interval '30 seconds'
      from generate_series(1, $2::int) as n
      join half as one on one.id = n % ${halfCount}
      join half as other on other.id = (n::bigint * 7919 + n / ${halfCount}) % ${halfCount}`,
      [user, count],
    )
    await on.query(
      `select add_words('bookmark', array_agg($1::text), array_agg(one), array_agg(times)) from (
        select one, count(*)::int as times from bookmark, lateral (
          select distinct one from string_to_table(words, ' ') as one where one not in ('', '|')
        ) as mine where "user" = $1 group by one
      ) as counted`,
      [user],
    )
    await on.query(
      `insert into tally ("user", list, name, n)
      select "user", 'bookmark', type, count(*) from bookmark where "user" = $1 group by 1, 3`,
      [user],
    )
  })
  await on.query('vacuum analyze bookmark')
  await on.query('vacuum analyze word')
}

/** The word of a person that is in the part of their texts nearest to this one. */
export const wordIn = async (on: Pick<pg.ClientBase, 'query'>, user: string, part: number, count: number) => {
  const { rows } = await on.query<{ word: string }>(
    `select word from word where "user" = $1 and list = 'bookmark' and length(word) > 6 order by abs(n - $2::int), word limit 1`,
    [user, Math.round(part * count)],
  )
  return rows[0]?.word ?? ''
}
