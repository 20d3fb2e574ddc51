import { describe, expect, test } from 'vitest'
import { stage } from './stage.ts'

const here = stage()
const phrases = {
  title: { de: 'Was möchten Sie schreiben?', en: 'What would you like to write?' },
  history: { de: 'Verlauf', en: 'History' },
  press: { de: 'Pressemitteilung', en: 'Press release' },
  found: { de: 'Gefunden', en: 'Found' },
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

test('who has not signed in is shown no frame', async () => {
  const page = async (cookie: string) =>
    (await fetch(`${here.federwerk.url}/de/engins`, { headers: { accept: 'text/html', cookie } })).text()
  expect(await page('')).not.toContain(phrases.title.de)
  const { cookie } = await here.federwerk.person()
  expect(await page(cookie)).toContain(phrases.title.de)
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
