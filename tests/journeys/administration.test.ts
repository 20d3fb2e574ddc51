import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Text } from '#shared/text.ts'
import { languages } from './languages.ts'
import { ownHouse, stage } from './stage.ts'

const here = stage(ownHouse)

const deleteIt: Text = { de: 'Konto löschen', en: 'Delete the account' }
const block: Text = { de: 'Konto sperren', en: 'Block the account' }
const unblock: Text = { de: 'Konto entsperrt', en: 'Account unblocked' }

describe.each(languages('de'))('in %s', language => {
  const comes = async () => here.comes({ cookie: (await here.federwerk.admin()).cookie, language })
  const opens = async (visitor: Awaited<ReturnType<typeof comes>>, email: string, name: string) => {
    await visitor.goes(`/admin/users?search=${encodeURIComponent(email)}`)
    await visitor.presses(name)
    await visitor.page.getByRole('heading', { level: 2, name }).waitFor()
  }

  test('an administrator comes by the menu, finds a person and changes plan, role and limit', async () => {
    const person = await here.federwerk.person({ name: `Berta ${language}`, plan: 'free', language })
    const ada = await comes()
    await ada.goes('/engins')
    await ada.page.getByRole('button', { name: 'Ada Admin' }).filter({ visible: true }).first().click()
    await ada.page.getByRole('menuitem', { name: ada.say({ de: 'Administration', en: 'Admin' }), exact: true }).click()
    await ada.page
      .getByRole('searchbox', { name: ada.say({ de: 'Konten durchsuchen', en: 'Search the accounts' }) })
      .fill(person.email)
    await ada.reads({ de: '1 Konto', en: '1 account' })
    await ada.presses(person.name)
    await ada.fills({
      [ada.say({ de: 'Tarif', en: 'Plan' })]: 'Basic',
      [ada.say({ de: 'Rolle', en: 'Role' })]: ada.say({ de: 'Administration', en: 'Administrator' }),
      [ada.say({ de: 'Eigenes Kontingent', en: 'Custom limit' })]: 'viele',
    })
    await ada.presses({ de: 'Speichern', en: 'Save' })
    await ada.reads({ de: 'Eine ganze Zahl von 0 bis 1.000.000.', en: 'A whole number from 0 to 1,000,000.' })
    await ada.fills({ [ada.say({ de: 'Eigenes Kontingent', en: 'Custom limit' })]: '7' })
    await ada.presses({ de: 'Speichern', en: 'Save' })
    await ada.reads({ de: 'Gespeichert', en: 'Saved' })
    await ada.reads({ de: '0 von 7', en: '0 of 7' })
    const session = await (await person.get('/api/session')).json()
    expect(session).toMatchObject({ plan_text: 'basic', hierarchy_text: 'admin', limit: 7 })

    await ada.goes('/admin/audit')
    await ada.reads(
      language === 'de'
        ? `Ada Admin hat den Tarif von ${person.email} von Free auf Basic geändert.`
        : `Ada Admin changed the plan of ${person.email} from Free to Basic.`,
    )
    await (await here.federwerk.admin()).patch(`/api/admin/users/${person.id}`, { role: 'user' })
  })

  test('the use begins anew, a link goes out, and a person is signed out everywhere', async () => {
    const person = await here.federwerk.person({ name: `Carla ${language}`, plan: 'basic', language })
    await person.ask('press', { content: 'Wir eröffnen ein Reparaturcafé.' })
    const ada = await comes()
    await opens(ada, person.email, person.name)
    await ada.presses({ de: 'Verbrauch zurücksetzen', en: 'Reset usage' })
    await ada.reads({ de: 'Der Verbrauch steht wieder bei 0.', en: 'Usage is back at 0.' })
    expect((await (await person.get('/api/session')).json()).anzahlrequest_number).toBe(0)
    await ada.presses({ de: 'Link für neues Passwort senden', en: 'Send a link for a new password' })
    await ada.reads({
      de: 'Die Mail mit dem Link liegt als Datei bereit.',
      en: 'The mail with the link is ready as a file.',
    })
    await ada.presses({ de: 'Überall abmelden', en: 'Sign out everywhere' })
    await ada.reads({ de: 'Angemeldet auf 0 Geräten.', en: 'Signed in on 0 devices.' })
    expect((await person.get('/api/session')).status).toBe(401)
  })

  test('a person is blocked with a reason, by keyboard, and let in again', async () => {
    const person = await here.federwerk.person({ name: `Dora ${language}`, language })
    const ada = await comes()
    await opens(ada, person.email, person.name)
    await ada.button(block).focus()
    await ada.page.keyboard.press('Enter')
    await ada.page.getByLabel(ada.say({ de: 'Grund', en: 'Reason' })).fill('Spam')
    await ada.page.keyboard.press('Enter')
    await ada.reads({ de: 'Dieses Konto ist gesperrt. Grund: Spam', en: 'This account is blocked. Reason: Spam' })
    expect((await person.get('/api/session')).status).toBe(401)
    await ada.presses({ de: 'Konto entsperren', en: 'Unblock the account' })
    await ada.button(block).waitFor()
    await ada.goes(`/admin/audit?search=${encodeURIComponent(person.email)}`)
    await ada.page.getByRole('combobox').selectOption({ label: ada.say(unblock) })
    await ada.reads({ de: `Ada Admin hat ${person.email} entsperrt.`, en: `Ada Admin unblocked ${person.email}.` })
  })

  test('an account is deleted once its address is typed; the last administrator’s own is not', async () => {
    const person = await here.federwerk.person({ name: `Emma ${language}`, language })
    const ada = await comes()
    await opens(ada, person.email, person.name)
    await ada.presses(deleteIt)
    const yes = ada.button({ de: 'Endgültig löschen', en: 'Delete for good' })
    const address = ada.say({ de: 'E-Mail-Adresse des Kontos', en: 'E-mail address of the account' })
    await ada.fills({ [address]: 'jemand@example.com' })
    expect(await yes.isDisabled()).toBe(true)
    await ada.fills({ [address]: person.email })
    await yes.click()
    await ada.reads({ de: 'Kein Konto passt dazu.', en: 'No account matches.' })

    const me = await here.federwerk.admin()
    await opens(ada, me.email, me.name)
    await ada.presses(deleteIt)
    await ada.fills({ [address]: me.email })
    await yes.click()
    await ada.reads(language === 'de' ? /letzte Administratorin/ : /last administrator/)
    await ada.page.keyboard.press('Escape')
    await ada.page.getByRole('dialog').waitFor({ state: 'hidden' })
  })

  test('several people are put on a plan at once, and the list is saved as a table', async () => {
    const names = [`Franka ${language}`, `Frieda ${language}`]
    for (const name of names) await here.federwerk.person({ name, plan: 'free', language })
    const ada = await comes()
    await ada.goes(`/admin/users?search=${encodeURIComponent(` ${language}`)}&plan=free`)
    for (const name of names)
      await ada.page.getByRole('checkbox', { name: language === 'de' ? `${name} auswählen` : `Select ${name}` }).check()
    await ada.reads({ de: '2 ausgewählt', en: '2 selected' })
    await ada.fills({ [ada.say({ de: 'Tarif für die Auswahl', en: 'Plan for the selection' })]: 'Premium' })
    await ada.presses({ de: 'Tarif setzen', en: 'Set the plan' })
    await ada.reads({ de: '2 Konten haben jetzt Premium.', en: '2 accounts are on Premium now.' })
    await ada.goes(`/admin/users?search=${encodeURIComponent(` ${language}`)}&plan=premium&sort=name`)
    await ada.reads(names[1] ?? '')
    // The field and the button beside it stand in one row.
    const [search, csv] = [
      ada.page.getByRole('main').getByRole('searchbox'),
      ada.button({ de: 'Als CSV', en: 'As CSV' }),
    ]
    expect((await search.boundingBox())?.y).toBe((await csv.boundingBox())?.y)
    const [download] = await Promise.all([
      ada.page.waitForEvent('download'),
      ada.presses({ de: 'Als CSV', en: 'As CSV' }),
    ])
    expect(download.suggestedFilename()).toBe(ada.say({ de: 'konten.csv', en: 'accounts.csv' }))
    const table = readFileSync(await download.path(), 'utf8')
    expect(
      table
        .split('\r\n')
        .slice(1, 3)
        .map(row => row.split(language === 'de' ? ';' : ',')[0]),
    ).toEqual(names)
  })

  test('the system page says what runs, makes a backup, gives it out and deletes it', async () => {
    const ada = await comes()
    await ada.goes('/admin/system')
    await ada.reads(/^Federwerk \d/)
    await ada.reads(/^PostgreSQL 1\d/)
    await ada.presses({ de: 'Jetzt sichern', en: 'Back up now' })
    await ada.reads(language === 'de' ? /^Die Sicherung ist fertig/ : /^The backup is ready/)
    const save = ada.page.getByRole('link', { name: /(herunterladen|^Download the backup)/ })
    const [download] = await Promise.all([ada.page.waitForEvent('download'), save.first().click()])
    expect(download.suggestedFilename()).toMatch(/^federwerk-[\d-]+\.tar\.gz$/)
    await ada.page
      .getByRole('button', { name: /^(Sicherung vom .* löschen|Delete the backup of)/ })
      .first()
      .click()
    await ada.presses({ de: 'Löschen', en: 'Delete' })
    await ada.reads({ de: 'Noch keine Sicherung.', en: 'No backup yet.' })
    await ada.page.getByText(ada.say({ de: 'Jede Nacht sichern', en: 'Back up every night' })).click()
    await ada.fills({ [ada.say({ de: 'Nächtliche Sicherungen behalten', en: 'Nightly backups to keep' })]: '3' })
    await ada.presses({ de: 'Speichern', en: 'Save' })
    await ada.reads({ de: 'Gespeichert', en: 'Saved' })
    expect(await (await (await here.federwerk.admin()).get('/api/admin/backups')).json()).toMatchObject({
      plan: { nightly: true, keep: 3 },
    })
    await (await here.federwerk.admin()).put('/api/admin/backups', { nightly: false, keep: 7 })
  })
})

test('who is no administrator is told so, and what the address says stays unread', async () => {
  const person = await here.federwerk.person()
  const anna = await here.comes({ cookie: person.cookie })
  for (const section of ['users', 'audit', 'system']) {
    await anna.goes(`/admin/${section}`)
    await anna.reads('Das ist Sache der Administration')
  }
})
