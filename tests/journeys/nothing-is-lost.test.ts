import { expect, test } from 'vitest'
import { password } from '../federwerk.ts'
import { words } from '../words.ts'
import { stage } from './stage.ts'

const here = stage()

const press = '/engins/v1/press_release'
const news = 'Am 12. April öffnet das Reparaturcafé im alten Postamt.'

const writing = async () => {
  const person = await here.federwerk.person()
  const anna = await here.comes({ cookie: person.cookie })
  await anna.goes(press)
  await anna.page.getByRole('textbox').first().fill(news)
  const typed = () => anna.page.getByRole('textbox').first().inputValue()
  return { anna, person, typed }
}

test('a form survives a reload', async () => {
  const { anna, typed } = await writing()
  await anna.page.reload()
  await expect.poll(typed).toBe(news)
})

test('a session that ends in the middle is begun again where one is', async () => {
  const { anna, person, typed } = await writing()
  await anna.page.context().clearCookies()
  await anna.presses(words.generate)
  await anna.reads('Ihre Sitzung ist abgelaufen')
  const dialog = anna.page.getByRole('dialog')
  await dialog.getByLabel('E-Mail-Adresse', { exact: true }).fill(person.email)
  await dialog.getByLabel('Passwort', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Anmelden und weitermachen' }).click()
  await dialog.waitFor({ state: 'detached' })
  await anna.reads('So endet der Probetext.')
  await anna.presses({ de: 'Eingaben ändern', en: 'Change the inputs' })
  expect(await typed()).toBe(news)
})

test('without a connection one is told, and goes on when it is back', async () => {
  const { anna, typed } = await writing()
  await anna.page.context().setOffline(true)
  await anna.reads('Keine Verbindung. Ihre Arbeit bleibt erhalten, wir versuchen es weiter.')
  await anna.page.context().setOffline(false)
  await anna.reads('Wieder verbunden.')
  expect(await typed()).toBe(news)
  await anna.presses(words.generate)
  await anna.reads('So endet der Probetext.')
})

test('another language keeps the page and what stands in its form', async () => {
  const { anna, typed } = await writing()
  await anna.page.getByRole('button', { name: 'Sprache' }).click()
  const dialog = anna.page.getByRole('dialog')
  await dialog.getByText('EN', { exact: true }).click()
  await anna.page.waitForURL(`**/en${press}`)
  await anna.page.keyboard.press('Escape')
  await anna.page.getByRole('heading', { level: 1, name: 'Press release' }).waitFor()
  expect(await typed()).toBe(news)
  expect(await anna.page.locator('html').getAttribute('lang')).toBe('en')
})

test('a text goes on when one leaves it, and is there when one comes back', async () => {
  const { anna } = await writing()
  here.model.next({ pace: 30 })
  await anna.presses(words.generate)
  await anna.reads('Dies ist ein Probetext.')
  await anna.presses('Text-Werkzeuge')
  await anna.reads('Weiterschreiben')
  await anna.page.goBack()
  await anna.reads('So endet der Probetext.')
})
