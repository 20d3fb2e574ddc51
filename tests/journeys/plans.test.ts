import type { Page } from 'playwright-core'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startStripe } from '../stripe-server.ts'
import { words } from '../words.ts'
import { languages } from './languages.ts'
import { stage } from './stage.ts'

const stripe = await startStripe()
const here = stage(model => ({ model, environment: stripe.environment }))
beforeEach(() => stripe.tells(here.federwerk.url))
afterAll(() => stripe.close())

const said = {
  limit: { de: 'Ihr Kontingent ist aufgebraucht', en: "You've reached your limit" },
  no: { de: 'Nein danke', en: 'No thanks' },
  yes: { de: 'Tarif erweitern', en: 'Upgrade' },
  unlock: { de: 'Mit Basic freischalten', en: 'Unlock with Basic' },
  plans: { de: 'Tarife', en: 'Plans' },
  buy: { de: 'Tarif wählen: Basic', en: 'Choose plan: Basic' },
  paid: {
    de: 'Ihre Zahlung ist bestätigt. Sie haben jetzt Basic.',
    en: 'Your payment is confirmed. You are on Basic now.',
  },
  manage: { de: 'Abonnement verwalten', en: 'Manage the subscription' },
  ask: { de: 'Tarif wählen: Premium Plus', en: 'Choose plan: Premium Plus' },
  why: { de: 'Wofür brauchen Sie den Tarif? · optional', en: 'What do you need the plan for? · optional' },
  send: { de: 'Anfrage senden', en: 'Send the request' },
  pending: { de: 'Die Administration hat noch nicht entschieden', en: 'Your administrator has not decided yet' },
  requests: { de: 'Anfragen im Monat', en: 'Requests a month' },
  save: { de: 'Speichern', en: 'Save' },
  saved: { de: 'Gespeichert', en: 'Saved' },
  find: { de: 'Werkzeuge suchen', en: 'Find tools' },
  press: { de: 'Pressemitteilung', en: 'Press release' },
  saveOne: { de: '1 Änderung speichern', en: 'Save 1 change' },
}

