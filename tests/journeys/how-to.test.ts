import { describe, expect, test } from 'vitest'
import { exampleFor } from '../installations.ts'
import { findingsOn } from '../visitor.ts'
import { words } from '../words.ts'
import { languages } from './languages.ts'
import { stage } from './stage.ts'

const here = stage()
const help = { de: 'So funktioniert’s', en: 'How it works' }
const title = { de: 'So funktioniert das Werkzeug', en: 'How it works' }
const copyExample = { de: 'Beispiel kopieren', en: 'Copy the example' }
const tools = { de: 'Text-Werkzeuge', en: 'Text tools' }
const press = { de: 'Pressemitteilung', en: 'Press release' }
const output = { de: 'Ergebnis', en: 'Output' }
const where = { de: 'Navigationspfad', en: 'Breadcrumbs' }
const taken = { de: 'Beispiel übernommen', en: 'Example filled in' }
const undo = { de: 'Rückgängig', en: 'Undo' }

describe.each(languages('de'))('in %s', language => {
  const example = String(exampleFor('press_release', language).values.content)

  /** With a form that somebody has begun to fill in. */
  const withInput = async () => {
    const person = await here.federwerk.person({ language, plan: 'basic' })
    const visitor = await here.comes({ cookie: person.cookie, language })
    await visitor.goes('/engins/v1/press_release')
    const field = visitor.page.getByRole('form').getByRole('textbox').first()
    await field.fill('Weimar')
    return { ...visitor, field, dialog: visitor.page.getByRole('dialog', { name: visitor.say(title) }) }
  }

  test('the help says how the tool is used, and closes where it was opened', async () => {
    const { page, say, presses, clipboard, dialog, reads } = await withInput()
    await presses(help)
    await dialog.waitFor()
    expect(await dialog.getByRole('listitem').count()).toBe(3)
    expect(await findingsOn(page)).toEqual([])
    await dialog.getByRole('button', { name: say(copyExample) }).click()
    await reads(words.copied)
    expect((await clipboard()).replaceAll('\r', '')).toContain(example)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    const opener = page.getByRole('button', { name: say(help) })
    expect(await opener.evaluate(element => element === document.activeElement)).toBe(true)
  })

  test('its example can be put into the form, and what stood there comes back', async () => {
    const { say, presses, dialog, reads, field } = await withInput()
    await presses(help)
    await dialog.getByRole('button', { name: say(words.example) }).click()
    await dialog.waitFor({ state: 'detached' })
    await reads(taken)
    expect(await field.inputValue()).toBe(example)
    await presses(undo)
    await expect.poll(() => field.inputValue()).toBe('Weimar')
  })

  test('the way says that one is at the output, and leads back to the empty sheet', async () => {
    const { page, say, presses, button } = await withInput()
    here.model.next({ text: language === 'de' ? 'Weimar liest am Sonntag.' : 'Weimar reads on Sundays.' })
    await presses(words.generate)
    await button(words.copy).first().waitFor()
    expect(await button(help).count()).toBe(0)
    const crumbs = page.getByRole('navigation', { name: say(where) })
    await crumbs.getByText(say(output)).waitFor()
    expect(await crumbs.getByRole('listitem').allInnerTexts()).toEqual([tools, press, output].map(say))
    expect(await page.title()).toMatch(new RegExp(`^Weimar .* · ${say(output)} · ${say(press)} · Federwerk$`))
    await crumbs.getByRole('link', { name: say(press) }).click()
    await page.getByRole('button', { name: say(words.example) }).waitFor()
    expect(await crumbs.getByRole('listitem').allInnerTexts()).toEqual([tools, press].map(say))
  })
})
