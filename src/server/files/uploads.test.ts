import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type S3, startS3 } from '#tests/s3-server.ts'
import type { Person } from '#tests/serve.ts'
import { running, serving, servingOne } from '#tests/serving.ts'

const german = { 'accept-language': 'de' }
const megabyte = 1_000_000
const limit = 5 * 1024 * 1024

const story = 'Der Bäcker öffnet um sechs. Das Brot ist noch warm.\n'
const document = (name = 'Geschichte.txt', content: string | Uint8Array<ArrayBuffer> = story) =>
  new File([content], name)
const long = (bytes: number) => Buffer.alloc(bytes, story)

const stores = {
  'a folder': async () => {
    const folder = mkdtempSync(join(tmpdir(), 'federwerk-files-'))
    const everything = () =>
      readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile()).length
    return { url: `file://${folder}`, everything, close: async () => rmSync(folder, { recursive: true, force: true }) }
  },
  'a bucket': async () => {
    const s3: S3 = await startS3()
    return { url: s3.url, everything: s3.count, close: s3.close }
  },
}

describe.each(Object.entries(stores))('with %s', (_, open) => {
  const store = running(open)
  const served = serving(() => ({ environment: { FILES_URL: store.url } }))
  let anna: Person
  let ben: Person
  beforeAll(async () => {
    anna = await served.person({ plan: 'basic' })
    ben = await served.person({ plan: 'basic' })
  })

  const uploaded = async (file = document(), who = anna) => {
    const answer = await who.upload(file)
    const said = await answer.json()
    expect([answer.status, said]).toEqual([200, expect.anything()])
    return said as { response: string; file: Record<string, unknown> & { _id: string; address: string } }
  }
  const list = async (who = anna) => (await who.get('/api/files')).json()
  const remove = (id: string, who = anna) => who.send(`/api/files/${id}`, { method: 'DELETE' })
  const incoming = () => readdirSync(served.world.files.incoming)

  test('a document is read, kept, listed, given back as it was, and removed', async () => {
    const { response, file } = await uploaded()
    expect(file).toEqual({
      ...{ _id: expect.any(String), address: response, name: 'Geschichte.txt', type: 'text/plain', run: null },
      ...{ made: false, credit: null, seconds: null, extras: null },
      until: expect.any(String),
      ...{ bytes: Buffer.byteLength(story), pages: null, words: 10, language: 'de', excerpt: story.trim() },
      createdAt: expect.any(String),
    })
    expect(response).toBe(`/files/${file._id}`)
    expect(await list()).toEqual({
      ...{ files: [file], total: 1, page: 1, used: Buffer.byteLength(story), limit: 2000 * megabyte },
    })
    const one = await (await anna.get(`/api/files/${file._id}`)).json()
    expect(one).toEqual({ file, text: expect.stringContaining('Das Brot ist noch warm.') })
    const bytes = await anna.get(response)
    expect([bytes.status, await bytes.text()]).toEqual([200, story])

    expect((await remove(file._id)).status).toBe(204)
    expect([(await remove(file._id)).status, (await anna.get(response)).status]).toEqual([404, 404])
    expect(await list()).toMatchObject({ files: [], total: 0, used: 0 })
    expect([store.everything(), incoming()]).toEqual([0, []])
  })

  test('a document of one’s own is read into a text, and nothing of it is kept', async () => {
    const answer = await anna.upload(
      document('Brief.md', '# Guten Tag\n\nWir schreiben Ihnen heute.'),
      '/api/upload/text',
    )
    expect([answer.status, await answer.json()]).toEqual([
      200,
      {
        name: 'Brief.md',
        pages: null,
        words: 6,
        language: 'de',
        text: expect.stringContaining('Guten Tag'),
        cut: false,
      },
    ])
    expect([(await list()).total, store.everything(), incoming()]).toEqual([0, 0, []])
  })

  test('it comes as a thing to be saved, which may do nothing in the browser', async () => {
    const { response, file } = await uploaded(document('Bäcker "heute" (1).html', `<!doctype html><p>${story}</p>`))
    const { headers, status } = await anna.get(response)
    expect(status).toBe(200)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/plain',
      'content-disposition': `attachment; filename*=UTF-8''B%C3%A4cker%20%22heute%22%20%281%29.html`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, no-store',
      'cross-origin-resource-policy': 'same-origin',
    })
    await remove(file._id)
  })

  test('what is a page and a PDF at once is saved as what it was read as', async () => {
    const both = `<!doctype html><script>alert(1)</script><p>${story}</p><!--\n%PDF-1.7\n-->`
    const { file } = await uploaded(document('Rechnung.pdf', both))
    expect(file).toMatchObject({ type: 'text/plain', excerpt: expect.stringContaining('Bäcker') })
    await remove(file._id)
  })

  test('parts of it can be asked for, and what it is without it', async () => {
    const { response, file } = await uploaded()
    const part = async (range: string) => {
      const answer = await anna.get(response, { range })
      return [answer.status, answer.headers.get('content-range'), await answer.text()]
    }
    const size = Buffer.byteLength(story)
    expect(await part('bytes=4-10')).toEqual([206, `bytes 4-10/${size}`, 'Bäcker'])
    expect(await part('bytes=-6')).toEqual([206, `bytes ${size - 6}-${size - 1}/${size}`, 'warm.\n'])
    expect(await part(`bytes=${size - 6}-99999`)).toEqual([206, `bytes ${size - 6}-${size - 1}/${size}`, 'warm.\n'])
    expect(await part('bytes=99999-')).toEqual([416, `bytes */${size}`, ''])
    expect(await part('lines=1-2')).toEqual([200, null, story])
    const head = await anna.send(response, { method: 'HEAD', headers: { range: 'bytes=0-3' } })
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, String(size), ''])
    const resumed = await anna.get(response, { range: 'bytes=4-10', 'if-range': '"an earlier state"' })
    expect([resumed.status, await resumed.text()]).toEqual([200, story])
    await remove(file._id)
  })

  test('another person’s file looks like one that never was', async () => {
    const { file } = await uploaded()
    for (const [path, method] of [
      ['/files/', 'GET'],
      ['/files/', 'HEAD'],
      ['/api/files/', 'GET'],
      ['/api/files/', 'DELETE'],
    ] as const) {
      const [theirs, none] = await Promise.all(
        [file._id, randomUUID()].map(async id => {
          const answer = await ben.send(path + id, { method })
          const headers = [...answer.headers].filter(([name]) => name !== 'date')
          return { status: answer.status, headers, body: await answer.text() }
        }),
      )
      expect(theirs).toEqual(none)
      expect(theirs?.status).toBe(404)
    }
    expect((await list(ben)).total).toBe(0)
    for (const path of [`/files/${file._id}`, `/api/files/${file._id}`])
      expect((await served.nobody.get(path)).status).toBe(401)
    await remove(file._id)
  })

  test('twenty uploads at once take no more than the plan holds', async () => {
    const frida = await served.person({ plan: 'free' })
    const first = await uploaded(document('voll.txt'), frida)
    await served.query('update file set bytes = $2 where id = $1', [first.file._id, 97 * megabyte])
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => frida.upload(document(`${at}.txt`, long(megabyte)), undefined, german)),
    )
    const refused = answers.filter(({ status }) => status === 402)
    const { used, total } = await list(frida)
    expect([answers.filter(({ status }) => status === 200).length, refused.length, total]).toEqual([3, 17, 4])
    expect(used).toBeLessThanOrEqual(100 * megabyte)
    expect(await refused[0]?.json()).toEqual({
      ...{ success: false, code: 'storage_reached', message: expect.stringContaining('Speicherplatz') },
      ...{ used, limit: 100 * megabyte },
    })
    expect([store.everything(), incoming()]).toEqual([4, []])

    await served.query('update file set bytes = $2 where id = $1', [first.file._id, 100 * megabyte])
    expect((await frida.upload(document())).status).toBe(402)
    expect((await frida.upload(document(), '/api/upload/text')).status).toBe(200)
    await Promise.all((await list(frida)).files.map(({ _id }: { _id: string }) => remove(_id, frida)))
  }, 60_000)

  test('a file goes with its run, and with its person, and so do its bytes', async () => {
    const carla = await served.person({ plan: 'basic' })
    const [one, other] = [await uploaded(document(), carla), await uploaded(document(), carla)]
    const foreign = await uploaded(document(), ben)
    served.model.says('Ein Text.')
    const run = (await carla.ask('press', { content: 'Wir eröffnen.' })).headers.get('x-run-id') ?? ''
    for (const { file } of [one, foreign]) await served.world.files.attach(carla.id, file._id, run)
    await served.world.files.attach(ben.id, foreign.file._id, run)
    expect((await (await carla.get(`/api/files/${one.file._id}`)).json()).file.run).toBe(run)

    await served.query('delete from run where id = $1', [run])
    expect((await list(carla)).files).toEqual([other.file])
    expect((await list(ben)).files).toEqual([foreign.file])
    await served.world.files.clean()
    expect(store.everything()).toBe(2)

    await served.query('delete from "user" where id = $1', [carla.id])
    await served.world.files.clean()
    expect(store.everything()).toBe(1)
    await remove(foreign.file._id, ben)
    expect(store.everything()).toBe(0)
  })

  test('a file that went with its text gives way where room is wanted, and then the text is gone for good', async () => {
    const dora = await served.person({ plan: 'basic' })
    const { file } = await uploaded(document(), dora)
    served.model.says('Ein Text.')
    const text = await dora.ask('press', { content: 'Wir eröffnen.' })
    const run = text.headers.get('x-run-id') ?? ''
    await served.world.files.attach(dora.id, file._id, run)
    await dora.send(`/api/runs/${run}`, { method: 'DELETE' })
    expect((await dora.get(`/api/files/${file._id}`)).status).toBe(404)
    expect(await list(dora)).toMatchObject({ files: [], used: 0 })
    await served.query('update file set bytes = $2 where id = $1', [file._id, 2000 * megabyte])
    const { file: other } = await uploaded(document(), dora)
    expect((await dora.post(`/api/runs/removals/${run}/restore`)).status).toBe(404)
    await remove(other._id, dora)
    await served.world.files.clean()
  })

  test('what nobody used within a week is cleared away, and what was used is not', async () => {
    const files = await Promise.all([uploaded(), uploaded(), uploaded()])
    const [old, used, fresh] = files.map(({ file }) => file._id)
    served.model.says('Ein Text.')
    const run = (await anna.ask('press', { content: 'Wir eröffnen.' })).headers.get('x-run-id') ?? ''
    await served.world.files.attach(anna.id, used ?? '', run)
    await served.query(`update file set created_at = now() - interval '8 days' where id = any($1)`, [[old, used]])
    await served.world.files.clean()
    expect((await list()).files.map(({ _id }: { _id: string }) => _id).toSorted()).toEqual([used, fresh].toSorted())
    expect(store.everything()).toBe(2)
    await Promise.all([used, fresh].map(id => remove(id ?? '')))
  })

  test('bytes of an upload that never became a file are cleared away', async () => {
    const lost = randomUUID()
    await served.query(`insert into loose_file (id, due) values ($1, now())`, [lost])
    await served.world.files.clean()
    expect(await served.query('select id from loose_file')).toMatchObject({ rows: [] })
  })

  test.each([
    ['../../etc/passwd', 'passwd'],
    [String.raw`C:\Users\anna\Bäcker.txt`, 'Bäcker.txt'],
    ['Rechnung\u202Efdp.exe', 'Rechnungfdp.exe'],
    ['Zeile\r\neins\0.txt', 'Zeileeins.txt'],
    ['U\u0308bung.txt', 'Übung.txt'],
    ['..', 'file'],
    ['👩‍💻 Liste.txt', '👩‍💻 Liste.txt'],
    [`${'sehr lang '.repeat(60)}.txt`, `${'sehr lang '.repeat(60).slice(0, 196)}.txt`],
  ])('%j is called %j', async (sent, name) => {
    const { file } = await uploaded(document(sent))
    expect(file.name).toBe(name)
    await remove(file._id)
  })
})

