import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { drop, invitation, paste, picture, report, tooLarge, torn } from '../brought.ts'
import { password } from '../federwerk.ts'
import { words } from '../words.ts'
import { stage } from './stage.ts'

const here = stage()

const press = '/engins/v1/press_release'
const upload = '**/api/upload'
const begin = { de: 'Text erstellen', en: 'Generate' }

/** The field for a file, as its label names it. */
const fieldOn = (page: Page) => page.getByLabel(/^(Worauf stützt sich die Mitteilung|What is the release based on)\?/)

const atPress = async (more: { language?: 'de' | 'en'; width?: number } = {}) => {
  const person = await here.federwerk.person({ plan: 'basic', language: more.language })
  const anna = await here.comes({ cookie: person.cookie, ...more })
  const asked: string[] = []
  anna.page.on('request', request => void asked.push(new URL(request.url()).pathname))
  await anna.goes(press)
  const field = fieldOn(anna.page)
  await field.waitFor({ state: 'attached' })
  const uploads = () => asked.filter(path => path === '/api/upload').length
  return { anna, person, field, uploads, page: anna.page }
}

test('a file that was chosen is understood, used for the text, and named beside it and in the history', async () => {
  const { anna, field, page } = await atPress()
  await field.setInputFiles(await report())
  await anna.reads('Jahresbericht.docx')
  await anna.reads(/^\d+ Wörter · \d+ kB$/)
  await anna.reads(/^(# )?Besuche .*Am Sonntag, dem 3\. Januar/)
  await page.getByRole('status').filter({ hasText: 'Jahresbericht.docx wurde hochgeladen.' }).waitFor()
  await page.getByRole('textbox').first().fill('Die Bücherei öffnet sonntags.')
  await anna.presses(begin)
  await anna.reads('So endet der Probetext.')
  expect(here.model.requests.at(-1)?.prompt).toContain('Kosten: Am Sonntag, dem 3. Januar, öffnet die Stadtbücherei')
  await anna.reads(/^Gelesen: \d+ Wörter aus „Jahresbericht\.docx“, \d+\. \w+ \d{4}$/)
  await anna.presses(words.history)
  const pane = page.getByRole('article')
  await pane.getByText('Eingaben', { exact: true }).click()
  await pane.getByRole('definition').filter({ hasText: 'Jahresbericht.docx' }).waitFor()
  await pane.getByText(/^Gelesen: /).click()
  await page
    .getByRole('region', { name: 'Gelesener Text: Jahresbericht.docx' })
    .getByRole('heading', { name: 'Ausblick' })
    .waitFor()
})

test('in English, too', async () => {
  const { anna, field, page } = await atPress({ language: 'en' })
  await field.setInputFiles(invitation)
  await anna.reads(/^\d+ words · \d+ kB$/)
  await page.getByRole('status').filter({ hasText: 'Einladung.txt file uploaded successfully.' }).waitFor()
  await page.getByRole('button', { name: 'Remove Einladung.txt' }).click()
  await anna.reads('PDF, Word or text, at most 5 MB')
  expect(await field.evaluate(element => element === document.activeElement)).toBe(true)
})

test('what is on its way holds the form back, can be cancelled, and leaves nothing behind', async () => {
  const { anna, field, page } = await atPress()
  await page.route(upload, () => {})
  await field.setInputFiles(invitation)
  await anna.reads('Einladung.txt wird hochgeladen')
  await page.getByRole('progressbar').waitFor()
  expect(await page.getByRole('button', { name: 'Text erstellen' }).isDisabled()).toBe(true)
  await anna.presses('Abbrechen')
  await anna.reads('PDF, Word oder Text, höchstens 5 MB')
  expect(await page.getByRole('button', { name: 'Text erstellen' }).isDisabled()).toBe(false)
})

test('on a slow line one sees how far it is, and what is cancelled then is not kept', async () => {
  const { anna, person, field, page } = await atPress()
  const line = await page.context().newCDPSession(page)
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 200_000 }
  await line.send('Network.emulateNetworkConditions', slow)
  await field.setInputFiles({ ...invitation, name: 'Chronik.txt', buffer: Buffer.alloc(4_000_000, 'Wort ') })
  const bar = page.getByRole('progressbar')
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(0)
  expect(Number(await bar.getAttribute('aria-valuenow'))).toBeLessThan(100)
  await anna.presses('Abbrechen')
  await anna.reads('PDF, Word oder Text, höchstens 5 MB')
  expect((await (await person.get('/api/files')).json()).total).toBe(0)
})

test('what nobody could read is refused before it is sent', async () => {
  const { anna, field, uploads } = await atPress()
  await field.setInputFiles(picture)
  await anna.reads('Foto.png konnte nicht hochgeladen werden. Möglich sind PDF, Word und Textdateien.')
  await field.setInputFiles(tooLarge)
  await anna.reads('Archiv.pdf konnte nicht hochgeladen werden. Die Datei darf höchstens 5 MB groß sein.')
  expect(uploads()).toBe(0)
})

test('what the server cannot read is said beside the field, and another file helps', async () => {
  const { anna, field, page } = await atPress()
  await field.setInputFiles(torn)
  await anna.reads('Abgerissen.pdf konnte nicht hochgeladen werden. Diese Datei ist beschädigt')
  const chooser = page.waitForEvent('filechooser')
  await anna.presses('Andere Datei wählen')
  await (await chooser).setFiles(invitation)
  await anna.reads('Einladung.txt')
  expect(await page.getByText('Abgerissen.pdf').count()).toBe(0)
})

test('a line that breaks is worth another try', async () => {
  const { anna, field, page } = await atPress()
  await page.route(upload, route => route.abort(), { times: 1 })
  await field.setInputFiles(invitation)
  await anna.reads('Einladung.txt konnte nicht hochgeladen werden. Der Dienst ist gerade nicht erreichbar.')
  await anna.presses(words.retry)
  await page.getByRole('button', { name: 'Einladung.txt entfernen' }).waitFor()
})

test('a file can be dropped and pasted; a second one takes the place of the first', async () => {
  const { anna, field, page } = await atPress()
  await drop(field, invitation)
  await anna.reads('Einladung.txt')
  await paste(field, await report())
  await anna.reads('Jahresbericht.docx')
  expect(await page.getByText('Einladung.txt', { exact: true }).count()).toBe(0)
})

test('what is dropped beside the fields does not open in place of the page', async () => {
  const { anna, page } = await atPress()
  await drop(page.getByRole('heading', { level: 1 }), invitation)
  await anna.reads('PDF, Word oder Text, höchstens 5 MB')
})

test('a file is still there after a reload; one that was deleted meanwhile is missed', async () => {
  const { anna, person, field, page } = await atPress()
  await field.setInputFiles(invitation)
  await anna.reads(/^\d+ Wörter · /)
  await page.reload()
  await anna.reads('Einladung.txt')
  await anna.reads(/^\d+ Wörter · /)
  const { files } = await (await person.get('/api/files')).json()
  await person.send(`/api/files/${files[0]._id}`, { method: 'DELETE' })
  await page.reload()
  await anna.reads('Die Datei gibt es nicht mehr.')
  await anna.reads('PDF, Word oder Text, höchstens 5 MB')
})

test('who has no room left is told so, and shown where to make some', async () => {
  const { anna, field, page } = await atPress()
  let [used, limit] = [99_700_000, 100_000_000]
  const full = () => ({ success: false, code: 'storage_reached', message: '', used, limit })
  await page.route(upload, route => route.fulfill({ status: 402, json: full() }))
  await field.setInputFiles(invitation)
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Ihre Dateien belegen 99,7 MB von 100 MB.').waitFor()
  await dialog.getByText('In einem größeren Tarif ist mehr Platz').waitFor()
  expect(await dialog.getByRole('link', { name: 'Dateien ansehen' }).getAttribute('href')).toContain('/settings')
  await dialog.getByRole('button', { name: 'Nein danke' }).click()
  await anna.reads('Einladung.txt konnte nicht hochgeladen werden. Der Speicherplatz Ihres Tarifs ist belegt.')

  used = limit = 20_000_000_000
  await anna.presses(words.retry)
  await dialog.getByText('Ihre Dateien belegen 20 GB von 20 GB.').waitFor()
  expect(await dialog.getByText('größeren Tarif').count()).toBe(0)
})

test('a session that ends does not cost the file', async () => {
  const { anna, person, field, page } = await atPress()
  await page.context().clearCookies()
  await field.setInputFiles(invitation)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('E-Mail-Adresse', { exact: true }).fill(person.email)
  await dialog.getByLabel('Passwort', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Anmelden und weitermachen' }).click()
  await dialog.waitFor({ state: 'detached' })
  await anna.reads(/^\d+ Wörter · /)
})
