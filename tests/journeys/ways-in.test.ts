import { afterAll, describe, expect, test } from 'vitest'
import { password } from '../federwerk.ts'
import { linksTo } from '../mails.ts'
import { startOidc } from '../oidc-server.ts'
import { codeOf, nextCodeOf } from '../totp.ts'
import { comesBack, findingsOn, type Visitor } from '../visitor.ts'
import { words } from '../words.ts'
import { languages } from './languages.ts'
import { stage } from './stage.ts'

const oidc = await startOidc()
afterAll(() => oidc.close())
const here = stage(() => ({ environment: oidc.environment }))

const inside = { de: 'Was möchten Sie schreiben?', en: 'What would you like to write?' }
const code = { de: 'Code', en: 'Code' }
const backupCode = { de: 'Ersatzcode', en: 'Backup code' }
const ended = { de: 'Ihre Sitzung ist abgelaufen', en: 'Your session has ended' }
const provider = { de: 'Weiter mit Acme', en: 'Continue with Acme' }

const signsIn = async (visitor: Visitor, email: string) => {
  await visitor.goes('/login')
  await visitor.fills({ [visitor.say(words.email)]: email, [visitor.say(words.password)]: password })
  await visitor.presses(words.signIn)
}
const mailed = async (email: string) => {
  const links = () => linksTo(here.federwerk.folder, email)
  await expect.poll(links, { timeout: 20_000 }).toHaveLength(1)
  return links()[0] ?? ''
}

