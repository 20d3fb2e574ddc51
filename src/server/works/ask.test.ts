import { beforeAll, expect, test } from 'vitest'
import type { Person } from '#tests/serve.ts'
import { serving } from '#tests/serving.ts'

const served = serving()
let anna: Person
beforeAll(async () => {
  anna = await served.person({ plan: 'premium_plus' })
})

const day = /Samstag, 10\. Oktober 2020: vor \d+ Jahren/
const told = async (ask: () => Promise<Response>) => {
  served.model.forget()
  served.model.says('Fertig ist der Text.')
  const answer = await ask()
  expect(answer.status).toBe(200)
  return { heard: served.model.heard(), run: answer.headers.get('x-run-id') }
}

test('whoever writes from notes is told what their dates are today; whoever changes a text is not', async () => {
  const content = 'Das Fest war am 10. 10. 2020 in der Halle.'
  const written = await told(() => anna.ask('press', { content, lang: 'DE' }))
  expect(written.heard).toMatch(day)
  const refined = await told(() => anna.post(`/api/runs/${written.run}/refine`, { how: 'shorter' }))
  expect(refined.heard).not.toMatch(day)
  const summary = await told(() => anna.ask('summarize', { content, lang: 'DE' }))
  expect(summary.heard).not.toMatch(/Kalender|Calendar/)
})
