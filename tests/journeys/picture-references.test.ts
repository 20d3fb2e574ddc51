import { expect, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import { startPainter } from '../paint-server.ts'
import { servingOne } from '../serving.ts'
import { findingsOn, overflowOf } from '../visitor.ts'

test('a made picture is the reference for the next, which a model paints that takes such', async () => {
  const services = await startPainter()
  const served = await servingOne({
    environment: {
      ...{ IMAGE_MODEL: 'fal:fal-ai/qwen-image,openai:gpt-image-1', OPENAI_API_KEY: 'key-1', FAL_API_KEY: 'key-3' },
      ...{ OPENAI_BASE_URL: services.url, FAL_BASE_URL: services.url },
    },
  })
  const anna = await served.person({ plan: 'basic' })
  const browser = await openBrowser()
  const context = await browser.newContext({ locale: 'de-DE', viewport: { width: 360, height: 800 } })
  const [name = '', ...value] = anna.cookie?.split('; ')[0]?.split('=') ?? []
  await context.addCookies([{ name, value: value.join('='), url: served.url }])
  const page = await context.newPage()
  const start = page.getByRole('button', { name: 'Bild erstellen' })
  const prompt = page.getByRole('textbox', { name: 'Was soll zu sehen sein?' })

  await page.goto(`${served.url}/de/pictures/generate-images`)
  await prompt.fill('Ein Leuchtturm')
  await page.getByRole('button', { name: 'Modell: Auswählen' }).click()
  await page.getByRole('option', { name: 'Qwen Image · fal' }).click()
  // It paints after words alone.
  expect(await page.getByText('Vorlage', { exact: false }).count()).toBe(0)
  await start.click()
  await page.getByRole('button', { name: 'Damit weiterarbeiten' }).first().click()
  await page.getByRole('menuitem', { name: 'Als Vorlage: Bild erzeugen' }).click()
  await page.waitForURL(/generate-images\?picture=/)
  await page.getByText('Ein Leuchtturm 1.png').first().waitFor()
  await page.getByRole('button', { name: 'Modell: GPT Image 1 · OpenAI' }).waitFor()
  expect(await findingsOn(page)).toEqual([])
  expect(await overflowOf(page)).toBe(0)

  await prompt.fill('Derselbe Leuchtturm bei Nacht')
  await start.click()
  await page.locator('main a[download]').first().waitFor()
  expect(services.asked.at(-1)).toMatchObject({ path: '/images/edits', prompt: 'Derselbe Leuchtturm bei Nacht' })
  // Beside the picture stands after which it was painted.
  await page.getByText('Eingaben', { exact: true }).first().click()
  await page.getByText('Ein Leuchtturm 1.png').first().waitFor()
  await browser.close()
})