describe.each(languages('de'))('in %s', language => {
  test('a mailed link leads in, by a press', async () => {
    const { email } = await here.federwerk.person({ language })
    const visitor = await here.comes({ language, width: 360, height: 740 })
    await visitor.goes('/login')
    await visitor.presses({ de: 'Anmelden mit einem Link', en: 'Sign in with a link' })
    await visitor.button({ de: 'Link anfordern', en: 'Ask for the link' }).waitFor()
    await visitor.fills({ [visitor.say(words.email)]: email })
    await visitor.presses({ de: 'Link anfordern', en: 'Ask for the link' })
    await visitor.reads({ de: 'liegt der Link jetzt bereit', en: 'the link is ready now' })
    const link = await mailed(email)
    await visitor.page.goto(link)
    await visitor.presses({ de: 'Jetzt anmelden', en: 'Sign in now' })
    await visitor.reads(inside)
    const second = await here.comes({ language })
    await second.page.goto(link)
    await second.presses({ de: 'Jetzt anmelden', en: 'Sign in now' })
    await second.reads({ de: 'Dieser Link gilt nicht mehr.', en: 'This link is no longer valid.' })
  })

  test('who is signed in is led on from the sign-in page, and a wrong address is called by what it is', async () => {
    const { cookie } = await here.federwerk.person({ language })
    const visitor = await here.comes({ language, cookie })
    await visitor.goes('/login?next=%2Fde%2Fbookmarks')
    await visitor.page.waitForURL('**/de/bookmarks')
    await visitor.goes('/login')
    await visitor.reads(inside)
    const title = { de: 'Nicht gefunden · Federwerk', en: 'Not found · Federwerk' }
    for (const path of ['/engins/v1/nothing', '/nothing']) {
      await visitor.goes(path)
      await visitor.reads({ de: 'Diese Seite gibt es nicht.', en: 'This page does not exist.' })
      expect(await visitor.page.title()).toBe(visitor.say(title))
    }
  })

  test('signing out takes a press, and where nobody is signed in there is nothing to sign out of', async () => {
    const { cookie } = await here.federwerk.person({ language })
    const visitor = await here.comes({ language, cookie })
    const leave = { de: 'Jetzt abmelden', en: 'Sign out now' }
    await visitor.goes('/logout')
    await visitor.presses(leave)
    await visitor.reads({ de: 'Willkommen zurück', en: 'Welcome back' })
    await visitor.goes('/logout')
    await visitor.reads({ de: 'Niemand ist angemeldet', en: 'Nobody is signed in' })
    expect(await visitor.button(leave).count()).toBe(0)
    await visitor.presses(words.signIn)
    await visitor.page.waitForURL(`**/${language}/login`)
  })

  test('a second factor is set up, asked for, and stood in for by a backup code', async () => {
    const { email, cookie } = await here.federwerk.person({ language })
    const owner = await here.comes({ language, cookie })
    await owner.goes('/settings')
    await owner.presses({ de: 'Einrichten', en: 'Set up' })
    await owner.page.locator('#twoFactor input[type=password]').fill(password)
    await owner.presses({ de: 'Weiter', en: 'Continue' })
    await owner.page.getByRole('img', { name: /^QR/ }).waitFor()
    const secret = (await owner.page.locator('p.font-mono').first().innerText()).replaceAll(' ', '')
    await owner.fills({ [owner.say(code)]: codeOf(secret) })
    await owner.presses({ de: 'Code prüfen und einschalten', en: 'Check the code and switch on' })
    const codes = owner.page.getByRole('list', { name: owner.say({ de: 'Ersatzcodes', en: 'Backup codes' }) })
    await codes.waitFor()
    const spare = await codes.getByRole('listitem').allInnerTexts()
    expect(spare).toHaveLength(10)
    expect(await findingsOn(owner.page)).toEqual([])
    const file = owner.page.waitForEvent('download')
    await owner.presses({ de: 'Herunterladen', en: 'Download' })
    expect((await file).suggestedFilename()).toMatch(/^Federwerk-.*\.txt$/)
    await owner.presses({ de: 'Ich habe sie gesichert', en: 'I have saved them' })
    await owner.reads({ de: 'eingeschaltet', en: 'switched on' })

    const later = await here.comes({ language })
    await signsIn(later, email)
    await later.fills({ [later.say(code)]: '000000' })
    await later.presses(words.signIn)
    await later.reads({ de: 'Dieser Code stimmt nicht.', en: 'This code is not right.' })
    await later.fills({ [later.say(code)]: nextCodeOf(secret) })
    await later.presses(words.signIn)
    await later.reads(inside)

    const without = await here.comes({ language })
    await signsIn(without, email)
    await without.presses({ de: 'Ersatzcode verwenden', en: 'Use a backup code' })
    await without.fills({ [without.say(backupCode)]: spare[0] ?? '' })
    await without.page.getByRole('checkbox').check()
    await without.presses(words.signIn)
    await without.reads(inside)
    await without.page.context().clearCookies({ name: 'federwerk.session_token' })
    await signsIn(without, email)
    await without.reads(inside)
  })

  test('the provider leads in, and back where one cancels', async () => {
    await here.federwerk.admin()
    const visitor = await here.comes({ language })
    oidc.as({ sub: language, email: `${language}@acme.example`, email_verified: true, name: 'Otto Oidc' }, 'cancelled')
    await visitor.goes('/login')
    await visitor.presses(provider)
    await visitor.reads({ de: 'wurde abgebrochen', en: 'was cancelled' })
    oidc.as({ sub: language, email: `${language}@acme.example`, email_verified: true, name: 'Otto Oidc' })
    await visitor.presses(provider)
    await visitor.reads(inside)
    expect(new URL(visitor.page.url()).pathname).toBe(`/${language}/engins`)
  })

  test('a session that ended is begun again beside the page, by the provider or a link, and nothing typed is lost', async () => {
    const otto = {
      sub: `again-${language}`,
      email: `again-${language}@acme.example`,
      email_verified: true,
      name: 'Otto',
    }
    oidc.as(otto)
    const visitor = await here.comes({ language })
    await visitor.goes('/login')
    await visitor.presses(provider)
    await visitor.reads(inside)
    await visitor.goes('/engins/v1/press_release')
    const typed = visitor.page.getByRole('textbox').first()
    await typed.fill('Das Café öffnet.')
    const dialog = visitor.page.getByRole('dialog')
    const isAsked = async () => {
      await visitor.page.context().clearCookies()
      await comesBack(visitor.page)
      await dialog.getByRole('heading', { name: visitor.say(ended) }).waitFor()
    }
    await isAsked()
    expect(await findingsOn(visitor.page)).toEqual([])
    const opened = visitor.page.context().waitForEvent('page')
    await dialog.getByRole('button', { name: visitor.say(provider) }).click()
    const beside = await opened
    await beside.getByText(visitor.say({ de: 'Sie sind wieder angemeldet', en: 'You are signed in again' })).waitFor()
    expect(await findingsOn(beside)).toEqual([])
    await beside.close()
    await dialog.getByRole('heading', { name: visitor.say(ended) }).waitFor({ state: 'detached' })
    expect(await typed.inputValue()).toBe('Das Café öffnet.')

    await visitor.page.reload()
    await isAsked()
    await dialog.getByRole('button', { name: otto.email }).click()
    await dialog.getByText(visitor.say({ de: 'Der Link liegt', en: 'Your administrator has the link' })).waitFor()
    const mail = await visitor.page.context().newPage()
    await mail.goto(await mailed(otto.email))
    await mail.getByRole('button', { name: visitor.say({ de: 'Jetzt anmelden', en: 'Sign in now' }) }).click()
    await mail.getByRole('heading', { level: 1, name: visitor.say(inside) }).waitFor()
    await mail.close()
    await dialog.getByRole('heading', { name: visitor.say(ended) }).waitFor({ state: 'detached' })
    expect(await typed.inputValue()).toBe('Das Café öffnet.')
  })

  test('an invitation leads to an account', async () => {
    const { cookie } = await here.federwerk.admin()
    const host = await here.comes({ language, cookie })
    const email = `guest-${language}@elsewhere.example`
    await host.page.setViewportSize({ width: 360, height: 740 })
    await host.goes('/admin/users')
    await host.presses({ de: 'Jemanden einladen', en: 'Invite someone' })
    await host.fills({ [host.say(words.email)]: email })
    await host.presses({ de: 'Einladen', en: 'Invite' })
    await host.presses({ de: 'Link kopieren', en: 'Copy the link' })
    await host.reads({ de: 'In die Zwischenablage kopiert', en: 'Copied to clipboard' })
    const link = await mailed(email)
    expect(await host.clipboard()).toBe(link)

    const guest = await here.comes({ language })
    await guest.page.goto(link)
    await guest.reads({ de: 'Sie sind eingeladen', en: 'You are invited' })
    await guest.fills({ [guest.say(words.name)]: 'Gerda Gast', [guest.say(words.password)]: password })
    await guest.presses(words.signUp)
    await guest.reads(inside)
    await host.page.reload()
    await host.reads({ de: 'Zurzeit ist keine Einladung offen', en: 'No invitations are open' })
  })
})
