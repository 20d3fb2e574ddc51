import { beforeAll, expect, test } from 'vitest'
import type { Call } from '#catalogue/call.ts'
import type { Values } from '#shared/fields.ts'
import type { Person } from '#tests/serve.ts'
import { serving } from '#tests/serving.ts'
import { periodOf } from '../store/run.ts'
import { takeOver } from './take-over.ts'
import { work } from './work.ts'

const served = serving()
let anna: Person
beforeAll(async () => {
  anna = await served.person({ plan: 'basic' })
})

let number = 0
/** A run that is in the row, charged, and that nobody works on yet. */
const begun = async (engine: string, path: string, values: Values, startedAt = new Date()) => {
  const id = `work-${++number}`
  const who = { id, user: anna.id, key: id, fingerprint: '', startedAt, period: periodOf(startedAt) }
  const what = { engine, call: path, by: 'once', values, language: 'de', model: 'openai:gpt' } as const
  const row = { ...who, ...what, cost: 1, steps: { begun: 'yes' }, sources: [] }
  const { run } = await served.world.runs.begin(row, { atOnce: 100 })
  return { run, call: (await served.world.catalogue.ofRun(run)).call }
}
const rowOf = async (id: string) => (await anna.get(`/api/runs/${id}`)).json()

/** A call that throws wherever somebody looks at what its answer is, once its run is kept. */
const broken = (call: Call): Call => ({
  ...call,
  answer: {
    get shape(): 'text' {
      if (served.world.keeper.ids().length) throw new TypeError('No answer of ours')
      return 'text'
    },
  },
})

test('where our own code throws, a run ends, gives back what it took, and nobody keeps it', async () => {
  const used = await anna.used()
  const { run, call } = await begun('press_release', 'press', { content: 'Wir eröffnen.' })
  expect(await anna.used()).toBe(used + 1)
  await work({ world: served.world, run, call: broken(call), keepsLanguage: false })
  expect(served.world.keeper.ids()).toEqual([])
  expect(await rowOf(run.id)).toMatchObject({ state: 'failed', problem: 'unexpected', charged: false })
  expect(await anna.used()).toBe(used)
})

test('a list that another process has begun is as long as its form asks for', async () => {
  const long = new Date(Date.now() - 60_000)
  const { run } = await begun('rewrite_text', 'rewrite_text', { content: 'Ein Satz.', count: 2 }, long)
  await served.query(`update run set heard_at = now() - interval '1 minute' where id = $1`, [run.id])
  served.model.says(JSON.stringify({ items: ['Eins.', 'Zwei.', 'Drei.', 'Vier.'] }))
  expect(await takeOver(served.world, { seconds: 2, ids: [run.id] })).toEqual([run.id])
  await expect.poll(() => rowOf(run.id)).toMatchObject({ state: 'done', answer: ['Eins.', 'Zwei.'] })
})
