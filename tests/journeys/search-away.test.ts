import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import { readerStarted, startSearch } from '../search-server.ts'
import { running, serving } from '../serving.ts'
import { findingsOn } from '../visitor.ts'
import { languages } from './languages.ts'

const web = running(startSearch)
const other = running(startSearch)
const served = serving(() => ({
  environment: web.environment(`tavily:key,searxng:${other.url}`),
  outsidePatience: 3_000,
  pause: 1,
}))
let browser: Awaited<ReturnType<typeof openBrowser>>
beforeAll(async () => {
  browser = await openBrowser()
  await readerStarted(served.world.readPage, web.url)
}, 120_000)
afterAll(() => browser.close())

const say = {
  missing: { de: /^SearXNG hat nicht geantwortet/, en: /^SearXNG did not answer/ },
  away: {
    de: /Suche im Netz antwortet gerade nicht.*nichts berechnet/,
    en: /web search does not answer.*not.* charged/,
  },
}

test.each(languages('de'))(
  'where one search is away the text says so; where all are, it is said what happened (%s)',
  async language => {
    const anna = await served.person({ plan: 'premium' })
    const context = await browser.newContext({ locale: language, viewport: { width: 390, height: 800 } })
    const [name = '', ...value] = anna.cookie?.split('; ')[0]?.split('=') ?? []
    await context.addCookies([{ name, value: value.join('='), url: served.url }])
    const page = await context.newPage()
    const define = async (query: string) => {
      served.model.says(JSON.stringify({ items: [{ query }] }), 'Seit 1884 [1].')
      const body = { content: query, hasResearchData: true, lang: language.toUpperCase() }
      const answer = await anna.post('/api/engins/generate_definition', body)
      const { run } = await answer.json()
      await page.goto(
        `${served.url}/${language}/engins/v1/definition_engine?run=${answer.headers.get('x-run-id') ?? run}`,
      )
      return answer.status
    }
    other.fails(500)
    expect(await define(`Leuchtturm Westerney erbaut ${language}`)).toBe(200)
    await page.getByText(say.missing[language]).waitFor()
    expect(await findingsOn(page)).toEqual([])
    // The same in the history, where nobody has heard it happen.
    await page.goto(`${served.url}/${language}/history`)
    await page
      .getByRole('button', { name: /Leuchtturm/ })
      .first()
      .click()
    await page.getByText(say.missing[language]).waitFor()

    const before = await anna.used()
    web.fails(500)
    expect(await define(`Flutbrücke Westerney ${language}`)).toBe(502)
    await page.getByText(say.away[language]).first().waitFor()
    expect(await anna.used()).toBe(before)
    web.fails()
    await context.close()
  },
  120_000,
)
