import { expect, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import { startPainter } from '../paint-server.ts'
import { servingOne } from '../serving.ts'
import { findingsOn } from '../visitor.ts'

test('an administrator has styles painted, stops, goes on, and shows the drawings again', async () => {
  const services = await startPainter()
  const served = await servingOne({ environment: { IMAGE_MODEL: 'a1111:', A1111_BASE_URL: services.url } })
  const browser = await openBrowser()
  const context = await browser.newContext({ locale: 'de-DE', viewport: { width: 360, height: 780 } })
  const [name = '', ...value] = served.admin.cookie?.split('; ')[0]?.split('=') ?? []
  await context.addCookies([{ name, value: value.join('='), url: served.url }])
  const page = await context.newPage()
  const button = (said: string) => page.getByRole('button', { name: said, exact: true })
  const styles = page.locator('#style-pictures')
  const said = styles.getByRole('status')

  await page.goto(`${served.url}/de/admin/models#style-pictures`)
  await said.getByText('0 von 42 Stilen haben ein Bild.').waitFor()
  await styles.getByText(/Es werden 42 Bilder gemalt\. Das verbraucht 42 Anfragen/).waitFor()
  services.fails(500, 3)
  await button('Vorschaubilder malen').click()
  await styles.getByRole('alert').waitFor()
  await said.getByText('0 von 42 Stilen haben ein Bild.').waitFor()

  const held = services.holds(2)
  await button('Vorschaubilder malen').click()
  await styles.getByText('Bild 3 von 42 wird gemalt.').waitFor()
  await button('Anhalten').click()
  held.goOn()
  await styles.getByText('Angehalten.').waitFor()
  expect(await findingsOn(page)).toEqual([])
  const painted = await styles.locator('img').count()
  expect(painted).toBeGreaterThan(1)

  // A reload keeps what is there, and their runs are gone.
  await page.reload()
  await button('Die übrigen malen').waitFor()
  expect(await styles.locator('img').count()).toBe(painted)
  await page.goto(`${served.url}/de/pictures/generate-images`)
  await button('Stil: Keine Angabe').click()
  const shown = page.getByRole('option', { name: 'Foto', exact: true }).locator('img')
  await page.waitForFunction(() => document.querySelector('[role=option] img[src^="/api/style-pictures/"]'))
  expect(await shown.getAttribute('src')).toMatch(/^\/api\/style-pictures\/foto\?name=/)
  const drawn = page.getByRole('option', { name: 'Fantasy', exact: true }).locator('img')
  expect(await drawn.getAttribute('src')).toMatch(/^data:image\/svg/)

  await page.goto(`${served.url}/de/admin/models#style-pictures`)
  await button('Wieder Zeichnungen zeigen').click()
  await said.getByText('0 von 42 Stilen haben ein Bild.').waitFor()
  await browser.close()
  await services.close()
}, 120_000)
