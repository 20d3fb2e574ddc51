import { type Queryable, planned, statement } from '../sql.ts'
import { forgiven, slipsBetween } from '#language/slips.ts'
import { cutMark, reworded, type Typed, typedIn } from './words.ts'

/** Which of a person's texts are searched. */
export type List = 'bookmark' | 'run' | 'document'

/** What a search looks for: from each set one word must occur, and all phrases. */
export type Meaning = {
  readonly sets: readonly (readonly string[])[]
  readonly phrases: readonly string[]
  /** The words and phrases as they were typed, as patterns: for texts whose words are not known yet. */
  readonly typed: readonly string[]
  /** The search as it was understood, where slips of the finger were forgiven. */
  readonly meant?: string
}

/** So many words that hold what was typed are looked for: those that occur most. */
const most = 400

/** $1 whose, $2 in which list, $3 words, $4 the one that may not be finished. Each word's kin among those there are. */
const findsKin = planned<{ typed: string; word: string }>(`
  with typed as materialized (
    select word, plain_word(word) as plain from unnest($3::text[]) as word
  ), sought as materialized (
    select *, german_stem_of(plain) as german, english_stem_of(word) as english, case
      when length(plain) > 3 then '%' || plain || '%' when word = $4 then plain || '%' end as pattern from typed
  )
  select sought.word as typed, kin.word from sought cross join lateral (
    select word from word where "user" = $1 and list = $2 and german = sought.german
    union select word from word where "user" = $1 and list = $2 and english = sought.english
    union (
      select word from word where "user" = $1 and list = $2 and plain like sought.pattern order by n desc limit ${most}
    )
  ) as kin`)

/** $1 whose, $2 in which list, $3 a word. Words that begin or end alike, the most similar first. */
const findsAlike = statement<{ typed: string; word: string; plain: string; n: number }>(
  'word_alike',
  `select sought.plain as typed, word.word, word.plain, word.n
  from (select plain_word($3) as plain) as sought join word on word."user" = $1 and list = $2
    and length(word.plain) between length(sought.plain) - 2 and length(sought.plain) + 2
    and (starts_with(word.plain, left(sought.plain, greatest(1, length(sought.plain) / 3)))
      or right(word.plain, greatest(1, length(sought.plain) / 3)) = right(sought.plain, greatest(1, length(sought.plain) / 3)))
  order by similarity(word.plain, sought.plain) desc, word.n desc limit 100`,
)

const kinOf = async (on: Queryable, user: string, list: List, words: readonly string[], last?: string) => {
  const rows = words.length ? await findsKin(on, user, list, words, last) : []
  const kin = Map.groupBy(rows, ({ typed }) => typed)
  return (typed: string) => kin.get(typed)?.map(({ word }) => word)
}

/** The word of this person that was probably meant: the fewest slips away, and of those the most frequent. */
const nearest = async (on: Queryable, user: string, list: List, typed: string) => {
  const near = (await findsAlike(on, user, list, typed))
    .map(({ typed, word, plain, n }) => ({ word, n, slips: slipsBetween(typed, plain, forgiven(typed.length)) }))
    .filter(({ slips }) => slips < Infinity)
    .toSorted((one, other) => one.slips - other.slips || other.n - one.n)
  return near[0]?.word
}

const nothing: Meaning = { sets: [[]], phrases: [], typed: [''] }

const withPhrases = ({ words, phrases }: Typed, sets: Meaning['sets']): Meaning => ({
  sets: [...sets, ...phrases.flat().map(word => [word])],
  phrases: phrases.map(words => words.join(' ')),
  typed: [...words, ...phrases.map(words => words.join(' '))].map(word => `%${word}%`),
})

/**
 * What a search means in the mouth of this person. A word stands for all that come from the same one in German or
 * English, whichever way umlauts are written, and for longer ones that hold it; a word that occurs nowhere, for the
 * one of their own that it was probably to be. Undefined where nothing is searched.
 */
export const meaningOf = async (on: Queryable, user: string, list: List, search = ''): Promise<Meaning | undefined> => {
  const typed = typedIn(search)
  const { words, last } = typed
  if (!words.length && !typed.phrases.length) return search.trim() ? nothing : undefined
  const kin = await kinOf(on, user, list, words, last)
  const instead = new Map<string, string>()
  for (const word of words.filter(one => !kin(one) && forgiven(one.length))) {
    const meant = await nearest(on, user, list, word)
    if (meant !== undefined) instead.set(word, meant)
  }
  const mended = await kinOf(on, user, list, [...instead.values()])
  const sets = words.map(word => [word, ...(kin(word) ?? mended(instead.get(word) ?? '') ?? [])])
  return { ...withPhrases(typed, sets), ...(instead.size && { meant: reworded(search, instead) }) }
}

/** $1 whose. Whether some text of theirs is searched by its beginning only: those of all are few. */
const looksForCut = (list: List, indexed: string) =>
  statement<{ some: boolean }>(
    `${list}_cut`,
    `with cut as materialized (
      select "user" from ${list} where ${indexed} and string_to_array(words, ' ') && '{${cutMark}}'::text[]
    ) select exists (select from cut where "user" = $1) as some`,
  )
const cutIn: Readonly<Record<List, ReturnType<typeof looksForCut>>> = {
  bookmark: looksForCut('bookmark', 'true'),
  document: looksForCut('document', 'true'),
  run: looksForCut('run', 'learned'),
}

/** What is told of a search. */
export type SearchNotice = {
  /** The search as it was understood, where that is not as it was typed. */
  readonly meant?: string
  /** Some of the person's texts are so long that only their beginnings are searched. */
  readonly beginnings?: true
}

/** What is told of a search of a person's list; nothing where nothing was searched. */
export const toldOf = async (
  on: Queryable,
  user: string,
  list: List,
  meaning: Meaning | undefined,
): Promise<SearchNotice> => {
  if (!meaning) return {}
  const [cut] = await cutIn[list](on, user)
  return { ...(meaning.meant !== undefined && { meant: meaning.meant }), ...(cut?.some && { beginnings: true }) }
}
