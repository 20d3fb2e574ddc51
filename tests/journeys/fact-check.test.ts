import { afterAll, expect, test } from 'vitest'
import { startSearch } from '../search-server.ts'
import { findingsOn } from '../visitor.ts'
import { languages } from './languages.ts'
import { stage } from './stage.ts'

const web = await startSearch()
afterAll(() => web.close())
const here = stage(model => ({ model, environment: web.environment('brave:key') }))

const say = {
  ask: { de: 'Welcher Text soll geprüft werden?', en: 'Which text should be checked?' },
  check: { de: 'Text prüfen', en: 'Check the text' },
  claims: { de: 'Aussagen', en: 'Claims' },
  supported: { de: 'belegt', en: 'supported' },
  refuted: { de: 'widerlegt', en: 'refuted' },
  notCheckable: { de: 'nicht prüfbar', en: 'not checkable' },
  own: { de: 'Mit eigener Quelle: Aussage 4', en: 'With a source of your own: claim 4' },
  address: { de: 'Adresse der Seite', en: 'Address of the page' },
  go: { de: 'Prüfen', en: 'Check' },
  again: { de: 'Noch einmal prüfen: Aussage 1', en: 'Check again: claim 1' },
  gone: { de: 'Steht heute nicht mehr da', en: 'No longer stands there' },
  topic: { de: 'Worüber soll der Aufsatz gehen?', en: 'What should the essay be about?' },
  research: { de: 'Vorher im Netz recherchieren', en: 'Research on the web first' },
  write: { de: 'Text erstellen', en: 'Generate' },
  look: { de: 'Quellen vorher ansehen', en: 'Look at the sources first' },
  waits: { de: /warten auf Ihre Auswahl/, en: /await your choice/ },
  stopped: { de: /^Angehalten/, en: /^Stopped/ },
  choose: { de: 'Quellen wählen', en: 'Choose the sources' },
  page: { de: 'Adresse einer Seite', en: 'Address of a page' },
  add: { de: 'Hinzufügen', en: 'Add' },
  from: { de: 'Mit diesen Quellen schreiben', en: 'Write from these sources' },
  term: { de: 'Welcher Begriff soll erklärt werden?', en: 'Which term should be defined?' },
  note: { de: 'Anmerkung 1', en: 'Note 1' },
  missing: { de: 'Quelle fehlt: was tun?', en: 'source missing: what now?' },
  search: { de: 'Quelle suchen', en: 'Search for a source' },
  strike: { de: 'Satz streichen', en: 'Strike the sentence' },
  editor: { de: 'Im Editor öffnen', en: 'Open in the editor' },
  read: { de: /Gelesen: |Quellen wurden gelesen/, en: /Read: |sources were read/ },
}

const text =
  'Der Leuchtturm von Westerney wurde 1884 erbaut. Die Flutbrücke von Westerney wurde 2001 eröffnet. ' +
  'Westerney ist die schönste Insel. Die Inselbahn von Westerney fährt stündlich.'

test.each(languages('de'))(
  'a text is checked, and every verdict leads to a sentence on a page (%s)',
  async language => {
    const person = await here.federwerk.person({ plan: 'premium' })
    const anna = await here.comes({ cookie: person.cookie, language })
    const { page } = anna
    await anna.goes('/engins/v1/fact_check')
    await page.getByLabel(anna.say(say.ask)).fill(text)
    await anna.presses(say.check)
    const list = page.getByRole('region', { name: anna.say(say.claims) })
    const claim = (at: number) => list.getByRole('listitem').nth(at - 1)
    await claim(1).getByText(anna.say(say.supported), { exact: true }).waitFor({ timeout: 120_000 })
    await claim(2).getByText(anna.say(say.refuted), { exact: true }).waitFor({ timeout: 120_000 })
    await claim(3).getByText(anna.say(say.notCheckable), { exact: true }).waitFor()

    const quote = claim(1).locator('figure').first()
    const [said, leads] = [
      await quote.locator('blockquote').innerText(),
      await quote.getByRole('link').getAttribute('href'),
    ]
    expect(await (await fetch(leads ?? '')).text()).toContain(said)
    expect(await findingsOn(page)).toEqual([])

    // One claim once more, with a page that the reader names.
    await page.getByRole('button', { name: anna.say(say.own) }).click()
    await page.getByLabel(anna.say(say.address)).fill(`${web.url}/amt/bruecke`)
    await page.getByRole('button', { name: anna.say(say.go), exact: true }).click()
    await expect
      .poll(() => web.read.filter(path => path === '/amt/bruecke').length, { timeout: 60_000 })
      .toBeGreaterThan(1)
    await claim(1).getByText(anna.say(say.supported), { exact: true }).waitFor()

    // Once more: what a page does not say any more is shown as what it was.
    web.changes('/wiki/Leuchtturm_Westerney', { says: ['Der Leuchtturm von Westerney wird gerade gestrichen.'] })
    await page.getByRole('button', { name: anna.say(say.again) }).click()
    const gone = claim(1)
      .locator('figure')
      .filter({ hasText: anna.say(say.gone) })
    await gone.getByText(said).waitFor({ timeout: 60_000 })
    web.changes('/wiki/Leuchtturm_Westerney', {})
    await claim(1).getByText(anna.say(say.supported), { exact: true }).waitFor({ timeout: 60_000 })
    expect(await findingsOn(page)).toEqual([])

    // It is in the history as it was.
    await anna.goes('/history')
    await page.getByText(anna.say(say.refuted), { exact: true }).first().waitFor({ timeout: 60_000 })
  },
)

