import { join } from 'node:path'
import { expect, test } from 'vitest'
import { canListen } from '#server/local-listener/program.ts'
import { openBrowser } from '../browser.ts'
import { startDownloads } from '../download-server.ts'
import { tinyListener } from '../ggml/tiny-listener.ts'
import { servingOne } from '../serving.ts'
import { findingsOn, overflowOf, visit } from '../visitor.ts'

test.skipIf(!(await canListen()))(
  'an administrator downloads a listener, and a recording is written down without a key',
  async () => {
    const bytes = tinyListener({ hears: ['Good', ' morning', '.'], language: 'en' })
    const server = await startDownloads(bytes, {
      ...{ id: 'whisper-base', kind: 'listen', name: 'Whisper base', file: 'whisper-base.bin', maker: 'OpenAI' },
    })
    const { admin, url } = await servingOne({
      ...{ model: false, downloads: { files: [server.what] } },
      environment: { MODELS_URL: server.url, PATH: '' },
    })
    const browser = await openBrowser()
    const ada = await visit(browser, { url, cookie: admin.cookie, language: 'en', width: 360 })
    const { page } = ada
    // The listener is loaded when the recording comes, which takes a busy machine a while.
    page.setDefaultTimeout(120_000)

    await ada.goes('/admin/models')
    const part = page.locator('summary').filter({ hasText: /^Listening/ })
    await part.click()
    await page.getByRole('link', { name: 'Licence MIT, by OpenAI' }).waitFor()
    expect([await findingsOn(page), await overflowOf(page)]).toEqual([[], 0])
    await page.getByRole('button', { name: 'Download: Whisper base' }).click()
    await page.getByText('on this server', { exact: true }).waitFor()
    // The part for listening says so without a reload.
    await part.getByText('Whisper base').waitFor()

    await ada.goes('/engins/v1/transcript_audio_engine')
    await page.locator('input[type=file]').setInputFiles(join(import.meta.dirname, '../sound/rec-01.webm'))
    await page.getByText('0:08').first().waitFor()
    await page.getByRole('button', { name: 'Transcribe', exact: true }).click()
    await page.getByRole('list', { name: 'What was said' }).getByText('Good morning.').first().waitFor()
    expect(ada.complaints).toEqual([])
    await browser.close()
    await server.close()
  },
  360_000,
)
