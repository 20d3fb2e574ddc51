import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { jpeg, png } from './pictures.ts'
import { type ServiceFault, serviceFaults } from './service-faults.ts'

/** A picture as a collection knows it. */
const bees = { title: 'Two hives', author: 'Ada [Bee] Lind', page: 'https://example.com/photo/1' }

type Answers = Readonly<Record<string, (at: string) => unknown>>

/** What each collection answers, as its own service does. */
const answers: Answers = {
  '/v1/search': at => ({
    page: 1,
    per_page: 24,
    total_results: 1,
    photos: [
      {
        ...{ id: 1, width: 4000, height: 3000, url: bees.page, photographer: bees.author },
        ...{ photographer_url: 'https://example.com/@ada', photographer_id: 7, avg_color: '#978E82', liked: false },
        src: {
          original: `${at}/large.jpg`,
          large2x: `${at}/large.jpg`,
          large: `${at}/large.jpg`,
          medium: `${at}/small.png`,
        },
        alt: bees.title,
      },
    ],
  }),
  '/search/photos': at => ({
    total: 1,
    total_pages: 1,
    results: [
      {
        ...{ id: 'x1', width: 4000, height: 3000, description: null, alt_description: bees.title },
        urls: { raw: `${at}/large.jpg`, full: `${at}/large.jpg`, regular: `${at}/large.jpg`, small: `${at}/small.png` },
        links: { self: at, html: bees.page, download: at, download_location: `${at}/photos/x1/download?ixid=1` },
        user: { id: 'u', username: 'ada', name: bees.author, links: { html: 'https://example.com/@ada' } },
      },
    ],
  }),
  '/api/': at => ({
    total: 1,
    totalHits: 1,
    hits: [
      {
        ...{ id: 1, pageURL: bees.page, type: 'photo', tags: bees.title, previewURL: `${at}/small.png` },
        ...{ webformatURL: `${at}/small.png`, largeImageURL: `${at}/large.jpg`, user_id: 7, user: bees.author },
      },
    ],
  }),
  '/v1/images/': at => ({
    ...{ result_count: 1, page_count: 1, page_size: 20, page: 1 },
    results: [
      {
        ...{ id: 'a', title: bees.title, creator: bees.author, creator_url: 'https://example.com/@ada' },
        ...{ foreign_landing_url: bees.page, url: `${at}/large.jpg`, thumbnail: `${at}/small.png` },
        ...{ license: 'by-sa', license_version: '2.0', license_url: 'https://creativecommons.org/licenses/by-sa/2.0/' },
      },
    ],
  }),
  '/w/api.php': at => ({
    batchcomplete: true,
    query: {
      pages: [
        { pageid: 2, ns: 6, title: 'File:Nameless.jpg', index: 2, imageinfo: [{ ...hosted(at), extmetadata: {} }] },
        {
          ...{ pageid: 1, ns: 6, title: 'File:Two hives.jpg', index: 1 },
          imageinfo: [
            {
              ...hosted(at),
              extmetadata: {
                ObjectName: { value: bees.title },
                Artist: { value: '<a href="https://example.com/@ada" title="x">Ada [Bee]</a> Lind' },
                LicenseShortName: { value: 'CC BY-SA 4.0' },
                LicenseUrl: { value: 'https://creativecommons.org/licenses/by-sa/4.0' },
              },
            },
          ],
        },
      ],
    },
  }),
}
const hosted = (at: string) => ({
  url: `${at}/large.jpg`,
  thumburl: `${at}/1280px-large.jpg`,
  descriptionurl: bees.page,
})

const pictures: Readonly<Record<string, () => [type: string, bytes: Buffer]>> = {
  '/large.jpg': () => ['image/jpeg', jpeg({ place: '54.32 N' })],
  '/1280px-large.jpg': () => ['image/jpeg', jpeg()],
  '/330px-large.jpg': () => ['image/jpeg', jpeg()],
  '/small.png': () => ['image/png', png({ width: 90, height: 60 })],
}

/** Answers as the collections of pictures do that can be searched, and serves what they show. */
export const startImages = async () => {
  const asked: { url: string; authorization: string | undefined }[] = []
  let fault: ServiceFault | 'no picture' | undefined
  let left = 0
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost')
    const at = `http://${request.headers.host}`
    asked.push({ url: request.url ?? '', authorization: request.headers.authorization })
    const picture = pictures[pathname]?.()
    if (picture && fault !== 'no picture')
      return response.writeHead(200, { 'content-type': picture[0] }).end(picture[1])
    if (picture) return response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Gone')
    const answer = answers[pathname]?.(at)
    const good = JSON.stringify(answer ?? {})
    if (fault && fault !== 'no picture' && left-- > 0) return serviceFaults[fault]({ request, response, good })
    if (!answer && !pathname.endsWith('/download')) return response.writeHead(404).end('{}')
    return response.writeHead(200, { 'content-type': 'application/json' }).end(good)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    asked,
    /** What goes wrong from now on, so many times. */
    fails(how?: ServiceFault | 'no picture', times = Infinity) {
      fault = how
      left = times
    },
    /** The environment in which a server searches here. */
    environment: (named: string) => ({
      IMAGE_SEARCH_URL: named,
      IMAGE_SEARCH_BASE_URL: `http://127.0.0.1:${port}`,
      ALLOWED_PRIVATE_ADDRESSES: `127.0.0.1:${port}`,
    }),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
