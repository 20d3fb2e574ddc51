import { expect, test } from 'vitest'
import { words } from '../words.ts'
import { stage } from './stage.ts'

const here = stage()

const text = '# Das Fest\n\nWir feiern am 3. Mai in [Ort] ab [Uhrzeit].'

const written = async () => {
  const person = await here.federwerk.person({ plan: 'basic' })
  const anna = await here.comes({ cookie: person.cookie })
  await anna.goes('/engins/v1/press_release')
  here.model.next({ text })
  await anna.page.getByRole('textbox').first().fill('Ein Fest.')
  await anna.page.keyboard.press('Control+Enter')
  await anna.button(words.copy).first().waitFor()
  return anna
}
/** Takes the focus out of every field. */
const leavesFields = (anna: Awaited<ReturnType<typeof written>>) =>
  anna.page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    getSelection()?.removeAllRanges()
  })

test('a text is made, kept, copied, gone through and left with shortcuts alone', async () => {
  const anna = await written()
  const { page, reads, clipboard } = anna
  await leavesFields(anna)
  await page.keyboard.press('Control+c')
  await reads('In die Zwischenablage kopiert')
  expect(await clipboard()).toContain('Wir feiern am 3. Mai')
  const gap = (asks: string) => page.getByRole('textbox', { name: `Lücke: ${asks}`, exact: true })
  const hasFocus = (field: ReturnType<typeof gap>) => field.evaluate(it => it === document.activeElement)
  await page.keyboard.press('Control+Shift+Space')
  await expect.poll(() => hasFocus(gap('Ort'))).toBe(true)
  await page.keyboard.press('Control+Shift+Space')
  await expect.poll(() => hasFocus(gap('Uhrzeit'))).toBe(true)
  await leavesFields(anna)
  await page.keyboard.press('Control+s')
  await reads('Als Lesezeichen gesichert')
  // Out of habit once more: it stays.
  await page.keyboard.press('Control+s')
  await anna.button({ de: 'Lesezeichen entfernen', en: 'Remove bookmark' }).waitFor()
  await page.keyboard.press('Control+Shift+F')
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-shortcut'))).toBe('refine')
  here.model.next({ text: '# Das Fest\n\nWir feiern im Mai.' })
  await page.keyboard.type('ohne Tag')
  await page.keyboard.press('Enter')
  const version = (at: number) => page.getByText(`Fassung ${at} von 2`).waitFor({ state: 'attached' })
  await version(2)
  await leavesFields(anna)
  await page.keyboard.press('Control+Shift+ArrowUp')
  await version(1)
  await leavesFields(anna)
  await page.keyboard.press('Control+Shift+ArrowDown')
  await version(2)
  await page.keyboard.press('Control+Shift+Enter')
  await reads('Das Formular ist leer')
  await expect.poll(() => page.getByRole('textbox').first().inputValue()).toBe('')
  await page.locator('form textarea:focus').first().waitFor()
  await anna.presses({ de: 'Zurückholen', en: 'Bring back' })
  await version(2)
})

test('writing is stopped, and an unsent form comes back', async () => {
  const person = await here.federwerk.person({ plan: 'basic' })
  const anna = await here.comes({ cookie: person.cookie })
  const { page, reads } = anna
  await anna.goes('/engins/v1/press_release')
  const field = page.getByRole('textbox').first()
  await field.fill('Ein Fest.')
  await page.keyboard.press('Control+Shift+Enter')
  await expect.poll(() => field.inputValue()).toBe('')
  await anna.presses({ de: 'Zurückholen', en: 'Bring back' })
  await expect.poll(() => field.inputValue()).toBe('Ein Fest.')
  here.model.next({ text: 'Wort '.repeat(200), pace: 5 })
  await page.keyboard.press('Control+Enter')
  await reads('Wort Wort')
  await page.keyboard.press('Control+.')
  await reads('Angehalten')
})

test('“?” shows the keys, but is typed where one types', async () => {
  const person = await here.federwerk.person({ plan: 'basic' })
  const anna = await here.comes({ cookie: person.cookie })
  const { page } = anna
  await anna.goes('/engins/v1/press_release')
  const field = page.getByRole('textbox').first()
  await field.fill('Wann')
  await page.keyboard.type('?')
  expect(await field.inputValue()).toBe('Wann?')
  expect(await page.getByRole('dialog').count()).toBe(0)
  await leavesFields(anna)
  await page.keyboard.type('?')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Zur nächsten Lücke').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.keyboard.press('Control+k')
  await dialog.getByRole('combobox').waitFor()
})

test('a failure shows the beginning of its run’s id as its number', async () => {
  const person = await here.federwerk.person({ plan: 'basic' })
  const anna = await here.comes({ cookie: person.cookie })
  await anna.goes('/engins/v1/press_release')
  await anna.page.getByRole('textbox').first().fill('Ein Fest.')
  here.model.behave({ status: 401 })
  await anna.page.keyboard.press('Control+Enter')
  const said = await anna.page.getByText(/Fallnummer: /).innerText()
  const run = new URL(anna.page.url()).searchParams.get('run') ?? ''
  expect(said).toContain(run.slice(0, 8))
  expect(run).not.toBe('')
})
