import { describe, expect, test } from 'vitest'
import { findingsOn } from '../visitor.ts'
import { languages } from './languages.ts'
import { stage } from './stage.ts'

const here = stage()
const say = {
  free: { de: 'Freie Textform', en: 'Free form' },
  none: { de: 'Kein Werkzeug passt zu', en: 'No tool matches' },
  kind: { de: /^Was für ein Text soll es werden\?/, en: /^What kind of text should it be\?/ },
  found: { de: 'Gefunden', en: 'Found' },
  unknown: { de: 'Xylofon', en: 'xylophone' },
  alike: { de: 'Gegenüberstellung zweier Verträge', en: 'collusion' },
  part: { de: 'Satzung für den Ruderverein', en: 'bylaws for a club' },
}

describe.each(languages('de'))('in %s', language => {
  const comes = async () => {
    const person = await here.federwerk.person({ language, plan: 'premium' })
    const visitor = await here.comes({ cookie: person.cookie, language })
    await visitor.goes('/engins')
    await visitor.page.waitForLoadState('networkidle')
    const kind = visitor.page.getByRole('textbox', { name: say.kind[language] })
    return { ...visitor, kind }
  }

  test('what no tool is for goes from the catalogue into the free form, and what was begun there stays', async () => {
    const { page, kind, reads, goes } = await comes()
    await goes('/engins/v1/freestyle_engine')
    await kind.fill('Hausordnung')
    await goes('/engins')
    await page.getByRole('searchbox').fill(say.unknown[language])
    await reads(say.none[language])
    expect(await findingsOn(page)).toEqual([])
    await page.getByRole('link', { name: say.free[language] }).click()
    await expect.poll(() => kind.inputValue()).toBe(say.unknown[language])
    await page.reload()
    await expect.poll(() => kind.inputValue()).toBe(say.unknown[language])
    await goes('/engins/v1/freestyle_engine')
    await expect.poll(() => kind.inputValue()).toBe('Hausordnung')
  })

  test('where a tool is only like it, or known by a part of it, the free form is a row that says so', async () => {
    const { page } = await comes()
    const found = page.getByRole('region', { name: say.found[language] })
    const row = found.getByRole('listitem').filter({ hasText: say.free[language] })
    await page.getByRole('searchbox').fill(say.alike[language])
    await row.getByText(say.alike[language]).waitFor()
    expect(await found.getByRole('link').first().textContent()).toBe(say.free[language])
    await page.getByRole('searchbox').fill(say.part[language])
    await row.getByText(say.part[language]).waitFor()
  })

  test('the palette offers it above weak hits, and takes along what was typed, also to the page that is open', async () => {
    const { page, kind, goes } = await comes()
    await goes('/engins/v1/freestyle_engine')
    await kind.fill('Hausordnung')
    await page.waitForLoadState('networkidle')
    for (const typed of [say.alike[language], say.unknown[language]]) {
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: /^(Suchen|Search)$/ }).fill(typed)
      const first = page.getByRole('dialog').getByRole('option').first()
      await first.filter({ hasText: say.free[language] }).getByText(typed).waitFor()
      await page.keyboard.press('Enter')
      await expect.poll(() => kind.inputValue()).toBe(typed)
    }
    await page.goBack()
    await page.goBack()
    await expect.poll(() => kind.inputValue()).toBe('Hausordnung')
  })
})
