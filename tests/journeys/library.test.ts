import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { takes } from '../takes.ts'
import { words } from '../words.ts'
import { languages } from './languages.ts'
import { stage } from './stage.ts'

const here = stage()

const said = {
  search: { de: 'Texte durchsuchen', en: 'Search the texts' },
  meant: { de: 'Gesucht wurde nach „Windmühle“.', en: 'Searched for “Windmühle”.' },
  beginnings: {
    de: 'Bei sehr langen Texten wird nur der Anfang durchsucht.',
    en: 'Only the beginning of very long texts is searched.',
  },
  removed: { de: 'Lesezeichen entfernt', en: 'Bookmark removed' },
  remove: { de: 'Lesezeichen entfernen', en: 'Remove bookmark' },
  bookmarks: { de: 'Lesezeichen', en: 'Bookmarks' },
  undo: { de: 'Rückgängig', en: 'Undo' },
  saved: { de: 'Gespeichert', en: 'Saved' },
  found: { de: 'Gefundene Lesezeichen als JSON', en: 'Matching bookmarks as JSON' },
  again: { de: 'Noch einmal', en: 'Once more' },
  changed: { de: 'Mit Änderungen', en: 'With changes' },
  choose: { de: 'Auswählen', en: 'Select' },
  deleteTwo: { de: '2 löschen', en: 'Delete 2' },
  askTwo: { de: '2 Texte löschen?', en: 'Delete 2 texts?' },
  delete: { de: 'Löschen', en: 'Delete' },
  deletedTwo: { de: '2 Texte gelöscht', en: '2 texts deleted' },
}

test.each(languages('de'))('a bookmark is found, noted beside, taken along, removed, restored (%s)', async language => {
  const person = await here.federwerk.person({ plan: 'basic' })
  const keep = async (result: string) =>
    (await (await person.post('/api/bookmark', { result, prompt: 'Worum?', type: 'lyrics_engine' })).json())
      ._id as string
  const id = await keep('# Neues\n\nDie Windmühle dreht sich.')
  await keep(`Ein Lied vom Meer. ${'Und noch eine Strophe. '.repeat(5_000)}`)
  const anna = await here.comes({ cookie: person.cookie, language })
  await anna.goes('/bookmarks')
  await anna.page.getByRole('searchbox', { name: anna.say(said.search) }).fill('Windmüle')
  await anna.reads(said.meant)
  await anna.reads(said.beginnings)
  const pane = anna.page.getByRole('article')
  await pane.getByText('Die Windmühle dreht sich.').waitFor()

  await pane.getByRole('textbox').fill('Für Montag,\nzwei Strophen')
  await anna.reads(said.saved)
  const one = await takes(anna, 'Markdown')
  expect([one.name, one.content.toString()]).toEqual(['Neues.md', '# Neues\n\nDie Windmühle dreht sich.'])
  const [all] = await Promise.all([anna.page.waitForEvent('download'), anna.presses(said.found)])
  expect(JSON.parse(readFileSync(await all.path(), 'utf8'))).toMatchObject({ bookmarks: [{ _id: id }] })

  await anna.presses(said.remove)
  await anna.reads(said.removed)
  await anna.presses(said.undo)
  await pane.getByText('Die Windmühle dreht sich.').waitFor()
  expect(await (await person.get(`/api/bookmark/${id}`)).json()).toMatchObject({ note: 'Für Montag,\nzwei Strophen' })
})

test('a bookmark names what was asked in the language of its reader, and is found by it as before', async () => {
  const person = await here.federwerk.person({ plan: 'basic' })
  const said = 'Ein Werkzeugkasten für alle.'
  here.model.next({ text: said })
  await person.ask('press', { content: 'Die Knarre 12 ist da.' })
  const otto = await here.comes({ cookie: person.cookie, language: 'de' })
  await otto.goes('/history')
  await otto.presses(words.keep)
  await otto.reads(words.kept)
  const [{ prompt_text: kept }] = (await (await person.get('/api/bookmark')).json()).bookmarks
  expect(kept).toMatch(/^Was ist geschehen\? Die Knarre 12/)
  const anna = await here.comes({ cookie: person.cookie, language: 'en' })
  await anna.goes('/bookmarks?search=Knarre')
  const pane = anna.page.getByRole('article')
  await pane.getByText('Inputs', { exact: true }).click()
  await pane.getByRole('term').filter({ hasText: 'What has happened?' }).waitFor()
  expect(await pane.getByText('Was ist geschehen?').count()).toBe(0)
  const [run] = (await (await person.get('/api/runs')).json()).runs
  await person.send(`/api/runs?ids=${run._id}`, { method: 'DELETE' })
  await anna.page.reload()
  await pane.getByText(said).last().waitFor()
  await pane.getByText('Inputs', { exact: true }).click()
  await pane.getByText('Was ist geschehen?').last().waitFor()
})