describe('an upload', () => {
  const folder = mkdtempSync(join(tmpdir(), 'federwerk-files-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const served = serving({ environment: { FILES_URL: `file:${folder}` } })
  let anna: Person
  beforeAll(async () => {
    anna = await served.person({ plan: 'basic' })
  })

  const left = () => readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  const total = async () => (await (await anna.get('/api/files')).json()).total

  const head = (name = 'a.txt', field = 'file') =>
    `--grenze\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: text/plain\r\n\r\n`
  const end = '\r\n--grenze--\r\n'
  const form = { 'content-type': 'multipart/form-data; boundary=grenze' }

  /** A request by hand, of which the test decides when what is sent. */
  const begin = (headers: http.OutgoingHttpHeaders, path = '/api/upload') => {
    const request = http.request(served.url + path, { method: 'POST', headers: { cookie: anna.cookie, ...headers } })
    const answer = new Promise<{ status: number | undefined; said: Record<string, unknown> }>((resolve, reject) => {
      request.on('error', reject)
      request.on('response', async response => {
        let said = ''
        for await (const chunk of response) said += chunk
        resolve({ status: response.statusCode, said: JSON.parse(said || '{}') })
      })
    })
    answer.catch(() => {})
    return { request, answer }
  }
  const sent = (body: string | Buffer, headers: http.OutgoingHttpHeaders = form) => {
    const { request, answer } = begin(headers)
    request.end(body)
    return answer
  }

  test.each([
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'Foto.txt', 415, 'file_type'],
    ['nothing', Buffer.alloc(0), 'leer.txt', 422, 'document_empty'],
    ['a damaged PDF', Buffer.from('%PDF-1.7\n%%EOF'), 'kaputt.pdf', 422, 'document_broken'],
  ])('of %s is refused and leaves nothing', async (_, bytes, name, status, code) => {
    for (const path of ['/api/upload', '/api/upload/text']) {
      const answer = await anna.upload(new File([bytes], name), path, german)
      expect([answer.status, await answer.json()]).toMatchObject([status, { success: false, code }])
    }
    expect([await total(), left()]).toEqual([0, []])
  })

  test('of exactly the limit is kept, of a byte more it is not', async () => {
    const kept = await anna.upload(document('lang.txt', long(limit)))
    expect(kept.status).toBe(200)
    await anna.send((await kept.json()).file.address.replace('/files', '/api/files'), { method: 'DELETE' })
    const refused = await anna.upload(document('lang.txt', long(limit + 1)), undefined, german)
    expect([refused.status, await refused.json()]).toEqual([
      413,
      { success: false, code: 'file_too_large', message: 'Die Datei darf höchstens 5 MB groß sein.', megabytes: 5 },
    ])
    expect(left()).toEqual([])
  })

  test('that claims to be small and is not, is cut by its claim', async () => {
    const { status } = await sent(head() + story + end, { ...form, 'content-length': 120 }).catch(() => ({ status: 0 }))
    expect([0, 400, 422, 503]).toContain(status)
    await vi.waitFor(async () => expect([await total(), left()]).toEqual([0, []]), 30_000)
  })

  test('that claims to be huge is refused before anything is read', async () => {
    const { request, answer } = begin({ ...form, 'content-length': 900 * megabyte })
    request.write(head())
    expect(await answer).toMatchObject({ status: 413, said: { code: 'file_too_large' } })
    request.destroy()
    expect(left()).toEqual([])
  })

  test.each(['in the file', 'before the file', 'after the file'])('that never ends %s is given up', async where => {
    const { request, answer } = begin(form)
    const opened = { 'in the file': head(), 'before the file': '', 'after the file': head() + story + end }[where]
    request.write(opened)
    let gone = false
    const over = answer.finally(() => (gone = true))
    while (!gone) {
      const more = request.write('x'.repeat(65_536))
      await (more ? pause(1) : Promise.race([pause(20), over.catch(() => {})]))
    }
    expect(await answer).toMatchObject({ status: 413, said: { code: 'file_too_large' } })
    request.destroy()
    await vi.waitFor(() => expect(left()).toEqual([]), 30_000)
  })

  test('that is broken off leaves nothing', async () => {
    const { request, answer } = begin(form)
    request.write(head())
    request.write(long(megabyte))
    await vi.waitFor(() => expect(left()).not.toEqual([]), 30_000)
    request.destroy()
    await expect(answer).rejects.toThrow()
    await vi.waitFor(() => expect(left()).toEqual([]), 30_000)
    expect(await total()).toBe(0)
  })

  test.each([
    ['without a file', `--grenze\r\nContent-Disposition: form-data; name="other"\r\n\r\nx${end}`, form],
    ['with the file under another name', head('a.txt', 'document') + story + end, form],
    ['with an empty form', end.trimStart(), form],
    ['that is no form', story, { 'content-type': 'text/plain' }],
    ['of JSON', '{}', { 'content-type': 'application/json' }],
    ['without a boundary', story, { 'content-type': 'multipart/form-data' }],
    ['that says nothing of itself', story, {}],
  ])('%s is told so at its field', async (_, body, headers) => {
    const { status, said } = await sent(body, { ...headers, 'accept-language': 'de' })
    expect([status, said]).toMatchObject([422, { code: 'invalid', fields: { file: 'Wählen Sie eine Datei aus.' } }])
    expect(left()).toEqual([])
  })

  test.each([
    ['that ends in the middle of its form', head() + story],
    ['that ends in the middle of its head', head().slice(0, 40)],
    ['with another boundary than it says', (head() + story + end).replaceAll('grenze', 'mauer')],
    ['that is packed', gzipSync(head() + story + end)],
    ['of nothing at all', ''],
  ])('%s is told so', async (_, body) => {
    const { status, said } = await sent(body)
    expect([status, said.code, await total(), left()]).toEqual([422, 'invalid', 0, []])
  })

  test('is taken from our own pages only', async () => {
    for (const [name, from] of [
      ['origin', 'https://evil.example'],
      ['sec-fetch-site', 'cross-site'],
    ] as const) {
      const answer = await anna.upload(document(), undefined, { [name]: from })
      expect([answer.status, (await answer.json()).code]).toEqual([403, 'foreign_origin'])
    }
    expect(left()).toEqual([])
  })

  test('that is refused is answered when it has come, so that slow lines hear it too', async () => {
    const body = Buffer.concat([Buffer.from(head()), long(megabyte), Buffer.from(end)])
    const { request, answer } = begin({ ...form, 'content-length': body.length, cookie: '' })
    let cutOff = false
    request.on('socket', socket => socket.on('close', () => (cutOff ||= !request.writableEnded)))
    for (let at = 0; at < body.length; at += body.length / 5) {
      request.write(body.subarray(at, at + body.length / 5))
      await pause(200)
    }
    request.end()
    expect(await answer).toMatchObject({ status: 401, said: { code: 'signed_out' } })
    expect(cutOff).toBe(false)
  })

  test('is refused where nobody is signed in, before anything is read', async () => {
    expect((await served.nobody.upload(document())).status).toBe(401)
    expect(left()).toEqual([])
  })

  test('that cannot be written ends in a sentence, and nothing is half', async () => {
    rmSync(folder, { recursive: true })
    const answer = await anna.upload(document(), undefined, german)
    expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'unavailable' }])
    expect([await total(), existsSync(folder)]).toEqual([0, false])
  })
})

test('a server whose bucket stumbles after the upload keeps nothing of it', async () => {
  const s3 = await startS3()
  const served = await servingOne({ environment: { FILES_URL: s3.url } })
  const anna = await served.person({ plan: 'basic' })
  s3.fails(500, 3)
  const answer = await anna.upload(document())
  expect([answer.status, (await answer.json()).code]).toEqual([503, 'unavailable'])
  expect(await (await anna.get('/api/files')).json()).toMatchObject({ total: 0, used: 0 })
  expect(readdirSync(served.world.files.incoming)).toEqual([])
  await s3.close()
})