test.each(languages('en'))(
  'an essay is researched before it is written, and names its sources (%s)',
  async language => {
    const person = await here.federwerk.person({ plan: 'premium' })
    const anna = await here.comes({ cookie: person.cookie, language })
    const { page } = anna
    here.model.next(
      { text: JSON.stringify({ items: [{ query: 'Harlow footbridge opened' }] }) },
      { text: JSON.stringify({ items: [{ heading: 'The bridge', says: 'When it opened' }] }) },
      { text: '# The bridge\n\nThe Harlow footbridge opened on 14 June 2003 [1]. It is blue [9].' },
    )
    await anna.goes('/engins/v1/essay_engine')
    await page.getByLabel(anna.say(say.topic)).fill('The Harlow footbridge')
    await page.getByRole('switch', { name: anna.say(say.research) }).press('Space')
    await anna.presses(say.write)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: anna.say(say.write) })
      .click()
    const written = page.locator('.markdown').first()
    await written.getByText('14 June 2003').first().waitFor({ timeout: 120_000 })
    await page.getByText(say.read[language]).first().waitFor()
    await expect.poll(() => written.innerText(), { timeout: 60_000 }).toMatch(/read on|gelesen am/)
    expect(await written.innerText()).toMatch(/\[Quelle fehlt\]|\[source missing\]/)
  },
)

test.each(languages('de'))(
  'sources are chosen, also after a reload; the text leads to them, and takes them along as footnotes (%s)',
  async language => {
    const person = await here.federwerk.person({ plan: 'premium' })
    const anna = await here.comes({ cookie: person.cookie, language })
    const { page } = anna
    here.model.next({ text: JSON.stringify({ items: [{ query: 'Leuchtturm Westerney erbaut' }] }) })
    await anna.goes('/engins/v1/definition_engine')
    await page.getByLabel(anna.say(say.term)).fill('Der Leuchtturm von Westerney')
    for (const asks of [say.research, say.look]) await page.getByRole('switch', { name: anna.say(asks) }).press('Space')
    await anna.presses(say.write)
    const heading = page.getByRole('heading', { name: anna.say(say.choose) })
    await heading.waitFor({ timeout: 120_000 })
    // The history says what it waits for, and leads back to it.
    await anna.goes(`/history?id=${new URL(page.url()).searchParams.get('run')}`)
    const pane = page.getByRole('article')
    await pane.getByText(say.waits[language]).waitFor()
    expect(await pane.getByRole('alert').count()).toBe(0)
    expect(await pane.getByText(say.stopped[language]).count()).toBe(0)
    await pane.getByRole('link', { name: anna.say(say.choose) }).click()
    await heading.waitFor()
    // Which is found first hangs on which was read first.
    const unwanted = page.getByRole('checkbox', { name: /^Leuchtturm Westerney/ })
    await unwanted.press('Space')
    await page.getByLabel(anna.say(say.page), { exact: true }).fill(`${web.url}/amt/bruecke`)
    await anna.presses(say.add)
    await page.reload()
    await heading.waitFor()
    expect(await unwanted.isChecked()).toBe(false)
    await page.getByText('/amt/bruecke').waitFor()
    expect(await findingsOn(page)).toEqual([])

    const claim = 'Die Flutbrücke von Westerney wurde 1998 eröffnet'
    here.model.next({
      text: `Der Leuchtturm von Westerney wurde 1884 erbaut [1]. ${claim} [9]. Er ist 99 Meter hoch [9].`,
    })
    await anna.presses(say.from)
    const written = page.locator('.markdown').first()
    await anna.button(say.missing).first().waitFor({ timeout: 120_000 })
    await anna.button(say.note).first().click()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/(?:gelesen am|read on) .*1884/)
    expect(await written.innerText()).not.toMatch(/Leuchtturm Westerney[“”]/)

    // One gap gets a source, the other goes with its sentence.
    await anna.button(say.missing).first().click()
    await page.getByRole('menuitem', { name: anna.say(say.search) }).click()
    await expect.poll(() => anna.button(say.missing).count(), { timeout: 120_000 }).toBe(1)
    await expect.poll(() => written.innerText()).toMatch(/2\s+[„“].*1998/)
    await anna.button(say.missing).first().click()
    await page.getByRole('menuitem', { name: anna.say(say.strike) }).click()
    await expect.poll(() => written.innerText()).not.toContain('99 Meter')

    await page.getByRole('link', { name: anna.say(say.editor) }).click()
    await expect.poll(() => page.locator('.note-call').count(), { timeout: 60_000 }).toBe(2)
    // What was changed a moment ago is there.
    expect(await page.locator('.paper [role=textbox]').innerText()).not.toContain('99 Meter')
  },
)
