import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type PaintFault, startPainter } from '#tests/paint-server.ts'
import { allowedAddresses } from '../outside/allowed.ts'
import { askPainter } from './ask-painter.ts'
import { fitted } from './fitted.ts'
import { openPainting } from './open-painting.ts'

let services: Awaited<ReturnType<typeof startPainter>>
beforeAll(async () => void (services = await startPainter()))
afterAll(() => services.close())
beforeEach(() => {
  services.fails()
  services.asked.length = 0
})

const nothingAllowed = allowedAddresses('') ?? []
const bounds = { allowed: nothingAllowed, patience: 20_000, pause: 1, look: 1 }
const unused = () => Promise.resolve(undefined)
const opened = (named: string, patience = bounds.patience) =>
  openPainting({
    ...{ named, bounds: { ...bounds, patience }, now: () => new Date(), report: () => undefined },
    settings: { get: unused, set: async () => undefined, remove: async () => undefined },
    seal: { open: () => undefined, close: text => text },
    environment: {
      ...{ OPENAI_API_KEY: 'key-1', OPENAI_BASE_URL: services.url, OPENAI_COMPATIBLE_BASE_URL: services.url },
      ...{ A1111_BASE_URL: services.url, STABILITY_API_KEY: 'key-2', STABILITY_BASE_URL: services.url },
      ...{ FAL_API_KEY: 'key-3', FAL_BASE_URL: services.url, BFL_API_KEY: 'key-4', BFL_BASE_URL: services.url },
      ...{ GEMINI_API_KEY: 'key-5', GEMINI_IMAGE_BASE_URL: services.url, REPLICATE_API_TOKEN: 'key-6' },
      ...{ REPLICATE_BASE_URL: services.url, IOPAINT_BASE_URL: services.url },
    },
  })

const paints = async (named: string, howMany = 2, patience?: number) => {
  const [painter] = await opened(named, patience).painters()
  const size = { width: 1024, height: 768 }
  const { signal } = new AbortController()
  const parts = []
  for await (const part of painter!.paint({ prompt: 'Ein Leuchtturm', howMany, size, signal })) parts.push(part)
  return {
    pictures: parts.flatMap(part => ('bytes' in part ? [part] : [])),
    images: parts.reduce((sum, part) => sum + ('images' in part ? (part.images ?? 0) : 0), 0),
  }
}

describe.each([
  ['openai:gpt-image-1', { size: '1536x1024', howMany: 2, key: 'key-1', model: 'gpt-image-1' }, 1],
  ['openai-compatible:sd', { size: '1024x768', howMany: 2, key: undefined, model: 'sd' }, 1],
  ['a1111:', { size: { width: 1024, height: 768 }, howMany: 2 }, 1],
  ['stability:core', { size: '5:4', howMany: 1, key: 'key-2' }, 2],
  ['fal:fal-ai/flux/dev', { size: { width: 1024, height: 768 }, howMany: 1, key: 'key-3' }, 2],
  ['bfl:flux-2-pro', { size: { width: 1024, height: 768 }, howMany: 1, key: 'key-4' }, 2],
  ['google:gemini-2.5-flash-image', { size: '4:3', howMany: 1, key: 'key-5' }, 2],
  ['replicate:black-forest-labs/flux-dev', { size: '4:3', howMany: 1, key: 'key-6' }, 2],
])('%s', (named, question, questions) => {
  test('is asked for what it can, and what comes has exactly the size that was wanted', async () => {
    const { pictures, images } = await paints(named)
    expect(services.asked).toHaveLength(questions)
    expect(services.asked[0]).toMatchObject({ prompt: 'Ein Leuchtturm', ...question })
    expect(images).toBe(2)
    expect(pictures.map(({ width, height, type }) => [width, height, type])).toEqual([
      [1024, 768, 'image/png'],
      [1024, 768, 'image/png'],
    ])
    const { width, height, xmpAsString } = await sharp(pictures[0]?.bytes).metadata()
    expect([width, height]).toEqual([1024, 768])
    for (const told of ['digitalsourcetype/trainedAlgorithmicMedia', named.replace(/:$/, ''), 'Ein Leuchtturm'])
      expect(xmpAsString).toContain(told)
  })
  test('is asked once more where it failed for a passing reason', async () => {
    services.fails(500, 1)
    expect((await paints(named, 1)).pictures).toHaveLength(1)
    expect(services.asked).toHaveLength(2)
  })
})

