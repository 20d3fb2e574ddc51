import type { Page } from 'playwright-core'
import { chromiumFile, howToGetChromium, openBrowser } from '#tests/browser.ts'
import { startFederwerk } from '#tests/federwerk.ts'
import { visit } from '#tests/visitor.ts'
import { digits, median, percentile, type Row } from './table.ts'

const rounds = 20
const slower = 4
const aim = 100

type Watched = Window & { painted?: Promise<number> }

/** In the page: notes how long it takes from the next press until the main heading is another and has been painted. */
const watch = () => {
  const heading = () => document.querySelector('h1')?.textContent
  const before = heading()
  ;(window as Watched).painted = new Promise(resolve => {
    let from = 0
    const watcher = new MutationObserver(() => {
      if (heading() === undefined || heading() === before) return
      watcher.disconnect()
      // A task behind the next frame: by then it is on the screen.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - from)))
    })
    document.addEventListener('click', ({ timeStamp }) => (from = timeStamp), { once: true, capture: true })
    watcher.observe(document.body, { subtree: true, childList: true, characterData: true })
  })
}
const painted = () => (window as Watched).painted ?? Number.NaN

/** Presses a link as people do: the pointer is over it a moment before. Milliseconds until the other page stands. */
const follows = async (page: Page, where: string) => {
  await page.waitForTimeout(300)
  const link = page.locator(where).first()
  await link.hover()
  await page.waitForTimeout(150)
  await page.evaluate(watch)
  await page.mouse.down()
  await page.mouse.up()
  // Whoever asks the page meanwhile would be waited for, too.
  await page.waitForTimeout(500)
  return page.evaluate(painted)
}

const rowsOf = (way: string, times: readonly number[]): Row[] =>
  (
    [
      ['first time', times[0] ?? NaN],
      ['median', median(times.slice(1))],
      ['p95', percentile(95)(times.slice(1))],
    ] as const
  ).map(([which, time]) => ({
    what: `From ${way}, CPU ${slower} times slower, ${which}`,
    bare: '',
    ours: `${digits(time)} ms`,
    result: `${digits(time)} ms`,
    aim: `${aim} ms`,
    met: time < aim,
  }))

/** How long it takes from the press on a tool of the catalogue until it stands there, and back. */
export const changingRoutes = async (): Promise<Row[]> => {
  if (!chromiumFile()) {
    console.error(`Without a browser no change of pages is measured: ${howToGetChromium}.`)
    return []
  }
  const [federwerk, browser] = await Promise.all([startFederwerk(), openBrowser()])
  const { cookie } = await federwerk.person()
  const anna = await visit(browser, { url: federwerk.url, cookie })
  const { page } = anna
  await anna.goes('/engins')
  await page.waitForLoadState('networkidle')
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const [there, back]: [number[], number[]] = [[], []]
  for (let round = 0; round <= rounds; round++) {
    there.push(await follows(page, 'main a[href$="/engins/v1/press_release"]'))
    back.push(await follows(page, 'nav a[href$="/engins"]'))
  }
  await browser.close()
  await federwerk.close()
  return [...rowsOf('the catalogue to a tool', there), ...rowsOf('a tool to the catalogue', back)]
}
