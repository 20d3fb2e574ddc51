import { expect, test } from 'vitest'
import { ownHouse, stage } from './stage.ts'

const here = stage(ownHouse)

const mostRequests = 25
const pages = {
  '/engins': 200_000,
  // The aim was 200,000; what was tried stands in decision 090.
  '/engins/v1/press_release': 211_000,
  // Pictures that are gone on with, and are called by their names, have brought it over the same aim.
  '/bookmarks': 206_000,
  '/history': 206_000,
  '/settings': 200_000,
  '/settings/usage': 200_000,
  '/admin/users': 200_000,
}

/** In the page: what was fetched for it, with the bytes of script as the server has sent them. */
const fetched = () => {
  const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const paths = all.map(({ name }) => new URL(name).pathname)
  const script = all.filter(({ name }) => name.endsWith('.js')).reduce((sum, { encodedBodySize: it }) => sum + it, 0)
  return { count: all.length + 1, script, asked: paths.filter(path => path.startsWith('/api/')) }
}

test.each(Object.entries(pages))('%s comes with a handful of requests and with its data', async (path, most) => {
  const ada = await here.federwerk.admin()
  const text = 'Der Wochenmarkt zieht um.'
  await ada.post('/api/engins/bullet_points?without=model', { content: text.repeat(9) }, { accept: 'application/json' })
  await ada.post('/api/bookmark', { result: text, prompt: text, type: 'press_release' })
  const { page, goes } = await here.comes({ cookie: ada.cookie })
  await goes(path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState('networkidle')
  const { count, script, asked } = await page.evaluate(fetched)
  expect(asked).toEqual([])
  expect(count).toBeLessThanOrEqual(mostRequests)
  expect(script).toBeGreaterThan(0)
  expect(script).toBeLessThanOrEqual(most)
})

test('what comes with a page is its person’s, and is kept by nobody', async () => {
  const get = (cookie: string) =>
    fetch(`${here.federwerk.url}/de/settings`, { headers: { accept: 'text/html', cookie } })
  const anna = await here.federwerk.person({ name: 'Anna </script><b>Blum' })
  const page = await get(anna.cookie)
  expect(page.headers.get('cache-control')).toBe('no-store')
  expect(page.headers.get('vary')).toContain('Cookie')
  const html = await page.text()
  expect(html).toContain(anna.email)
  expect(html).not.toContain('</script><b>')
  const nobody = await get('')
  expect(nobody.headers.get('cache-control')).toBe('no-cache')
  expect(await nobody.text()).not.toContain('id="answers"')
  const ended = await get(anna.cookie.replace(/=[^;]{20}/, '=forged'))
  expect(await ended.text()).not.toContain('id="answers"')
})

/** The screen as it is seen before any script has run. */
const aheadOf = async (path: string, cookie: string) => {
  const page = await fetch(here.federwerk.url + path, { headers: { accept: 'text/html', cookie } })
  return /<div inert[^]*<\/main>/.exec(await page.text())?.[0] ?? ''
}

test('a page of texts comes with those of its person, as words and for nobody else', async () => {
  const [anna, bert] = await Promise.all(['Anna Blum', 'Bert Busch'].map(name => here.federwerk.person({ name })))
  const words = 'Nur für Anna: drawn-title <img src=x onerror=alert(1)> & Meer.'
  await anna!.post('/api/bookmark', { result: `# <b>Eigenes</b>\n\n${words}`, prompt: 'Meer', type: 'press_release' })
  await bert!.post('/api/bookmark', { result: 'Von Bert.', prompt: 'Land', type: 'press_release' })
  const hers = await aheadOf('/de/bookmarks', anna!.cookie)
  expect(hers).toContain('Nur für Anna: drawn-title &#60;img src=x onerror=alert(1)&#62; &#38; Meer.')
  expect(hers).not.toMatch(/<b>|<img/)
  const his = await aheadOf('/de/bookmarks', bert!.cookie)
  expect(his).toContain('Von Bert.')
  expect(his).not.toContain('Anna')
  expect(await aheadOf('/de/bookmarks', anna!.cookie.replace(/=[^;]{20}/, '=forged'))).toBe('')
})

test('a tool comes with its form and its example, and claims nothing of whoever opens it', async () => {
  const { cookie } = await here.federwerk.person({ plan: 'free', limit: 7 })
  const ahead = await aheadOf('/en/engins/v1/press_release', cookie)
  expect(ahead).toContain('Weimar')
  expect(ahead).toContain('<textarea')
  expect(ahead).not.toMatch(/drawn-|You have|requests? left/)
})

test('a first visit ends in the faces of the program', async () => {
  const { page, goes } = await here.comes()
  await goes('/engins/v1/press_release')
  await page.waitForFunction(() => localStorage.getItem('faces') === 'here')
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toMatch(/^"Geist Variable"/)
  expect(await page.locator('main [inert]').count()).toBe(0)
})
