import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { chunk, png, webp } from '#tests/pictures.ts'
import { type S3, startS3 } from '#tests/s3-server.ts'
import type { Person } from '#tests/serve.ts'
import { running, serving } from '#tests/serving.ts'
import { unzipped } from '#tests/unzipped.ts'

const stores = {
  'a folder': async () => {
    const folder = mkdtempSync(join(tmpdir(), 'federwerk-pictures-'))
    const count = () =>
      readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile()).length
    return { url: `file://${folder}`, count, close: async () => rmSync(folder, { recursive: true, force: true }) }
  },
  'a bucket': async () => {
    const s3: S3 = await startS3()
    return { url: s3.url, count: s3.count, close: s3.close }
  },
}

const german = { 'accept-language': 'de', 'content-type': 'application/json' }
const put = (person: Pick<Person, 'send'>, path: string, bytes: Buffer | string) =>
  person.send(path, {
    method: 'PUT',
    headers: german,
    body: JSON.stringify({ picture: typeof bytes === 'string' ? bytes : bytes.toString('base64') }),
  })
const own = '/api/user/picture'
const remove = (person: Pick<Person, 'send'>, path: string) => person.send(path, { method: 'DELETE' })
const addressOf = async (answer: Response): Promise<string> => {
  const said = await answer.json()
  expect([answer.status, said]).toEqual([200, expect.anything()])
  return said.picture ?? said.logo
}
const shownTo = async (person: Person) => (await (await person.get('/api/session')).json()).avatar_image
const bytesAt = async (person: Person, address: string) => Buffer.from(await (await person.get(address)).arrayBuffer())

describe.each(Object.entries(stores))('with %s', (_, open) => {
  const store = running(open)
  const served = serving(() => ({ environment: { FILES_URL: store.url } }))
  let anna: Person
  let ben: Person
  beforeAll(async () => {
    anna = await served.person({ plan: 'basic' })
    ben = await served.person({ plan: 'basic' })
  })

  test('a person’s picture is kept, shown, replaced and removed, and nothing of it stays', async () => {
    expect(await shownTo(anna)).toBeNull()
    const address = await addressOf(await put(anna, own, png()))
    expect(await shownTo(anna)).toBe(address)
    expect(await bytesAt(anna, address)).toEqual(png())
    const listed = await (await served.admin.get(`/api/admin/users?search=${anna.email}`)).json()
    expect(listed.users).toMatchObject([{ avatar_image: address }])

    const next = await addressOf(await put(anna, own, webp()))
    expect([next === address, await shownTo(anna)]).toEqual([false, next])
    expect([(await anna.get(address)).status, store.count()]).toEqual([404, 1])
    expect((await remove(anna, own)).status).toBe(204)
    expect((await remove(anna, own)).status).toBe(204)
    expect([await shownTo(anna), (await anna.get(next)).status, store.count()]).toEqual([null, 404, 0])
  })

  test('it goes with its account, and is in the archive before', async () => {
    const leaver = await served.person({})
    const address = await addressOf(await put(leaver, own, png()))
    const archive = await leaver.get('/api/archive?language=de')
    expect(unzipped(Buffer.from(await archive.arrayBuffer())).get('profilbild.png')).toEqual(png())
    expect((await remove(served.admin, `/api/admin/users/${leaver.id}`)).status).toBe(204)
    expect((await served.admin.get(address)).status).toBe(404)
    await expect.poll(store.count, { timeout: 10_000 }).toBe(0)
  })

  test('it is seen by oneself and by administrators, and comes as a picture that can do nothing', async () => {
    const address = await addressOf(await put(anna, own, webp({ alpha: true })))
    const answer = await anna.get(address)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect([(await served.admin.get(address)).status, (await ben.get(address)).status]).toEqual([200, 404])
    expect((await fetch(`${served.url}${address}`)).status).toBe(401)
    await remove(anna, own)
  })

  test('a logo is everybody’s to see, and goes with its brand', async () => {
    const brand = await (await served.admin.post('/api/admin/brands', { name: 'Nordwind' })).json()
    const at = `/api/admin/brands/${brand._id}`
    const logo = await addressOf(await put(served.admin, `${at}/logo`, png({ width: 512, height: 120 })))
    expect(await (await ben.get(`/api/brands/${brand._id}`)).json()).toMatchObject({ name: 'Nordwind', logo })
    expect(await (await ben.get('/api/brands')).json()).toMatchObject({ brands: [{ logo }] })
    expect((await ben.get(logo)).status).toBe(200)
    const second = await addressOf(await put(served.admin, `${at}/logo`, webp()))
    expect([second === logo, store.count()]).toEqual([false, 1])
    expect((await put(ben, `${at}/logo`, png())).status).toBe(403)
    expect((await put(served.admin, '/api/admin/brands/nobody/logo', png())).status).toBe(404)
    expect((await remove(served.admin, at)).status).toBe(204)
    expect([(await ben.get(second)).status, store.count()]).toEqual([404, 0])
    const { entries } = await (await served.admin.get('/api/admin/audit?search=Nordwind')).json()
    expect(entries.map((entry: { did: string; details: object }) => [entry.did, entry.details])).toEqual([
      ['brand_deleted', {}],
      ['brand_changed', { logo: true }],
      ['brand_changed', { logo: true }],
      ['brand_made', {}],
    ])
  })
})