describe.each(languages('en'))('plans in %s', language => {
  const comes = async (given: { plan: 'free' | 'lite' | 'basic'; limit?: number }) => {
    const person = await here.federwerk.person({ language, ...given })
    return { person, visitor: await here.comes({ language, cookie: person.cookie }) }
  }
  const chief = async () => here.comes({ language, cookie: (await here.federwerk.admin()).cookie })

  /** A link that says this and opens a tab of its own. */
  const opensTab = async (page: Page, name: string) => {
    const opened = page.context().waitForEvent('page')
    await page
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .filter({ visible: true })
      .first()
      .click()
    return opened
  }

  test('of two tabs that spend the last request one gets its text, the other is told and keeps its form', async () => {
    const { person, visitor } = await comes({ plan: 'basic', limit: 1 })
    const tabs = [visitor.page, await visitor.page.context().newPage()]
    const generate = (page: Page) => page.getByRole('button', { name: visitor.say(words.generate), exact: true })
    for (const page of tabs) {
      await page.goto(`/${language}/engins/v1/press_release`)
      await page.getByRole('button', { name: visitor.say(words.example), exact: true }).click()
      await generate(page).waitFor()
    }
    here.model.next({ first: 500 })
    await Promise.all(tabs.map(page => generate(page).click()))
    const dialogs = await Promise.race(
      tabs.map(async page => {
        await page.getByRole('dialog').getByText(visitor.say(said.limit)).waitFor()
        return page
      }),
    )
    const winner = tabs.find(page => page !== dialogs)
    await winner
      ?.getByRole('button', { name: visitor.say(words.copy), exact: true })
      .first()
      .waitFor()
    expect(await winner?.getByText(visitor.say(said.limit)).count()).toBe(0)
    const session = await (await person.get('/api/session')).json()
    expect(session.anzahlrequest_number).toBe(1)

    const upgrade = await opensTab(dialogs, visitor.say(said.yes))
    await upgrade.getByRole('heading', { level: 1, name: visitor.say(said.plans) }).waitFor()
    expect(new URL(upgrade.url()).pathname).toBe(`/${language}/upgrade`)
    await expect.poll(() => dialogs.getByText(visitor.say(said.limit)).count()).toBe(0)
    expect(await dialogs.getByRole('textbox').first().inputValue()).not.toBe('')
  })

  test('a plan is asked for, stands as pending, and is granted by an administrator', async () => {
    const { person, visitor } = await comes({ plan: 'basic' })
    await visitor.goes('/upgrade')
    await visitor.presses(said.ask)
    await visitor.fills({ [visitor.say(said.why)]: 'Podcast' })
    await visitor.presses(said.send)
    await visitor.reads(new RegExp(visitor.say(said.pending)))
    expect(await visitor.button(said.ask).isDisabled()).toBe(true)

    const ada = await chief()
    await ada.goes('/admin/plans')
    const request = ada.page.getByRole('listitem').filter({ hasText: person.email })
    await request.getByText('Podcast').waitFor()
    await request.getByRole('button', { name: new RegExp(language === 'de' ? '^Gewähren' : '^Grant') }).click()
    await ada.reads(new RegExp(`Premium Plus(\\.| now\\.)`))
    await expect.poll(() => request.count()).toBe(0)
    await visitor.page.reload()
    const own = visitor.page.getByRole('region', { name: 'Premium Plus', exact: true })
    await own.getByText(language === 'de' ? 'Ihr Tarif' : 'Your plan').waitFor()
  })

  test('a locked tool leads to the plans, and the plan is paid for on Stripe’s page', async () => {
    const { visitor } = await comes({ plan: 'free' })
    await visitor.goes('/engins/v1/press_release')
    expect(await visitor.page.getByRole('textbox').first().isEnabled()).toBe(true)
    const page = await opensTab(visitor.page, visitor.say(said.unlock))
    expect(new URL(page.url()).search).toBe('?plan=basic')
    const offers = page.getByRole('main').getByRole('heading', { level: 2 })
    expect(await offers.first().textContent()).toBe('Basic')
    await page.getByRole('button', { name: visitor.say(said.buy), exact: true }).click()
    await page.getByRole('button', { name: 'Pay' }).click()
    await page.getByText(visitor.say(said.paid)).waitFor()
    await page.getByRole('button', { name: visitor.say(said.manage), exact: true }).click()
    await page.getByRole('heading', { name: 'Customer portal' }).waitFor()
    await visitor.page.reload()
    await visitor.button(words.generate).waitFor()
  })

  test('an administrator changes what a plan holds and opens, and it holds at the next request', async () => {
    const { person, visitor } = await comes({ plan: 'lite' })
    const ada = await chief()
    await ada.goes('/admin/plans')
    await ada.presses('Lite')
    const requests = language === 'de' ? '3.000' : '4,000'
    await ada.fills({ [ada.say(said.requests)]: requests })
    await ada.presses(said.save)
    await ada.reads(said.saved)
    await ada.page.getByRole('searchbox', { name: ada.say(said.find) }).fill(ada.say(said.press))
    await ada.page.getByRole('checkbox', { name: ada.say(said.press), exact: true }).check()
    const saves = async () => {
      await ada.presses(said.saveOne)
      await ada.button(said.saveOne).waitFor({ state: 'hidden' })
    }
    await saves()
    expect((await person.ask('press', { content: 'Neu' })).status).toBe(200)
    await visitor.goes('/engins/v1/press_release')
    await visitor.button(words.generate).waitFor()
    await visitor.goes('/settings')
    await visitor.reads(new RegExp(requests))
    await ada.page.getByRole('checkbox', { name: ada.say(said.press) }).uncheck()
    await saves()
    expect((await person.ask('press', { content: 'Neu' })).status).toBe(403)
  })
})
