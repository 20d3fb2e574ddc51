import type { Locator } from 'playwright-core'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { findingsOn } from '../visitor.ts'
import { startWebhook } from '../webhook.ts'
import { words } from '../words.ts'
import { languages } from './languages.ts'
import { stage } from './stage.ts'

const webhook = await startWebhook()
afterAll(() => webhook.close())
beforeEach(() => webhook.forget())
const here = stage(model => ({ model, environment: { ALLOWED_PRIVATE_ADDRESSES: `127.0.0.1:${webhook.port}` } }))

const timeout = 20_000
const phrases = {
  title: { de: 'Was möchten Sie schreiben?', en: 'What would you like to write?' },
  help: { de: 'Hilfe', en: 'Help' },
  call: { de: 'Persönliches Gespräch', en: 'Personal call' },
  feature: { de: 'Funktion vorschlagen', en: 'Feature request' },
  bug: { de: 'Fehler melden', en: 'Report a bug' },
  shortcuts: { de: 'Tastaturkürzel', en: 'Keyboard shortcuts' },
  feedback: { de: 'Rückmeldung', en: 'Feedback' },
  send: { de: 'Senden', en: 'Send' },
  close: { de: 'Schließen', en: 'Close' },
  thanks: { de: 'Vielen Dank für Ihre Rückmeldung!', en: 'Thank you for your feedback!' },
  failed: {
    de: 'Das hat nicht geklappt. Ihr Text ist noch da, versuchen Sie es noch einmal.',
    en: 'Something went wrong. Your text is still here, try again.',
  },
  language: { de: 'Sprache', en: 'Language' },
  ai: { de: 'KI-Sprache', en: 'AI language' },
  system: { de: 'Oberfläche', en: 'System language' },
  unlimited: { de: 'Unbegrenzt', en: 'Unlimited' },
  save: { de: 'Speichern', en: 'Save' },
  probe: { de: 'Probe senden', en: 'Send a test' },
  arrived: { de: 'Die Probe ist angekommen.', en: 'The test arrived.' },
  delivered: { de: 'Zugestellt', en: 'Delivered' },
  again: { de: 'Noch einmal senden', en: 'Send again' },
}
const booking = { de: 'Link für ein persönliches Gespräch', en: 'Link for a personal call' }
const press = '/engins/v1/press_release'

