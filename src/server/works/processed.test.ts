import sharp from 'sharp'
import { expect, test } from 'vitest'
import { framesOf } from '#tests/faults/streams.ts'
import { serving } from '#tests/serving.ts'
import { unzipped } from '#tests/unzipped.ts'

const served = serving()

type Person = Awaited<ReturnType<typeof served.person>>

/** Stops a run that is followed, and gives it as it has ended, which is what was said last. */
const stopped = async (anna: Person, id: string, heard: ReturnType<typeof framesOf>) => {
  await anna.post(`/api/runs/${id}/stop`)
  const end = await heard.until(({ event }) => event === 'message_end')
  const run = await (await anna.get(`/api/runs/${id}`)).json()
  expect(end).toMatchObject({ state: 'stopped', answer: run.answer, files: run.files })
  return run
}

/** Of six works that were stopped in their midst some are shown, and the archive behind them holds the same. */
const holdsSome = async (anna: Person, run: { answer: string[]; files: { name: string }[] }) => {
  const zip = unzipped(Buffer.from(await (await anna.get(run.answer.at(-1) ?? '')).arrayBuffer()))
  const shown = run.files.slice(0, -1).map(({ name }) => name)
  expect([...zip.keys()]).toEqual(shown)
  expect(shown.length).toBeGreaterThanOrEqual(2)
  expect(shown.length).toBeLessThan(6)
}

// Whoever reads German pages may well have texts written in English, and the other way round.
test.each([
  ['de', 'Krug vor neuem Hintergrund.png'],
  ['en', 'Krug on a new background.png'],
])(
  'what was worked on is named in the language of the page: %s',
  async (page, name) => {
    const anna = await served.person({ plan: 'basic' })
    const brings = async (colour: string, name: string) => {
      const bytes = await sharp({ create: { width: 64, height: 48, channels: 3, background: colour } })
        .png()
        .toBuffer()
      const file = new File([new Uint8Array(bytes)], name, { type: 'image/png' })
      return (await (await anna.upload(file, '/api/upload/image')).json()).response as string
    }
    const [picture, mask] = [await brings('#286', 'Krug.png'), await brings('#fff', 'Bereich.png')]
    const asked = { picture, mask, background: 'colour', colour: '#ffffff' }
    const answer = await anna.post('/api/imagesEngines/ChangeBackground', asked, { 'accept-language': page })
    expect([answer.status, (await answer.clone().json()).fields]).toEqual([200, undefined])
    const run = await (await anna.get(`/api/runs/${answer.headers.get('x-run-id')}`)).json()
    expect(run).toMatchObject({ state: 'done', files: [{ name }] })
  },
  120_000,
)

test('a QR code needs no more than what it says: shapes, colours and how many begin as in the form', async () => {
  const anna = await served.person({ plan: 'premium' })
  const asks = async (sent: object) => {
    const answer = await anna.post('/api/imagesEngines/QR-code-generator', { kind: 'text', text: 'Tisch 1', ...sent })
    expect(answer.status).toBe(200)
    await answer.text()
    return (await (await anna.get(`/api/runs/${answer.headers.get('x-run-id')}`)).json()).inputs
  }
  const look = { shape: 'square', eyes: 'square', dark: '#000000', light: '#ffffff' }
  expect(await asks({})).toMatchObject(look)
  expect(await asks({ ...look, dark: '#224466' })).toMatchObject({ ...look, dark: '#224466' })
  expect((await anna.post('/api/imagesEngines/QR-code-generator', { kind: 'text', dark: 'red' })).status).toBe(422)
})

test('one job does not wait for the nineteen that others began before it', async () => {
  const plan = { plan: 'premium' } as const
  const [anna, bert, carla] = [await served.person(plan), await served.person(plan), await served.person(plan)]
  const ended: string[] = []
  const works = async (person: typeof anna, text: string) => {
    const look = { shape: 'square', eyes: 'square', dark: '#000000', light: '#ffffff' }
    const answer = await person.post('/api/imagesEngines/QR-code-generator', { kind: 'text', text, ...look })
    expect(answer.status).toBe(200)
    await answer.text()
    ended.push(text)
  }
  // One person alone never has all processes: it takes two to fill them.
  const many = Array.from({ length: 19 }, (_, at) => works(at < 10 ? anna : bert, `Tisch ${at + 1}`))
  const begun = async () =>
    (await served.query('select id from run where "user" in ($1, $2)', [anna.id, bert.id])).rows.length
  await expect.poll(begun, { timeout: 30_000 }).toBe(19)
  await Promise.all([...many, works(carla, 'Eingang')])
  expect(ended).toHaveLength(20)
  expect(ended.indexOf('Eingang')).toBeLessThan(10)
}, 180_000)

