import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { stage } from './stage.ts'

const here = stage()

const hours = 'Mo–Fr 9–17 Uhr, an Feiertagen geschlossen.'
const note = (name: string, content = hours) => new File([content], name)

test('what was uploaded is found in the settings, comes back as it was, and is deleted after a question', async () => {
  const person = await here.federwerk.person({ plan: 'basic' })
  for (const name of ['Über uns.txt', 'Öffnungszeiten.txt']) expect((await person.upload(note(name))).status).toBe(200)
  const anna = await here.comes({ cookie: person.cookie })
  await anna.goes('/settings#files')
  await anna.reads('1 kB von 2 GB belegt')
  await anna.reads('Öffnungszeiten.txt')
  const tab = await anna.page.context().newPage()
  await tab.goto('/de/settings#files')
  const there = tab.getByRole('button', { name: 'Öffnungszeiten.txt löschen' })
  await there.waitFor()

  const [download] = await Promise.all([
    anna.page.waitForEvent('download'),
    anna.presses('Öffnungszeiten.txt herunterladen'),
  ])
  expect(download.suggestedFilename()).toBe('Öffnungszeiten.txt')
  expect(readFileSync(await download.path(), 'utf8')).toBe(hours)

  await anna.button('Öffnungszeiten.txt löschen').focus()
  await anna.page.keyboard.press('Enter')
  await anna.reads('Datei löschen?')
  await anna.page.keyboard.press('Escape')
  await anna.page.getByRole('dialog').waitFor({ state: 'hidden' })
  await anna.page.keyboard.press('Enter')
  await anna.reads('„Öffnungszeiten.txt“ wird endgültig gelöscht. Texte, die damit entstanden sind, bleiben erhalten.')
  await anna.button('Löschen').focus()
  await anna.page.keyboard.press('Enter')
  await anna.reads('Öffnungszeiten.txt ist gelöscht.')
  await there.waitFor({ state: 'detached' })
  await anna.page.keyboard.press('Tab')
  expect(await anna.page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
    'Über uns.txt herunterladen',
  )
  const { files } = await (await person.get('/api/files')).json()
  expect(files.map(({ name }: { name: string }) => name)).toEqual(['Über uns.txt'])
})

test('many files are leafed through, and the last page that empties leads back', async () => {
  const person = await here.federwerk.person()
  for (let at = 1; at <= 11; at++) await person.upload(note(`Notiz ${at}.txt`))
  const phone = { width: 360, height: 780 }
  const anna = await here.comes({ cookie: person.cookie, ...phone })
  await anna.goes('/settings')
  await anna.button('Alle 11 Dateien zeigen').waitFor()
  const height = await anna.page.evaluate(() => document.documentElement.scrollHeight)
  // Four screens of a phone.
  expect(height / phone.height).toBeLessThanOrEqual(4)
  await anna.presses('Alle 11 Dateien zeigen')
  await anna.reads('Notiz 11.txt')
  await anna.presses('Nächste Seite')
  await anna.presses('Notiz 1.txt löschen')
  await anna.presses('Löschen')
  await anna.reads('Notiz 11.txt')
  await anna.button('Notiz 1.txt löschen').waitFor({ state: 'detached' })
})

test('a file that cannot be deleted now stays, and the question says why', async () => {
  const person = await here.federwerk.person()
  await person.upload(note('Bleibt.txt'))
  const anna = await here.comes({ cookie: person.cookie })
  await anna.goes('/settings#files')
  await anna.presses('Bleibt.txt löschen')
  await anna.page.route('**/api/files/*', route => route.abort())
  await anna.presses('Löschen')
  await anna.reads(/Der Dienst ist gerade nicht erreichbar/)
  await anna.page.unroute('**/api/files/*')
  await anna.presses('Löschen')
  await anna.reads('Bleibt.txt ist gelöscht.')
  await anna.reads('Noch keine Dateien. Was Sie in einem Formular hochladen, finden Sie hier wieder.')
})
