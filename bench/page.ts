import { readFileSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import type { Browser, BrowserContext } from 'playwright-core'
import { build } from 'vite'
import { chromiumFile, howToGetChromium, openBrowser } from '#tests/browser.ts'
import { budget, firstLoad } from '../scripts/size.ts'
import type { Ours } from './servers.ts'
import { digits, median, type Row } from './table.ts'

const rounds = 7
const slower = 4

type Visit = { milliseconds: number; script: number }
const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`

/** The bare page, built like ours and served from memory, as small as it gets. */
const serveReact = async () => {
  const outDir = join(import.meta.dirname, '../node_modules/.cache/federwerk/react')
  await build({
    ...{ configFile: false, root: join(import.meta.dirname, 'react'), logLevel: 'error', plugins: [react()] },
    build: { outDir, emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  })
  const types: Readonly<Record<string, string>> = { js: 'text/javascript', html: 'text/html' }
  const server = http.createServer((request, response) => {
    const name = request.url === '/' ? 'index.html' : (request.url ?? '')
    const type = types[name.split('.').at(-1) ?? '']
    if (!type) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' })
    response.end(gzipSync(readFileSync(join(outDir, name))))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://localhost:${port}/`, close: () => server.close() }
}

/** Asks the browser, in the page: when the largest thing on it was painted, after so long a silence. */
const largestPaint = () =>
  new Promise<number>(resolve => {
    let at = 0
    new PerformanceObserver(list => (at = list.getEntries().at(-1)?.startTime ?? at)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    })
    setTimeout(() => resolve(at), 500)
  })

/** Asks the browser, in the page: how much script it has fetched; compressed bytes, as the server has sent them. */
const scriptSize = () =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ name }) => name.endsWith('.js'))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)

/** Visits a page as for the first time, on a machine four times slower. Milliseconds. */
const visit = async (
  browser: Browser,
  url: string,
  enter: (context: BrowserContext) => Promise<void>,
  there: string,
) => {
  const context = await browser.newContext({ locale: 'de-DE', viewport: { width: 1360, height: 860 } })
  await enter(context)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.goto(url)
  await page.waitForSelector(there)
  await page.waitForLoadState('networkidle')
  const milliseconds = await page.evaluate(largestPaint)
  const script = await page.evaluate(scriptSize)
  await context.close()
  return { milliseconds, script }
}

const scriptRow = (bare: string, bytes: number): Row => ({
  what: 'Script of a first visit to the catalogue, compressed',
  bare,
  ours: kilobytes(bytes),
  result: kilobytes(bytes),
  aim: kilobytes(budget),
  met: bytes <= budget,
})

/** How heavy the catalogue is, and how soon it stands, beside a page made with React that holds nothing. */
export const firstPage = async ({ url, cookie }: Pick<Ours, 'url' | 'cookie'>): Promise<Row[]> => {
  if (!chromiumFile()) {
    console.error(`Without a browser no page is measured: ${howToGetChromium}.`)
    return [scriptRow('', firstLoad())]
  }
  const bare = await serveReact()
  const browser = await openBrowser()
  const cookies = cookie.split('; ').map(pair => {
    const [name = '', ...value] = pair.split('=')
    return { name, value: value.join('='), url }
  })
  const found: [Visit, Visit][] = []
  for (let round = 0; round <= rounds; round++) {
    const nothing = await visit(browser, bare.url, async () => {}, 'button')
    const ours = await visit(browser, `${url}/de/engins`, context => context.addCookies(cookies), 'main h2')
    if (round) found.push([nothing, ours])
  }
  await browser.close()
  bare.close()
  const [bareSize, size] = [0, 1].map(at => median(found.map(visits => visits[at]!.script)))
  const [nothing = 0, ours = 0] = [0, 1].map(at => median(found.map(visits => visits[at]!.milliseconds)))
  const ratio = median(found.map(([one, other]) => other.milliseconds / one.milliseconds))
  return [
    scriptRow(kilobytes(bareSize ?? 0), size ?? 0),
    {
      what: `Largest paint of the catalogue, CPU ${slower} times slower`,
      bare: `${digits(nothing)} ms`,
      ours: `${digits(ours)} ms`,
      result: `${digits(ratio)} times`,
      aim: '2 times',
      met: ratio <= 2,
    },
  ]
}
