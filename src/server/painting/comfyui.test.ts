import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startComfy, workflows } from '#tests/comfy-server.ts'
import { allowedAddresses } from '../outside/allowed.ts'
import { openPainting } from './open-painting.ts'
import type { Beginning, PaintRequest } from './painter.ts'
import { wrongIn } from './services/comfyui/workflow.ts'

let comfy: Awaited<ReturnType<typeof startComfy>>
const folder = mkdtempSync(join(tmpdir(), 'workflows-'))
const fileOf = (name: string, content: object | string) => {
  const path = join(folder, `${name}.json`)
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}
beforeAll(async () => void (comfy = await startComfy()))
beforeEach(() => comfy.is('works'))
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await comfy.close()
})

const unused = () => Promise.resolve(undefined)
const painterOf = async (files: readonly string[], patience = 20_000) => {
  const [painter] = await openPainting({
    bounds: { allowed: allowedAddresses('') ?? [], patience, pause: 1, look: 1 },
    ...{ named: 'comfyui:', now: () => new Date(), report: () => undefined },
    settings: { get: unused, set: async () => undefined, remove: async () => undefined },
    seal: { open: () => undefined, close: text => text },
    environment: { COMFYUI_BASE_URL: comfy.url, COMFYUI_WORKFLOW: files.join(',') },
  }).painters()
  return painter!
}
const all = Object.entries(workflows).map(([name, content]) => fileOf(name, content))
const paints = async (more: Partial<PaintRequest> = {}, patience?: number) => {
  const painter = await painterOf(all, patience)
  const { signal } = new AbortController()
  const asked = { prompt: 'Eine Bank', howMany: 1, size: { width: 900, height: 600 }, signal, ...more }
  const pictures = []
  for await (const part of painter.paint(asked)) if ('bytes' in part) pictures.push(part)
  return pictures
}
const plain = (background: string, width = 900) =>
  sharp({ create: { width, height: 600, channels: 3, background } }).png()
const from: Beginning = { picture: await plain('#2080e0').toBuffer() }
const area = await plain('#000000')
  .composite([{ input: await plain('#ffffff', 300).toBuffer(), left: 600, top: 0 }])
  .toColourspace('b-w')
  .png()
  .toBuffer()
const uploaded = (name: unknown) => comfy.uploads.get(String(name))
const pixel = async (bytes: Buffer | undefined, across: number) => {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(across * (info.width - 1))) * info.channels
  return [...data.subarray(at, at + info.channels)]
}

describe('what it can is what its workflows have a place for', () => {
  test.each([
    [['paint'], ['paint', 'avoid', 'seed']],
    [['edit'], ['edit', 'strength', 'avoid', 'seed']],
    [['area'], ['area', 'strength', 'avoid', 'seed']],
    [
      ['paint', 'edit', 'area'],
      ['paint', 'edit', 'area', 'strength', 'avoid', 'seed'],
    ],
  ])('%s', async (names, can) => {
    expect((await painterOf(names.map(name => join(folder, `${name}.json`)))).can).toEqual(can)
  })
  test('a file that is none, lacks a place or does what another does is told in a sentence', async () => {
    const one = (content: unknown) => wrongIn([{ name: 'x.json', text: JSON.stringify(content) }])?.de
    expect(one({ nodes: [], links: [] })).toContain('Export (API)')
    expect(one([1])).toContain('kein Workflow')
    expect(one({ 1: { class_type: 'SaveImage', inputs: {} } })).toContain('„prompt“')
    expect(one({ ...workflows.paint, 1: { ...workflows.area[11] } })).toContain('„picture“')
    const twice = { name: 'x', text: JSON.stringify(workflows.paint) }
    expect(wrongIn([twice, twice])?.en).toContain('for the same')
    await expect(painterOf([join(folder, 'none.json')])).rejects.toThrow('cannot be read')
    await expect(painterOf([fileOf('bad', '{')])).rejects.toThrow('COMFYUI_WORKFLOW should name workflow files')
  })
})

