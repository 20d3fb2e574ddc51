import { chromiumFile, howToGetChromium, openBrowser } from '#tests/browser.ts'
import { startFederwerk } from '#tests/federwerk.ts'
import { type ModelServer, startModel } from '#tests/model-server.ts'
import { visit } from '#tests/visitor.ts'
import { words } from '#tests/words.ts'
import { digits, type Row } from './table.ts'
import { noteTasks } from './tasks.ts'

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

type Watched = Window & { ended?: Promise<void> }

/**
 * In the page, before the press: learns when the text is no longer being written. The sheet says so itself. Asked again
 * and again whether a button is there, the page would look through all it has, for 20 to 40 ms each time, and that
 * would be what is measured.
 */
const watch = () => {
  ;(window as Watched).ended = new Promise(resolve => {
    const watcher = new MutationObserver(changes => {
      if (!changes.some(({ target }) => (target as Element).ariaBusy === 'false')) return
      watcher.disconnect()
      resolve()
    })
    watcher.observe(document.body, { subtree: true, attributeFilter: ['aria-busy'] })
  })
}
const ended = () => (window as Watched).ended

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
  const asksFirst = slug === 'text_comparison_engine'
  if (asksFirst) await anna.presses(words.generate)
  const place = asksFirst ? page.getByRole('dialog') : page.locator('main')
  // As people do: the pointer is over it a moment before. The press itself asks nothing of the page but what it does.
  await place.getByRole('button', { name: anna.say(words.generate), exact: true }).hover()
  await page.waitForTimeout(500)
  await page.evaluate(watch)
  const longestOf = await noteTasks(page)
  await page.mouse.down()
  await page.mouse.up()
  await page.evaluate(ended)
  await page.waitForTimeout(1500)
  const found = await longestOf()
  await anna.button(words.copy).first().waitFor()
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
    const { took, worked } = await longestTask({ browser, url: federwerk.url, cookie, model }, slug, slower)
    rows.push({
      what: `Longest task while 2,000 tokens come, ${slug}`,
      bare: '',
      ours: `${digits(worked)} ms of work`,
      result: `${digits(took)} ms`,
      aim: `${longest} ms`,
      met: took <= longest,
    })
  }
  await browser.close()
  await federwerk.close()
  await model.close()
  return rows
}
