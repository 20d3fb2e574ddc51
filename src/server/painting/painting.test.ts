import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type PaintFault, startPainter } from '#tests/paint-server.ts'
import { allowedAddresses } from '../outside/allowed.ts'
import { askPainter } from './ask-painter.ts'
import { fitted } from './fitted.ts'
import { openPainting } from './open-painting.ts'
import { painterFor } from './painter-for.ts'

let services: Awaited<ReturnType<typeof startPainter>>
beforeAll(async () => void (services = await startPainter()))
afterAll(() => services.close())
const reported: string[] = []
const report = (_: unknown, { problem }: { problem?: string } = {}) => void reported.push(problem ?? '')
beforeEach(() => {
  reported.length = 0
  services.fails()
  services.asked.length = 0
})

const nothingAllowed = allowedAddresses('') ?? []
const bounds = { allowed: nothingAllowed, patience: 20_000, pause: 1, look: 1 }
const unused = () => Promise.resolve(undefined)
const opened = (named: string, more: { patience?: number; answer?: number } = {}) =>
  openPainting({
    ...{ named, bounds: { ...bounds, ...more }, now: () => new Date(), report },
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

const paints = async (named: string, howMany = 2, more?: { patience?: number; answer?: number }) => {
  const [painter] = await opened(named, more).painters()
  const size = { width: 1024, height: 768 }
  const { signal } = new AbortController()
  const parts = []
  for await (const part of painter!.paint({ prompt: 'Ein Leuchtturm', howMany, size, signal })) parts.push(part)
  return {
    pictures: parts.flatMap(part => ('bytes' in part ? [part] : [])),
    unpainted: parts.flatMap(part => ('unpainted' in part ? [part.unpainted] : [])),
    images: parts.reduce((sum, part) => sum + ('images' in part ? (part.images ?? 0) : 0), 0),
  }
}

const all = [
  ['openai:gpt-image-1', { size: '1536x1024', howMany: 2, key: 'key-1', model: 'gpt-image-1' }, 1],
  ['openai-compatible:sd', { size: '1024x768', howMany: 2, key: undefined, model: 'sd' }, 1],
  ['a1111:', { size: { width: 1024, height: 768 }, howMany: 2 }, 1],
  ['stability:core', { size: '5:4', howMany: 1, key: 'key-2' }, 2],
  ['fal:fal-ai/flux/dev', { size: { width: 1024, height: 768 }, howMany: 1, key: 'key-3' }, 2],
  ['bfl:flux-2-pro', { size: { width: 1024, height: 768 }, howMany: 1, key: 'key-4' }, 2],
  ['google:gemini-2.5-flash-image', { size: '4:3', howMany: 1, key: 'key-5' }, 2],
  ['replicate:black-forest-labs/flux-dev', { size: '4:3', howMany: 1, key: 'key-6' }, 2],
] as const

describe.each(all)('%s', (named, question, questions) => {
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
})

describe('a seed and what must not be seen', () => {
  const { signal } = new AbortController()
  const size = { width: 512, height: 512 }
  const painted = async (named: string, more: { seed?: number; avoid?: string }) => {
    const [painter] = await opened(named).painters()
    const pictures = []
    for await (const part of painter!.paint({ prompt: 'Ein Turm', howMany: 2, size, signal, ...more }))
      if ('bytes' in part) pictures.push(part)
    // Each comes when it is there.
    return pictures.toSorted((one, other) => (one.seed ?? 0) - (other.seed ?? 0))
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

// What happens, how often it happens, what becomes of it, and how often the service is asked.
const table: readonly (readonly [row: string, PaintFault, times: number, code: string, asked: number])[] = [
  ['F9 refused', 400, 9, 'painting_failed', 1],
  ['F9 key refused', 401, 9, 'model_refused', 1],
  ['F9 not paid', 402, 9, 'model_refused', 1],
  ['F9 forbidden', 403, 9, 'model_refused', 1],
  ['F9 no such model', 404, 9, 'model_refused', 1],
  ['F9 more words than it takes', 413, 9, 'painting_words_too_long', 1],
  ['F10 busy, then not', 429, 1, 'painted', 2],
  ['F10 busy', 429, 9, 'model_busy', 3],
  ['F10 busy for long', 'busy-long', 9, 'model_busy', 1],
  ['F11 broken, then not', 500, 2, 'painted', 3],
  ['F11 broken', 500, 9, 'painting_failed', 3],
  ['F11 a page of its proxy', 502, 9, 'painting_failed', 3],
  ['F11 overloaded', 503, 9, 'model_busy', 3],
  ['F11 hangs up, then not', 'reset', 1, 'painted', 2],
  ['F11 hangs up', 'reset', 9, 'model_unreachable', 3],
  ['F12 breaks off', 'reset-mid', 9, 'model_unreachable', 3],
  ['F12 breaks off once', 'reset-mid', 1, 'painted', 2],
  ['F12 ends too early', 'end-mid', 9, 'model_unreachable', 3],
  ['F13 says nothing', 'slow', 9, 'model_timeout', 1],
  ['F13 stops in the middle', 'half-open', 9, 'model_timeout', 1],
  ['F13 drips', 'drip', 9, 'model_timeout', 1],
  ['F14 garbage', 'garbage', 9, 'painting_failed', 1],
  ['F14 a page', 'html', 9, 'painting_failed', 1],
  ['F14 half of its JSON', 'cut-json', 9, 'painting_failed', 1],
  ['F14 JSON of another kind', 'nonsense', 9, 'painting_failed', 1],
  ['F14 not a word', 'nothing', 9, 'painting_failed', 1],
  ['F14 a mark before it', 'bom', 9, 'painted', 1],
  ['F14 no picture in it', 'none', 9, 'painting_failed', 1],
  ['F14 what is no picture', 'no-picture', 9, 'painting_failed', 1],
  ['F15 without end', 'huge', 9, 'painting_failed', 1],
  ['F15 a bomb', 'bomb', 9, 'painting_failed', 1],
  ['F16 filtered', 'filter', 9, 'model_declined', 1],
]
/** One that sends the picture itself has no JSON that could be wrong. */
const isBare = (named: string) => named.startsWith('stability')
const ofJson: ReadonlySet<PaintFault> = new Set(['cut-json', 'bom'])
/**
 * Those that wait for a picture may wait for it longer than a test does. What has no end is read to its limit, which is
 * what it is by the first service, and a few megabytes by the others: reading 120 takes a second each time.
 */
const boundsWith = (named: string, code: string) => ({
  patience: code === 'model_timeout' ? 400 : 20_000,
  ...(named !== all[0][0] && { answer: 8_000_000 }),
})

describe.each(all.map(([named]) => named))('%s', named => {
  test.each(table.filter(([, fault]) => !isBare(named) || !ofJson.has(fault)))(
    '%s',
    async (_, fault, times, code, asked) => {
      services.fails(fault, times)
      const told = await paints(named, 1, boundsWith(named, code)).then(
        () => ({ code: 'painted', cause: '' }),
        (problem: { code: string; cause?: unknown }) => problem,
      )
      expect([told.code, services.asked.length]).toEqual([code, asked])
      expect(String(told.cause)).not.toMatch(/secret123456|key-\d/)
    },
  )
})

test('one that fails again and again gives way to the next, unless it was chosen', async () => {
  const both = opened('openai:gpt-image-1,fal:fal-ai/flux/dev')
  const nameFor = async (values: { model?: string }) => (await painterFor(both, {}, values))?.name
  services.fails(401)
  const [first] = await both.painters()
  for (let times = 0; times < 3; times++) {
    expect(await nameFor({})).toBe('openai:gpt-image-1')
    const parts = first!.paint({ prompt: 'x', howMany: 1, signal: new AbortController().signal })
    await expect(Array.fromAsync(parts)).rejects.toMatchObject({ code: 'model_refused' })
  }
  expect(await nameFor({})).toBe('fal:fal-ai/flux/dev')
  expect(await nameFor({ model: 'openai:gpt-image-1' })).toBe('openai:gpt-image-1')
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
  services.fails('slow')
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

test('one that is refused takes none of the others, and each that came is counted', async () => {
  services.fails('filter', 1)
  const { pictures, images, unpainted } = await paints('fal:fal-ai/flux/dev', 4)
  expect([services.asked.length, pictures.length, images, unpainted]).toEqual([4, 3, 3, ['model_declined']])
  expect(new Set(pictures.map(({ seed }) => seed)).size).toBe(3)
  // A refusal is nothing that an operator could mend.
  expect(reported).toEqual([])
})

test('one that fails takes none of the others, and is reported', async () => {
  services.fails('garbage', 1)
  const { pictures } = await paints('fal:fal-ai/flux/dev', 3)
  expect([pictures.length, reported]).toEqual([2, ['painting_failed']])
})

test('a picture that is there is told while another is still waited for', async () => {
  services.fails('slow', 1)
  const [painter] = await opened('fal:fal-ai/flux/dev').painters()
  const leaves = new AbortController()
  const parts = painter!.paint({ prompt: 'x', howMany: 3, signal: leaves.signal })[Symbol.asyncIterator]()
  const first = await Promise.all([parts.next(), parts.next(), parts.next(), parts.next()])
  expect(first.filter(({ value }) => value && 'bytes' in value)).toHaveLength(2)
  leaves.abort()
  await expect(parts.next()).rejects.toMatchObject({ name: 'AbortError' })
})
