import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { styles } from '#catalogue/pictures/styles.ts'
import { startPainter } from '#tests/paint-server.ts'
import type { Person } from '#tests/serve.ts'
import { running, serving } from '#tests/serving.ts'

const services = running(startPainter)
const served = serving(() => ({ environment: { IMAGE_MODEL: 'a1111:', A1111_BASE_URL: services.url } }))
let anna: Person
beforeAll(async () => {
  anna = await served.person({ plan: 'basic' })
})

const json = async (from: Promise<Response>) => (await from).json()
const at = '/api/admin/style-pictures'
const generates = async (person: Sender) => {
  const form = { prompt: 'Ein Haus', style: 'aquarell', ratio: '3:2', howMany: 1 }
  const answer = await person.post('/api/engins/AiGeneratedImages', form)
  const { completion } = await answer.json()
  return { picture: completion[0] as string, run: answer.headers.get('x-run-id') }
}
type Sender = Pick<Person, 'post' | 'send'>
const sends = (person: Sender, path: string, body: object) =>
  person.send(path, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const puts = (person: Sender, style: string, picture: string) => sends(person, `${at}/${style}`, { picture })

test('an administrator sees how many styles there are, who can paint them and for how much', async () => {
  const before = await json(served.admin.get(at))
  expect(before).toMatchObject({ styles: Object.keys(styles), painters: [{ name: 'a1111', price: null }] })
  const prices = { currency: 'EUR', models: { a1111: { images: 0.02 } } }
  await sends(served.admin, '/api/admin/prices', prices)
  const { painters } = await json(served.admin.get(at))
  expect(painters).toEqual([{ name: 'a1111', called: 'Stable Diffusion WebUI, Forge', price: 0.02 }])
  expect((await anna.get(at)).status).toBe(403)
})

test('a picture that was painted shows its style to everybody, small, also once its run is gone', async () => {
  expect(await json(anna.get('/api/style-pictures'))).toEqual({ pictures: {} })
  expect((await anna.get('/api/style-pictures/aquarell')).status).toBe(404)
  const { picture, run } = await generates(served.admin)
  expect((await puts(served.admin, 'aquarell', picture)).status).toBe(200)
  await served.admin.send(`/api/runs?ids=${run}`, { method: 'DELETE' })
  const { pictures } = await json(anna.get('/api/style-pictures'))
  expect(Object.keys(pictures)).toEqual(['aquarell'])
  const answer = await anna.get(`/api/style-pictures/aquarell?name=${pictures.aquarell}`)
  expect(answer.headers.get('cache-control')).toContain('immutable')
  const { format, width, height } = await sharp(await answer.arrayBuffer()).metadata()
  expect([format, width, height]).toEqual(['webp', 360, 240])
})

test('another picture has another name; nobody else says what a style looks like, and not with what others have', async () => {
  const { pictures: before } = await json(anna.get('/api/style-pictures'))
  const { picture } = await generates(served.admin)
  const { pictures: after } = await json(puts(served.admin, 'aquarell', picture))
  expect(after.aquarell).not.toBe(before.aquarell)
  const annas = await generates(anna)
  expect((await puts(anna, 'aquarell', annas.picture)).status).toBe(403)
  expect((await puts(served.admin, 'foto', annas.picture)).status).toBe(404)
  expect((await puts(served.admin, 'nothing', picture)).status).toBe(404)
  expect((await puts(served.admin, 'foto', 'x')).status).toBe(422)
})

test('two administrators who have all of them painted at once lose none', async () => {
  const { picture } = await generates(served.admin)
  const names = Object.keys(styles).slice(0, 12)
  const those = names.flatMap((style, at) => (at % 2 ? [style] : [style, style]))
  await Promise.all(those.map(style => puts(served.admin, style, picture)))
  const { pictures } = await json(anna.get('/api/style-pictures'))
  expect(names.filter(style => !pictures[style])).toEqual([])
})

test('all of them go again', async () => {
  expect(await json(served.admin.send(at, { method: 'DELETE' }))).toEqual({ pictures: {} })
  expect(await json(anna.get('/api/style-pictures'))).toEqual({ pictures: {} })
  expect((await anna.get('/api/style-pictures/aquarell')).status).toBe(404)
})
