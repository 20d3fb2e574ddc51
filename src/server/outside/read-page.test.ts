import { afterAll, expect, test } from 'vitest'
import { paths, plainText, readable, startPages } from '#tests/page-server.ts'
import { serve } from '#tests/serve.ts'

const pages = await startPages()
const others = await startPages()
const federwerk = await serve({
  outsidePatience: 3000,
  environment: { ALLOWED_PRIVATE_ADDRESSES: `127.0.0.1:${pages.port}` },
})
const { readPage } = federwerk.world
afterAll(() => Promise.all([federwerk.close(), pages.close(), others.close()]))

test.each(Object.entries(readable))(
  'the page at %s is fetched and understood',
  async (path, { title, language, keeps }) => {
    const read = await readPage(pages.url + path)
    expect(read).toMatchObject({ title, language, address: pages.url + path })
    for (const fact of keeps) expect(read.text).toContain(fact)
  },
)

test('a plain text is read as it is', async () => {
  expect(await readPage(pages.url + paths.plain)).toEqual({
    address: pages.url + paths.plain,
    text: plainText,
    words: 14,
    language: 'de',
  })
})

test('a page that is at home at http alone is read without the scheme, too', async () => {
  const read = await readPage((pages.url + paths.landing).replace('http:', 'https:'))
  expect(read).toMatchObject({ address: pages.url + paths.landing, title: readable[paths.landing]?.title })
})

test('a page that has moved is told by its new address', async () => {
  const read = await readPage(pages.url + paths.moved)
  expect(read).toMatchObject({ address: pages.url + paths.landing, title: readable[paths.landing]?.title })
})

const refused = ['inward', 'circle', 'endless', 'picture', 'broken', 'missing', 'login', 'shell', 'empty'] as const
test.each(refused)('what is %s cannot be read', async path => {
  await expect(readPage(pages.url + paths[path])).rejects.toMatchObject({ code: 'page_unreadable' })
})

test('what leads where one has to sign in is not the page that was named', async () => {
  await expect(readPage(pages.url + paths.leadsToLogin)).rejects.toMatchObject({ code: 'page_unreadable' })
})

test('what a site keeps from programs is not asked for, and the site is asked for its rules once', async () => {
  const timesAsked = () => pages.requests.filter(path => path === '/robots.txt').length
  const before = timesAsked()
  const forbidden = readPage(pages.url + paths.forbidden)
  await expect(forbidden).rejects.toMatchObject({ code: 'page_forbids_programs' })
  expect(pages.requests).not.toContain(paths.forbidden)
  await readPage(pages.url + paths.germanArticle)
  expect([before > 0, timesAsked()]).toEqual([true, before])
})

test('what is slow, or silent, is not waited for', async () => {
  const waiting = [paths.slow, paths.silent].map(path => readPage(pages.url + path))
  for (const outcome of await Promise.allSettled(waiting))
    expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'page_unreadable' } })
})

test('nobody else on this machine is asked, nor are we ourselves', async () => {
  for (const address of [others.url + paths.landing, `${federwerk.url}/healthz`, 'http://localhost/'])
    await expect(readPage(address)).rejects.toMatchObject({ code: 'page_unreadable' })
  expect(others.requests).toEqual([])
})
