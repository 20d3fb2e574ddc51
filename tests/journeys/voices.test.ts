import { expect, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import { startDownloads } from '../download-server.ts'
import { tinyVoiceModel } from '../onnx/voice-models.ts'
import { servingOne } from '../serving.ts'
import { findingsOn, overflowOf } from '../visitor.ts'

const terms = { de: 'Die Lizenz verbietet bestimmte Zwecke.', en: 'The licence forbids certain uses.' }

test('an administrator downloads voices, and German is spoken without a key', async () => {
  const server = await startDownloads(tinyVoiceModel(), {
    ...{ id: 'supertonic-3', kind: 'speak', name: 'Supertonic 3', file: 'supertonic-3', terms },
    ...{ licence: 'OpenRAIL-M', maker: 'Supertone' },
  })
  const served = await servingOne({
    ...{ model: false, downloads: { files: [server.what] } },
    environment: { MODELS_URL: server.url, PATH: '' },
  })
  const browser = await openBrowser()
  const context = await browser.newContext({ locale: 'de-DE', viewport: { width: 360, height: 740 } })
  const [name = '', ...value] = served.admin.cookie?.split('; ')[0]?.split('=') ?? []
  await context.addCookies([{ name, value: value.join('='), url: served.url }])
  const page = await context.newPage()
  // Networks are loaded when the first sentence is spoken, which takes a busy machine a while.
  page.setDefaultTimeout(120_000)

  await page.goto(`${served.url}/de/admin/models`)
  await page
    .locator('summary')
    .filter({ hasText: /^Sprechen/ })
    .click()
  // What the licence forbids stands before the button, and its text is a link.
  const load = page.getByRole('button', { name: 'Herunterladen: Supertonic 3' })
  await load.waitFor()
  await page.getByText(terms.de).waitFor()
  await page.getByRole('link', { name: 'Lizenz OpenRAIL-M, von Supertone' }).waitFor()
  expect([await findingsOn(page), await overflowOf(page)]).toEqual([[], 0])
  await load.click()
  await page.getByText('auf diesem Server', { exact: true }).waitFor()
  // The part for speech says so without a reload.
  await page.getByText('Supertonic 3, flite').first().waitFor()

  await page.goto(`${served.url}/de/engins/v1/speech_synthesis_engine`)
  await page
    .getByRole('textbox', { name: 'Was soll gesprochen werden?' })
    .fill('Köln eröffnet am 3. Mai den neuen Radweg 🎉. „Er ist 12 km lang“, sagt die Bürgermeisterin.')
  await page.getByLabel('Stimme').selectOption('nova')
  await page.getByRole('button', { name: 'Sprechen lassen', exact: true }).click()
  await page.getByRole('link', { name: 'Als MP3 herunterladen' }).waitFor()
  expect(await page.getByText('Einfache Stimme dieses Servers').count()).toBe(0)
  await browser.close()
  await server.close()
}, 360_000)