describe.each(languages('en'))('in %s', language => {
  const other = language === 'de' ? 'en' : 'de'
  const arrives = async (at = '/engins', who: Parameters<typeof here.federwerk.person>[0] = {}) => {
    const person = await here.federwerk.person({ language, ...who })
    const visitor = await here.comes({ cookie: person.cookie, language })
    await visitor.goes(at)
    await visitor.page.getByRole('heading', { level: 1 }).waitFor()
    const helps = async (item: { de: string; en: string }) => {
      await visitor.presses(phrases.help)
      await visitor.page.getByRole('menuitem', { name: visitor.say(item) }).click()
    }
    return { ...visitor, person, helps, dialog: visitor.page.getByRole('dialog') }
  }
  const hasFocus = async (element: Locator) => {
    await expect.poll(() => element.evaluate(one => one === document.activeElement), { timeout }).toBe(true)
  }

  test('the help menu leads to wishes, reports and keys, and gives the focus back', async () => {
    const { page, helps, dialog, say, presses } = await arrives()
    await presses(phrases.help)
    await page.getByRole('menu').waitFor()
    expect(await page.getByRole('menuitem').allTextContents()).toEqual(
      [phrases.feature, phrases.bug, phrases.shortcuts].map(say),
    )
    expect(await findingsOn(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'detached' })
    await helps(phrases.shortcuts)
    await dialog.getByRole('heading', { name: say(phrases.shortcuts) }).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await hasFocus(page.getByRole('button', { name: say(phrases.help) }))
  })

  test('what is written survives a closed dialog and a server that fails, and arrives', async () => {
    const ada = await here.comes({ cookie: (await here.federwerk.admin()).cookie, language })
    await ada.goes('/admin/feedback')
    await ada.page.getByLabel('Webhook', { exact: true }).fill(webhook.url)
    await ada.page
      .locator('form')
      .filter({ hasText: 'Webhook' })
      .getByRole('button', { name: ada.say(phrases.save) })
      .click()
    await ada.presses(phrases.probe)
    await ada.reads(phrases.arrived)
    webhook.forget()

    const wish = `Ein dunkler Editor (${language})`
    const { page, person, helps, dialog, say, reads, presses } = await arrives(`${press}?from=hier`)
    await helps(phrases.feature)
    const area = dialog.getByRole('textbox')
    await hasFocus(area)
    const send = dialog.getByRole('button', { name: say(phrases.send) })
    expect(await send.isDisabled()).toBe(true)
    await area.fill('   ')
    expect(await send.isDisabled()).toBe(true)
    await area.fill(wish)
    await dialog.getByText(`/${language}${press}`).waitFor()
    expect(await findingsOn(page)).toEqual([])
    await presses(phrases.close)
    await dialog.waitFor({ state: 'detached' })
    await helps(phrases.bug)
    expect(await area.inputValue()).toBe(wish)
    await dialog.getByRole('button', { name: say(phrases.feature) }).click()

    await page.route('**/api/feedback', route => route.fulfill({ status: 503, json: { code: 'unavailable' } }))
    await send.click()
    await reads(phrases.failed)
    expect(await dialog.innerText()).not.toMatch(/nicht erreichbar|cannot be reached/)
    expect(await area.inputValue()).toBe(wish)
    await page.unroute('**/api/feedback')
    await send.evaluate((button: HTMLElement) => {
      for (const _ of [1, 2]) button.click()
    })
    await reads(phrases.thanks)
    await dialog.waitFor({ state: 'detached' })
    await helps(phrases.bug)
    expect(await area.inputValue()).toBe('')
    await page.keyboard.press('Escape')

    await expect.poll(() => webhook.taken.length, { timeout }).toBe(1)
    expect(webhook.taken[0]).toMatchObject({ type: 'feature', message: wish, email: person.email })
    await ada.goes('/admin/feedback?type=feature&state=delivered')
    const line = ada.page.getByRole('listitem').filter({ hasText: wish })
    await line.getByText(ada.say(phrases.delivered), { exact: true }).waitFor()
    expect(await findingsOn(ada.page)).toEqual([])
    await line.getByRole('button', { name: ada.say(phrases.again) }).click()
    await expect.poll(() => webhook.taken.length, { timeout }).toBe(2)
  })

  test('a link for a personal call stands in the menu once it is set', async () => {
    const ada = await here.comes({ cookie: (await here.federwerk.admin()).cookie, language })
    await ada.goes('/admin/feedback')
    const form = ada.page.locator('form').filter({ hasText: ada.say(booking) })
    await form.getByLabel(ada.say(booking)).fill('cal')
    await form.getByRole('button', { name: ada.say(phrases.save) }).click()
    await ada.reads(/^(Eine Webadresse mit|A web address with) https/)
    await form.getByLabel(ada.say(booking)).fill('https://cal.example.com/hilfe')
    await form.getByRole('button', { name: ada.say(phrases.save) }).click()
    await form.getByText('https://cal.example.com/hilfe').waitFor()
    const { page, presses, say } = await arrives()
    await presses(phrases.help)
    const call = page.getByRole('menuitem', { name: say(phrases.call) })
    await call.waitFor()
    expect([await call.getAttribute('href'), await call.getAttribute('target')]).toEqual([
      'https://cal.example.com/hilfe',
      '_blank',
    ])
    await form.getByRole('button', { name: ada.say({ de: 'Entfernen', en: 'Remove' }) }).click()
    await form.getByText('https://cal.example.com/hilfe').waitFor({ state: 'detached' })
  })

  test('the AI language is that of the account, and kept in the browser', async () => {
    const { page, person, presses, dialog, say } = await arrives()
    const kept = () => page.evaluate(() => localStorage.getItem('aiLanguage'))
    await expect.poll(kept, { timeout }).toBe(language.toUpperCase())
    await presses(phrases.language)
    const choices = dialog.getByRole('group', { name: say(phrases.ai) })
    const english = { de: 'Englisch', en: 'English' }
    const german = { de: 'Deutsch', en: 'German' }
    await choices.getByText(say(language === 'de' ? english : german), { exact: true }).click()
    await expect.poll(kept, { timeout }).toBe(other.toUpperCase())
    const session = async () => (await (await person.get('/api/session')).json()).sprache_text
    expect(await session()).toBe(other.toUpperCase())
    await page.reload()
    await presses(phrases.language)
    await expect.poll(() => choices.locator('input:checked').inputValue(), { timeout }).toBe(other.toUpperCase())
  })

  test('another system language keeps page, query and form', async () => {
    const { page, presses, dialog, say } = await arrives(`${press}?from=hier`)
    await page.getByRole('textbox').first().fill('Am 12. April öffnet das Café.')
    await presses(phrases.language)
    await dialog
      .getByRole('group', { name: say(phrases.system) })
      .getByText(other.toUpperCase(), { exact: true })
      .click()
    await page.waitForURL(`**/${other}${press}**`)
    await page.keyboard.press('Escape')
    expect(await page.getByRole('textbox').first().inputValue()).toBe('Am 12. April öffnet das Café.')
    await page.goto(`/${language}/history?search=Kaffee`)
    await presses(phrases.language)
    await dialog
      .getByRole('group', { name: say(phrases.system) })
      .getByText(other.toUpperCase(), { exact: true })
      .click()
    await page.waitForURL(`**/${other}/history?search=Kaffee`)
  })

  test('every tab tells the same number of requests, and what little is left in another colour', async () => {
    const { page, say, presses } = await arrives(press, { plan: 'basic', limit: 7 })
    const usage = (at: typeof page) => at.getByRole('banner').getByText(/^\d+ (?:übrig|left)$/)
    const second = await page.context().newPage()
    await second.goto(`/${language}/engins`)
    await usage(second).filter({ hasText: /^7 / }).waitFor()
    await presses(words.example)
    for (let count = 1; count <= 6; count++) {
      await presses(count === 1 ? words.generate : words.again)
      await usage(page)
        .filter({ hasText: new RegExp(`^${7 - count} `) })
        .waitFor()
      await page
        .getByRole('button', { name: say(words.again) })
        .first()
        .waitFor()
    }
    await usage(second).filter({ hasText: /^1 / }).waitFor()
    expect(await usage(second).getAttribute('class')).toContain('text-warn')
    await usage(second).click()
    const panel = second.getByRole('dialog')
    await panel.getByText('Basic', { exact: true }).waitFor()
    await panel.getByRole('link').click()
    await second.waitForURL('**/settings#plan')
  })

  test('without a limit it says so', async () => {
    const { page, say } = await arrives('/engins', { plan: 'premium' })
    await page.getByRole('banner').getByText(say(phrases.unlimited), { exact: true }).waitFor()
  })
})