test('of a long list of codes that is stopped all that were drawn lie in an archive', async () => {
  const anna = await served.person({ plan: 'premium' })
  const list = Array.from({ length: 400 }, (_, at) => `Tisch ${at + 1};https://beispiel.de/${at + 1}`).join('\n')
  const asked = { kind: 'list', list, shape: 'square', eyes: 'square', dark: '#000000', light: '#ffffff' }
  const answer = await anna.post('/api/imagesEngines/QR-code-generator', asked, { accept: 'text/event-stream' })
  const id = answer.headers.get('x-run-id') ?? ''
  const heard = framesOf(answer)
  await heard.until(({ event, at }) => event === 'progress' && Number(at) > 30)
  const run = await stopped(anna, id, heard)
  const archive = run.files.at(-1)
  const { holds } = archive
  expect(holds).toBeGreaterThan(29)
  expect(holds).toBeLessThan(400)
  expect(archive).toMatchObject({ type: 'application/zip', name: `${holds} QR codes.zip` })
  const zip = unzipped(Buffer.from(await (await anna.get(run.answer.at(-1))).arrayBuffer()))
  expect(zip.size).toBe(3 * holds)
}, 120_000)

test('of many photographs that are stopped those that were done lie in an archive, and the rest is not waited for', async () => {
  const anna = await served.person({ plan: 'premium' })
  const brought = async (at: number) => {
    const pixels = { width: 320, height: 240, channels: 3, background: '#3a7' } as const
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
    const bytes = await sharp({ create: { ...pixels, noise } })
      .png()
      .toBuffer()
    const file = new File([new Uint8Array(bytes)], `Foto ${at}.png`, { type: 'image/png' })
    return (await (await anna.upload(file, '/api/upload/image')).json()).response as string
  }
  const pictures = await Promise.all(Array.from({ length: 6 }, (_, at) => brought(at + 1)))
  const asked = { pictures, format: 'avif', kilobytes: 10 }
  const answer = await anna.post('/api/imagesEngines/image-process', asked, { accept: 'text/event-stream' })
  const id = answer.headers.get('x-run-id') ?? ''
  const heard = framesOf(answer)
  await heard.until(({ event, at }) => event === 'progress' && at === 3)
  const run = await stopped(anna, id, heard)
  expect(run.files.at(-1)).toMatchObject({ type: 'application/zip' })
  await holdsSome(anna, run)
}, 240_000)

test('of product pictures that are stopped those that were set lie in an archive, and the formats after them are left', async () => {
  const anna = await served.person({ plan: 'premium' })
  const cup = { create: { width: 300, height: 420, channels: 3, background: '#b03020' } } as const
  const goods = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#e8eef2' } })
    .composite([{ input: await sharp(cup).png().toBuffer(), left: 300, top: 140 }])
    .png()
    .toBuffer()
  const file = new File([new Uint8Array(goods)], 'Krug.png', { type: 'image/png' })
  const picture = (await (await anna.upload(file, '/api/upload/image')).json()).response as string
  const formats = ['amazon', 'ebay', 'etsy', 'shopify', 'instagram', 'wide']
  const asked = { picture, formats, background: 'white', ground: 'reflection', strength: 40, margin: 7 }
  const answer = await anna.post('/api/imagesEngines/ai-product-images', asked, { accept: 'text/event-stream' })
  const id = answer.headers.get('x-run-id') ?? ''
  const heard = framesOf(answer)
  // The first step cuts out; with the fourth two formats are done.
  await heard.until(({ event, at }) => event === 'progress' && at === 4)
  const run = await stopped(anna, id, heard)
  expect(run.files.at(-1)).toMatchObject({ type: 'application/zip', name: 'Product pictures.zip' })
  await holdsSome(anna, run)
}, 240_000)
