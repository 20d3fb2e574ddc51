import { describe, expect, test } from 'vitest'
import type { Locale, Text } from '#shared/text.ts'
import { findingsOn, overflowOf } from '../visitor.ts'
import { words } from '../words.ts'
import { languages } from './languages.ts'
import { ownHouse, stage } from './stage.ts'

const here = stage(ownHouse)

const part = {
  card: { de: 'Karte', en: 'Card' },
  form: { de: 'Formular', en: 'Form' },
  prompt: { de: 'Auftrag', en: 'Prompt' },
  versions: { de: 'Fassungen', en: 'Versions' },
} satisfies Record<string, Text>
const publish: Text = { de: 'Veröffentlichen', en: 'Publish' }
const published: Text = { de: 'Veröffentlicht.', en: 'Published.' }
const saved = /^(Gespeichert|Saved) /
const notes: Text = { de: 'Was soll im Text stehen?', en: 'What should the text say?' }

describe.each(languages('en'))('in %s', language => {
  test('an administrator makes a tool, tries it, publishes it, changes it and goes back; people use it', async () => {
    const ada = await here.comes({ cookie: (await here.federwerk.admin()).cookie, language, width: 1600 })
    const { page, say } = ada
    const name = `Aushang ${language}`
    const both = (label: Text, of: Locale) =>
      `${say(label)} · ${say(of === 'de' ? { de: 'Deutsch', en: 'German' } : { de: 'Englisch', en: 'English' })}`
    // The name of a part also stands at the preview: the first one is meant.
    const goes = (to: Text) =>
      page
        .getByRole('button', { name: new RegExp(`^${say(to)}( \\(|$)`) })
        .first()
        .click()
    const publishes = async (note: string) => {
      await ada.presses(publish)
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox').fill(note)
      await dialog.getByRole('button', { name: say(publish) }).click()
      await ada.reads(published)
      await dialog.waitFor({ state: 'hidden' })
    }

    await ada.goes('/admin/engines')
    await ada.presses({ de: 'Neues Werkzeug', en: 'New tool' })
    await ada.presses({ de: 'Anlegen', en: 'Create' })
    await ada.fills({
      [both({ de: 'Name', en: 'Name' }, 'de')]: name,
      [both({ de: 'Name', en: 'Name' }, 'en')]: name,
    })
    await ada.reads(saved)
    expect(await findingsOn(page)).toEqual([])

    await goes(part.form)
    await ada.presses({ de: 'Schalter', en: 'Switch' })
    const question: Text = { de: 'Frage', en: 'Question' }
    await ada.fills({ [both(question, 'de')]: 'Mit Datum?', [both(question, 'en')]: 'With the date?' })
    const asked: Text = { de: 'Mit Datum?', en: 'With the date?' }
    const up = page.getByRole('button', {
      name: say({ de: `${asked.de} nach oben`, en: `Move ${asked.en} up` }),
      exact: true,
    })
    await up.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await ada.reads(say({ de: 'Platz 1 von 3.', en: 'Place 1 of 3.' }))
    expect(await findingsOn(page)).toEqual([])

    await ada.presses(publish)
    await ada.reads(
      say({ de: 'Auftrag: Das Feld „toggle“ kommt nicht vor.', en: 'Prompt: The field “toggle” is not used.' }),
    )
    await goes(part.prompt)
    for (const of of ['Deutsch', 'Englisch'] as const) {
      await ada.presses(of === 'Deutsch' ? { de: 'Deutsch', en: 'German' } : { de: 'Englisch', en: 'English' })
      await ada.presses({ de: 'wenn toggle …', en: 'if toggle …' })
    }
    await page.getByText(say({ de: 'fehlt noch etwas zum', en: 'missing before this' })).waitFor({ state: 'hidden' })
    expect(await findingsOn(page)).toEqual([])

    here.model.next({ text: 'Ein Versuch.' })
    const preview = page.getByRole('region', { name: say({ de: 'Vorschau', en: 'Preview' }) })
    await preview.getByRole('button', { name: say({ de: 'Beispiel übernehmen', en: 'Use the example' }) }).click()
    await preview.getByRole('button', { name: say(words.generate) }).click()
    await ada.reads('Ein Versuch.')
    await ada.presses({ de: 'Was das Modell liest', en: 'What the model reads' })
    await ada.presses({ de: 'Zeigen', en: 'Show' })
    await ada.reads(/<content-[\w-]{8}>/)
    await publishes('Erste')

    const person = await here.federwerk.person({ name: `Greta ${language}`, plan: 'free', language })
    const greta = await here.comes({ cookie: person.cookie, language })
    await greta.goes('/engins')
    await greta.opens(name)
    expect(new URL(greta.page.url()).pathname).toMatch(new RegExp(`^/${language}/engins/own-\\w+$`))
    await greta.fills({ [greta.say(notes)]: 'Sommerfest am 20. Juni.' })
    here.model.next({ text: 'Am 20. Juni feiern wir.' })
    await greta.presses(words.generate)
    await greta.reads('Am 20. Juni feiern wir.')
    await greta.button(words.copy).first().waitFor()
    expect((await (await person.get('/api/session')).json()).anzahlrequest_number).toBe(1)

    await goes(part.card)
    await ada.fills({
      [both({ de: 'Name', en: 'Name' }, 'de')]: `${name} neu`,
      [both({ de: 'Name', en: 'Name' }, 'en')]: `${name} neu`,
    })
    await publishes('Neuer Name')
    await greta.goes('/engins')
    await greta.page
      .getByRole('link', { name: `${name} neu`, exact: true })
      .first()
      .waitFor()

    await goes(part.versions)
    await ada.presses({ de: 'Mit dem Entwurf vergleichen Fassung 1', en: 'Compare with the draft Version 1' })
    await page.locator('ins', { hasText: 'neu' }).first().waitFor()
    await ada.presses({ de: 'Erneut veröffentlichen Fassung 1', en: 'Publish again Version 1' })
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say({ de: 'Erneut veröffentlichen', en: 'Publish again' }) })
      .click()
    await ada.reads(say({ de: 'Fassung 3', en: 'Version 3' }))
    expect(await findingsOn(page)).toEqual([])
    await greta.goes('/engins')
    await greta.page.getByRole('link', { name, exact: true }).first().waitFor()

    await ada.presses({ de: 'Zurückziehen', en: 'Withdraw' })
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say({ de: 'Zurückziehen', en: 'Withdraw' }) })
      .click()
    await ada.reads(say({ de: 'Zurückgezogen.', en: 'Withdrawn.' }))
    await greta.goes('/history')
    await greta.reads('Am 20. Juni feiern wir.')
  }, 150_000)

  test('each tool that a new one can be like is one that can be copied', async () => {
    const admin = await here.federwerk.admin()
    const ada = await here.comes({ cookie: admin.cookie, language })
    await ada.goes('/admin/engines')
    await ada.presses({ de: 'Neues Werkzeug', en: 'New tool' })
    const like = ada.page.getByRole('dialog').getByRole('combobox')
    const options = like.locator('option')
    await options.nth(50).waitFor({ state: 'attached' })
    const offered = await options.evaluateAll(all => all.map(one => (one as HTMLOptionElement).value))
    const slugs = offered.filter(slug => slug !== '')
    expect(slugs.length).toBeGreaterThan(50)
    const refused: string[] = []
    for (const slug of slugs) {
      const answer = await admin.post('/api/admin/engines', { like: slug })
      const { _id } = await answer.json()
      if (answer.ok) await admin.send(`/api/admin/engines/${_id}`, { method: 'DELETE' })
      else refused.push(slug)
    }
    expect(refused).toEqual([])
  })

  test('what somebody else has saved meanwhile is told, and nothing is overwritten', async () => {
    const admin = await here.federwerk.admin()
    const { _id, draft } = await (await admin.post('/api/admin/engines', { like: 'suggestions' })).json()
    const ada = await here.comes({ cookie: admin.cookie, language, width: 360 })
    const { page, say } = ada
    await ada.goes(`/admin/engines?id=${_id}`)
    const label = page.getByLabel(`Name · ${say({ de: 'Deutsch', en: 'German' })}`, { exact: true })
    await label.waitFor()
    const theirs = { ...draft, name: { de: 'Von Berta', en: 'By Berta' } }
    await admin.put(`/api/admin/engines/${_id}`, { draft: theirs, revision: 1 })
    await label.fill('Von mir')
    await ada.reads(/Jemand anderes hat|Somebody else has/)
    expect(await overflowOf(page)).toBe(0)
    expect(await findingsOn(page)).toEqual([])
    expect((await (await admin.get(`/api/admin/engines/${_id}`)).json()).draft.name.de).toBe('Von Berta')
    await page.reload()
    await ada.reads(/Jemand anderes hat|Somebody else has/)
    expect(await label.inputValue()).toBe('Von mir')
    await ada.presses({ de: 'Anderen Stand laden, meinen verwerfen', en: 'Load theirs, discard mine' })
    await expect.poll(() => label.inputValue(), { timeout: 10_000 }).toBe('Von Berta')
  })

  test('a tool may exist in German only, and is published without one English text', async () => {
    const admin = await here.federwerk.admin()
    const { _id } = await (await admin.post('/api/admin/engines', { like: 'from_notes' })).json()
    const ada = await here.comes({ cookie: admin.cookie, language, width: 1600 })
    const { page, say } = ada
    const german: Text = { de: 'Deutsch', en: 'German' }
    const english: Text = { de: 'Englisch', en: 'English' }
    const what = say({ de: 'Was es bringt', en: 'What it does' })
    const line = (of: Text) => page.getByLabel(`${what} · ${say(of)}`, { exact: true })
    await ada.goes(`/admin/engines?id=${_id}`)
    await line(english).fill('')
    await page.getByLabel(`Name · ${say(english)}`, { exact: true }).fill('')
    await page.getByLabel(`Name · ${say(german)}`, { exact: true }).fill(`Nur deutsch ${language}`)
    await ada.presses(german)
    await line(english).waitFor({ state: 'hidden' })
    expect(await line(german).isVisible()).toBe(true)
    expect(await findingsOn(page)).toEqual([])
    await page
      .getByRole('button', { name: new RegExp(`^${say(part.prompt)}( \\(|$)`) })
      .first()
      .click()
    await page
      .getByLabel(`${say({ de: 'Was das Modell tun soll', en: 'What the model is to do' })} · ${say(german)}`)
      .waitFor()
    expect(await page.getByRole('button', { name: say(english), exact: true }).count()).toBe(0)
    await ada.presses(publish)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: say(publish) }).click()
    await ada.reads(published)
    const { data } = await (await admin.get('/api/engines')).json()
    const made = data.find((card: { _id: string }) => card._id === _id)
    expect(made.name).toEqual({ de: `Nur deutsch ${language}`, en: 'Untitled Engine' })
    expect(made.description.en).toBe(made.description.de)
  })

  test('a file is checked before anything is saved, and imported as a draft', async () => {
    const admin = await here.federwerk.admin()
    const file = await (await admin.get('/api/admin/engines/press_release/export')).json()
    const ada = await here.comes({ cookie: admin.cookie, language })
    const { page, say } = ada
    await ada.goes('/admin/engines')
    await ada.presses({ de: 'Aus einer Datei', en: 'From a file' })
    const brings = (content: unknown) =>
      page.locator('[role=dialog] input[type=file]').setInputFiles({
        name: 'tool.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(content)),
      })
    const bring = page.getByRole('button', { name: say({ de: 'Als Entwurf importieren', en: 'Import as a draft' }) })
    await brings({ ...file, engine: { ...file.engine, onload: 'alert(1)' } })
    await ada.reads(/onload/)
    expect(await bring.isDisabled()).toBe(true)
    await brings(file)
    await ada.reads(/ist in Ordnung|is all right/)
    expect(await findingsOn(page)).toEqual([])
    await bring.click()
    await page.getByRole('heading', { level: 1, name: say({ de: 'Pressemitteilung', en: 'Press release' }) }).waitFor()
  })
})
