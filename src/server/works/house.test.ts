import { expect, test } from 'vitest'
import type { Served } from '#tests/serve.ts'
import { servingOne } from '#tests/serving.ts'

const json = { 'content-type': 'application/json' }
const withoutModel = (call: string) => `/api/engins/${call}?without=model`
const lines = 'a\n'.repeat(400_000)
const told =
  'Das alte Museum zeigt die Geschichte der Stadt. Im Museum ist die Geschichte der Fähre zu sehen. Es ist offen.'

const during = async (served: Served, work: Promise<unknown>) => {
  let over = false
  void work.finally(() => (over = true))
  const begun = performance.now()
  let [last, longest] = [begun, 0]
  while (!over) {
    await (await fetch(`${served.url}/healthz`)).text()
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
  }
  return { longest, whole: last - begun }
}

test.each(['bullet_points', 'summarize'])(
  'while a long text is worked on without a model, others are answered: %s',
  async call => {
    const served = await servingOne({ model: false })
    const anna = await served.person({ plan: 'premium' })
    const body = JSON.stringify({ content: `${told}\n\n${lines}` })
    const run = anna.send(withoutModel(call), { method: 'POST', headers: json, body })
    const { longest, whole } = await during(
      served,
      run.then(answer => answer.text()),
    )
    expect((await run).status).toBe(200)
    expect(longest).toBeLessThan(whole / 2)
  },
)

test('what takes too long is ended with a sentence, and charges nothing', async () => {
  const served = await servingOne({ model: false, languagePatience: 1 })
  const anna = await served.person({ plan: 'premium' })
  const body = JSON.stringify({ content: told })
  const answer = await anna.send(withoutModel('bullet_points'), { method: 'POST', headers: json, body })
  expect([answer.status, (await answer.json()).code]).toEqual([422, 'text_too_heavy'])
  expect(await anna.used()).toBe(0)
})

test('who stops a text leaves the thread to others', async () => {
  const served = await servingOne({ model: false })
  const anna = await served.person({ plan: 'premium' })
  const send = (content: string, more: object) =>
    anna.send(withoutModel('bullet_points'), {
      method: 'POST',
      headers: { ...json, ...more },
      body: JSON.stringify({ content }),
    })
  const { run } = await (await send(`${lines}${lines.slice(0, 200_000)}`, { prefer: 'respond-async' })).json()
  expect((await anna.post(`/api/runs/${run}/stop`)).status).toBe(204)
  const answer = await send(told, {})
  expect(await answer.text()).toContain('Das alte Museum')
  expect((await (await anna.get(`/api/runs/${run}`)).json()).state).toBe('stopped')
})