describe('a seed and what must not be seen', () => {
  const { signal } = new AbortController()
  const size = { width: 512, height: 512 }
  const painted = async (named: string, more: { seed?: number; avoid?: string }) => {
    const [painter] = await opened(named).painters()
    const pictures = []
    for await (const part of painter!.paint({ prompt: 'Ein Turm', howMany: 2, size, signal, ...more }))
      if ('bytes' in part) pictures.push(part)
    return pictures
  }
  test.each([
    ['a1111:', [{ avoid: 'Menschen', seed: 41 }]],
    ['stability:core', [{ avoid: 'Menschen', seed: 41 }, { seed: 42 }]],
    ['fal:fal-ai/qwen-image', [{ avoid: 'Menschen', seed: 41 }, { seed: 42 }]],
    ['fal:fal-ai/flux/dev', [{ seed: 41 }, { seed: 42 }]],
    ['bfl:flux-2-pro', [{ seed: 41 }, { seed: 42 }]],
    ['replicate:black-forest-labs/flux-dev', [{ seed: 41 }, { seed: 42 }]],
    ['openai:gpt-image-1', [{ howMany: 2 }]],
  ])('%s is told what it takes', async (named, questions) => {
    const pictures = await painted(named, { seed: 41, avoid: 'Menschen' })
    expect(services.asked).toMatchObject(questions)
    if (/flux/.test(named)) expect(services.asked[0]?.avoid).toBeUndefined()
    const can = named !== 'openai:gpt-image-1'
    expect(pictures.map(({ seed }) => seed)).toEqual(can ? [41, 42] : [undefined, undefined])
    const { xmpAsString } = await sharp(pictures[1]?.bytes).metadata()
    expect(xmpAsString?.includes('Seed="42"')).toBe(can)
  })
  test('where nobody named a number, each picture tells the one it has', async () => {
    const [first, second] = await painted('a1111:', {})
    expect(services.asked).toMatchObject([{ seed: first?.seed }])
    expect(second?.seed).toBe((first?.seed ?? 0) + 1)
  })
})

const said: readonly (readonly [PaintFault, string])[] = [
  [401, 'model_refused'],
  [402, 'model_refused'],
  [429, 'model_busy'],
  [500, 'painting_failed'],
  ['filter', 'model_declined'],
  ['reset', 'model_unreachable'],
  ['garbage', 'painting_failed'],
  ['none', 'painting_failed'],
  ['no-picture', 'painting_failed'],
]
test.each(said)('what fails with %s is said as %s, without the key', async (fault, code) => {
  services.fails(fault)
  const problem = await paints('openai:gpt-image-1', 1).catch((error: unknown) => error)
  expect(problem).toMatchObject({ code })
  expect(String((problem as Error).cause)).not.toMatch(/secret123456|key-1/)
})

test('a service that never answers is left after its time', async () => {
  services.fails('hang')
  await expect(paints('openai:gpt-image-1', 1, 100)).rejects.toMatchObject({ code: 'model_timeout' })
})

test('an address in an answer that leads inside is not followed', async () => {
  services.fails('elsewhere')
  await expect(paints('openai:gpt-image-1', 1)).rejects.toMatchObject({ code: 'painting_failed' })
})

test('an address that somebody has entered is asked only where it may be', async () => {
  const one = { id: 'a1111', with: services.url, from: 'settings' } as const
  const question = { prompt: 'x', howMany: 1, size: { width: 64, height: 64 } }
  const { signal } = new AbortController()
  await expect(askPainter(one, question, bounds, signal)).rejects.toMatchObject({ code: 'painting_failed' })
  const allowed = allowedAddresses(new URL(services.url).host) ?? []
  expect(await askPainter(one, question, { ...bounds, allowed }, signal)).toHaveLength(1)
})

test('whoever leaves is not waited for', async () => {
  services.fails('hang')
  const [painter] = await opened('openai:gpt-image-1').painters()
  const leaving = new AbortController()
  const next = painter!.paint({ prompt: 'x', howMany: 1, signal: leaving.signal })[Symbol.asyncIterator]().next()
  leaving.abort()
  await expect(next).rejects.toMatchObject({ name: 'AbortError' })
})

test.each([
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['no picture', Buffer.from('hello')],
])('%s is none that a service may send', async (_, bytes) => {
  await expect(fitted(bytes, { source: 'made', by: 'nobody' })).rejects.toThrow()
})
