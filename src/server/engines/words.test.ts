import { gzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import type { Person } from '#tests/serve.ts'
import { serving } from '#tests/serving.ts'

const served = serving()
let anna: Person
beforeAll(async () => {
  anna = await served.person({ plan: 'free' })
})

const words = async (path: string, headers: Record<string, string> = {}) => {
  const { data } = await (await anna.get(path, headers)).json()
  return data.email_engine
}

test('tells what people call tools in the language that is asked for, else in that of the reader', async () => {
  expect(await words('/api/engines/words?language=de')).toContain('Kündigung')
  expect(await words('/api/engines/words?language=en')).toContain('resignation')
  expect(await words('/api/engines/words', { 'Accept-Language': 'de-DE' })).toContain('Kündigung')
})

test('they are light, and stand in no card', async () => {
  const answer = await (await anna.get('/api/engines/words?language=de')).text()
  expect(gzipSync(answer).length).toBeLessThan(8000)
  expect(await (await anna.get('/api/engines/cards')).text()).not.toContain('Kündigung')
})
