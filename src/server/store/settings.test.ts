import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type FreshDatabase } from '#tests/database.ts'
import { type Settings, settingsIn } from './settings.ts'

let database: FreshDatabase
let settings: Settings
beforeAll(async () => {
  database = await freshDatabase()
  settings = settingsIn(database.db)
})
afterAll(() => database.close())

test('a setting is what it was set to last, until it is removed', async () => {
  expect(await settings.get('textModel')).toBeUndefined()
  await settings.set('textModel', { provider: 'ollama', model: 'qwen3' })
  await settings.set('textModel', { provider: 'openai', model: 'gpt', key: 'sealed' })
  await settings.set('defaultPlan', 'premium_plus')
  expect(await settings.get('textModel')).toEqual({ provider: 'openai', model: 'gpt', key: 'sealed' })
  await settings.remove('textModel')
  expect([await settings.get('textModel'), await settings.get('defaultPlan')]).toEqual([undefined, 'premium_plus'])
})
