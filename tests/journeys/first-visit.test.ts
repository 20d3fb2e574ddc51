import { expect, test } from 'vitest'
import { stage } from './stage.ts'

const here = stage()

const mostRequests = 25
const pages = {
  '/engins': 200_000,
  '/engins/v1/press_release': 200_000,
  '/bookmarks': 200_000,
  '/history': 200_000,
  '/settings': 200_000,
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
