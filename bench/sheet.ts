import type { Browser, Page } from 'playwright-core'
import { chromiumFile, howToGetChromium, openBrowser } from '#tests/browser.ts'
import { startFederwerk } from '#tests/federwerk.ts'
import { startModel } from '#tests/model-server.ts'
import { visit } from '#tests/visitor.ts'
import { words } from '#tests/words.ts'
import { textOf, typedByTurns, watch } from './keys.ts'
import type { Row } from './table.ts'

const wanted = 5000

/** Sets the caret at the end of a paragraph in the middle, and waits until the page is at rest. */
const isTypedInto = async (page: Page, blocks: string) => {
  const paragraphs = page.locator(blocks)
  const middle = paragraphs.nth(Math.floor((await paragraphs.count()) / 2))
  await middle.scrollIntoViewIfNeeded()
  await middle.click()
  await page.locator('[contenteditable=true]').first().waitFor()
  await page.waitForTimeout(5000)
  await middle.click()
  await page.keyboard.press('End')
  await page.evaluate(watch)
}

/** The same blocks in a page that does nothing with them. */
const bareWith = async (browser: Browser, html: string) => {
  const page = await (await browser.newContext({ viewport: { width: 1360, height: 900 } })).newPage()
  await page.setContent(
    `<article contenteditable="true" lang="de" style="width: 36rem; margin: auto">${html}</article>`,
  )
  return page
}

/** How soon a key is painted on the sheet with a long text, beside a bare field that can be edited. */
export const typingOnTheSheet = async (): Promise<Row[]> => {
  if (!chromiumFile()) {
    console.error(`Without a browser typing is not measured: ${howToGetChromium}.`)
    return []
  }
  const model = await startModel()
  const [federwerk, browser] = await Promise.all([startFederwerk({ model }), openBrowser()])
  const person = await federwerk.person({ plan: 'basic' })
  const anna = await visit(browser, { url: federwerk.url, cookie: person.cookie })
  await anna.goes('/engins/v1/press_release')
  await anna.presses(words.example)
  model.next({ text: textOf(wanted) })
  await anna.presses(words.generate)
  await anna.button(words.copy).first().waitFor({ timeout: 120_000 })
  const bare = await bareWith(browser, await anna.page.locator('.markdown').first().innerHTML())
  await isTypedInto(bare, 'article p')
  await isTypedInto(anna.page, '.markdown p')
  const what = `From a key to its letter on a sheet of ${wanted} words, beside a bare contenteditable`
  const found = await typedByTurns(bare, anna.page, what, 2)
  await browser.close()
  await Promise.all([federwerk.close(), model.close()])
  return found
}
