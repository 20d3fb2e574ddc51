import type { Page } from 'playwright-core'
import { chromiumFile, howToGetChromium, openBrowser } from '#tests/browser.ts'
import { startFederwerk } from '#tests/federwerk.ts'
import { visit } from '#tests/visitor.ts'
import { digits, percentile, type Row } from './table.ts'

const slower = 4
const aim = 100
const typed = ['pressemitteilung', 'blgo', 'dunkel', 'brief an kunden']

type Watched = Window & { answered?: number[] }

/** In the page: notes for each key how long it takes until what it brings has been painted. */
const watch = () => {
  const answered: number[] = []
  ;(window as Watched).answered = answered
  addEventListener(
    'keydown',
    ({ timeStamp }) => requestAnimationFrame(() => setTimeout(() => answered.push(performance.now() - timeStamp))),
    { capture: true },
  )
}
const answered = () => (window as Watched).answered ?? []

const row = (what: string, milliseconds: number): Row => ({
  what: `${what}, CPU ${slower} times slower`,
  bare: '',
  ours: `${digits(milliseconds)} ms`,
  result: `${digits(milliseconds)} ms`,
  aim: `${aim} ms`,
  met: milliseconds <= aim,
})

/** Milliseconds from the shortcut until one can type. */
const opens = async (page: Page) => {
  const begun = await page.evaluate(() => performance.now())
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').waitFor()
  return page.evaluate(from => performance.now() - from, begun)
}

/** How soon the palette opens, and answers each key, on a page that has just come. */
export const answeringKeys = async (): Promise<Row[]> => {
  if (!chromiumFile()) {
    console.error(`Without a browser the palette is not measured: ${howToGetChromium}.`)
    return []
  }
  const [federwerk, browser] = await Promise.all([startFederwerk(), openBrowser()])
  const { cookie } = await federwerk.person()
  const { page, goes } = await visit(browser, { url: federwerk.url, cookie })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await goes('/engins')
  const opened = await opens(page)
  await page.evaluate(watch)
  for (const words of typed) {
    await page.keyboard.type(words, { delay: 150 })
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Backspace')
  }
  await page.waitForTimeout(500)
  const times = await page.evaluate(answered)
  await browser.close()
  await federwerk.close()
  const of = (share: number) => percentile(share)(times)
  return [
    row('The palette, from its keys until one can type, as soon as the page stands', opened),
    row('The palette, from a key to what it brings, median', of(50)),
    row('The palette, from a key to what it brings, p95', of(95)),
  ]
}
