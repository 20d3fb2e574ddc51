import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { unzipped } from '../unzipped.ts'
import { languages } from './languages.ts'
import { stage } from './stage.ts'

const here = stage()
const folders = { de: ['konto.json', 'texte/', 'lesezeichen.json'], en: ['account.json', 'texts/', 'bookmarks.json'] }

describe.each(languages('en'))('in %s', language => {
  test('one takes everything along, and is told where that does not work', async () => {
    await here.federwerk.admin()
    const person = await here.federwerk.person({ language })
    await person.ask('summarize', { content: 'Das Café hat geöffnet. Es gibt Kuchen.' })
    const visitor = await here.comes({ language, cookie: person.cookie, width: 360, height: 740 })
    const { page } = visitor
    await visitor.goes('/settings#archive')
    const button = { de: 'Archiv herunterladen', en: 'Download the archive' }
    await visitor.button(button).waitFor()
    await page.route('**/api/session', route => route.abort())
    await visitor.presses(button)
    await page.locator('#archive [role=alert]').waitFor()
    await page.unroute('**/api/session')

    const file = page.waitForEvent('download')
    await visitor.presses(button)
    const download = await file
    expect(download.suggestedFilename()).toMatch(/^federwerk-\d{4}-\d\d-\d\d\.zip$/)
    const names = [...unzipped(readFileSync(await download.path())).keys()]
    for (const begins of folders[language]) expect(names.some(name => name.startsWith(begins))).toBe(true)
    expect(new URL(page.url()).pathname).toBe(`/${language}/settings`)
  })
})
