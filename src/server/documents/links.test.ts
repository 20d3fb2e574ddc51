import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { begin, doc } from '#tests/documents/paragraphs.ts'
import type { Person } from '#tests/serve.ts'
import { serving } from '#tests/serving.ts'

const served = serving()
let anna: Person
beforeAll(async () => {
  anna = await served.person({ plan: 'basic' })
})

const begun = async (text: string, more = {}) => (await begin(anna, text, more))._id as string
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const share = async (id: string, until = inDays(30)) => {
  const answer = await anna.put(`/api/document/${id}/link`, { until })
  expect(answer.status).toBe(200)
  const { link } = await answer.json()
  return new URL(link.address).pathname
}

test('whoever has the link reads the text alone, and nothing of whose it is', async () => {
  const path = await share(await begun('Nur <b>Text</b>', { language: 'de' }))
  expect(path).toMatch(/^\/shared\/[\w-]{43}$/)
  const answer = await served.nobody.get(path, { 'accept-language': 'de' })
  const html = await answer.text()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('x-robots-tag')).toContain('noindex')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(html).toContain('<meta name="robots" content="noindex')
  expect(html).toContain('<h1 dir="auto">Bericht</h1>')
  expect(html).toContain('Nur &#60;b&#62;Text')
  expect(html).toContain('Dieser Link gilt bis')
  expect(html).not.toContain('<script')
  expect(html).not.toContain(anna.email)
  expect(html).not.toContain('person-')
})

test('the name of a file or of a copy is no headline by a link, one that was typed is', async () => {
  const file = await anna.upload(new File(['Die Öfen brennen.'], 'notizen_v3.txt'), '/api/document/file')
  const { _id } = (await file.json()).document
  const heads = async (id: string) =>
    /<h1[^>]*>([^<]*)/.exec(await (await served.nobody.get(await share(id))).text())?.[1]
  expect(await heads(_id)).toBeUndefined()
  await anna.send(`/api/document/${_id}`, { method: 'PATCH', body: JSON.stringify({ titel_text: 'Die Öfen' }) })
  expect(await heads(_id)).toBe('Die Öfen')
  const copy = async (titel_text?: string) =>
    (await (await anna.post('/api/document', { copy: _id, titel_text })).json())._id
  expect(await heads(await copy('Die Öfen (Kopie)'))).toBeUndefined()
  expect(await heads(await copy())).toBe('Die Öfen')
})

test('a link shows what the text is now, until it is ended, and another has another address', async () => {
  const id = await begun('alt')
  const path = await share(id)
  await anna.put(`/api/document/${id}`, { revision: 1, content: doc('ganz neu') })
  expect(await (await served.nobody.get(path)).text()).toContain('ganz neu')
  expect(await share(id, inDays(60))).toBe(path)
  expect((await anna.send(`/api/document/${id}/link`, { method: 'DELETE' })).status).toBe(204)
  const ended = await served.nobody.get(path, { 'accept-language': 'en' })
  expect([ended.status, await ended.text()]).toEqual([404, expect.stringContaining('This link no longer works')])
  expect(await share(id)).not.toBe(path)
})

test('a link ends by itself, with its document, and with the account being blocked', async () => {
  const [one, other] = [await begun('eins'), await begun('zwei')]
  const [first, second] = [await share(one), await share(other)]
  await served.query(`update document_link set until = now() where document = $1`, [one])
  expect((await served.nobody.get(first)).status).toBe(404)
  await anna.send(`/api/document/${other}`, { method: 'DELETE' })
  expect((await served.nobody.get(second)).status).toBe(404)
  await anna.post(`/api/document/${other}/restore`)
  expect((await served.nobody.get(second)).status).toBe(200)
  await served.query(`update "user" set banned = true where id = $1`, [anna.id])
  expect((await served.nobody.get(second)).status).toBe(404)
  await served.query(`update "user" set banned = false where id = $1`, [anna.id])
})

test('it is nobody else’s to make, and not for longer than a year', async () => {
  const id = await begun('meins')
  const bernd = await served.person({ plan: 'basic' })
  expect((await bernd.put(`/api/document/${id}/link`, { until: inDays(1) })).status).toBe(404)
  expect((await bernd.get(`/api/document/${id}/link`)).status).toBe(404)
  for (const until of [inDays(-1), inDays(400), 'morgen'])
    expect((await anna.put(`/api/document/${id}/link`, { until })).status).toBe(422)
})

test('an administrator can forbid links: none works, and none can be made', async () => {
  const id = await begun('weitergegeben')
  const path = await share(id)
  expect((await anna.put('/api/admin/documents', { links: false })).status).toBe(403)
  expect((await served.admin.put('/api/admin/documents', { links: false })).status).toBe(200)
  expect((await served.nobody.get(path)).status).toBe(404)
  expect(await (await anna.get(`/api/document/${id}/link`)).json()).toMatchObject({ allowed: false })
  const refused = await anna.put(`/api/document/${id}/link`, { until: inDays(1) })
  expect([refused.status, (await refused.json()).code]).toEqual([403, 'links_forbidden'])
  await served.admin.put('/api/admin/documents', { links: true })
  expect((await served.nobody.get(path)).status).toBe(200)
})

test('pictures of the text are drawn there, and no other file of its person', async () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const keep = async (bytes: Buffer, type: string) => {
    const { user, run } = { user: anna.id, run: 'r' + bytes.length }
    await served.query(
      `insert into run (id, "user", key, fingerprint, engine, call, by, "values", language, cost, period, model, state)
      values ($1, $2, $1, '', 'x', 'x', 'once', '{}', 'DE', 0, '2026-11', 'm', 'done')`,
      [run, user],
    )
    return served.world.files.keepMade({ user, run }, { name: 'a', type, bytes }, 1_000_000)
  }
  const [picture, secret] = [await keep(png, 'image/png'), await keep(Buffer.from('geheim'), 'text/plain')]
  const image = (id: string) => ({ type: 'image', attrs: { src: `/files/${id}`, alt: 'Ein Punkt' } })
  const content = { type: 'doc', content: [{ type: 'paragraph', content: [image(picture.id)] }] }
  const path = await share(await begun('', { content }))
  expect(await (await served.nobody.get(path)).text()).toContain(`src="${path}/files/${picture.id}" alt="Ein Punkt"`)
  const drawn = await served.nobody.get(`${path}/files/${picture.id}`)
  expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect((await served.nobody.get(`${path}/files/${secret.id}`)).status).toBe(404)
  expect((await served.nobody.get(`/files/${picture.id}`)).status).toBe(401)
})

test('a photograph that was brought is shown there without where it was taken', async () => {
  const taken = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 30/1 0/1' } } as const
  const grey = { create: { width: 30, height: 20, channels: 3, background: '#888888' } } as const
  const photo = await sharp(grey).withExif(taken).jpeg().toBuffer()
  const brought = await anna.upload(new File([new Uint8Array(photo)], 'Hof.jpg'), '/api/upload/image')
  const { response: src } = await brought.json()
  const content = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'image', attrs: { src } }] }] }
  const path = await share(await begun('', { content }))
  const drawn = await served.nobody.get(`${path}${src}`)
  const bytes = Buffer.from(await drawn.arrayBuffer())
  expect(drawn.headers.get('content-type')).toBe('image/jpeg')
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 30, height: 20, format: 'jpeg' })
  expect([photo.includes('Exif'), bytes.includes('Exif')]).toEqual([true, false])
})
