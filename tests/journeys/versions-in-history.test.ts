import { expect, test } from 'vitest'
import { findingsOn } from '../visitor.ts'
import { words } from '../words.ts'
import { languages } from './languages.ts'
import { stage } from './stage.ts'

const here = stage()

const say = {
  three: { de: '3 Fassungen · zuletzt von Hand', en: '3 versions · last: by hand' },
  found: { de: '3 Fassungen · gefunden: Erste Fassung', en: '3 versions · found: First version' },
  versions: { de: 'Fassungen', en: 'Versions' },
  menu: { de: 'Fassung vergleichen oder löschen', en: 'Compare or delete this version' },
  withFirst: { de: 'Mit Fassung 1 vergleichen', en: 'Compare with Version 1' },
  compared: { de: 'Zwei Texte vergleichen', en: 'Compare two texts' },
  removeVersion: { de: 'Diese Fassung löschen', en: 'Delete this version' },
  askVersion: { de: 'Diese Fassung löschen?', en: 'Delete this version?' },
  goneVersion: { de: 'Fassung gelöscht', en: 'Version deleted' },
  two: { de: 'Diesen Text mit 2 Fassungen löschen?', en: 'Delete this text and its 2 versions?' },
  delete: { de: 'Löschen', en: 'Delete' },
  gone: { de: '1 Text gelöscht', en: '1 text deleted' },
  search: { de: 'Texte durchsuchen', en: 'Search the texts' },
  failed: { de: 'Fehlgeschlagene zeigen (1)', en: 'Show failed ones (1)' },
  all: { de: 'Alle Texte zeigen', en: 'Show all texts' },
  press: { de: 'Pressemitteilung', en: 'Press release' },
  anew: { de: '2 Fassungen · zuletzt neu erstellt', en: '2 versions · last: generated again' },
  back: { de: 'Zurück zur Fassung davor', en: 'Back to the version before' },
  change: { de: 'Eingaben ändern', en: 'Change the inputs' },
  compare: { de: 'Vergleichen', en: 'Compare' },
  tools: { de: 'Ausgewählte Texte', en: 'Selected texts' },
}
/** A text, a shorter one and what its reader has made of that. */
const versions = async (person: Awaited<ReturnType<typeof here.federwerk.person>>) => {
  here.model.next({ text: '# Der Ofen\n\nDie alte Windmühle am Ofen steht still.' })
  const first = (await person.ask('press', { content: 'Der Ofen ist seit Montag aus.' })).headers.get('x-run-id') ?? ''
  here.model.next({ text: '# Der Ofen kurz\n\nSie steht still.' })
  const short = await person.post(`/api/runs/${first}/refine`, { how: 'shorter' })
  const hand = await person.put(`/api/runs/${short.headers.get('x-run-id')}/edited`, {
    answer: '# Der Ofen von Hand\n\nSie steht.',
  })
  return { first, hand: (await hand.json())._id as string }
}

test.each(languages('de'))(
  'a text is one row with its versions, compared, and let go one by one or all (%s)',
  async language => {
    const person = await here.federwerk.person({ plan: 'basic', language })
    const { first } = await versions(person)
    const anna = await here.comes({ cookie: person.cookie, language })
    const { page } = anna
    const rows = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('checkbox') })
    await anna.goes('/history')
    await anna.reads(say.three)
    expect(await rows.count()).toBe(1)
    expect(await findingsOn(page)).toEqual([])
    const top = await rows.first().boundingBox()
    expect(top?.y).toBeLessThan(240)

    // It opens its newest version, whose title the tab has, too.
    await rows.first().getByRole('button').click()
    await page.waitForFunction(() => document.title.startsWith('Der Ofen von Hand'))
    const list = page.getByRole('navigation', { name: anna.say(say.versions) })
    expect(await list.getByRole('listitem').count()).toBe(3)

    // By keyboard to the comparison with the first one, and back.
    await anna.button(say.menu).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: anna.say(say.withFirst) }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: anna.say(say.compared) }).waitFor()
    expect(new URL(page.url()).searchParams.get('id')).toBe(first)
    await page.goBack()

    await anna.presses(say.menu)
    await page.getByRole('menuitem', { name: anna.say(say.removeVersion) }).click()
    await anna.reads(say.askVersion)
    const yes = page.getByRole('dialog').getByRole('button', { name: anna.say(say.delete), exact: true })
    await yes.click()
    await anna.reads(say.goneVersion)
    await page.getByRole('article').getByText('Sie steht still.').waitFor()
    expect(await rows.count()).toBe(1)

    await page
      .getByRole('article')
      .getByRole('button', { name: anna.say(say.delete), exact: true })
      .click()
    await anna.reads(say.two)
    await yes.click()
    await anna.reads(say.gone)
    expect((await (await person.get('/api/runs')).json()).total).toBe(0)
  },
)

