import { beforeAll, expect, test } from 'vitest'
import { startRegistry } from '#tests/registry-server.ts'
import type { Person } from '#tests/serve.ts'
import { running, serving } from '#tests/serving.ts'

const registry = running(startRegistry)
const served = serving(() => {
  const environment = { DICTIONARIES_URL: registry.url }
  return { model: false, environment, dictionaries: registry.sources }
})
let anna: Person
beforeAll(async () => {
  anna = await served.person({ plan: 'premium' })
})

const install = () => served.admin.send('/api/admin/dictionaries', { method: 'POST' })
const state = async () => (await (await served.admin.get('/api/admin/dictionaries')).json()).state
const wrong = 'Das Farrad steht in in der Werkstatt, der Rythmus ist wichtig für die Kinder.'

const corrected = async (content = wrong) => {
  const answer = await anna.send('/api/engins/text_correction?without=model', {
    method: 'POST',
    headers: { 'content-type': 'application/json', prefer: 'respond-async' },
    body: JSON.stringify({ content }),
  })
  const { run } = await answer.json()
  const stateNow = async () => (await (await anna.get(`/api/runs/${run}`)).json()).state
  await expect.poll(stateNow, { timeout: 15_000 }).toBe('done')
  return (await anna.get(`/api/runs/${run}`)).json()
}
const promised = async () => {
  const { data } = await (await anna.get('/api/engines')).json()
  const { calls } = data.find(({ slug }: { slug: string }) => slug === 'correction_engine')
  return calls.text_correction.fields.content.hint.de
}

test('without dictionaries spelling stays, and nobody is promised otherwise', async () => {
  expect(await state()).toBe('none')
  expect(await promised()).toContain('keine Rechtschreibung')
  expect((await corrected()).text).toBe('Das Farrad steht in der Werkstatt, der Rythmus ist wichtig für die Kinder.')
})

test('a file that is not the one that is known is not taken, and neither is none', async () => {
  registry.spoil(true)
  const refused = await install()
  expect([refused.status, (await refused.json()).code, await state()]).toEqual([
    502,
    'dictionaries_unreachable',
    'none',
  ])
  registry.spoil(false)
})

test('with dictionaries words are mended that can only be one other, with the reason, and for nothing', async () => {
  expect((await (await install()).json()).state).toBe('installed')
  expect(await promised()).toContain('und Rechtschreibung')
  const run = await corrected()
  expect(run.text).toBe('Das Fahrrad steht in der Werkstatt, der Rhythmus ist wichtig für die Kinder.')
  expect(run.corrections).toEqual([
    { was: 'Farrad', now: 'Fahrrad', reason: expect.stringContaining('Wörterbuch') },
    expect.not.objectContaining({ reason: expect.anything() }),
    { was: 'Rythmus', now: 'Rhythmus', reason: expect.stringContaining('Wörterbuch') },
  ])
  expect(run.cost).toBe(0)
  expect((await corrected('We will recieve the bicycle with all of the children.')).text).toContain('receive')
})

test('a text in a language without a dictionary keeps its words', async () => {
  const french = 'Le vélo est dans l’atelier et nous le recevrons vendredi avec tous les enfants.'
  expect((await corrected(french)).text).toBe(french)
})

test('what was removed is promised no more', async () => {
  await served.admin.send('/api/admin/dictionaries', { method: 'DELETE' })
  expect(await state()).toBe('none')
  expect((await corrected()).text).toContain('Farrad')
  expect(await promised()).toContain('keine Rechtschreibung')
})
