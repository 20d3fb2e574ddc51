import { expect, test } from 'vitest'
import { drop, invitation, paste, picture, report } from '../brought.ts'
import { overflowOf } from '../visitor.ts'
import { stage } from './stage.ts'

const here = stage()

const typed = 'Notiz von gestern.'
const read = 'Am Sonntag, dem 3. Januar, öffnet die Stadtbücherei um elf Uhr für alle.'

const writing = async (more: { language?: 'de' | 'en'; width?: number } = {}) => {
  const person = await here.federwerk.person({ plan: 'basic', language: more.language })
  const anna = await here.comes({ cookie: person.cookie, ...more })
  await anna.goes('/engins/v1/press_release')
  const area = anna.page.getByRole('textbox').first()
  await area.fill(typed)
  return { anna, area, page: anna.page, value: () => area.inputValue() }
}

test('a document that is dropped on a text field lands behind what was typed, and can be taken back', async () => {
  const { anna, area, value } = await writing()
  await drop(area, invitation)
  await anna.reads('Text aus Einladung.txt eingefügt')
  expect(await value()).toMatch(new RegExp(`^${typed}\n\n${read} Es gibt Kuchen`))
  await area.press('Control+End')
  await area.pressSequentially(' Und dies.')
  await anna.presses('Rückgängig')
  await expect.poll(value).toBe(`${typed} Und dies.`)
})

test('it lands where the caret is, and the browser can take it back, too', async () => {
  const { anna, area, value } = await writing()
  await area.press('Control+Home')
  await paste(area, invitation)
  await anna.reads('Text aus Einladung.txt eingefügt')
  expect(await value()).toMatch(new RegExp(`^${read}[^]*\n\n${typed}$`))
  await area.press('Control+z')
  await expect.poll(value).toBe(typed)
})

test('a longer one is chosen from, chapter by chapter, as far as there is room', async () => {
  const { anna, area, page, value } = await writing()
  await drop(area, await report())
  const dialog = page.getByRole('dialog', { name: 'Welche Teile sollen in das Feld?' })
  await dialog.getByText(/hat \d\.\d{3} Zeichen, im Feld ist Platz für 1\.980\./).waitFor()
  const chapter = (name: string) => dialog.getByRole('checkbox', { name: new RegExp(`^${name}`) })
  const insert = dialog.getByRole('button', { name: 'Einfügen' })
  expect([await chapter('Besuche').isChecked(), await chapter('Ausblick').isChecked()]).toEqual([true, false])
  await chapter('Kosten').focus()
  await page.keyboard.press('Space')
  await dialog.getByText('Das ist mehr, als in das Feld passt.').waitFor()
  expect(await insert.isDisabled()).toBe(true)
  await chapter('Besuche').focus()
  await page.keyboard.press('Space')
  await insert.click()
  await dialog.waitFor({ state: 'detached' })
  expect(await value()).toMatch(new RegExp(`^${typed}\n\n# Kosten\n\nKosten: ${read}`))
  expect((await value()).length).toBeLessThanOrEqual(2000)
  expect(await area.evaluate(element => element === document.activeElement)).toBe(true)
  await anna.presses('Rückgängig')
  await expect.poll(value).toBe(typed)
})

test('a field that is full says so', async () => {
  const { area, page, value } = await writing()
  await area.fill('x'.repeat(1995))
  await drop(area, invitation)
  const dialog = page.getByRole('dialog', { name: 'Das Feld ist voll' })
  await dialog.getByText('Kürzen Sie, was darin steht, dann ist Platz für mehr.').waitFor()
  await dialog.getByRole('button', { name: 'Zurück zum Feld' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await value()).toHaveLength(1995)
})

test('a whole book goes into a field without an end, and out again', async () => {
  const { anna, page } = await writing()
  await anna.goes('/engins/v1/summarize_simplify')
  const area = page.getByRole('textbox').first()
  await area.fill(typed)
  const book = { ...invitation, name: 'Buch.txt', buffer: Buffer.from(`${read} `.repeat(5000)) }
  await drop(area, book)
  await anna.reads('Text aus Buch.txt eingefügt')
  expect((await area.inputValue()).length).toBeGreaterThan(300_000)
  await anna.presses('Rückgängig')
  await expect.poll(() => area.inputValue()).toBe(typed)
})

test('the form waits for what is on its way into a field', async () => {
  const { anna, area, page, value } = await writing()
  await page.route('**/api/upload/text', () => {})
  await drop(area, invitation)
  await anna.reads('Die Datei ist noch unterwegs.')
  expect(await page.getByRole('button', { name: 'Text erstellen' }).isDisabled()).toBe(true)
  await anna.presses('Abbrechen')
  expect(await page.getByRole('button', { name: 'Text erstellen' }).isDisabled()).toBe(false)
  expect(await value()).toBe(typed)
})

test('who closes the choice keeps what was typed', async () => {
  const { area, page, value } = await writing()
  await drop(area, await report())
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await value()).toBe(typed)
})

test('the same by keyboard, in English, on a phone', async () => {
  const { anna, page, value } = await writing({ language: 'en', width: 360 })
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Insert text from a file' }).press('Enter')
  await (await chooser).setFiles(await report())
  const dialog = page.getByRole('dialog', { name: 'Which parts should go into the field?' })
  await dialog.waitFor()
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  await dialog.getByRole('button', { name: 'Insert' }).click()
  await anna.reads('Text from Jahresbericht.docx inserted')
  expect(await value()).toContain('# Besuche')
})

test('what cannot be read is said beside the field, and costs nothing that was typed', async () => {
  const { anna, area, value } = await writing()
  await drop(area, picture)
  await anna.reads('Foto.png ließ sich nicht einfügen. Möglich sind PDF, Word und Textdateien.')
  expect(await value()).toBe(typed)
  await anna.presses('Meldung schließen')
  expect(await anna.page.getByText('Foto.png').filter({ visible: true }).count()).toBe(0)
})
