import { Problem } from '#shared/problems.ts'
import {
  type Ending,
  type NewRun,
  beginning,
  type Run,
  type Runs,
  type Sought,
  type TakenOver,
  type Version,
} from './run.ts'
import { beginningOn, typedIn } from './begin-runs.ts'
import type { Database } from './database.ts'
import { removes, restores } from './removed-runs.sql.ts'
import * as query from './runs.sql.ts'
import { learnOf } from './search/learning.ts'
import { type Condition, found, type Source } from './search/listing.ts'
import { meaningOf, toldOf } from './search/meaning.ts'
import { tallyOf } from './search/tally.ts'
import { wordsOf } from './search/words.ts'
import { json, present } from './sql.ts'

/** So many come back at a time: others are served in between. */
const atATime = 5
/** When those who have too much open may ask again; seconds. */
const comeBackIn = 5

const asRun = (row: query.Row) => present<Run>(row)

const asEnding = (ending: Ending) => {
  const { text, variants } = ending
  return json({ ...ending, words: wordsOf(...(variants ? variants.map(one => one.text) : [text])) })
}

/** Of a text it counts when it was changed, of a run when it was begun. */
const conditionsOf = ({ model, states, gave, from, to }: Sought, moment: string): readonly Condition[] => [
  ...(model === undefined ? [] : [['model = ?', model] as const]),
  ...(states === undefined ? [] : [['state = any(?)', states] as const]),
  ...(gave === undefined ? [] : [['charged = ?', gave === 'text'] as const]),
  ...(from === undefined ? [] : [[`${moment} >= ?`, from] as const]),
  ...(to === undefined ? [] : [[`${moment} < ?`, to] as const]),
]

/** The rows of all runs, in PostgreSQL. What belongs together is one statement. */
export const runsIn = ({ $client: pool }: Database): Runs => {
  const begins = beginningOn(pool)
  const used = async (user: string, period: string) => (await query.looksUp(pool, user, period))[0]?.used ?? 0

  const earlier = async ({ id, user, key, fingerprint }: NewRun) => {
    const [row] = await query.findsByKey(pool, user, key)
    if (row && row.fingerprint !== fingerprint) throw new Problem('key_reused')
    return row && { run: asRun(row), fresh: row.id === id }
  }

  const refusal = async ({ user, period, cost }: NewRun, limit = Infinity) => {
    const now = await used(user, period)
    const left = Math.max(0, limit - now)
    if (cost > left) return new Problem('limit_reached', { used: now, limit, needed: cost, left })
    return new Problem('too_many', { seconds: comeBackIn })
  }

  /** What has ended a moment ago is found like everything else. */
  const meaningIn = async (user: string, search?: string) => {
    if (search) await learnOf(pool, user)
    return meaningOf(pool, user, 'run', search)
  }

  const wantedOf = async (user: string, sought: Sought, { moment }: Source = query.source) => ({
    meaning: await meaningIn(user, sought.search),
    names: sought.engine === undefined ? undefined : [sought.engine],
    conditions: conditionsOf(sought, moment),
  })

  return {
    used,
    async begin(run, limits) {
      if (await begins(run, limits)) return { run: beginning(run), fresh: true }
      const known = await earlier(run)
      if (known) return known
      throw await refusal(run, limits.requests)
    },
    async find(user, id) {
      const [row] = await query.finds(pool, user, id)
      return row && asRun(row)
    },
    versions: async (user, origin) => (await query.findsVersions(pool, user, origin)).map(row => present<Version>(row)),
    async list(user, { page, limit, ...sought }) {
      const wanted = await wantedOf(user, sought)
      const { rows, ...rest } = await query.lists(pool, user, { page, limit }, wanted)
      return { runs: rows.map(asRun), ...rest, ...(await toldOf(pool, user, 'run', wanted.meaning)) }
    },
    async texts(user, { page, limit, ...sought }) {
      const wanted = await wantedOf(user, sought, query.texts)
      const { rows, ...rest } = await query.listsTexts(pool, user, { page, limit }, wanted)
      const texts = rows.map(({ versions, newest, ...row }) => ({ run: asRun(row), versions, newest }))
      return { texts, ...rest, ...(await toldOf(pool, user, 'run', wanted.meaning)) }
    },
    found: async (user, { grouped, ...sought }) => {
      const source = grouped ? query.texts : query.source
      return found(pool, user, source, await wantedOf(user, sought, source))
    },
    siblings: async (user, ids) => query.findsSiblings(pool, user, ids),
    without: async user => (await query.countsWithout(pool, user))[0]?.count ?? 0,
    engines: user => tallyOf(pool, user, 'run'),
    models: user => tallyOf(pool, user, 'model'),
    remove: async (user, ids, removal) => (await removes(pool, user, ids, removal)).map(({ id }) => id),
    async restore(user, removal) {
      const back: string[] = []
      for (;;) {
        const found = await restores(pool, user, removal, atATime)
        if (!found.length) return back
        back.push(...found.filter(({ here }) => here).map(({ id }) => id))
      }
    },
    save: async progress => void (await query.saves(pool, json(progress))),
    touch: async ids => void (await query.touches(pool, ids)),
    keep: async (id, { kept, output }) => void (await query.keepsStep(pool, id, kept, output)),
    keepSource: async (id, source) => void (await query.keepsSource(pool, id, json([source]), source.field)),
    keepModel: async (id, model) => void (await query.keepsModel(pool, id, model)),
    pin: async (user, id, pins) => (await query.pins(pool, user, id, JSON.stringify(pins))).length > 0,
    keepLanguage: async (id, language) => void (await query.keepsLanguage(pool, id, language)),
    async close(id, ending) {
      const [row] = await query.closes(pool, id, asEnding(ending))
      if (!row) return
      const { used, ...run } = row
      return { run: asRun(run), used }
    },
    async rewrite({ id, values, endedAt }, { answer, text }) {
      const words = `${typedIn(values)} | ${wordsOf(text)}`
      const [row] = await query.rewrites(pool, id, endedAt, json(answer), text, words)
      return row && asRun(row)
    },
    silent: async (seconds, except) => (await query.findsSilent(pool, seconds, except)).map(({ id }) => id),
    ended: async ids => (await query.findsEnded(pool, ids)).map(asRun),
    takeOver: async ({ seconds, ids }) =>
      (await query.takesOver(pool, seconds, ids)).map(row => present<TakenOver>(row)),
    sweep: async silent => (await query.sweeps(pool, silent?.seconds, silent?.ids)).map(({ id }) => id),
  }
}
