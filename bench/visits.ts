import type { Browser } from 'playwright-core'
import { chromiumFile, howToGetChromium, openBrowser } from '#tests/browser.ts'
import type { Ours } from './servers.ts'
import { digits, median, type Row } from './table.ts'

const rounds = 3
const slower = 4
const mostRequests = 25
const mostScript = 200_000
const mostShift = 0.02

/** A page of each kind; the largest thing on most of them comes from the server. */
const kinds = {
  'The catalogue': '/de/engins',
  'A tool': '/de/engins/v1/press_release',
  Bookmarks: '/de/bookmarks',
  History: '/de/history',
  Settings: '/de/settings',
  'An admin page': '/de/admin/users',
}

/** As browsers imitate them: latency in milliseconds, throughput in bytes a second. */
const lines = {
  'Slow 4G': { aim: 2500, network: { latency: 562, downloadThroughput: 180_000, uploadThroughput: 84_375 } },
  'no limit': { aim: 1200, network: undefined },
}

type Visit = { largest: number; name: string; shift: number; requests: number; script: number; bytes: number }
type Figure = Exclude<keyof Visit, 'name'>

type Painted = PerformanceEntry & { element: Element | null }
type Shifted = PerformanceEntry & { value: number }

/**
 * Asks the browser, in the page: when the largest thing on it was painted and what that is, how much of it jumped
 * meanwhile (the sum of its layout shifts), and what was fetched for the page.
 */
const account = () =>
  new Promise<Visit>(resolve => {
    let largest = 0
    let name = ''
    let shift = 0
    new PerformanceObserver(list => {
      const last = list.getEntries().at(-1) as Painted | undefined
      if (!last) return
      largest = last.startTime
      name = `${last.element?.localName ?? 'gone'} “${last.element?.textContent.trim().slice(0, 20) ?? ''}”`
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver(list => {
      for (const { value } of list.getEntries() as Shifted[]) shift += value
    }).observe({ type: 'layout-shift', buffered: true })
    const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const page = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const sum = (of: readonly PerformanceResourceTiming[]) => of.reduce((all, { encodedBodySize: it }) => all + it, 0)
    const script = sum(fetched.filter(({ name }) => name.endsWith('.js')))
    const bytes = sum([...fetched, ...page])
    const requests = fetched.length + page.length
    setTimeout(() => resolve({ largest, name, shift, requests, script, bytes }), 500)
  })

/** Visits a page as for the first time: nothing is in the cache, and the processor is slower. */
const visit = async (browser: Browser, { url, cookie }: Visited, path: string, line: keyof typeof lines) => {
  const context = await browser.newContext({ locale: 'de-DE', viewport: { width: 1360, height: 860 } })
  const cookies = cookie.split('; ').map(pair => {
    const [name = '', ...value] = pair.split('=')
    return { name, value: value.join('='), url }
  })
  await context.addCookies(cookies)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const { network } = lines[line]
  if (network) await session.send('Network.emulateNetworkConditions', { offline: false, ...network })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.goto(url + path, { timeout: 60_000 })
  await page.waitForLoadState('networkidle', { timeout: 60_000 })
  await page.waitForTimeout(1500)
  await page.waitForLoadState('networkidle', { timeout: 60_000 })
  const found = await page.evaluate(account)
  await context.close()
  return found
}

type Visited = Pick<Ours, 'url' | 'cookie'>

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`

const rowsOf = (kind: string, line: keyof typeof lines, visits: readonly Visit[]): Row[] => {
  const of = (name: Figure) => median(visits.map(visit => visit[name]))
  const { aim } = lines[line]
  const fetched = `${of('requests')} requests, ${kilobytes(of('script'))} script, ${kilobytes(of('bytes'))}`
  return [
    {
      what: `${kind}, ${line}, CPU ${slower} times slower`,
      bare: '',
      ours: `${visits.at(-1)?.name}, ${fetched}`,
      result: `${digits(of('largest'))} ms, shift ${of('shift').toFixed(3)}`,
      aim: `${aim} ms, ${mostShift}, ${mostRequests}, ${kilobytes(mostScript)}`,
      met:
        of('largest') <= aim &&
        of('shift') <= mostShift &&
        of('requests') <= mostRequests &&
        of('script') <= mostScript,
    },
  ]
}

/** A few texts to look at: the lists are not empty, and the first of each lies open. */
const write = async ({ admin }: Pick<Ours, 'admin'>) => {
  const text = 'Der Wochenmarkt zieht um. Ab Mai stehen die Stände vor dem Rathaus, jeden Samstag ab acht Uhr. '
  for (let count = 1; count <= 12; count++) {
    const content = `Der Wochenmarkt zieht um, Meldung ${count} [[tokens:80]] [[pace:1000]]`
    const answer = await admin.post('/api/engins/press', { content }, { accept: 'application/json' })
    if (!answer.ok) throw new Error(await answer.text())
    await admin.post('/api/bookmark', { result: text.repeat(6), prompt: content, type: 'press_release' })
  }
}

/** How soon each kind of page stands at the end of a slow line and of a fast one, and what is fetched for it. */
export const visitingPages = async (ours: Visited & Pick<Ours, 'admin'>): Promise<Row[]> => {
  if (!chromiumFile()) {
    console.error(`Without a browser no page is measured: ${howToGetChromium}.`)
    return []
  }
  await write(ours)
  const browser = await openBrowser()
  const rows: Row[] = []
  for (const line of Object.keys(lines) as (keyof typeof lines)[])
    for (const [kind, path] of Object.entries(kinds)) {
      const visits: Visit[] = []
      for (let round = 0; round <= rounds; round++) visits.push(await visit(browser, ours, path, line))
      rows.push(...rowsOf(kind, line, visits.slice(1)))
    }
  await browser.close()
  return rows
}