test.each(languages('en'))('a search shows the version it has found (%s)', async language => {
  const person = await here.federwerk.person({ plan: 'basic', language })
  await versions(person)
  const anna = await here.comes({ cookie: person.cookie, language })
  await anna.goes('/history')
  await anna.page.getByRole('searchbox', { name: anna.say(say.search) }).fill('Windmühle')
  await anna.reads(say.found)
  await anna.page.getByRole('article').getByText('Die alte Windmühle').waitFor()
})

test.each(languages('de'))('what failed stands behind a filter that says how much it is (%s)', async language => {
  const person = await here.federwerk.person({ plan: 'basic', language })
  here.model.next({ text: 'Die Halle an der Ilm ist seit Montag leer.' })
  await person.ask('press', { content: 'Die Halle.' })
  here.model.next({ status: 401 })
  await person.ask('press', { content: 'Das misslingt heute.' })
  const anna = await here.comes({ cookie: person.cookie, language })
  const rows = anna.page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: anna.page.getByRole('checkbox') })
  await anna.goes('/history')
  await rows.filter({ hasText: 'Die Halle an der Ilm' }).waitFor()
  expect(await rows.count()).toBe(1)
  await anna.presses(say.failed)
  await rows.filter({ hasText: 'Das misslingt heute.' }).waitFor()
  expect(await rows.count()).toBe(1)
  expect(await rows.first().textContent()).toContain(anna.say(say.press))
  await anna.presses(say.all)
  await rows.filter({ hasText: 'Die Halle an der Ilm' }).waitFor()
})

test.each(languages('en'))('two rows are chosen by keyboard, without a mode, and compared (%s)', async language => {
  const person = await here.federwerk.person({ plan: 'basic', language })
  for (const text of ['The old furnace is cold now.', 'The new furnace is warm now.']) {
    here.model.next({ text })
    await person.ask('press', { content: text })
  }
  const anna = await here.comes({ cookie: person.cookie, language })
  const { page } = anna
  await anna.goes('/history')
  const boxes = page.getByRole('main').getByRole('checkbox')
  await boxes.first().focus()
  await page.keyboard.press('Space')
  await boxes.nth(1).focus()
  await page.keyboard.press('Space')
  const tools = page.getByRole('group', { name: anna.say(say.tools) })
  await tools.getByRole('link', { name: anna.say(say.compare) }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: anna.say(say.compared) }).waitFor()
  await page.getByText('The new furnace').first().waitFor()
  expect(await findingsOn(page)).toEqual([])
})

test.each(languages('de'))('a text that is generated again stays one text (%s)', async language => {
  const person = await here.federwerk.person({ plan: 'basic', language })
  const anna = await here.comes({ cookie: person.cookie, language })
  const { page } = anna
  const total = async () => (await (await person.get('/api/runs?group=text')).json()).total as number
  await anna.goes('/engins/v1/press_release')
  const field = page.getByRole('form').getByRole('textbox').first()
  const notes = 'Die alte Halle an der Ilm wird ab Mai ein Markt.'
  await field.fill(notes)
  here.model.next({ text: 'Die Halle wird ein Markt.' })
  await anna.presses(words.generate)
  await anna.button(words.copy).first().waitFor()

  // What was forgotten is added, and the text written anew; one that fails leaves the one before.
  await anna.presses(say.change)
  await field.fill(`${notes} Der Eintritt ist frei.`)
  here.model.next({ status: 400 })
  await anna.presses(words.again)
  await anna.button(say.back).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('main').getByText('Die Halle wird ein Markt.').first().waitFor()
  await anna.presses(say.change)
  here.model.next({ text: 'Die Halle wird ein Markt. Der Eintritt ist frei.' })
  await field.fill(`${notes} Der Eintritt ist frei.`)
  await anna.presses(words.again)
  await page.getByText(/^(Fassung|Version) 2 /).waitFor({ state: 'attached' })
  await anna.button(words.copy).first().waitFor()
  await anna.reads('Die Halle wird ein Markt. Der Eintritt ist frei.')
  expect(await total()).toBe(1)

  // What speaks of something else is another text.
  await field.fill('Am Freitag bleibt unsere Turnhalle geschlossen, ein Rohr brach.')
  here.model.next({ text: 'Turnhalle zu.' })
  await anna.presses(words.again)
  await anna.reads('Turnhalle zu.')
  await anna.button(words.copy).first().waitFor()
  expect(await total()).toBe(2)
  await anna.goes('/history')
  await anna.reads(say.anew)
})
