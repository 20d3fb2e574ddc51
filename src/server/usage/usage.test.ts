import { beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '#tests/serve.ts'
import { serving } from '#tests/serving.ts'

const served = serving()
let anna: Person
const today = new Date().toISOString().slice(0, 10)
const ago = (days: number) => new Date(Date.parse(today) - days * 86_400_000 + 60_000)
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

/** A text somebody had written, so many days ago. */
const had = (person: Person, id: string, days: number, { engine = 'slogan_engine', cost = 1, charged = true } = {}) =>
  served.query(
    `insert into run (id, "user", key, fingerprint, engine, call, by, "values", language, cost, period, model,
      started_at, state, charged)
    values ($1, $2, $1, '', $3, $3, 'once', '{}', 'DE', $4, '2026-01', 'm', $5, 'done', $6)`,
    [id, person.id, engine, cost, ago(days), charged],
  )
beforeAll(async () => {
  anna = await served.person({ plan: 'premium' })
  const other = await served.person({ plan: 'premium' })
  await had(anna, 'a', 0, { cost: 3 })
  await had(anna, 'b', 0, { engine: 'summarize_simplify' })
  await had(anna, 'c', 29, { engine: 'summarize_simplify', cost: 5 })
  await had(anna, 'd', 30, { cost: 7 })
  await had(anna, 'e', 0, { charged: false, cost: 50 })
  await had(anna, 'f', 95, { cost: 9 })
  await had(anna, 'g', 1, { engine: '=made_here' })
  await had(other, 'h', 0, { cost: 11 })
})

const usage = async (person: Person, days = '') => (await person.get(`/api/usage${days && `?days=${days}`}`)).json()

describe('what requests went into', () => {
  test('is told by day, also where there was none, and by tool, the most used first', async () => {
    const { days, engines } = await usage(anna)
    expect(days).toHaveLength(30)
    expect([days[0], days.at(-1)]).toEqual([
      { day: dayOf(ago(29)), requests: 5 },
      { day: today, requests: 4 },
    ])
    expect(days.filter(({ requests }: { requests: number }) => requests === 0)).toHaveLength(27)
    expect(engines).toEqual([
      { engine: 'summarize_simplify', requests: 6 },
      { engine: 'slogan_engine', requests: 3 },
      { engine: '=made_here', requests: 1 },
    ])
  })

  test('says of this month how many texts there are and about how many words, of all variants', async () => {
    const person = await served.person({ plan: 'premium' })
    await had(person, 'w1', 0)
    await had(person, 'w2', 0)
    await had(person, 'w3', 0, { charged: false })
    await had(person, 'w4', 40)
    await served.query(`update run set "text" = $1 where id in ('w1', 'w3', 'w4')`, ['Ein Satz.\n\nNoch ein Satz.'])
    await served.query(`update run set "text" = 'Eins zwei', variants = $1 where id = 'w2'`, [
      JSON.stringify([{ text: 'Eins zwei' }, { text: 'Drei vier fünf' }]),
    ])
    expect((await usage(person)).month).toEqual({ begins: `${today.slice(0, 7)}-01`, texts: 2, words: 10 })
    expect((await usage(await served.person({ plan: 'premium' }))).month).toMatchObject({ texts: 0, words: 0 })
  })

  test('reaches ninety days back, and no further whatever is asked for', async () => {
    const { days, engines } = await usage(anna, '90')
    expect(days).toHaveLength(90)
    expect(engines[0]).toEqual({ engine: 'slogan_engine', requests: 10 })
    for (const asked of ['91', '0', '-1', '1e3', 'x']) expect((await usage(anna, asked)).days).toHaveLength(30)
  })

  test('counts what is written now', async () => {
    const person = await served.person({ plan: 'premium' })
    expect((await usage(person)).engines).toEqual([])
    await person.ask('summarize', { content: 'Das Café hat geöffnet. Es gibt Kuchen.' })
    expect((await usage(person)).days.at(-1).requests).toBe(await person.used())
  })

  test('comes as a table with the names of the tools, and no formula', async () => {
    const answer = await anna.get('/api/usage.csv', { 'accept-language': 'de' })
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const lines = (await answer.text()).split('\r\n')
    expect(lines[0]).toBe('Tag;Werkzeug;Anfragen')
    expect(lines[1]).toMatch(new RegExp(`^${dayOf(ago(29))};[^;]+;5$`))
    expect(lines).toContain(`${dayOf(ago(1))};'=made_here;1`)
    expect(lines).toHaveLength(6)
  })

  test('is nobody else’s business', async () => {
    expect((await served.nobody.get('/api/usage')).status).toBe(401)
    expect((await served.nobody.get('/api/usage.csv')).status).toBe(401)
  })
})
