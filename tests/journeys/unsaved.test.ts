import { describe, expect, test } from 'vitest'
import type { Text } from '#shared/text.ts'
import { findingsOn } from '../visitor.ts'
import { languages } from './languages.ts'
import { ownHouse, stage } from './stage.ts'

const here = stage(ownHouse)

const back: Text = { de: 'Alle Marken', en: 'All brands' }
const plans: Text = { de: 'Alle Tarife', en: 'All plans' }
const save: Text = { de: 'Speichern', en: 'Save' }
const discard: Text = { de: 'Verwerfen', en: 'Discard' }
const name: Text = { de: 'Name', en: 'Name' }
const tool = { de: 'Pressemitteilung', en: 'Press release' }
const audit: Text = { de: 'Protokoll', en: 'Audit log' }

describe.each(languages('de'))('in %s', language => {
  const chief = async () => here.comes({ cookie: (await here.federwerk.admin()).cookie, language })

  test('a brand that is not saved is not left unasked; saved, it is', async () => {
    const ada = await chief()
    const dialog = ada.page.getByRole('dialog')
    const field = ada.page.getByLabel(ada.say(name), { exact: true })
    await ada.goes('/admin/brands?id=new')
    await field.fill(`Ufer ${language}`)
    await ada.presses(back)
    await dialog.getByText(ada.say({ de: 'noch nicht gespeichert', en: 'not saved yet' })).waitFor()
    expect(await findingsOn(ada.page)).toEqual([])
    await ada.page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await field.inputValue()).toBe(`Ufer ${language}`)

    const asked = ada.page.waitForEvent('dialog')
    const reloaded = ada.page.reload().catch(() => {})
    const question = await asked
    expect(question.type()).toBe('beforeunload')
    await question.dismiss()
    await Promise.race([reloaded, field.waitFor()])
    expect(await field.inputValue()).toBe(`Ufer ${language}`)

    await ada.presses(save)
    await ada.presses(`Ufer ${language}`)
    await ada.presses(back)
    await ada.presses(`Ufer ${language}`)
    await field.fill('Anders')
    await ada.page
      .getByRole('link', { name: ada.say(audit) })
      .first()
      .click()
    await dialog.getByRole('button', { name: ada.say(discard) }).click()
    await ada.page.waitForURL(/\/admin\/audit/)
    await dialog.waitFor({ state: 'detached' })
  })

  test('neither is a plan; the log names the tools that were opened and closed', async () => {
    const ada = await chief()
    const dialog = ada.page.getByRole('dialog')
    await ada.goes('/admin/plans?id=lite')
    await ada.page.getByLabel(ada.say({ de: 'Werkzeuge suchen', en: 'Find tools' })).fill(tool[language])
    await ada.page
      .locator('#tools')
      .getByRole('checkbox')
      .or(ada.page.locator('#tools').getByRole('switch'))
      .first()
      .click()
    await ada.presses(plans)
    await dialog.getByText(ada.say({ de: 'noch nicht gespeichert', en: 'not saved yet' })).waitFor()
    await ada.page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await ada.presses({ de: '1 Änderung speichern', en: 'Save 1 change' })
    await ada.reads({ de: 'Gespeichert', en: 'Saved' })
    await ada.presses(plans)
    await ada.page.waitForURL(url => !url.search.includes('lite'))
    await ada.goes('/admin/audit?did=plan_tools_changed')
    await ada.page.locator('summary').first().click()
    const facts = ada.page.locator('details[open] dl')
    await facts.getByText(tool[language], { exact: true }).waitFor()
    expect(await facts.innerText()).not.toContain('press_release')
  })
})