test('words, size, what must not be seen and a seed go to their places; the picture has the size that was wanted', async () => {
  const pictures = await paints({ howMany: 2, avoid: 'Menschen', seed: 41 })
  expect(comfy.orders.map(({ 3: one }) => one?.inputs.seed)).toEqual([41, 42])
  expect(comfy.orders[0]).toMatchObject({
    5: { inputs: { width: 904, height: 600, batch_size: 1 } },
    ...{ 6: { inputs: { text: 'Eine Bank', clip: ['4', 1] } }, 7: { inputs: { text: 'Menschen' } } },
  })
  expect(pictures).toMatchObject([
    { width: 900, height: 600, seed: 41 },
    { width: 900, height: 600, seed: 42 },
  ])
  await paints()
  expect(comfy.orders.at(-1)?.[7]?.inputs.text).toBe('blurry')
})

test('a picture is uploaded to where it does not stay, and how far it may go is said', async () => {
  await paints({ from: { ...from, strength: 40 } })
  const [order] = comfy.orders
  expect(order?.[3]?.inputs.denoise).toBe(0.4)
  expect(order?.[10]?.inputs.image).toMatch(/^federwerk-[\w-]+\.png \[temp\]$/)
  expect((await pixel(uploaded(order?.[10]?.inputs.image), 0.5)).slice(0, 3)).toEqual([0x20, 0x80, 0xe0])
})

test('an area is white in its colours and transparent, whichever the workflow looks at', async () => {
  const [made] = await paints({ from: { ...from, area }, seed: 7 })
  const [order] = comfy.orders
  expect(order).toMatchObject({
    3: { inputs: { denoise: 0.75, seed: 7 } },
    ...{ 6: { inputs: { text: 'photo of Eine Bank, sharp' } }, 7: { inputs: { text: '' } } },
  })
  const mask = uploaded(order?.[11]?.inputs.image)
  expect([await pixel(mask, 0.2), await pixel(mask, 0.9)]).toEqual([
    [0, 0, 0, 255],
    [255, 255, 255, 0],
  ])
  expect(made).toMatchObject({ width: 900, height: 600 })
})

test('where one node loads both, the area is what is transparent in the picture', async () => {
  const { 11: _, ...rest } = workflows.area
  const both = { ...rest, 10: { ...rest[10], _meta: { title: 'picture mask' } } }
  const painter = await painterOf([fileOf('both', both)])
  const { signal } = new AbortController()
  const asked = { prompt: 'x', howMany: 1, size: { width: 900, height: 600 }, from: { ...from, area }, signal }
  for await (const _part of painter.paint(asked)) void _part
  expect(comfy.uploads.size).toBe(1)
  const [picture] = comfy.uploads.values()
  expect([await pixel(picture, 0.2), await pixel(picture, 0.9)]).toEqual([
    [0x20, 0x80, 0xe0, 255],
    [0x20, 0x80, 0xe0, 0],
  ])
})

test.each([
  ['refuses', 'workflow_refused', /CheckpointLoaderSimple \(4\): Value not in list ckpt_name: 'flux/],
  ['breaks', 'workflow_failed', /KSampler \(3\): CUDA out of memory/],
  ['paints-nothing', 'workflow_failed', /without a picture/],
  ['is-gone', 'painting_forgotten', /undefined/],
  ['is-away', 'model_unreachable', /./],
  ['is-garbled', 'painting_failed', /./],
] as const)('where it %s, that is said as %s', async (how, code, says) => {
  comfy.is(how)
  const problem = await paints().catch((error: unknown) => error)
  expect(problem).toMatchObject({ code })
  expect(String((problem as Error).cause)).toMatch(says)
})

test('whoever leaves stops the work, and only their own', async () => {
  comfy.is('runs')
  const leaving = new AbortController()
  const painting = paints({ signal: leaving.signal })
  await vi.waitFor(() => expect(comfy.orders).toHaveLength(1), 30_000)
  leaving.abort()
  await expect(painting).rejects.toMatchObject({ name: 'AbortError' })
  const id = expect.stringMatching(/^job-\d+$/)
  expect(comfy.calls).toEqual([
    { path: '/queue', body: { delete: [id] } },
    { path: '/interrupt', body: { prompt_id: id } },
  ])
})

test('what never gets its turn leaves the line, and says how many come before it', async () => {
  comfy.is('waits')
  const problem = await paints({}, 500).catch((error: unknown) => error)
  expect(problem).toMatchObject({ code: 'painting_queued', details: { before: 2 } })
  expect(comfy.calls.map(({ path }) => path)).toEqual(['/queue'])
  comfy.is('runs')
  await expect(paints({}, 500)).rejects.toMatchObject({ code: 'model_timeout' })
  expect(comfy.calls.map(({ path }) => path)).toEqual(['/queue', '/interrupt'])
})
