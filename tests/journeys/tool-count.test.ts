import { expect, test } from 'vitest'
import { languages } from './languages.ts'
import { ownHouse, stage } from './stage.ts'

const here = stage(ownHouse)
const texts = { de: /(\d+) Text-Werkzeuge/, en: /(\d+) text tools/ }
const pictures = { de: /(\d+) Bild-Werkzeuge/, en: /(\d+) picture tools/ }
const ofPlan = {
  texts: { de: /Text-Werkzeuge\s*Alle (\d+)/, en: /Text tools\s*All (\d+)/ },
  pictures: { de: /Bild-Werkzeuge\s*Alle (\d+)/, en: /Picture tools\s*All (\d+)/ },
}
const open = {
  texts: { de: /Text-Werkzeuge: (?:Alle|\d+ von) (\d+)/, en: /Text tools: (?:All|\d+ of) (\d+)/ },
  pictures: { de: /Bild-Werkzeuge: (?:Alle|\d+ von) (\d+)/, en: /Picture tools: (?:All|\d+ of) (\d+)/ },
}

test.each(languages('de'))('tools are counted alike on every page that counts them (%s)', async language => {
  const { cookie } = await here.federwerk.admin()
  const { page, goes } = await here.comes({ cookie, language })
  const on = async (path: string, ...all: readonly Readonly<Record<'de' | 'en', RegExp>>[]) => {
    await goes(path)
    const said = async () => {
      const text = await page.locator('main').first().innerText()
      return all.map(one => one[language].exec(text)?.[1])
    }
    await expect.poll(said, { timeout: 30_000 }).not.toContain(undefined)
    return said()
  }
  const [many] = await on('/engins', texts)
  const both = await on('/upgrade', ofPlan.texts, ofPlan.pictures)
  expect(both[0]).toBe(many)
  expect(await on('/welcome', texts, pictures)).toEqual(both)
  expect(await on('/admin/plans?id=basic', open.texts, open.pictures)).toEqual(both)
})
