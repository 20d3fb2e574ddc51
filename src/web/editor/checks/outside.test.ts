// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { openOutside } from './outside.ts'
import type { BlockHere } from './blocks.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('who did not answer is told of, asked again, and what is found then stands without that sentence', async () => {
  vi.useFakeTimers()
  const slow = { de: 'LanguageTool antwortet nicht rechtzeitig.', en: 'LanguageTool does not answer in time.' }
  const match = {
    text: 0,
    from: 4,
    to: 10,
    message: slow,
    by: 'languagetool',
    rule: 'SPELLER',
    replacements: ['Fahrrad'],
  }
  const answers = [
    { remarks: [], failed: slow },
    { remarks: [match], failed: null },
  ]
  const asked: string[][] = []
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit = {}) => {
    asked.push(JSON.parse(String(init.body)).texts)
    return Response.json(answers.shift() ?? { remarks: [], failed: null })
  })
  const told: { remarks: number; failed: unknown }[] = []
  const outside = openOutside({
    by: { dictionaries: false, languageTool: 'tool.example' },
    language: () => 'de',
    onFound: (remarks, failed) => void told.push({ remarks: [...remarks.values()].flat().length, failed }),
  })
  const look = (...texts: string[]) =>
    outside.look(
      texts.map((text, id) => ({ id, block: { text, kind: 'paragraph' } })) as unknown as readonly BlockHere[],
    )
  look('Das Farrad.')
  await vi.advanceTimersByTimeAsync(2_000)
  expect(told.at(-1)).toEqual({ remarks: 0, failed: slow })
  // What is written meanwhile waits with the rest.
  look('Das Farrad.', 'Mehr.')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toEqual([['Das Farrad.'], ['Das Farrad.', 'Mehr.']])
  expect(told.at(-1)).toEqual({ remarks: 1, failed: undefined })
  outside.close()
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

test('what dictionaries find waits neither for a LanguageTool that does not answer nor until it is asked again', async () => {
  vi.useFakeTimers()
  const busy = { de: 'LanguageTool nimmt nichts an.', en: 'LanguageTool takes nothing.' }
  const { promise: never } = Promise.withResolvers<Response>()
  let isSlow = true
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit = {}) => {
    const { texts, by } = JSON.parse(String(init.body)) as { texts: string[]; by: string }
    if (by === 'languagetool') return isSlow ? never : Response.json({ remarks: [], failed: busy })
    const remarks = texts.flatMap((text, at) => {
      const from = text.indexOf('Farrad')
      const remark = { text: at, from, to: from + 6, message: busy, by, rule: 'dictionary', replacements: ['Fahrrad'] }
      return from < 0 ? [] : [remark]
    })
    return Response.json({ remarks, failed: null })
  })
  for (const slow of [true, false]) {
    isSlow = slow
    const told: { blocks: number[]; failed: unknown }[] = []
    const outside = openOutside({
      by: { dictionaries: true, languageTool: 'tool.example' },
      language: () => 'de',
      onFound: (remarks, failed) => void told.push({ blocks: [...remarks.keys()], failed }),
    })
    const look = (...texts: string[]) =>
      outside.look(
        texts.map((text, id) => ({ id, block: { text, kind: 'paragraph' } })) as unknown as readonly BlockHere[],
      )
    const failed = slow ? undefined : busy
    look('Das Farrad.')
    await vi.advanceTimersByTimeAsync(2_000)
    expect(told.at(-1)).toEqual({ blocks: [0], failed })
    look('Das Farrad.', 'Ein Farrad.')
    await vi.advanceTimersByTimeAsync(2_000)
    expect(told.at(-1)).toEqual({ blocks: [0, 1], failed })
    outside.close()
  }
})
