import { mkdirSync } from 'node:fs'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startStripe } from '../stripe-server.ts'
import { startTrainer } from '../trainer-server.ts'
import { face, sharpPicture } from '../training-pictures.ts'
import { findingsOn, themes } from '../visitor.ts'
import { languages } from './languages.ts'
import { stage } from './stage.ts'

const [stripe, trainer] = [await startStripe(), await startTrainer()]
const here = stage(model => ({ model, environment: { ...stripe.environment, ...trainer.environment } }))
beforeEach(() => stripe.tells(here.federwerk.url))
afterAll(async () => {
  await stripe.close()
  await trainer.close()
})

const said = {
  name: { de: 'Name', en: 'Name' },
  jug: { de: 'Emaille-Kanne', en: 'Enamel jug' },
  make: { de: 'Bilder auswählen', en: 'Choose pictures' },
  person: { de: 'Auf diesem Bild ist ein Mensch zu erkennen.', en: 'A person can be recognised in this picture.' },
  used: { de: '3 von 4 Bildern werden verwendet.', en: '3 of 4 pictures are used.' },
  caption: { de: 'Beschreibung von Bild 1', en: 'Description of picture 1' },
  wood: { de: 'auf Holz', en: 'on wood' },
  agree: { de: 'Stimmen Sie zuerst zu.', en: 'Agree first.' },
  price: { de: /Einmalig 49,99/, en: /49\.99, once/ },
  pay: { de: 'Bezahlen und trainieren', en: 'Pay and train' },
  learns: { de: 'Wird trainiert', en: 'Training' },
  ready: { de: 'Fertig', en: 'Ready' },
  paint: { de: 'Bild erzeugen', en: 'Generate a picture' },
  failed: { de: 'Der Dienst konnte das Modell nicht trainieren.', en: 'The service could not train the model.' },
  refunded: { de: 'Der Preis wird erstattet.', en: 'The price is refunded.' },
  givenBack: {
    de: 'Misslingt das Training, wird der Preis erstattet.',
    en: 'Should the training fail, the price is refunded.',
  },
  delete: { de: 'Löschen', en: 'Delete' },
  checking: { de: 'Bild wird geprüft', en: 'Checking the picture' },
  shown: { de: 'Was soll zu sehen sein?', en: 'What should be seen?' },
  stay: { de: /Damit erzeugte Bilder bleiben\.$/, en: /Pictures made with it stay\.$/ },
  none: { de: 'Noch kein Modell.', en: 'No model yet.' },
  own: { de: 'Emaille-Kanne', en: 'Enamel jug' },
  isOwn: { de: 'Eigenes Modell', en: 'Your own model' },
  euros: { de: 'Preis in Euro', en: 'Price in euros' },
  save: { de: 'Speichern', en: 'Save' },
  saved: { de: 'Gespeichert', en: 'Saved' },
  start: { de: 'Training starten', en: 'Start training' },
}

