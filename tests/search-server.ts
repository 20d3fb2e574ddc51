import { once } from 'node:events'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type OwnFault, ownFaults, ownWires } from './own-search-wires.ts'
import { documentOf } from './pages/page.ts'
import { type ServiceFault, serviceFaults } from './service-faults.ts'
import { type WebPage, webPages } from './search-pages.ts'

export type Hit = WebPage & { readonly address: string }
type Question = { readonly words: string; readonly most: number }

const wordsIn = (text: string) =>
  new Set((text.toLowerCase().match(/[\p{L}\d]{2,}/gu) ?? []).map(word => word.slice(0, 6)))

/** The pages that share most words with a question, as searches rank: by words alone. */
const found = (at: string, { words, most }: Question): readonly Hit[] => {
  const wanted = [...wordsIn(words)]
  return Object.entries(webPages)
    .map(([path, page]) => {
      const said = wordsIn([page.title, ...page.says].join(' '))
      return { ...page, address: at + path, score: wanted.filter(word => said.has(word)).length }
    })
    .filter(({ score }) => score >= Math.min(2, wanted.length))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most)
}

export type Wire = {
  question(request: IncomingMessage, url: URL, body: string): Question
  answer(hits: readonly Hit[], fault?: OwnFault): object
}

/** What each service is asked, and how it answers. */
const wires: Readonly<Record<string, Wire>> = {
  ...ownWires,
  'POST /search': {
    question: (_, __, body) => ({ words: JSON.parse(body).query, most: JSON.parse(body).max_results }),
    answer: hits => ({
      ...{ query: '', answer: null, images: [], response_time: 0.4 },
      results: hits.map(({ title, address, says, date }) => ({
        ...{ title, url: address, content: says[0], score: 0.9, raw_content: null, published_date: date },
      })),
    }),
  },
  'GET /res/v1/web/search': {
    question: (_, { searchParams }) => ({
      words: searchParams.get('q') ?? '',
      most: Number(searchParams.get('count')),
    }),
    answer: hits => ({
      ...{ type: 'search', query: {} },
      web: {
        type: 'search',
        results: hits.map(({ title, address, says, date }) => ({
          ...{ title, url: address, description: `<strong>${says[0]}</strong>`, page_age: date && `${date}T00:00:00` },
        })),
      },
    }),
  },
  'GET /search': {
    question: (_, { searchParams }) => ({ words: searchParams.get('q') ?? '', most: 10 }),
    answer: hits => ({
      results: hits.map(({ title, address, says, date }) => ({
        ...{ title, url: address, content: says[0], publishedDate: date && `${date}T00:00:00`, engine: 'test' },
      })),
    }),
  },
  'GET /w/api.php': {
    question: (_, { searchParams }) => ({
      words: searchParams.get('srsearch') ?? '',
      most: Number(searchParams.get('srlimit')),
    }),
    answer: hits => ({
      batchcomplete: true,
      query: {
        search: hits
          .filter(({ address }) => address.includes('/wiki/'))
          .map(({ title, says }) => ({
            ...{ ns: 0, title, pageid: 1, timestamp: '2024-05-17T10:00:00Z' },
            snippet: `<span class="searchmatch">${title}</span> ${says[0]}`,
          })),
      },
    }),
  },
}

const html = { 'content-type': 'text/html; charset=utf-8' }
const pageOf = ({ title, language, date, says }: WebPage) =>
  documentOf({
    ...{ language, title, head: date ? `<meta property="article:published_time" content="${date}">` : '' },
    body: `<main><article><h1>${title}</h1>${says.map(one => `<p>${one}</p>`).join('\n')}</article></main>`,
  })

const serves = (page: WebPage, response: ServerResponse) => {
  if (page.fault === 'slow') return undefined
  if (page.fault === 'login') return response.writeHead(401, html).end(pageOf({ ...page, says: ['Bitte anmelden.'] }))
  if (page.fault === 'gone') return response.writeHead(404, html).end()
  if (page.fault === 'empty') return response.writeHead(200, html).end()
  if (page.fault === 'inward') return response.writeHead(302, { location: 'http://169.254.169.254/' }).end()
  return response.writeHead(200, html).end(pageOf(page))
}

/** That nothing is found, or everything twice. */
type Fault = ServiceFault | OwnFault | 'empty' | 'twice'
const isOfService = (fault: Fault | undefined): fault is ServiceFault =>
  fault !== undefined && Object.hasOwn(serviceFaults, fault)

/** Reads a page until it can be read: on a busy machine the process that reads takes its time to start. */
export const readerStarted = async (read: (address: string) => Promise<unknown>, at: string) => {
  for (let tries = 0; tries < 12; tries++) if (await read(`${at}/ort/1`).then(Boolean, () => false)) return
}

/** A web of some forty pages on loopback, and the services that search it. */
export const startSearch = async (port = 0) => {
  const asked: { path: string; key: string | undefined; words: string }[] = []
  const read: string[] = []
  const changed = new Map<WebPage, Partial<WebPage>>()
  let fault: Fault | undefined
  let left = 0
  const server = http.createServer((request, response) => {
    const at = `http://${request.headers.host}`
    const url = new URL(request.url ?? '/', at)
    const wire = wires[`${request.method} ${url.pathname}`]
    const page =
      webPages[decodeURIComponent(url.pathname)] ?? webPages[decodeURIComponent(url.pathname).replaceAll(' ', '_')]
    if (url.pathname === '/robots.txt')
      return response.writeHead(200, { 'content-type': 'text/plain' }).end('User-agent: *\nDisallow: /gesperrt/\n')
    if (!wire) {
      read.push(url.pathname)
      return page ? serves({ ...page, ...changed.get(page) }, response) : response.writeHead(404, html).end()
    }
    let body = ''
    const { headers } = request
    request.setEncoding('utf8').on('data', (more: string) => (body += more))
    return request.on('end', () => {
      const question = wire.question(request, url, body)
      const key = headers.authorization ?? headers['x-subscription-token'] ?? headers['x-api-key']
      asked.push({ path: url.pathname, key: key === undefined ? undefined : String(key), words: question.words })
      const now = left-- > 0 ? fault : undefined
      const all = found(at, question)
      const hits = { empty: [], twice: [...all, ...all] }[String(now)] ?? all
      const good = JSON.stringify(
        wire.answer(
          hits,
          ownFaults.find(one => one === now),
        ),
      )
      if (isOfService(now)) return serviceFaults[now]({ request, response, good })
      return response.writeHead(200, { 'content-type': 'application/json' }).end(good)
    })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    /** What was searched for. */
    asked: asked as readonly { path: string; key: string | undefined; words: string }[],
    /** The pages that were asked for. */
    read: read as readonly string[],
    /** A page is otherwise from now on. */
    changes(path: string, otherwise: Partial<WebPage>) {
      const page = webPages[path]
      if (page) changed.set(page, otherwise)
    },
    /** What goes wrong with searches from now on, so many times. */
    fails(how?: Fault, times = Infinity) {
      fault = how
      left = how === undefined ? 0 : times
    },
    /** The environment in which a server searches here. */
    environment: (named: string) => ({
      SEARCH_URL: named.replace('HERE', url),
      SEARCH_BASE_URL: url,
      ALLOWED_PRIVATE_ADDRESSES: new URL(url).host,
    }),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
