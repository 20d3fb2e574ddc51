import { describe, expect, test } from 'vitest'
import { exampleFor } from '../installations.ts'
import { findingsOn } from '../visitor.ts'
import { languages } from './languages.ts'
import { stage } from './stage.ts'

const here = stage()
const phrases = {
  recent: { de: 'Zuletzt benutzt', en: 'Recently used' },
  continue: { de: 'Weiterschreiben', en: 'Continue writing' },
  marketing: { de: 'Marketing', en: 'Marketing' },
  education: { de: 'Bildung', en: 'Education' },
  action: { de: 'Nach Tätigkeit filtern', en: 'Filter by action' },
  press: { de: 'Pressemitteilung', en: 'Press release' },
  keywords: { de: 'Schlüsselwort-Extraktor', en: 'Keyword extractor' },
  title: { de: 'Was möchten Sie schreiben?', en: 'What would you like to write?' },
  found: { de: 'Gefunden', en: 'Found' },
  offered: { de: 'Vielleicht passt eines davon', en: 'Perhaps one of these' },
  all: { de: 'Alle', en: 'All' },
  names: { de: 'Nur Namen', en: 'Names only' },
}

describe.each(languages('en'))('in %s', language => {
  const arrives = async (used: readonly string[] = [], pins: readonly string[] = []) => {
    const person = await here.federwerk.person({ language, plan: 'premium_plus' })
    for (const slug of used) {
      const { path, values } = exampleFor(slug, language)
      await person.ask(path, values)
    }
    if (pins.length > 0) await person.patch('/api/user', { pins })
    const visitor = await here.comes({ cookie: person.cookie, language })
    await visitor.goes('/engins')
    await visitor.reads(phrases.title)
    await visitor.button(phrases.marketing).waitFor()
    const names = (region: string) =>
      visitor.page.getByRole('region', { name: region }).getByRole('heading', { level: 3 }).allTextContents()
    return { ...visitor, names }
  }

  test('the tools that were used last stand at the top, each once, to begin something new', async () => {
    const { page, say, reads } = await arrives(['press_release', 'keyword_extractor', 'press_release'])
    const recent = page.getByRole('region', { name: say(phrases.recent) })
    await recent.waitFor()
    const links = recent.getByRole('link')
    await links.first().waitFor()
    expect(await links.allTextContents()).toEqual([say(phrases.press), say(phrases.keywords)])
    await links.first().click()
    await page.getByRole('heading', { level: 1, name: say(phrases.press) }).waitFor()
    expect(new URL(page.url()).search).toBe('')
    await page.goBack()
    await reads(phrases.continue)
  })

  test('what was made with a tool for pictures has its name among what was made last, and leads to it', async () => {
    const person = await here.federwerk.person({ language, plan: 'basic' })
    const asked = { kind: 'text', text: 'Tisch 1', shape: 'square', eyes: 'square', dark: '#000000', light: '#ffffff' }
    await (await person.post('/api/imagesEngines/QR-code-generator', asked)).text()
    const { page, say, goes } = await here.comes({ cookie: person.cookie, language })
    await goes('/engins')
    const made = page.getByRole('region', { name: say(phrases.continue) }).getByRole('listitem')
    await made.first().waitFor()
    expect(await made.first().textContent()).toContain(say({ de: 'QR-Code', en: 'QR code' }))
    await made.first().getByRole('link').click()
    await page.waitForURL('**/pictures/QR-code-generator?run=*')
    await page.locator('main a[download]').first().waitFor()
  })

  test('whoever has written nothing sees no empty places', async () => {
    const { page, say } = await arrives()
    await page.waitForLoadState('networkidle')
    for (const name of [phrases.recent, phrases.continue])
      expect(await page.getByRole('heading', { name: say(name) }).count()).toBe(0)
  })

  test('family, action and search narrow each other, and the bar stays where it was pressed', async () => {
    const { page, say, presses, reads, names } = await arrives()
    const chip = page.getByRole('button', { name: say(phrases.marketing), exact: true })
    await chip.scrollIntoViewIfNeeded()
    const before = await chip.boundingBox()
    await chip.click()
    await page.waitForURL('**/engins?family=marketing')
    expect(await chip.boundingBox()).toEqual(before)
    const all = await names(say(phrases.marketing))
    expect(all).toContain(say(phrases.press))
    await page.getByLabel(say(phrases.action)).selectOption('analysis')
    await page.waitForURL('**/engins?family=marketing&action=analysis')
    const some = await names(say(phrases.marketing))
    expect(some).toContain(say(phrases.keywords))
    expect(some.length).toBeLessThan(all.length)
    expect(await findingsOn(page)).toEqual([])
    await page.getByLabel(say(phrases.action)).selectOption('')
    await page.getByRole('searchbox').fill(say(phrases.press))
    await page.getByRole('region', { name: say(phrases.found) }).waitFor()
    expect((await names(say(phrases.found)))[0]).toBe(say(phrases.press))
    await presses(phrases.education)
    await page.waitForURL('**/engins?family=education')
    await reads(/^(In dieser Auswahl passt kein|No tool in this selection)/)
    const offered = page.getByRole('region', { name: say(phrases.offered) })
    expect((await offered.getByRole('heading', { level: 3 }).allTextContents())[0]).toBe(say(phrases.press))
  })

  test('finds a tool by what people call it, and offers three where nothing fits', async () => {
    const { page, say, reads, names } = await arrives()
    await page.getByRole('searchbox').fill(say({ de: 'Kündigung', en: 'resignation' }))
    await page.getByRole('region', { name: say(phrases.found) }).waitFor()
    expect((await names(say(phrases.found)))[0]).toBe(say({ de: 'E-Mail', en: 'E-mail' }))
    await page.getByRole('searchbox').fill('xqzvwk')
    await reads(/^(Kein Werkzeug passt|No tool matches)/)
    expect((await names(say(phrases.offered))).length).toBe(3)
    expect(await findingsOn(page)).toEqual([])
  })

  test('what was chosen is still chosen when one comes back', async () => {
    const { page, say, presses, opens } = await arrives()
    await presses(phrases.marketing)
    await page.waitForURL('**/engins?family=marketing')
    await opens(phrases.keywords)
    await page.goBack()
    const chip = page.getByRole('button', { name: say(phrases.marketing), exact: true })
    await chip.waitFor()
    expect(await chip.getAttribute('aria-pressed')).toBe('true')
  })

  test('a search names ten at most, and the others on demand', async () => {
    const { page, say, names } = await arrives()
    await page.getByRole('searchbox').fill('e')
    await page.getByRole('region', { name: say(phrases.found) }).waitFor()
    expect((await names(say(phrases.found))).length).toBe(10)
    await page.getByRole('button', { name: /weitere zeigen|^Show \d+ more/ }).click()
    expect((await names(say(phrases.found))).length).toBeGreaterThan(10)
  })

  test('names alone are shown on wish, and the wish is kept', async () => {
    const { page, say, presses, reads } = await arrives()
    const line = { de: 'Betreff, Vorschau, Text und ein Aufruf.', en: 'Subject, preview, text and one next step.' }
    await reads(line)
    await presses(phrases.names)
    await page.getByText(say(line)).waitFor({ state: 'detached' })
    await page.reload()
    await page.getByRole('button', { name: say(phrases.names), exact: true, pressed: true }).waitFor()
    expect(await page.getByText(say(line)).count()).toBe(0)
  })

  test('what is pinned stands first, in the navigation and on another device, until it is let go', async () => {
    const person = await here.federwerk.person({ language, plan: 'premium_plus' })
    const anna = await here.comes({ cookie: person.cookie, language })
    const { page, say } = anna
    const pin = (tool: { de: string; en: string }) => say({ de: `${tool.de} anheften`, en: `Pin ${tool.en}` })
    await anna.goes('/engins/v1/keyword_extractor')
    await page.getByRole('button', { name: pin(phrases.keywords) }).click()
    const nav = page.getByRole('navigation', { name: /^(Hauptnavigation|Main navigation)$/ })
    await nav.getByRole('link', { name: say(phrases.keywords) }).waitFor()
    await anna.goes('/engins')
    const button = page.getByRole('button', { name: pin(phrases.press) })
    await button.focus()
    await page.keyboard.press('Enter')
    const chips = page.getByRole('region', { name: say({ de: 'Angeheftet', en: 'Pinned' }) }).getByRole('link')
    await expect.poll(() => chips.allTextContents()).toEqual([say(phrases.keywords), say(phrases.press)])
    expect(await findingsOn(page)).toEqual([])
    const kept = async () => (await (await person.get('/api/session')).json()).pins
    await expect.poll(kept).toEqual(['keyword_extractor', 'press_release'])

    const elsewhere = await here.comes({ cookie: person.cookie, language })
    await elsewhere.goes('/engins')
    await elsewhere.page.getByRole('button', { name: pin(phrases.press), pressed: true }).click()
    await expect.poll(kept).toEqual(['keyword_extractor'])
    await elsewhere.page.reload()
    await elsewhere.page
      .getByRole('button', { name: pin(phrases.press), pressed: false })
      .waitFor({ state: 'attached' })
    const left = elsewhere.page.getByRole('region', { name: say({ de: 'Angeheftet', en: 'Pinned' }) }).getByRole('link')
    expect(await left.allTextContents()).toEqual([say(phrases.keywords)])
  })

  test('the register begins on the first screen, and the filters stand in one row', async () => {
    const { page, say } = await arrives(['press_release'])
    await page.setViewportSize({ width: 1360, height: 860 })
    await page.getByRole('region', { name: say(phrases.recent) }).waitFor()
    const heading = page.getByRole('heading', { level: 2, name: /^(Allgemein|General)/ })
    await expect.poll(async () => (await heading.boundingBox())?.y ?? 900).toBeLessThan(830)
    const [first, last] = [phrases.all, phrases.names].map(name =>
      page.getByRole('button', { name: say(name), exact: true }),
    )
    expect((await first?.boundingBox())?.y).toBe((await last?.boundingBox())?.y)
  })

  test('on phones, too, the register begins on the first screen', async () => {
    for (const [used, pins] of [[[]], [['press_release']], [['press_release'], ['keyword_extractor']]]) {
      const { page, say } = await arrives(used, pins)
      await page.setViewportSize({ width: 360, height: 780 })
      if (used?.length) await page.getByRole('region', { name: say(phrases.continue) }).waitFor()
      const heading = page.getByRole('heading', { level: 2, name: /^(Allgemein|General)/ })
      await expect
        .poll(async () => (await heading.boundingBox())?.y ?? 900, { message: `${used} ${pins}` })
        .toBeLessThan(750)
    }
  })

  test('tools that cannot be asked for anew stay as they were', async () => {
    const { page, reads } = await arrives()
    await page.route('**/api/engines/cards', route => route.fulfill({ status: 500, json: { code: 'unexpected' } }))
    const failed = page.waitForResponse('**/api/engines/cards')
    await page.evaluate(() => new BroadcastChannel('federwerk').postMessage({ stale: ['engines'] }))
    await (await failed).finished()
    await page.evaluate(() => new Promise(done => requestIdleCallback(done)))
    await reads(phrases.marketing)
    expect(await page.getByRole('alert').count()).toBe(0)
  })
})
