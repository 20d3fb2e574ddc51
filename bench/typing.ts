import type { Browser, Page } from 'playwright-core'
import { fromMarkdown } from '#shared/document/markdown/read.ts'
import { chromiumFile, howToGetChromium, openBrowser } from '#tests/browser.ts'
import { type Federwerk, startFederwerk } from '#tests/federwerk.ts'
import { visit } from '#tests/visitor.ts'
import { digits, median, percentile, type Row } from './table.ts'

const [wanted, aim, rounds] = [100_000, 2, 3]
/** What is typed, with pauses in which it is kept, checked and saved. */
const bursts = Array.from({ length: 12 }, (_, at) => `Der ${at + 1}. Satz steht hier. `)
const pauses = [200, 400, 900]

const sentences = [
  'Der alte Ofen am Markt brannte **seit 1911**, und wer früh kam, bekam warmes Brot.',
  'Die Gemeinde hat im vergangenen Jahr mehr Wege gebaut, als je zuvor gezählt wurden.',
  'Wer nicht warten will, bestellt einen Termin; die Preise stehen im Aushang.',
  'Eine [Karte](https://example.org) zeigt, wo das Rathaus, die Schule und der Hafen liegen.',
]
const paragraph = (at: number) =>
  Array.from({ length: 6 }, (_, line) => sentences[(at + line) % sentences.length]).join(' ')

/** A text of so many words, with a heading every few paragraphs. */
const textOf = (count: number) => {
  const parts: string[] = []
  for (let at = 0, words = 0; words < count; at++) {
    const part = at % 8 ? paragraph(at) : `## Abschnitt ${at / 8 + 1}`
    words += part.split(' ').length
    parts.push(part)
  }
  return parts.join('\n\n')
}

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
const answered = () => (window as Watched).answered?.splice(0) ?? []

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

const typing = async (page: Page) => {
  for (const [at, burst] of bursts.entries()) {
    await page.keyboard.type(burst, { delay: 40 })
    await page.waitForTimeout(pauses[at % pauses.length] ?? 0)
  }
  return page.evaluate(answered)
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
  await typing(short)
  await typing(long)
  const found: (readonly [readonly number[], readonly number[]])[] = []
  for (let round = 0; round < rounds; round++) {
    await short.bringToFront()
    const inShort = await typing(short)
    await long.bringToFront()
    found.push([inShort, await typing(long)])
  }
  await browser.close()
  await federwerk.close()
  return ([50, 95] as const).map(share => {
    const [bare, ours] = [0, 1].map(side => median(found.map(pair => percentile(share)(pair[side] ?? []))))
    const ratio = (ours ?? 0) / (bare || 1)
    return {
      what: `From a key to its letter in ${wanted} words with live checks, beside an empty document, ${share === 50 ? 'median' : `p${share}`}`,
      bare: `${digits(bare ?? 0)} ms`,
      ours: `${digits(ours ?? 0)} ms`,
      result: `${digits(ratio)}×`,
      aim: `${aim}×`,
      met: ratio <= aim,
    }
  })
}
