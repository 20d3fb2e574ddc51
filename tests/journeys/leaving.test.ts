import { describe, expect, test } from 'vitest'
import { password } from '../federwerk.ts'
import { address, beginsToLeave, leaveForGood, ownPassword } from '../scenes/settings.ts'
import { findingsOn } from '../visitor.ts'
import { words } from '../words.ts'
import { languages } from './languages.ts'
import { stage } from './stage.ts'

const here = stage()

describe.each(languages('en'))('in %s', language => {
  test('somebody leaves for good, and can begin anew with the same address', async () => {
    await here.federwerk.admin()
    const { email, cookie } = await here.federwerk.person({ language })
    const visitor = await here.comes({ language, cookie, width: 360, height: 740 })
    await visitor.goes('/settings#leave')
    await beginsToLeave({ visitor })
    await visitor.reads({ de: 'Rechnungen beim Zahlungsdienst', en: 'Invoices at the payment service' })
    expect(await findingsOn(visitor.page)).toEqual([])
    const types = (typed: string) => visitor.fills({ [visitor.say(address)]: email, [visitor.say(ownPassword)]: typed })
    await types('nicht mein Passwort')
    await visitor.presses(leaveForGood)
    await visitor.reads({ de: 'Das ist nicht Ihr Passwort.', en: 'This is not your password.' })
    await types(password)
    await visitor.presses(leaveForGood)
    await visitor.reads({ de: 'Ihr Konto ist gelöscht', en: 'Your account is deleted' })
    expect((await visitor.page.context().cookies()).filter(({ name }) => name.includes('session'))).toEqual([])
    const left = await visitor.page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
    expect(left.filter(name => name.startsWith('more') || name === 'aiLanguage')).toEqual([])
    expect(await findingsOn(visitor.page)).toEqual([])

    await visitor.presses({ de: 'Neues Konto anlegen', en: 'Create a new account' })
    await visitor.fills({
      [visitor.say(words.name)]: 'Anna Neu',
      [visitor.say(words.email)]: email,
      [visitor.say(words.password)]: password,
    })
    await visitor.presses(words.signUp)
    await visitor.reads({ de: 'Was möchten Sie schreiben?', en: 'What would you like to write?' })
  })
})
