import { beforeAll, describe, expect, test } from 'vitest'
import { creditLine } from '#shared/credit.ts'
import { startImages } from '#tests/image-server.ts'
import type { ServiceFault } from '#tests/service-faults.ts'
import type { Person } from '#tests/serve.ts'
import { running, serving, servingOne } from '#tests/serving.ts'
import { configFrom } from '../config.ts'

const images = running(startImages)

const search = async (person: Person, content: string) => person.post('/api/engins/search_image', { content })
const firstOf = async (answer: Response) => (await answer.json()).images[0]
const licences = {
  'pexels:secret': 'Pexels License',
  'unsplash:secret': 'Unsplash License',
  'pixabay:secret': 'Pixabay Content License',
  'openverse:': 'CC BY-SA 2.0',
  'wikimedia:': 'CC BY-SA 4.0',
}

describe.each(Object.entries(licences))('pictures of %s', (named, licence) => {
  const served = serving(() => ({ environment: images.environment(named) }))
  let anna: Person
  beforeAll(async () => {
    anna = await served.person({ plan: 'basic' })
  })

  test('are found with their licence, seen through us, and kept once with whom to name', async () => {
    const before = await anna.used()
    const answer = await search(anna, 'Bienen')
    expect(answer.status).toBe(200)
    const { images: found } = await answer.json()
    expect(found).toHaveLength(1)
    const [one] = found
    expect(one).toMatchObject({ title: 'Two hives', author: 'Ada [Bee] Lind', source: 'https://example.com/photo/1' })
    expect([one.licence, one.thumb]).toEqual([licence, expect.stringMatching(/^\/api\/images\/thumbs\//)])
    const thumb = await anna.get(one.thumb)
    expect([thumb.status, thumb.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)])

    const kept = await anna.post('/api/images', { image: one._id })
    const { response, file } = await kept.json()
    expect(file).toMatchObject({ type: 'image/jpeg', credit: { author: 'Ada [Bee] Lind', licence }, run: null })
    const bytes = Buffer.from(await (await anna.get(response)).arrayBuffer())
    expect(bytes.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]))
    expect(bytes.toString('latin1')).not.toContain('54.32 N')
    expect(await anna.used()).toBe(before)
    const asked = images.asked.filter(({ url }) => url.includes('Bienen')).length
    await search(anna, ' bienen ')
    expect(images.asked.filter(({ url }) => /bienen/i.test(url)).length).toBe(asked)
  })
})

test('a key goes to its collection in the way that it wants, and one that wants to be told is', async () => {
  const served = await servingOne({ environment: images.environment('unsplash:secret') })
  const anna = await served.person({ plan: 'basic' })
  images.asked.length = 0
  await anna.post('/api/images', { image: (await firstOf(await search(anna, 'Hummel')))._id })
  await expect.poll(() => images.asked.some(({ url }) => url.startsWith('/photos/x1/download'))).toBe(true)
  const [question] = images.asked
  expect(question?.authorization).toBe('Client-ID secret')
  expect(images.asked.find(({ url }) => url === '/large.jpg')?.authorization).toBeUndefined()
})

