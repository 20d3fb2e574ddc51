import { chromiumFile, howToGetChromium, openBrowser } from '#tests/browser.ts'
import { startFederwerk } from '#tests/federwerk.ts'
import { type ModelServer, startModel } from '#tests/model-server.ts'
import { visit } from '#tests/visitor.ts'
import { words } from '#tests/words.ts'
import { digits, type Row } from './table.ts'

const tokens = 2000
const pace = 250
const longest = 50

const sentence = 'Die Werkstatt öffnet am Freitag um 18 Uhr, und wer mag, bringt ein Rad mit. '.split(/(?<= )/)
const prose = (size: number) => Array.from({ length: size }, (_, at) => sentence[at % sentence.length]).join('')
const sections = (mark: string, size: number) =>
  Array.from({ length: 20 }, (_, at) => `${mark}Abschnitt ${at + 1}\n\n${prose(size / 20)}`).join('\n\n')

/** What a model writes for each view: some 2,000 tokens in its shape. */
const answers: Readonly<Record<string, (typed: string) => string>> = {
  press_release: () => sections('## ', tokens),
  google_ad_engine: () =>
    JSON.stringify({ headlines: Array.from({ length: 15 }, () => prose(66)), descriptions: Array(4).fill(prose(250)) }),
  meta_descriptions_engine: () => JSON.stringify({ title: prose(200), description: prose(1800) }),
  social_media: () => JSON.stringify({ text: prose(tokens), hashtags: ['#Rad'] }),
  email_engine: () => JSON.stringify({ subjects: [prose(20), prose(20)], body: prose(tokens) }),
  correction_engine: typed => `${typed}\n\n${sections('', tokens)}`,
  translate_engine: () => sections('', tokens),
  text_comparison_engine: () => sections('## ', tokens),
  word_cloud: () => JSON.stringify({ items: Array.from({ length: 400 }, (_, at) => `Fahrrad ${at}`) }),
  landing_page_engine: () => sections('## ', tokens),
  text_to_song: () => sections('## ', tokens),
  job_description: () => sections('## ', tokens),
}

/** Begins to note, in the page, the longest time in which it could not answer; milliseconds. */
const listen = () => {
  const noted = window as unknown as { longest: number }
  noted.longest = 0
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) noted.longest = Math.max(noted.longest, duration)
  }).observe({ type: 'longtask' })
}
const heard = () => (window as unknown as { longest: number }).longest

type Place = { browser: Awaited<ReturnType<typeof openBrowser>>; url: string; cookie: string; model: ModelServer }

/** The longest task of a page while an answer is written into it, from the press of the button to some time after. */
const longestTask = async ({ browser, url, cookie, model }: Place, slug: string, slower: number) => {
  const anna = await visit(browser, { url, cookie })
  const { page } = anna
  await anna.goes(`/engins/v1/${slug}`)
  await anna.presses(words.example)
  const typed = await page.getByRole('textbox').first().inputValue()
  model.next({ text: answers[slug]?.(typed) ?? '', pace })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await anna.presses(words.generate)
  const dialog = page.getByRole('dialog').getByRole('button', { name: anna.say(words.generate) })
  if (slug === 'text_comparison_engine') await dialog.click()
  await page.evaluate(listen)
  await anna.button(words.copy).or(anna.button(words.copyAll)).first().waitFor({ timeout: 60_000 })
  await page.waitForTimeout(1500)
  const found = await page.evaluate(heard)
  await anna.leaves()
  return found
}

/** How long each view keeps the page from answering while 2,000 tokens are written into it. */
export const streamingViews = async (slower = 1, only: readonly string[] = Object.keys(answers)): Promise<Row[]> => {
  if (!chromiumFile()) {
    console.error(`Without a browser no view is measured: ${howToGetChromium}.`)
    return []
  }
  const model = await startModel()
  const [federwerk, browser] = await Promise.all([startFederwerk({ model }), openBrowser()])
  const { cookie } = await federwerk.person()
  const rows: Row[] = []
  for (const slug of only) {
    const found = await longestTask({ browser, url: federwerk.url, cookie, model }, slug, slower)
    rows.push({
      what: `Longest task while 2,000 tokens come, ${slug}`,
      bare: '',
      ours: `${digits(found)} ms`,
      result: found ? `${digits(found)} ms` : `none above ${longest} ms`,
      aim: `${longest} ms`,
      met: found <= longest,
    })
  }
  await browser.close()
  await federwerk.close()
  await model.close()
  return rows
}
