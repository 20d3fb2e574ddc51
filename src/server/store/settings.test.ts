import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type FreshDatabase } from '#tests/database.ts'
import { settingsIn, type SettingsOfParts } from './settings.ts'

let database: FreshDatabase
let settings: SettingsOfParts
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

test('of several who set a part each at the same time nobody loses any, and a part can be removed', async () => {
  const parts = Array.from({ length: 8 }, (_, at) => ({ [`tool${at}`]: `https://example.com/${at}` }))
  await Promise.all(parts.map(part => settings.merge('videos', part)))
  expect(await settings.get('videos')).toEqual(Object.assign({}, ...parts))
  await settings.merge('videos', { tool0: null, tool1: 'https://example.com/new', none: null })
  expect(Object.entries((await settings.get('videos')) ?? {})).toHaveLength(7)
  expect(await settings.get('videos')).toMatchObject({ tool1: 'https://example.com/new' })
})
