// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { openOutside } from './outside.ts'
import type { BlockHere } from './blocks.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('nobody outside is asked about a text before its language is known', async () => {
  vi.useFakeTimers()
  const asked: string[] = []
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit = {}) => {
    asked.push(JSON.parse(String(init.body)).language)
    return Response.json({ remarks: [], failed: null })
  })
  const text: { language?: string } = {}
  const outside = openOutside({
    by: { dictionaries: true, languageTool: null },
    language: () => text.language,
    onFound: () => undefined,
  })
  const blocks = [{ id: 1, block: { text: 'A warm stove', kind: 'paragraph' } }] as unknown as readonly BlockHere[]
  outside.look(blocks)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(asked).toEqual([])
  text.language = 'en'
  outside.look(blocks)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(asked.map(one => one.slice(0, 2))).toEqual(['en'])
  outside.close()
})
