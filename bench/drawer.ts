import type { Page } from 'playwright-core'
import { fromMarkdown } from '#shared/document/markdown/read.ts'
import { chromiumFile, howToGetChromium, openBrowser } from '#tests/browser.ts'
import { startFederwerk } from '#tests/federwerk.ts'
import { visit } from '#tests/visitor.ts'
import { digits, median, type Row } from './table.ts'

const aim = 100
const rounds = 15
const characters = 9_600

const sentence = 'Der alte Ofen am Markt brannte **seit 1911**, und wer früh kam, bekam warmes Brot. '
const text = Array.from({ length: Math.floor(characters / 5 / sentence.length) }, (_, at) =>
  [`## Abschnitt ${at + 1}`, sentence.repeat(3), `- ${sentence}\n- ${sentence}`].join('\n\n'),
).join('\n\n')

/** Milliseconds from the press until the drawer stands there and is painted. */
const opening = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>(resolve => {
        const begun = performance.now()
        const look = () => {
          if (!document.querySelector('.drawer')) return requestAnimationFrame(look)
          return setTimeout(() => resolve(performance.now() - begun))
        }
        const buttons = [...document.querySelectorAll('button')]
        buttons.find(({ textContent }) => textContent === 'Mit KI arbeiten')?.click()
        requestAnimationFrame(look)
      }),
  )

/** How soon the editor's drawer opens on a text of nearly as many characters as it takes. */
export const openingDrawer = async (): Promise<Row[]> => {
  if (!chromiumFile()) {
    console.error(`Without a browser the drawer is not measured: ${howToGetChromium}.`)
    return []
  }
  const [federwerk, browser] = await Promise.all([startFederwerk(), openBrowser()])
  const person = await federwerk.person()
  const made = await person.post('/api/document', { titel_text: 'Ofen', content: fromMarkdown(text) })
  const { page, goes, button } = await visit(browser, { url: federwerk.url, cookie: person.cookie })
  await goes(`/editor?id=${(await made.json())._id}`)
  await page.locator('.paper [role=textbox]').waitFor()
  // Whoever points at the button has its code loaded.
  await button('Mit KI arbeiten').hover()
  await page.waitForTimeout(1_000)
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    times.push(await opening(page))
    await page.keyboard.press('Escape')
    await page.locator('.drawer').waitFor({ state: 'detached' })
    await page.waitForTimeout(200)
  }
  await browser.close()
  await federwerk.close()
  const middle = median(times)
  return [
    {
      what: `The editor's drawer, from the press until it stands, on ${text.length} characters, median of ${rounds}`,
      bare: '',
      ours: `${digits(middle)} ms`,
      result: `${digits(middle)} ms`,
      aim: `${aim} ms`,
      met: middle <= aim,
    },
  ]
}
