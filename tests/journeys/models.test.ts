import { afterAll, describe, expect, test } from 'vitest'
import type { Text } from '#shared/text.ts'
import { freePort } from '../federwerk.ts'
import { type ModelServer, startModel } from '../model-server.ts'
import { findingsOn, overflowOf } from '../visitor.ts'
import { words } from '../words.ts'
import { languages } from './languages.ts'
import { stage } from './stage.ts'

const port = await freePort()
const address = `http://127.0.0.1:${port}`
const here = stage(model => ({ environment: { OPENAI_BASE_URL: address, MISTRAL_BASE_URL: model.url } }))
let first: ModelServer | undefined
afterAll(() => first?.close())

const add: Text = { de: 'Hinzufügen', en: 'Add' }
const another: Text = { de: 'Modell hinzufügen', en: 'Add a model' }
const about: Text = { de: 'Worum geht es in Ihrem Beitrag?', en: 'What is your post about?' }

describe.each(languages('de'))('in %s', language => {
  test('an administrator connects two models and orders them; where the first is gone, the second writes', async () => {
    await first?.close()
    first = await startModel({ port, behave: { text: 'Vom ersten.' } })
    here.model.behave({ text: 'Vom zweiten.' })
    const ada = await here.comes({ cookie: (await here.federwerk.admin()).cookie, language, width: 360 })
    const { page, say } = ada
    const dialog = page.getByRole('dialog').filter({ has: page.locator('form') })
    const connects = async (provider: string, model: string) => {
      await ada.presses(another)
      await ada.fills({
        [say({ de: 'Anbieter', en: 'Provider' })]: provider,
        [say({ de: 'Modell', en: 'Model' })]: model,
        [say({ de: 'Schlüssel', en: 'Key' })]: 'sk-test-right-1234',
      })
      await dialog.getByRole('button', { name: say(add), exact: true }).click()
      await dialog.waitFor({ state: 'hidden' })
    }
    const standard = page.getByRole('region', { name: say({ de: 'Üblich', en: 'Standard' }) })
    const order = () => standard.getByRole('listitem').allInnerTexts()
    const ordered = async (...models: readonly string[]) => {
      await expect
        .poll(async () => (await order()).map(line => /\w+-model/.exec(line)?.[0]), { timeout: 15_000 })
        .toEqual(models)
    }
    const opensLevels = () =>
      page
        .locator('summary')
        .filter({ hasText: { de: /^Qualitätsstufen/, en: /^Quality levels/ }[language] })
        .click()
    const up = page.getByRole('button', { name: say({ de: 'alpha-model nach oben', en: 'Move alpha-model up' }) })

    await ada.goes('/admin/models')
    await ada.reads({ de: /^Noch ist kein Modell verbunden/, en: /^No model is connected yet/ }[language])
    await connects('Mistral', 'omega-model')
    await connects('OpenAI', 'alpha-model')
    await opensLevels()
    await ordered('omega-model', 'alpha-model')
    await up.focus()
    await page.keyboard.press('Enter')
    await ordered('alpha-model', 'omega-model')
    // By keyboard one goes on where one was.
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/alpha/)
    await page.reload()
    // Closed, a part says what is in it.
    const models = { de: /^Qualitätsstufen.*Üblich: alpha-model/s, en: /^Quality levels.*Standard: alpha-model/s }
    await page.locator('summary').filter({ hasText: models[language] }).waitFor()
    await opensLevels()
    await ordered('alpha-model', 'omega-model')
    expect([await findingsOn(page), await overflowOf(page)]).toEqual([[], 0])

    const person = await here.federwerk.person({ name: `Hanna ${language}`, plan: 'basic', language })
    const hanna = await here.comes({ cookie: person.cookie, language })
    await hanna.goes('/engins/v1/blog_intro')
    await hanna.fills({ [say(about)]: language === 'de' ? 'Segeln lernen' : 'Learning to sail' })
    await hanna.presses(words.generate)
    await hanna.reads('Vom ersten.')
    await hanna.reads('alpha-model')

    await first.close()
    await hanna.presses(words.again)
    await hanna.reads('Vom zweiten.')
    await hanna.reads('omega-model')

    const line = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^alpha-model/ }) })
    await line.getByText({ de: /Es ist nicht erreichbar/, en: /It cannot be reached/ }[language]).waitFor()
    await line.getByRole('button', { name: /^(Jetzt prüfen|Try it now)/ }).click()
    await line.getByText({ de: /^Die Prüfung ist gescheitert/, en: /^The test failed/ }[language]).waitFor()

    for (const model of ['alpha-model', 'omega-model']) {
      await page
        .getByRole('button', { name: `${say({ de: 'Entfernen', en: 'Remove' })}: ${model}`, exact: true })
        .click()
      await dialog.getByRole('button', { name: say({ de: 'Entfernen', en: 'Remove' }), exact: true }).click()
      await dialog.waitFor({ state: 'hidden' })
    }
    await ada.reads({ de: /^Noch ist kein Modell verbunden/, en: /^No model is connected yet/ }[language])
  })
})
