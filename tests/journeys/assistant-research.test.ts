import { afterAll, expect, test } from 'vitest'
import { startSearch } from '../search-server.ts'
import { findingsOn } from '../visitor.ts'
import { languages } from './languages.ts'
import { stage } from './stage.ts'

const web = await startSearch()
afterAll(() => web.close())
const here = stage(model => ({ model, environment: web.environment('brave:key') }))

const say = {
  topic: { de: 'Worum soll es in Ihrem Beitrag gehen?', en: 'What should your post be about?' },
  research: { de: 'Vorher im Netz recherchieren', en: 'Research on the web first' },
  search: { de: 'Quellen suchen', en: 'Search for sources' },
  none: { de: /^Es ist keine Quelle gewählt/, en: /^No source is chosen/ },
  failed: { de: /nichts berechnet/, en: /nothing was charged/ },
  untickAll: { de: 'Alle abwählen', en: 'Untick all' },
  page: { de: 'Adresse einer Seite', en: 'Address of a page' },
  add: { de: 'Hinzufügen', en: 'Add' },
  earlier: { de: /^Gesucht wurde zu einer früheren/, en: /^The search was for an earlier/ },
  titles: { de: 'Titel vorschlagen', en: 'Suggest titles' },
  intros: { de: 'Einleitungen vorschlagen', en: 'Suggest introductions' },
  outline: { de: 'Gliederung vorschlagen', en: 'Suggest an outline' },
  chooseTitle: { de: 'Titel 1 wählen', en: 'Choose title 1' },
  chooseIntro: { de: 'Einleitung 1 wählen', en: 'Choose introduction 1' },
  intro: { de: 'Einleitung 1', en: 'Introduction 1' },
  heading: { de: 'Überschrift von Abschnitt 1', en: 'Heading of section 1' },
  onToArticle: { de: 'Weiter: Artikel', en: 'Next: Article' },
  toSources: { de: 'Zu den Quellen', en: 'To the sources' },
  write: { de: 'Artikel erstellen', en: 'Write the article' },
  note: { de: 'Anmerkung 1', en: 'Note 1' },
  unreadable: { de: /lässt sich nicht lesen/, en: /cannot be read/ },
  unread: { de: /Ließ sich nicht lesen/, en: /Could not be read/ },
  remove: { de: /^Entfernen: /, en: /^Remove: / },
}
const list = (...items: readonly unknown[]) => ({ text: JSON.stringify({ items, notes: [] }) })

test.each(languages('de'))(
  'a post is researched at its first step, and all of it rests on that (%s)',
  async language => {
    const person = await here.federwerk.person({ plan: 'premium' })
    const used = async () => (await (await person.get('/api/session')).json()).anzahlrequest_number as number
    const anna = await here.comes({ cookie: person.cookie, language })
    const { page, button } = anna
    const box = (name: Parameters<typeof anna.say>[0]) =>
      page.getByRole('textbox', { name: anna.say(name), exact: true })
    const saved = () =>
      page.waitForResponse(answer => answer.url().includes('/api/drafts/') && answer.request().method() === 'PUT')

    await anna.goes('/engins/v1/blog_post_assistant?step=topic')
    await box(say.topic).fill('Der Leuchtturm von Westerney')
    await page.getByRole('switch', { name: anna.say(say.research) }).press('Space')
    await page.getByText(say.none[language]).waitFor()
    expect(await button(say.titles).isDisabled()).toBe(true)

    // A search that fails leaves everything as it was, and can be asked again.
    here.model.next(list({ query: 'Leuchtturm Westerney erbaut' }))
    web.fails(401)
    await anna.presses(say.search)
    await page.getByRole('alert').getByText(say.failed[language]).waitFor({ timeout: 60_000 })
    web.fails(undefined)
    await anna.presses(say.search)
    const boxes = page.getByRole('list').getByRole('checkbox')
    await boxes.nth(1).waitFor({ timeout: 120_000 })
    expect(await used()).toBe(0)
    expect(await findingsOn(page)).toEqual([])

    // Nothing chosen, nothing asked; one of one's own stands beside what was found, and both come back.
    await anna.presses(say.untickAll)
    expect(await button(say.titles).isDisabled()).toBe(true)
    const archive = page.getByRole('checkbox', { name: /Inselarchiv/ })
    await archive.press('Space')
    const [, number] = /\[\^(\d+)\]/.exec(await page.locator('label').filter({ has: archive }).innerText()) ?? []
    await page.getByLabel(anna.say(say.page), { exact: true }).fill(`${web.url}/anmeldung`)
    const kept = saved()
    await anna.presses(say.add)
    await kept
    const searches = web.asked.length
    await page.reload()
    await archive.waitFor()
    expect(await page.getByRole('list').getByRole('checkbox', { checked: true }).count()).toBe(1)
    expect(await archive.isChecked()).toBe(true)
    await page.getByText('/anmeldung').waitFor()
    expect(web.asked.length).toBe(searches)

    // One that cannot be read holds the titles up and is marked where it was added.
    await anna.presses(say.titles)
    await page.getByRole('alert').getByText(say.unreadable[language]).waitFor({ timeout: 60_000 })
    expect(await used()).toBe(0)
    await page
      .getByRole('alert')
      .getByRole('button', { name: anna.say(say.toSources) })
      .click()
    await page.getByText(say.unread[language]).waitFor()
    await page.getByRole('button', { name: say.remove[language] }).click()

    here.model.next(list('Ein Turm von 1884 [1]', 'Rot', 'Hoch', 'Alt', 'Licht'))
    await anna.presses(say.titles)
    await page.getByRole('radio', { name: anna.say(say.chooseTitle) }).check()
    expect(await page.getByRole('textbox', { name: /^(Titel|Title) 1$/ }).inputValue()).toBe('Ein Turm von 1884')
    here.model.next(list('Seit 1884 leuchtet er [1].', 'Rot.', 'Hoch.'))
    await anna.presses(say.intros)
    await page.getByRole('radio', { name: anna.say(say.chooseIntro) }).check()
    // What the model calls 1, of those it was given, has its own number here.
    expect(await box(say.intro).inputValue()).toBe(`Seit 1884 leuchtet er [^${number}].`)
    here.model.next(list({ heading: 'Heute', says: 'Was er heute tut' }))
    await anna.presses(say.outline)
    await box(say.heading).waitFor()
    await anna.presses(say.onToArticle)
    here.model.next({ text: '## Heute\n\nEr steht seit 1884 [1]. Er ist blau [9].' })
    await anna.presses(say.write)
    const written = page.locator('.markdown').first()
    await written.getByText('Er steht seit 1884').waitFor({ timeout: 120_000 })
    await button(say.note).first().click()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/(?:gelesen am|read on) .*1884/)
    expect(await written.innerText()).toMatch(/\[Quelle fehlt\]|\[source missing\]/)
    expect(await written.innerText()).not.toMatch(/\[\d+\]/)
    expect(await used()).toBe(4)
    expect(web.asked.length).toBe(searches)

    // Another description keeps the sources until somebody searches again.
    await anna.goes('/engins/v1/blog_post_assistant?step=topic')
    await boxes.first().waitFor()
    await box(say.topic).fill('Der Leuchtturm von Westerney, für Kinder')
    await page.getByText(say.earlier[language]).waitFor()
    expect(web.asked.length).toBe(searches)
  },
  240_000,
)
