import type { Locator } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { ownHouse, stage } from './stage.ts'

const here = stage(ownHouse)
/** A page as it comes from the server. */
const asPage = async (path: string, cookie: string) =>
  (await fetch(here.federwerk.url + path, { headers: { accept: 'text/html', cookie } })).text()
const phrases = {
  title: { de: 'Was möchten Sie schreiben?', en: 'What would you like to write?' },
  history: { de: 'Verlauf', en: 'History' },
  press: { de: 'Pressemitteilung', en: 'Press release' },
  found: { de: 'Gefunden', en: 'Found' },
  settings: { de: 'Einstellungen', en: 'Settings' },
  security: { de: 'Passwort', en: 'Password' },
  rename: { de: 'Namen ändern', en: 'Rename' },
  accounts: { de: 'Konten', en: 'Accounts' },
  invite: { de: 'Jemanden einladen', en: 'Invite someone' },
  perDay: { de: 'Anfragen je Tag', en: 'Requests per day' },
  unlimitedToo: { de: 'unbegrenzt', en: 'unlimited' },
  unlimited: { de: 'Unbegrenzt', en: 'Unlimited' },
}

describe.each(['de', 'en'] as const)('in %s', language => {
  test('the catalogue is seen before its script is there, and what was typed meanwhile is found then', async () => {
    const { cookie } = await here.federwerk.person({ language })
    const { page, reads, say } = await here.comes({ cookie, language })
    const script = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async route => {
      await script.promise
      await route.continue()
    })
    await page.goto(`/${language}/engins`, { waitUntil: 'commit' })
    await reads(phrases.title)
    const history = page.getByRole('link', { name: say(phrases.history) })
    expect(await history.getAttribute('href')).toBe(`/${language}/history`)
    await page.getByRole('searchbox').fill(say(phrases.press))
    script.resolve()
    const found = page.getByRole('region', { name: say(phrases.found) })
    await found.waitFor()
    expect(await found.getByRole('heading', { level: 3 }).first().textContent()).toBe(say(phrases.press))
    expect(await page.getByRole('searchbox').inputValue()).toBe(say(phrases.press))
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
  })
})

describe.each(['de', 'en'] as const)('in %s', language => {
  const begins = async (path: string, ahead = ' inert') => {
    const { cookie, email } = await here.federwerk.admin()
    // A page is not kept waiting for who is signed in: a server that is just waking answers with an empty one.
    await expect.poll(() => asPage(`/${language}${path}`, cookie)).toContain(ahead)
    const visit = await here.comes({ cookie, language })
    const script = Promise.withResolvers<void>()
    await visit.page.route('**/assets/*.js', async route => {
      await script.promise
      await route.continue()
    })
    await visit.page.goto(`/${language}${path}`, { waitUntil: 'commit' })
    return { ...visit, email, script }
  }
  const topOf = async (it: Locator) => Math.round((await it.boundingBox())?.y ?? Number.NaN)

  test('the settings are read before their script is there; nothing of somebody else stands in them', async () => {
    const { page, reads, say, email, script } = await begins('/settings')
    await reads(phrases.settings)
    const security = page.getByRole('heading', { name: say(phrases.security), exact: true, includeHidden: true })
    await security.waitFor()
    // Nothing is drawn before its style is there.
    await page.evaluate(() => new Promise(requestAnimationFrame))
    const main = page.locator('main')
    expect(await main.textContent()).not.toContain(say(phrases.unlimited))
    const sender = main.locator('#sender')
    const top = await topOf(sender)
    script.resolve()
    await main.getByText(email).waitFor()
    await page.getByRole('button', { name: say(phrases.rename) }).click()
    expect(await page.getByRole('heading', { level: 1, includeHidden: true }).count()).toBe(1)
    expect(await main.locator('[inert]').count()).toBe(0)
    await page.reload()
    await main.getByText(email).waitFor()
    expect(await topOf(sender)).toBe(top)
  })

  test('what was used is named before its script is there, and no figure is claimed', async () => {
    const { page, reads, say, script } = await begins('/settings/usage')
    await reads(phrases.perDay)
    const main = page.locator('main')
    expect(await main.locator('dl').textContent()).not.toMatch(/\d/)
    const figures = main.locator('dl')
    await page.evaluate(() => new Promise(requestAnimationFrame))
    const top = await topOf(figures)
    script.resolve()
    await page.locator('main > [inert]').waitFor({ state: 'detached' })
    await main.locator('dd', { hasText: say(phrases.unlimitedToo) }).waitFor()
    expect(await topOf(figures)).toBe(top)
  })

  test('a search that is asked for before its script is there opens with it', async () => {
    const { page, reads, script } = await begins('/engins', 'id="answers"')
    await reads(phrases.title)
    await page.keyboard.press('Control+k')
    script.resolve()
    await page.getByRole('dialog').getByRole('combobox').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })

  test('a tool is read before its script is there, and can be filled in once it is', async () => {
    const { page, reads, script, say } = await begins('/engins/v1/press_release')
    await reads(/Weimar/)
    const field = page.locator('main textarea').first()
    expect(await field.evaluate(one => one.closest('[inert]') !== null)).toBe(true)
    script.resolve()
    await page.locator('main > [inert]').waitFor({ state: 'detached' })
    await field.fill(say(phrases.press))
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(say(phrases.press))
  })

  test('so is what a page of the administration is for', async () => {
    const { page, reads, say, script } = await begins('/admin')
    await reads(phrases.accounts)
    script.resolve()
    await page.getByRole('button', { name: say(phrases.invite) }).click()
    await page.getByRole('dialog').waitFor()
    expect(await page.getByRole('heading', { level: 1, includeHidden: true }).count()).toBe(1)
  })
})

test('who may not see the administration is shown nothing of it ahead', async () => {
  const line = 'Wer hier arbeitet'
  const [person, admin] = [await here.federwerk.person(), await here.federwerk.admin()]
  expect(await asPage('/de/admin', person.cookie)).not.toContain(line)
  await expect.poll(() => asPage('/de/admin', admin.cookie)).toContain(line)
})

test('who has not signed in is shown no frame', async () => {
  expect(await asPage('/de/engins', '')).not.toContain(phrases.title.de)
  const { cookie } = await here.federwerk.person()
  expect(await asPage('/de/engins', cookie)).toContain(phrases.title.de)
})

test('files are kept for good under their names, and that one is missing is not', async () => {
  const asked = async (path: string) => {
    const { status, headers } = await fetch(`${here.federwerk.url}${path}`)
    return [status, headers.get('cache-control')]
  }
  const page = await fetch(`${here.federwerk.url}/de/engins`, { headers: { accept: 'text/html' } })
  const script = /src="(\/assets\/[^"]+)"/.exec(await page.text())?.[1] ?? ''
  expect(await asked(script)).toEqual([200, 'public, max-age=31536000, immutable'])
  expect(await asked('/assets/gone-1234.js')).toEqual([404, null])
})

test('who looks at the root with a program gets the page, and no other address answers otherwise', async () => {
  const asked = async (path: string, accept: string) => {
    const answer = await fetch(`${here.federwerk.url}${path}`, { headers: { accept } })
    return [answer.status, answer.headers.get('content-type')?.split(';')[0]]
  }
  expect(await asked('/', '*/*')).toEqual([200, 'text/html'])
  expect(await asked('/', 'application/json')).toEqual([404, 'application/json'])
  expect(await asked('/api/nothing', '*/*')).toEqual([401, 'application/json'])
})
