import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, BrowserContext, Page, Request } from 'playwright-core'
import type { Locale, Text } from '#shared/text.ts'

export { findingsOn } from './findings.ts'

export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

export type Visit = {
  /** The address of the server, as `http://localhost:4000`. */
  url: string
  language?: Locale
  theme?: Theme
  /** Of the window, in pixels. */
  width?: number
  height?: number
  /** The session of somebody who is signed in. */
  cookie?: string
}

/** How many pixels a page is wider than its window, once what lies over it has found its place in a new one. */
export const overflowOf = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    return document.documentElement.scrollWidth - document.documentElement.clientWidth
  })

/** The browser says it of every answer that is no success; those are looked at where they matter. */
const isAboutAnswers = (text: string) => text.startsWith('Failed to load resource')

const cookiesFor = (cookie: string, url: string) =>
  cookie.split('; ').map(pair => {
    const [name = '', ...value] = pair.split('=')
    return { name, value: value.join('='), url }
  })

const sizeOf = ({ width = 1360, height = 860 }: Pick<Visit, 'width' | 'height'>) => ({ width, height })

const contextFor = (browser: Browser, { url, language = 'de', theme = 'light', ...size }: Visit) =>
  browser.newContext({
    locale: language === 'de' ? 'de-DE' : 'en-GB',
    colorScheme: theme,
    reducedMotion: 'reduce',
    viewport: sizeOf(size),
    permissions: ['clipboard-read', 'clipboard-write'],
    baseURL: url,
  })

/** Takes away what came with a page: whoever answers requests in our place waits for them. */
const leaveAnswers = () =>
  new MutationObserver(() => document.getElementById('answers')?.remove()).observe(document, {
    childList: true,
    subtree: true,
  })

const answersByHand = (page: Page) => {
  const route = page.route.bind(page)
  page.route = async (where, ...how) => {
    if (String(where).includes('api')) await page.addInitScript(leaveAnswers)
    return route(where, ...how)
  }
}

/** People use a page when its screen is there: what was drawn ahead of it takes no input. */
const usableAtOnce = (page: Page) => {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  const usable = () => page.locator('main > [inert]').waitFor({ state: 'detached' })
  page.goto = async (url, how) => {
    const answer = await goto(url, how)
    if (how?.waitUntil !== 'commit') await usable()
    return answer
  }
  page.reload = async how => {
    const answer = await reload(how)
    await usable()
    return answer
  }
}

/** What is waited for is told to whoever asks for it; a test that failed before it asked is told by its own failure. */
const toldToWhoAsks = (page: Page) => {
  for (const name of ['waitForEvent', 'waitForRequest', 'waitForResponse'] as const) {
    const own = page[name]
    const waitFor = (...what: readonly unknown[]) => {
      const coming: Promise<unknown> = Reflect.apply(own, page, what)
      coming.catch(() => undefined)
      return coming
    }
    Object.assign(page, { [name]: waitFor })
  }
}

