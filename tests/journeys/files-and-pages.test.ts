import { afterAll, expect, test } from 'vitest'
import { paths, startPages } from '../page-server.ts'
import { words } from '../words.ts'
import { stage } from './stage.ts'

const pages = await startPages()
afterAll(() => pages.close())

const here = stage(model => ({
  model,
  environment: { ALLOWED_PRIVATE_ADDRESSES: `127.0.0.1:${pages.port}` },
}))

const variant = { de: 'Aus einer Webseite', en: 'From a website' }
const label = { de: 'Adresse der Webseite', en: 'Enter web url' }
const goal = { de: 'Was soll die Anzeige erreichen?', en: 'What should the ad achieve?' }

const atAd = async (more: { language?: 'de' | 'en'; width?: number } = {}) => {
  const person = await here.federwerk.person({ plan: 'basic', language: more.language })
  const anna = await here.comes({ cookie: person.cookie, ...more })
  await anna.goes('/engins/v1/google_ad_engine')
  await anna.page.getByRole('radio', { name: new RegExp(anna.say(variant)) }).check({ force: true })
  const link = anna.page.getByLabel(anna.say(label), { exact: true })
  await anna.page.getByLabel(anna.say(goal), { exact: true }).fill('Mehr Aufträge')
  const used = async () => (await (await person.get('/api/session')).json()).anzahlrequest_number as number
  return { anna, link, used, page: anna.page }
}

test('a page is read, and what was read stands beside the text, there and in the history', async () => {
  const { anna, link, page } = await atAd()
  await link.fill(pages.url + paths.landing)
  await anna.presses(words.generate)
  await anna.button(words.copy).first().waitFor()
  expect(here.model.requests.at(-1)?.prompt).toContain('ostfriesischer Eiche')
  const line = /^Gelesen: \d+ Wörter aus „.*Ahrens.*“ \(127\.0\.0\.1:\d+\), \d+\. \w+ \d{4}$/
  await page.getByText(line).click()
  const shown = page.getByRole('region', { name: /^Gelesener Text: / })
  await shown.getByText('ab 1.890 €').waitFor()
  const away = page.getByRole('link', { name: 'Seite öffnen' })
  expect(await away.getAttribute('rel')).toBe('noopener noreferrer nofollow')
  await anna.presses(words.history)
  const pane = page.getByRole('article')
  await pane.getByText('Eingaben', { exact: true }).click()
  const address = pane.getByRole('link', { name: `127.0.0.1:${pages.port}${paths.landing}` })
  expect(await address.getAttribute('rel')).toBe('noopener noreferrer nofollow')
  await pane.getByText(line).waitFor()
})

test('one is told while a page is being read', async () => {
  const { anna, link } = await atAd()
  await link.fill(pages.url + paths.silent)
  await anna.presses(words.generate)
  await anna.reads('Seite wird gelesen')
  await anna.presses(words.stop)
  await anna.reads(/^Angehalten/)
})

test.each([
  { language: 'de' as const, width: 1360, mend: 'Adresse berichtigen', read: /^Gelesen: \d+ Wörter/ },
  { language: 'en' as const, width: 360, mend: 'Correct the address', read: /^Read: \d+ words/ },
])('a page that cannot be read is mended where its address stands: $language', async at => {
  const { anna, link, used } = await atAd(at)
  await link.fill(pages.url + paths.missing)
  await anna.presses(words.generate)
  await anna.reads({ de: 'Diese Seite lässt sich nicht lesen.', en: 'This page cannot be read.' })
  expect(await used()).toBe(0)
  await anna.presses(at.mend)
  await expect.poll(() => link.evaluate(element => element === document.activeElement)).toBe(true)
  await link.fill(pages.url + paths.landing)
  expect(await link.isVisible()).toBe(true)
  await anna.presses(words.again)
  await anna.reads(at.read)
  await anna.button(words.copy).first().waitFor()
})

test('a page was read although no text came of it, and one sees what was read', async () => {
  const { anna, link, page, used } = await atAd({ width: 360 })
  here.model.next({ status: 400 })
  await link.fill(pages.url + paths.landing)
  await anna.presses(words.generate)
  await page.getByRole('alert').getByText('Der Text ist nicht fertig geworden').waitFor()
  await page.getByText(/^Gelesen: \d+ Wörter aus „.*Ahrens.*“/).click()
  await page
    .getByRole('region', { name: /^Gelesener Text: / })
    .getByText('ab 1.890 €')
    .waitFor()
  expect(await used()).toBe(0)
})

test('who would rather write it down finds the way to that form', async () => {
  const { anna, link, page } = await atAd()
  await link.fill(pages.url + paths.missing)
  await anna.presses(words.generate)
  await anna.presses('Text selbst einfügen')
  await page.getByRole('radio', { name: /^Aus eigenen Angaben/, checked: true }).waitFor({ state: 'attached' })
})

test('an address is taken as people have it', async () => {
  const { anna, link, page } = await atAd()
  await link.fill('Leipzig')
  await anna.presses(words.generate)
  await anna.reads('Hier gehört die Adresse einer Seite hin')
  await page.evaluate(() => navigator.clipboard.writeText('Siehe „https://example.com/seite“, dort ganz unten.'))
  await link.press('Control+v')
  expect(await link.inputValue()).toBe('https://example.com/seite')
  await link.fill('www.example.de/x')
  await link.blur()
  expect(await link.inputValue()).toBe('https://www.example.de/x')
})
