import { beforeAll, expect, test } from 'vitest'
import { emptyBlogDraft } from '#shared/blog-draft.ts'
import { jpeg, png, webp } from '#tests/pictures.ts'
import type { Person } from '#tests/serve.ts'
import { serving } from '#tests/serving.ts'

const served = serving()
let anna: Person
beforeAll(async () => {
  anna = await served.person({ plan: 'basic' })
})

const german = { 'accept-language': 'de' }
const upload = (bytes: Buffer) =>
  anna.upload(new File([new Uint8Array(bytes)], 'bienen.jpg'), '/api/upload/picture', german)
const kept = async (bytes: Buffer) => {
  const { response, file } = await (await upload(bytes)).json()
  return { address: response, file, bytes: Buffer.from(await (await anna.get(response)).arrayBuffer()) }
}

test('a picture is kept as what its bytes are, without what they tell besides', async () => {
  const photo = await kept(jpeg({ place: 'Kiel, 54.32 N', lies: 6 }))
  expect(photo.file).toMatchObject({ name: 'bienen.jpg', type: 'image/jpeg', credit: null, made: false })
  expect(photo.bytes.toString('latin1')).not.toContain('54.32 N')
  // How it lies is kept, or it would be shown on its side.
  expect(photo.bytes.toString('latin1')).toContain('Exif\0\0MM')
  expect((await kept(jpeg({ place: 'x' }))).bytes).toEqual(jpeg())
  expect((await kept(png())).file.type).toBe('image/png')
  expect((await kept(webp())).file.type).toBe('image/webp')
})

test.each([
  ['nothing', Buffer.alloc(0), 422, 'leer'],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 415, 'PNG, JPEG und WebP'],
  ['a drawing with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'PNG'],
  ['half a JPEG', jpeg().subarray(0, 700), 422, 'beschädigt'],
  ['half a PNG', png().subarray(0, 300), 422, 'beschädigt'],
  ['six megabytes', Buffer.alloc(6_000_000, 1), 413, 'höchstens 5 MB'],
])('%s is refused in a sentence, and nothing is kept', async (_, bytes, status, says) => {
  const before = (await (await anna.get('/api/files')).json()).total
  const answer = await upload(bytes)
  expect(answer.status).toBe(status)
  expect((await answer.json()).message).toContain(says)
  expect((await (await anna.get('/api/files')).json()).total).toBe(before)
})

test('a picture of an article that is begun stays as long as that, others go after a week', async () => {
  const [held, other] = [await kept(png({ width: 20 })), await kept(png({ width: 21 }))]
  const pictures = [{ id: 'a', src: held.address, alt: 'Bienen', place: '', credit: { author: '' } }]
  const put = await anna.put('/api/drafts/blog_post_assistant', { revision: 0, draft: { ...emptyBlogDraft, pictures } })
  expect(put.status).toBe(200)
  await served.query(`update file set created_at = now() - interval '8 days'`)
  await served.world.files.clean()
  expect([(await anna.get(held.address)).status, (await anna.get(other.address)).status]).toEqual([200, 404])
})

test('a picture goes with the article it stands in, unless that is still begun', async () => {
  const of = async (address: string) => (await (await anna.get(`/api${address}`)).json()).file
  const [held, other] = [await kept(png({ width: 30 })), await kept(png({ width: 31 }))]
  const pictures = [{ id: 'a', src: held.address, alt: '', place: '', credit: { author: '' } }]
  const { revision } = await (await anna.get('/api/drafts/blog_post_assistant')).json()
  await anna.put('/api/drafts/blog_post_assistant', { revision, draft: { ...emptyBlogDraft, pictures } })
  const content = `# Bienen\n\n![](${held.address})\n\n![](${other.address})\n\nEin Jahr.\n\n## Mai\n\nEin Schwarm.`
  const run = (await anna.ask('blog_post', { content })).headers.get('x-run-id') ?? ''
  expect([(await of(held.address)).run, (await of(other.address)).run]).toEqual([run, run])

  await anna.send(`/api/runs/${run}`, { method: 'DELETE' })
  expect([(await anna.get(held.address)).status, (await anna.get(other.address)).status]).toEqual([200, 404])
  await served.forgetRemoved()
  await served.world.files.clean()
  expect([(await anna.get(held.address)).status, (await anna.get(other.address)).status]).toEqual([200, 404])
})
