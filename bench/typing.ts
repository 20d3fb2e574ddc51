import type { Browser } from 'playwright-core'
import { fromMarkdown } from '#shared/document/markdown/read.ts'
import { chromiumFile, howToGetChromium, openBrowser } from '#tests/browser.ts'
import { type Federwerk, startFederwerk } from '#tests/federwerk.ts'
import { visit } from '#tests/visitor.ts'
import { textOf, typedByTurns, watch } from './keys.ts'
import type { Row } from './table.ts'

const wanted = 100_000

/** A document that is open with its checks, the caret in its middle. */
const opens = async (federwerk: Federwerk, browser: Browser, text: string) => {
  const person = await federwerk.person()
  const made = await person.post('/api/document', { titel_text: 'Langes', content: fromMarkdown(text) })
  const { page, goes } = await visit(browser, { url: federwerk.url, cookie: person.cookie })
  await page.addInitScript(() => localStorage.setItem('federwerk checks', 'open'))
  await goes(`/editor?id=${(await made.json())._id}`)
  const field = page.locator('.paper [role=textbox]')
  await field.waitFor({ timeout: 120_000 })
  const blocks = field.locator(':scope > p')
  const middle = blocks.nth(Math.floor((await blocks.count()) / 2))
  await middle.scrollIntoViewIfNeeded()
  await middle.click()
  await page.locator('#checks').waitFor()
  await page.waitForTimeout(text.length > 10_000 ? 20_000 : 3_000)
  await middle.click()
  await page.keyboard.press('End')
  await page.evaluate(watch)
  return page
}

/** How soon a key is painted in a document of 100,000 words, beside an empty one; both are checked meanwhile. */
export const typingInLongTexts = async (): Promise<Row[]> => {
  if (!chromiumFile()) {
    console.error(`Without a browser typing is not measured: ${howToGetChromium}.`)
    return []
  }
  const [federwerk, browser] = await Promise.all([startFederwerk(), openBrowser()])
  const short = await opens(federwerk, browser, '')
  const long = await opens(federwerk, browser, textOf(wanted))
  const what = `From a key to its letter in ${wanted} words with live checks, beside an empty document`
  const found = await typedByTurns(short, long, what, 2)
  await browser.close()
  await federwerk.close()
  return found
}