test.each(languages('en'))('a page beyond the last one leads to the last one (%s)', async language => {
  const person = await here.federwerk.person({ plan: 'basic' })
  for (let at = 1; at <= 11; at++)
    await person.post('/api/bookmark', { result: `Text Nummer ${at}`, prompt: '', type: 'editor' })
  const anna = await here.comes({ cookie: person.cookie, language })
  await anna.goes('/bookmarks')
  await anna.goes('/bookmarks?page=99')
  await anna.reads({ de: 'Seite 2 von 2', en: 'Page 2 of 2' })
  await anna.page.getByRole('listitem').filter({ hasText: 'Text Nummer 1' }).waitFor()
  await anna.page.waitForURL(`**/${language}/bookmarks?page=2`)
  await anna.page.goBack()
  await anna.reads({ de: 'Seite 1 von 2', en: 'Page 1 of 2' })
  await anna.goes('/history?page=7')
  await anna.reads({ de: 'Noch nichts geschrieben', en: 'Nothing written yet' })
})

test('what was typed beside a bookmark outlasts a server that is away', async () => {
  const person = await here.federwerk.person({ plan: 'basic' })
  await person.post('/api/bookmark', { result: 'Ein Text.', prompt: '', type: 'editor' })
  const anna = await here.comes({ cookie: person.cookie })
  await anna.goes('/bookmarks')
  const note = anna.page.getByRole('article').getByRole('textbox')
  await anna.page.route('**/api/bookmark/*', route =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  )
  await note.fill('Nicht vergessen')
  await anna.reads(/Die Notiz ist noch nicht gespeichert/)
  await anna.page.unroute('**/api/bookmark/*')
  await anna.page.reload()
  await anna.reads(said.saved)
  expect(await note.inputValue()).toBe('Nicht vergessen')
  expect((await (await person.get('/api/bookmark')).json()).bookmarks).toMatchObject([{ note: 'Nicht vergessen' }])
})

test.each(languages('de'))(
  'a text of the history is written once more, changed, and let go with others (%s)',
  async language => {
    const person = await here.federwerk.person({ plan: 'basic' })
    for (const text of ['Erster Text.', 'Zweiter Text.']) {
      here.model.next({ text })
      await person.ask('press', { content: 'Wir eröffnen am Montag.' })
    }
    const anna = await here.comes({ cookie: person.cookie, language })
    await anna.goes('/history')
    await anna.reads('Zweiter Text.')
    here.model.next({ text: 'Dritter Text.' })
    await anna.presses(said.again)
    await anna.reads('Dritter Text.')
    // The mark knows after a reload what was kept.
    await anna.presses(words.keep)
    await anna.reads(words.kept)
    await anna.page.reload()
    await anna.button(said.remove).first().waitFor()

    await anna.goes('/history')
    await anna.presses(said.changed)
    await anna.page.waitForFunction(() => document.activeElement instanceof HTMLTextAreaElement)
    expect(await anna.page.getByRole('textbox').first().inputValue()).toBe('Wir eröffnen am Montag.')

    await anna.goes('/history')
    await anna.presses(said.choose)
    for (const at of [1, 2]) await anna.page.getByRole('checkbox').nth(at).check()
    await anna.presses(said.deleteTwo)
    await anna.reads(said.askTwo)
    await anna.page
      .getByRole('dialog')
      .getByRole('button', { name: anna.say(said.delete), exact: true })
      .click()
    await anna.reads(said.deletedTwo)
    expect((await (await person.get('/api/runs')).json()).runs).toMatchObject([{ text: 'Dritter Text.' }])
    // Also from another page both come back.
    await anna.page.getByRole('link', { name: anna.say(said.bookmarks), exact: true }).click()
    await anna.presses(said.undo)
    await expect.poll(async () => (await (await person.get('/api/runs')).json()).total).toBe(3)
  },
)