describe('what is sent', () => {
  const served = serving()
  let anna: Person
  beforeAll(async () => {
    anna = await served.person({})
  })

  const secret = 'Kiel, 54.32 N'
  const kept = async (bytes: Buffer) => bytesAt(anna, await addressOf(await put(anna, own, bytes)))

  test('is kept without what tells more than it shows', async () => {
    const more = ['eXIf', 'tEXt', 'iTXt', 'tIME', 'acTL'].map(name => chunk(name, secret))
    expect(await kept(png({ more }))).toEqual(png())
    const bare = await kept(
      webp({
        alpha: true,
        more: [
          ['EXIF', secret],
          ['XMP ', secret],
        ],
      }),
    )
    expect(bare.toString('latin1')).not.toContain(secret)
    expect(bare.toString('latin1')).not.toContain('profile')
    expect(bare.toString('latin1')).toContain('ALPH')
    // What was once kept is kept the same again.
    expect(await kept(bare)).toEqual(bare)
  })

  const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  test.each([
    ['nothing at all', Buffer.alloc(0), 'picture_empty', 'leer'],
    ['a drawing with a script', Buffer.from(script), 'picture_type', 'PNG, JPEG und WebP'],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'picture_type', 'PNG'],
    ['a GIF', Buffer.from('GIF89a\x01\0\x01\0'), 'picture_type', 'PNG'],
    ['a PNG that ends in the middle', png().subarray(0, 300), 'picture_broken', 'beschädigt'],
    ['a PNG of which lines are missing', png({ lines: 200 }), 'picture_broken', 'beschädigt'],
    ['a PNG that unfolds to more than it says', png({ lines: 257 }), 'picture_broken', 'beschädigt'],
    ['a PNG with one wrong byte', Buffer.from(png()).fill(1, 60, 61), 'picture_broken', 'beschädigt'],
    ['only the beginning of a PNG', png().subarray(0, 8), 'picture_broken', 'beschädigt'],
    ['a WebP that ends in the middle', webp().subarray(0, 60), 'picture_broken', 'beschädigt'],
    [
      'a film',
      webp({
        more: [
          ['ANIM', 'x'],
          ['ANMF', 'y'],
        ],
      }),
      'picture_broken',
      'beschädigt',
    ],
    ['one that is no square', png({ width: 256, height: 128 }), 'picture_huge', '256'],
    ['one with too many pixels', png({ width: 257 }), 'picture_huge', '256'],
    ['one with absurdly many pixels', png({ width: 1, height: 400_000_000, lines: 1 }), 'picture_broken', 'beschädigt'],
    ['a heap of bytes', Buffer.alloc(400_000, 7), 'picture_huge', '256'],
  ])('is refused where it is %s, and nothing changes', async (_, bytes, code, says) => {
    const before = await addressOf(await put(anna, own, png()))
    const answer = await put(anna, own, bytes)
    const { message, ...said } = await answer.json()
    expect(said).toMatchObject({ code })
    expect(message).toContain(says)
    expect(await shownTo(anna)).toBe(before)
  })

  test('is named where it is no bytes', async () => {
    const answer = await put(anna, own, 'data:image/png;base64,AAAA')
    expect(await answer.json()).toMatchObject({ code: 'invalid', fields: { picture: expect.any(String) } })
  })

  test('leaves one picture, however many are sent at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => put(anna, own, png())))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    const { rows } = await served.query('select id from picture')
    expect(rows).toHaveLength(1)
    expect((await anna.get(await shownTo(anna))).status).toBe(200)
  })
})