const sitsDown = async (context: BrowserContext, { url, language = 'de', cookie }: Visit) => {
  if (cookie) await context.addCookies(cookiesFor(cookie, url))
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  answersByHand(page)
  usableAtOnce(page)
  toldToWhoAsks(page)
  const underWay = new Set<Request>()
  page.on('request', request => void underWay.add(request))
  page.on('requestfinished', request => void underWay.delete(request))
  page.on('requestfailed', request => void underWay.delete(request))
  const complaints: string[] = []
  page.on('pageerror', error => void complaints.push(String(error)))
  page.on('console', message => {
    const isBad = message.type() === 'error' || message.type() === 'warning'
    if (isBad && !isAboutAnswers(message.text())) complaints.push(message.text())
  })

  const say = (text: string | Text) => (typeof text === 'string' ? text : text[language])
  const button = (name: string | Text) =>
    page
      .getByRole('button', { name: say(name), exact: true })
      .or(page.getByRole('link', { name: say(name), exact: true }))

  return {
    page,
    language,
    /** What the browser has complained about: errors, and everything its security policy has stopped. */
    complaints,
    /** In the language of the page. */
    say,
    /** Goes to an address within the page's language. */
    goes: (path: string) => page.goto(`/${language}${path}`),
    /** Finds these words on the page, as soon as they are there. */
    reads: (text: string | Text | RegExp) =>
      page
        .getByText(text instanceof RegExp ? text : say(text))
        .filter({ visible: true })
        .first()
        .waitFor(),
    /** Presses a button, or follows a link. */
    presses: (name: string | Text) => button(name).filter({ visible: true }).first().click(),
    button,
    /** Fills in fields by their labels. */
    async fills(fields: Readonly<Record<string, string>>) {
      for (const [label, value] of Object.entries(fields)) {
        const field = page.getByLabel(label, { exact: true })
        if ((await field.evaluate(element => element.tagName)) === 'SELECT') await field.selectOption({ label: value })
        else await field.fill(value)
      }
    },
    /** Chooses an engine in the catalogue. */
    async opens(engine: string | Text) {
      await page
        .getByRole('link', { name: say(engine), exact: true })
        .first()
        .click()
      await page.getByRole('heading', { level: 1, name: say(engine) }).waitFor()
    },
    /** Waits until the page has nothing to do and nothing is asked of the server, but no longer than this. */
    async rests(milliseconds: number) {
      const end = performance.now() + milliseconds
      const idle = () => page.evaluate(() => new Promise(done => requestIdleCallback(done, { timeout: 300 })))
      for (let quiet = 0; quiet < 3 && performance.now() < end; quiet = underWay.size ? 0 : quiet + 1) {
        await pause(30)
        // Whoever is just going elsewhere has no page to ask.
        await idle().catch(() => (quiet = 0))
      }
    },
    /** What lies in the clipboard. */
    clipboard: () => page.evaluate(() => navigator.clipboard.readText()),
    leaves: () => context.close(),
  }
}

/** Somebody in front of a browser of their own. */
export const visit = async (browser: Browser, wanted: Visit) => sitsDown(await contextFor(browser, wanted), wanted)

export type Visitor = Awaited<ReturnType<typeof visit>>

/** Comes back to the page from another tab: it asks anew who is signed in. */
export const comesBack = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('visibilitychange')))

/** Where nothing of the program runs: nothing is kept there again that is just cleared. */
const nowhere = '/healthz'

/**
 * People who come one after the other to the same page of the same browser, of whom nothing stays behind: the program's
 * files are fetched and compiled once, and a process for the page is begun once.
 */
export const visitsTo = (browser: Browser) => {
  const rooms = new Map<string, Promise<Visitor>>()
  return async (wanted: Visit): Promise<Visitor> => {
    const room = `${wanted.language} ${wanted.url}`
    const opening = rooms.get(room) ?? visit(browser, { ...wanted, cookie: undefined })
    rooms.set(room, opening)
    const visitor = await opening
    const { page, complaints } = visitor
    const context = page.context()
    if (wanted.cookie) await context.addCookies(cookiesFor(wanted.cookie, wanted.url))
    await page.setViewportSize(sizeOf(wanted))
    await page.emulateMedia({ colorScheme: wanted.theme ?? 'light' })
    complaints.length = 0
    return {
      ...visitor,
      leaves: async () => {
        await page.unrouteAll({ behavior: 'ignoreErrors' })
        await context.setOffline(false)
        await page.goto(nowhere)
        await page.evaluate(() => [localStorage, sessionStorage].forEach(one => one.clear()))
        await context.clearCookies()
      },
    }
  }
}

/** Selects these words of an answer as soon as they are on the page, as with a mouse. */
export const selects = (page: Page, words: string) =>
  page.waitForFunction(wanted => {
    for (const drawn of document.querySelectorAll('[data-part]')) {
      const walker = document.createTreeWalker(drawn, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const node = walker.currentNode as CharacterData
        const at = node.data.indexOf(wanted)
        if (at < 0) continue
        const range = document.createRange()
        range.setStart(node, at)
        range.setEnd(node, at + wanted.length)
        getSelection()?.removeAllRanges()
        getSelection()?.addRange(range)
        return true
      }
    }
    return false
  }, words)
