import { beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '#tests/serve.ts'
import { serving } from '#tests/serving.ts'

const served = serving()
let anna: Person
let ben: Person
const today = new Date().toISOString().slice(0, 10)
const ago = (days: number) => new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10)

/** What some texts came to, as they are counted when they end. */
const had = async (person: Person, days: number, engine: string, model: string, counts: readonly number[]) => {
  const [runs, requests, failed, read, written, unreported, images = 0] = counts
  const values = [ago(days), model, runs, requests, failed, read, written, unreported, images]
  for (const [table, column, name] of [
    ['engine_use', 'engine', engine],
    ['person_use', '"user"', person.id],
  ])
    await served.query(
      `insert into ${table} as had (day, model, runs, requests, failed, tokens_in, tokens_out, unreported, images, ${column})
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (day, ${column}, model) do update
        set runs = had.runs + excluded.runs, requests = had.requests + excluded.requests`,
      [...values, name],
    )
}
const usage = async (days = '30') => (await served.admin.get(`/api/admin/usage?days=${days}`)).json()
const prices = (body: object) =>
  served.admin.send('/api/admin/prices', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const table = async (by: string, language = 'de') => {
  const answer = await served.admin.get(`/api/admin/usage.csv?by=${by}`, { 'accept-language': language })
  return (await answer.text()).trimEnd().split('\r\n')
}

beforeAll(async () => {
  ;[anna, ben] = [await served.person({}), await served.person({})]
  for (const [person, name] of [
    [anna, 'Anna'],
    [ben, '=Ben'],
  ] as const)
    await served.query(`update "user" set name = $2 where id = $1`, [person.id, name])
  await had(anna, 0, 'slogan_engine', 'openai:gpt', [4, 3, 1, 1_000_000, 200_000, 1])
  await had(ben, 29, 'blog_engine', 'openai:gpt', [2, 5, 0, 500_000, 100_000, 0])
  await had(ben, 0, 'slogan_engine', 'ollama:qwen3', [1, 1, 0, 700, 70, 0])
  await had(anna, 0, 'slogan_engine', 'house:summary', [1, 0, 0, 0, 0, 1])
  await had(ben, 6, 'slogan_engine', 'openai-compatible:mine', [1, 1, 0, 0, 0, 1])
  await had(anna, 40, 'slogan_engine', 'openai:gpt', [1, 1, 0, 9, 9, 0])
})

describe('what everyone used', () => {
  test('is counted by day, tool, model and person, over the time that was asked for', async () => {
    const { total, days, engines, models, people, others, gone } = await usage()
    expect(total).toMatchObject({
      runs: 9,
      requests: 10,
      failed: 1,
      tokensIn: 1_500_700,
      tokensOut: 300_070,
      unreported: 2,
    })
    expect(days).toHaveLength(30)
    expect(days[0]).toMatchObject({ name: ago(29), runs: 2, requests: 5 })
    expect(days[1]).toMatchObject({ name: ago(28), runs: 0, requests: 0, tokensIn: 0, cost: 0, unpriced: 0 })
    expect(days.at(-1)).toMatchObject({ name: today, runs: 6, requests: 4, failed: 1 })
    expect(engines.map(({ name, requests }: never) => [name, requests])).toEqual([
      ['slogan_engine', 5],
      ['blog_engine', 5],
    ])
    expect(models[0]).toMatchObject({ name: 'openai:gpt', runs: 6 })
    expect(people).toMatchObject([
      { name: '=Ben', email: ben.email, runs: 4, requests: 7 },
      { name: 'Anna', runs: 5, requests: 3 },
    ])
    expect([others, gone]).toEqual([0, 0])
    expect((await usage('7')).total).toMatchObject({ runs: 7, requests: 5 })
    expect((await usage('90')).total).toMatchObject({ runs: 10 })
    expect((await usage('365')).days).toHaveLength(365)
    expect((await usage('8')).days).toHaveLength(30)
  })

  test('costs what is known and nothing that is guessed', async () => {
    const model = async (name: string) =>
      (await usage()).models.find((one: { name: string }) => one.name === name) as { cost: number; unpriced: number }
    expect(await model('openai:gpt')).toMatchObject({ cost: 0, unpriced: 6 })
    expect(await model('ollama:qwen3')).toMatchObject({ cost: 0, unpriced: 0, unreported: 0 })
    expect(await model('house:summary')).toMatchObject({ cost: 0, unpriced: 0, unreported: 0 })
    expect(await model('openai-compatible:mine')).toMatchObject({ cost: 0, unpriced: 1, unreported: 1 })

    const meters = ['tokensIn', 'tokensOut']
    const set = { 'openai:gpt': { tokensIn: 0.5, tokensOut: 2 }, 'ollama:qwen3': { tokensIn: 10, tokensOut: 100 } }
    expect((await prices({ currency: 'USD', models: set })).status).toBe(200)
    expect(await model('openai:gpt')).toMatchObject({ cost: 0.75 + 0.6, unpriced: 1 })
    expect((await model('ollama:qwen3')).cost).toBeCloseTo(0.014)
    const { prices: now, total } = await usage()
    expect(total.cost).toBeCloseTo(1.364)
    const named = (name: string) => ({ name, called: name })
    expect(now).toEqual({
      currency: 'USD',
      models: [
        { ...named('ollama:qwen3'), price: set['ollama:qwen3'], isFree: true, meters },
        { ...named('openai-compatible:mine'), price: null, isFree: false, meters },
        { ...named('openai-compatible:test-model'), price: null, isFree: false, meters },
        { ...named('openai:gpt'), price: set['openai:gpt'], isFree: false, meters },
      ],
    })
  })

  test('prices that are none are refused, and the log says which were changed', async () => {
    const one = { 'openai:gpt': { tokensIn: 0.5, tokensOut: 2 } }
    const wrong: object[] = [
      {},
      { currency: 'GBP', models: {} },
      { currency: 'EUR', models: { a: { tokensIn: -1, tokensOut: 0 } } },
    ]
    wrong.push({ currency: 'EUR', models: { a: {} } }, { currency: 'EUR', models: { a: { tokensIn: 1 } } })
    for (const body of [...wrong, { currency: 'EUR', models: { a: { tokensIn: '1', tokensOut: 0 } } }])
      expect((await prices(body)).status).toBe(422)
    await prices({ currency: 'EUR', models: one })
    const { entries } = await (await served.admin.get('/api/admin/audit?did=prices_set')).json()
    expect(entries[0].details).toEqual({ currency: 'EUR', 'ollama:qwen3': null })
  })

  test('comes as a table for spreadsheets of either language, in which no name is a formula', async () => {
    await prices({ currency: 'EUR', models: { 'openai:gpt': { tokensIn: 0.5, tokensOut: 2 } } })
    const german = await table('models')
    expect(german[0]).toContain('Modell;Texte;Berechnete Anfragen;Gescheiterte Texte;Gelesene Tokens')
    expect(german).toContain('openai:gpt;6;8;1;1500000;300000;0;1;1,35;1')
    expect(german).toContain('openai-compatible:mine;1;1;0;nicht gemeldet;nicht gemeldet;0;1;unbekannt;1')
    expect(await table('models', 'en')).toContain('openai:gpt,6,8,1,1500000,300000,0,1,1.35,1')
    expect((await table('people'))[1]).toMatch(/^'=Ben;[^;]+@[^;]+;4;7;/)
    expect(await table('days', 'en')).toHaveLength(31)
    expect((await table('engines'))[1]).toMatch(/^Slogan[^;]*;7;5;/)
  })

  test('counts images beside tokens once there are some, and asks for their price', async () => {
    await had(anna, 0, 'slogan_engine', 'openai:painter', [2, 2, 0, 0, 0, 0, 5])
    const painter = async () => {
      const { models, prices } = await usage()
      const find = <One extends { name: string }>(all: One[]) => all.find(({ name }) => name === 'openai:painter')
      return [find(models), find(prices.models)]
    }
    expect(await painter()).toMatchObject([
      { images: 5, cost: 0, unpriced: 2 },
      { price: null, meters: ['tokensIn', 'tokensOut', 'images'] },
    ])
    expect((await prices({ currency: 'EUR', models: { 'openai:painter': { images: 0.04 } } })).status).toBe(200)
    expect(await painter()).toMatchObject([{ cost: 0.2, unpriced: 0 }, { price: { images: 0.04 } }])
    const { entries } = await (await served.admin.get('/api/admin/audit?did=prices_set')).json()
    expect(entries[0].details).toMatchObject({ 'openai:painter': '0.04 images', 'openai:gpt': null })
    const german = await table('models')
    expect(german[0]).toContain('Geschriebene Tokens;Bilder;Texte mit')
    expect(german).toContain('openai:painter;2;2;0;0;0;5;0;0;0,2;0')
    await served.query(`delete from engine_use where model = 'openai:painter'`)
    await served.query(`delete from person_use where model = 'openai:painter'`)
  })

  test('counts what is written now, with what the model reports', async () => {
    const before = (await usage()).total
    await anna.ask('summarize', { content: 'Das Café hat geöffnet. Es gibt Kuchen.' })
    const after = (await usage()).total
    expect(after.runs).toBe(before.runs + 1)
    expect(after.tokensIn).toBeGreaterThan(before.tokensIn)
    expect(after.tokensOut).toBeGreaterThan(before.tokensOut)
    expect(after.unreported).toBe(before.unreported)
  })

  test('estimates the tokens of a text that breaks off, and says so', async () => {
    const before = (await usage()).total
    served.model.cuts('Das Café hat auf. Es gibt')
    await anna.ask('summarize', { content: 'Das Café hat geöffnet. Es gibt Kuchen.' })
    const after = (await usage()).total
    expect([after.estimated - before.estimated, after.unreported - before.unreported]).toEqual([1, 0])
    expect(after.tokensIn).toBeGreaterThan(before.tokensIn)
    expect(after.tokensOut).toBeGreaterThan(before.tokensOut)
  })

  test('keeps in its sums what people used who are gone', async () => {
    const carl = await served.person({})
    await carl.ask('summarize', { content: 'Das Café hat geöffnet. Es gibt Kuchen.' })
    const before = (await usage()).total
    await served.query(`delete from "user" where id = $1`, [carl.id])
    const { total, gone } = await usage()
    expect([total, gone]).toEqual([before, 1])
  })

  test('is for administrators', async () => {
    for (const path of ['usage', 'usage.csv']) expect((await anna.get(`/api/admin/${path}`)).status).toBe(403)
    expect((await served.nobody.get('/api/admin/usage')).status).toBe(401)
  })
})