describe('what does not go well', () => {
  const environment = () => images.environment('pexels:secret')
  const served = serving(() => ({ environment: environment(), outsidePatience: 1_500, pause: 1 }))
  let anna: Person
  beforeAll(async () => {
    anna = await served.person({ plan: 'basic' })
  })

  const german = { 'accept-language': 'de' }
  // What happens, how often it happens, how often the collection is asked, and what people are told.
  const away = /^Die Bildersuche antwortet gerade nicht.*nichts berechnet/
  const refused = /^Die Bildersuche nimmt unseren Zugang nicht an.*nichts berechnet/
  const busy = /^Die Bildersuche ist ausgelastet.*nichts berechnet; in \d+ Sekunden/
  test.each<[row: string, ServiceFault, times: number, asked: number, told?: RegExp]>([
    ['F9 refused', 400, 9, 1, away],
    ['F9 key refused', 401, 9, 1, refused],
    ['F9 forbidden', 403, 9, 1, refused],
    ['F10 busy, then not', 429, 1, 2],
    ['F10 busy', 429, 9, 3, busy],
    ['F10 busy for long', 'busy-long', 9, 1, busy],
    ['F11 broken, then not', 500, 2, 3],
    ['F11 broken', 500, 9, 3, away],
    ['F11 hangs up', 'reset', 9, 3, away],
    ['F12 breaks off', 'reset-mid', 9, 3, away],
    ['F13 says nothing', 'slow', 9, 1, away],
    ['F13 drips', 'drip', 9, 1, away],
    ['F14 a page', 'html', 9, 1, away],
    ['F14 JSON of another kind', 'nonsense', 9, 1, away],
    ['F14 not a word', 'nothing', 9, 1, away],
    ['F14 a mark before it', 'bom', 9, 1],
    ['F15 without end', 'huge', 9, 1, away],
    ['F15 a bomb', 'bomb', 9, 1, away],
  ])('%s', async (row, fault, times, asked, told) => {
    const before = images.asked.length
    images.fails(fault, times)
    const answer = await anna.post('/api/engins/search_image', { content: `Bienen ${row}` }, german)
    images.fails()
    expect(images.asked.length - before).toBe(asked)
    expect(answer.status).toBe(told ? 502 : 200)
    if (told) expect((await answer.json()).message).toMatch(told)
    else expect((await answer.json()).images).toHaveLength(1)
  })

  test('what is no picture any more is not kept', async () => {
    const one = await firstOf(await search(anna, 'weg'))
    images.fails('no picture')
    const kept = await anna.post('/api/images', { image: one._id }, german)
    const thumb = await anna.get(one.thumb)
    images.fails()
    expect([kept.status, thumb.status]).toEqual([502, 502])
    expect((await kept.json()).message).toContain('wählen Sie ein anderes')
    expect((await (await anna.get('/api/files')).json()).files).toEqual([])
  })

  test('nobody has an address fetched that no search has found', async () => {
    const forged = Buffer.from(JSON.stringify({ url: 'http://127.0.0.1/secret' })).toString('base64url')
    expect((await anna.post('/api/images', { image: forged })).status).toBe(404)
    expect((await anna.get(`/api/images/thumbs/${forged}`)).status).toBe(404)
    const one = await firstOf(await search(anna, 'Bienen'))
    expect((await anna.get(`/api/images/thumbs/${one._id}`)).status).toBe(404)
  })

  test('nothing to look for, a plan without the tool and no account are told so', async () => {
    const ben = await served.person({ plan: 'free' })
    expect((await search(anna, ' ')).status).toBe(422)
    expect((await search(ben, 'Bienen')).status).toBe(403)
    expect((await served.nobody.post('/api/engins/search_image', { content: 'Bienen' })).status).toBe(401)
  })
})

test('where no collection is named nobody can search, and everybody is told', async () => {
  const served = await servingOne()
  const anna = await served.person({ plan: 'basic' })
  expect(await (await anna.get('/api/images')).json()).toEqual({ provider: null })
  expect((await search(anna, 'Bienen')).status).toBe(503)
})

test('a collection that is not known, or lacks its key, is told at the start', () => {
  for (const named of ['flickr:key', 'pexels:', 'pexels', 'openverse'])
    expect(() => configFrom({ IMAGE_SEARCH_URL: named })).toThrow(/IMAGE_SEARCH_URL should be pexels:KEY/)
})

test('whoever is to be named stands in a line of Markdown, with no signs of their own', () => {
  const credit = {
    author: 'Ada [Bee] *Lind*',
    provider: 'Openverse',
    source: 'https://example.com/a_(b)',
    licence: 'CC0',
  }
  expect(creditLine(credit, 'de')).toBe(
    'Foto: Ada \\[Bee\\] \\*Lind\\* / [Openverse](https://example.com/a_%28b%29), CC0',
  )
  expect(creditLine({ author: '' }, 'en')).toBe('')
})