describe.each(languages('de'))('a model of one’s own in %s', language => {
  /** Somebody with a model of three pictures, about to begin. */
  const prepares = async () => {
    const person = await here.federwerk.person({ language, plan: 'basic' })
    const visitor = await here.comes({ language, cookie: person.cookie })
    const { page } = visitor
    await visitor.goes('/pictures/image-model-generator')
    await visitor.presses(said.make)
    expect(await page.locator('[aria-invalid=true]').count()).toBe(1)
    await visitor.fills({ [visitor.say(said.name)]: visitor.say(said.jug) })
    await visitor.presses(said.make)
    const input = page.locator('input[type=file]')
    await input.waitFor()
    // Whichever of several answers comes last, all pictures are there.
    const last = Promise.withResolvers<void>()
    let number = 0
    await page.route('**/image-models/*/pictures', async route => {
      const at = ++number
      const response = await route.fetch()
      if (at === 1) await Promise.race([last.promise, new Promise(resolve => setTimeout(resolve, 2000))])
      await route.fulfill({ response })
      if (at === 3) setTimeout(last.resolve, 200)
    })
    const pictures = [await sharpPicture(1), await sharpPicture(2), await sharpPicture(3)]
    await input.setInputFiles(
      pictures.map((buffer, at) => ({ name: `Kanne ${at + 1}.png`, mimeType: 'image/png', buffer })),
    )
    await page.locator('ol li img').nth(2).waitFor()
    await page.getByRole('status').filter({ hasText: said.checking[language] }).waitFor({ state: 'detached' })
    expect(await page.locator('ol li img').count()).toBe(3)
    await page.unrouteAll({ behavior: 'wait' })
    return visitor
  }
  /** Judges a state in both designs and, where somebody wants to look, takes its picture in each, also on a phone. */
  const photographs = async ({ page }: Awaited<ReturnType<typeof prepares>>, name: string) => {
    for (const theme of themes) {
      await page.evaluate(to => (document.documentElement.dataset.theme = to), theme)
      expect(await findingsOn(page)).toEqual([])
      if (!process.env.LOOK) continue
      mkdirSync('shots', { recursive: true })
      for (const width of [360, 1360]) {
        await page.setViewportSize({ width, height: 850 })
        const path = `shots/image-model-${name}-${language}-${width}-${theme}.png`
        await page.screenshot({ path, fullPage: true, animations: 'disabled' })
      }
    }
  }

  test('is checked, paid for and trained; it paints, and is deleted with everything', async () => {
    const visitor = await prepares()
    const { page } = visitor
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'Portrait.jpg', mimeType: 'image/jpeg', buffer: face() })
    await visitor.reads(new RegExp(visitor.say(said.person)))
    await visitor.reads(new RegExp(visitor.say(said.used)))
    await visitor.reads(said.price[language])
    await visitor.reads(new RegExp(visitor.say(said.givenBack)))
    await page.getByLabel(visitor.say(said.caption)).fill(visitor.say(said.wood))
    await photographs(visitor, 'draft')
    await visitor.presses(said.pay)
    await visitor.reads(said.agree)
    await page.getByRole('checkbox').check()
    // Whoever goes back from paying finds the button as it was, also where the browser has kept the whole page.
    const pay = visitor.button(said.pay).first()
    await page.route('**/pay/**', route => route.fulfill({ status: 204 }))
    await pay.click()
    await expect.poll(() => pay.isDisabled()).toBe(true)
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await expect.poll(() => pay.isEnabled()).toBe(true)
    await page.unrouteAll()
    await visitor.presses(said.pay)
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await page.getByText(visitor.say(said.learns), { exact: true }).first().waitFor()
    await expect.poll(() => trainer.count(), { timeout: 20_000 }).toBeGreaterThan(0)
    await photographs(visitor, 'training')
    await page.reload()
    // What can no longer be changed is no field.
    await visitor.reads(said.wood)
    expect(await page.getByLabel(visitor.say(said.caption)).count()).toBe(0)
    trainer.stands('COMPLETED')
    await page.getByText(visitor.say(said.ready), { exact: true }).first().waitFor({ timeout: 60_000 })
    await photographs(visitor, 'ready')
    await page
      .getByRole('main')
      .getByRole('link', { name: visitor.say(said.paint), exact: true })
      .click()
    // It is chosen already, and stands in the list of models.
    await page.getByRole('button', { name: new RegExp(`^(Modell|Model): ${visitor.say(said.own)}$`) }).click()
    const own = page.getByRole('option', { name: visitor.say(said.own) })
    await own.getByText(visitor.say(said.isOwn)).waitFor()
    await page.keyboard.press('Escape')
    await page.getByLabel(visitor.say(said.shown)).fill('Kanne')
    await page.locator('form button[type=submit]').first().click()
    await page.locator('a[download]').first().waitFor({ timeout: 60_000 })
    // What has painted is called as its person calls it.
    await page.locator('p[data-own]').getByText(visitor.say(said.own), { exact: true }).waitFor()
    expect(await page.locator('p[data-own]').getByText(/FLUX/).count()).toBe(0)
    await visitor.goes('/pictures/image-model-generator')
    await page
      .getByRole('navigation')
      .getByRole('link', { name: visitor.say(said.own) })
      .click()
    await visitor.presses(said.delete)
    await page.getByText(said.stay[language]).waitFor()
    // What is trained cannot be given back, and nobody is told of a price.
    expect(
      await page
        .getByRole('dialog')
        .getByText(/Preis|price/)
        .count(),
    ).toBe(0)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: visitor.say(said.delete), exact: true })
      .click()
    await visitor.reads(said.none)
  }, 180_000)

  test('that could not be trained is refunded, and without payment it begins at once', async () => {
    const visitor = await prepares()
    const { page } = visitor
    const before = trainer.count()
    await page.getByRole('checkbox').check()
    await visitor.presses(said.pay)
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await expect.poll(() => trainer.count(), { timeout: 30_000 }).toBeGreaterThan(before)
    trainer.stands('COMPLETED', { fails: true })
    await visitor.page.getByText(visitor.say(said.failed)).waitFor({ timeout: 60_000 })
    await visitor.reads(new RegExp(visitor.say(said.refunded)))
    await photographs(visitor, 'failed')
    await expect.poll(() => stripe.payments().at(-1)?.refunded, { timeout: 30_000 }).toBe(true)

    const ada = await here.comes({ language, cookie: (await here.federwerk.admin()).cookie })
    await ada.goes('/admin/plans')
    await ada.fills({ [ada.say(said.euros)]: '0' })
    await ada.presses(said.save)
    await ada.reads(said.saved)
    await page.reload()
    // What costs nothing promises no money back.
    expect(await page.getByText(visitor.say(said.givenBack)).count()).toBe(0)
    await page.getByRole('checkbox').check()
    await visitor.presses(said.start)
    await page.getByText(visitor.say(said.learns), { exact: true }).first().waitFor({ timeout: 30_000 })
    await ada.fills({ [ada.say(said.euros)]: '49.99' })
    await ada.presses(said.save)
  }, 180_000)
})
