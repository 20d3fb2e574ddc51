import { describe, expect, test } from 'vitest'
import type { Locale, Text } from '#shared/text.ts'
import { findingsOn, overflowOf } from '../visitor.ts'
import { words } from '../words.ts'
import { languages } from './languages.ts'
import { ownHouse, stage } from './stage.ts'

const here = stage(ownHouse)

const save: Text = { de: 'Speichern', en: 'Save' }
const more: Text = { de: 'Mehr Möglichkeiten', en: 'More options' }
const which: Text = { de: 'Für welche Marke?', en: 'For which brand?' }
const about: Text = { de: 'Worum geht es in Ihrem Beitrag?', en: 'What is your post about?' }
const answer: Record<Locale, string> = {
  de: 'Kommen Sie an Bord. Das Abenteuer beginnt am Steg.',
  en: 'Come aboard. The adventure begins at the pier.',
}

describe.each(languages('de'))('in %s', language => {
  test('an administrator makes a brand; a person writes for it, by default and by choice', async () => {
    const name = `Nordwind ${language}`
    const ada = await here.comes({ cookie: (await here.federwerk.admin()).cookie, language, width: 360 })
    const { say } = ada
    const optional = (label: Text) => `${say(label)} · optional`
    await ada.goes('/admin/brands')
    await ada.presses({ de: 'Marke anlegen', en: 'Create a brand' })
    await ada.presses(save)
    const named = ada.page.getByLabel(say({ de: 'Name', en: 'Name' }), { exact: true })
    await expect.poll(() => named.getAttribute('aria-invalid')).toBe('true')
    const avoid: Record<Locale, string> = { de: 'Abenteuer', en: 'adventure' }
    await ada.fills({
      [say({ de: 'Name', en: 'Name' })]: name,
      [optional({ de: 'Tatsachen über das Unternehmen', en: 'Facts about the company' })]: 'Kiel, 1998.',
      [optional({ de: 'Wörter, die sie meidet', en: 'Words it avoids' })]: `${avoid[language]},`,
      [optional({ de: 'Adresse für Termine', en: 'Address for booking a call' })]: 'https://termine.example/nord',
      [optional({ de: 'Hauptfarbe', en: 'Primary colour' })]: '#ffcc00',
    })
    await ada.page
      .getByRole('button', { name: /^#\w{6} nehmen$|^Use #\w{6}$/ })
      .first()
      .press('Enter')
    expect(await ada.page.getByLabel(say({ de: 'Hauptfarbe', en: 'Primary colour' })).inputValue()).not.toBe('#ffcc00')
    expect(await findingsOn(ada.page)).toEqual([])
    expect(await overflowOf(ada.page)).toBe(0)
    await ada.presses(save)
    await ada.button(name).waitFor()

    const person = await here.federwerk.person({ name: `Hanna ${language}`, plan: 'basic', language })
    const hanna = await here.comes({ cookie: person.cookie, language })
    await hanna.goes('/settings#brand')
    await hanna.fills({ [say({ de: 'Voreingestellte Marke', en: 'Default brand' })]: name })
    await hanna.reads({ de: 'Gespeichert', en: 'Saved' })
    await hanna.goes('/engins/v1/blog_intro')
    await hanna.page
      .getByRole('banner')
      .getByRole('button', { name: say({ de: 'Hilfe', en: 'Help' }) })
      .click()
    const call = hanna.page.getByRole('menuitem', { name: say({ de: 'Persönliches Gespräch', en: 'Personal call' }) })
    expect(await call.getAttribute('href')).toBe('https://termine.example/nord')
    await hanna.page.keyboard.press('Escape')

    await hanna.fills({ [say(about)]: language === 'de' ? 'Segeln lernen' : 'Learning to sail' })
    await hanna.page.locator('summary', { hasText: say(more) }).click()
    const choice = hanna.page.getByLabel(say(which), { exact: true })
    expect(await choice.locator('option:checked').textContent()).toBe(name)
    expect(await findingsOn(hanna.page)).toEqual([])
    here.model.next({ text: answer[language] })
    await hanna.presses(words.generate)
    await hanna.reads(say({ de: `Marke: ${name}`, en: `Brand: ${name}` }))
    expect(here.model.requests.at(-1)?.prompt).toMatch(/<brand_facts-[\w-]+>\nKiel, 1998\./)
    await hanna.page.getByRole('listitem').filter({ hasText: avoid[language] }).first().waitFor()

    await hanna.presses({ de: 'Eingaben ändern', en: 'Change the inputs' })
    await choice.selectOption({ label: say({ de: 'Keine Angabe', en: 'No preference' }) })
    here.model.next({ text: 'Ohne Marke.' })
    await hanna.presses(words.again)
    await hanna.reads('Ohne Marke.')
    expect(here.model.requests.at(-1)?.prompt).not.toContain('brand_')

    await ada.presses(name)
    await ada.presses({ de: 'Marke löschen', en: 'Delete the brand' })
    await ada.page
      .getByRole('dialog')
      .getByRole('button', { name: say({ de: 'Löschen', en: 'Delete' }) })
      .click()
    await ada.reads({ de: 'Marke gelöscht', en: 'Brand deleted' })
    await hanna.goes('/history')
    await hanna.reads(/Nordwind|Segeln|sail/)
  })
})
