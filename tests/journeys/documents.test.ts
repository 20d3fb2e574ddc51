import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { markIn, xmpOf } from '#server/pictures/marking.ts'
import { docxOf, paragraph } from '../documents/docx.ts'
import { png } from '../documents/export-texts.ts'
import type { Visitor } from '../visitor.ts'
import { languages } from './languages.ts'
import { ownHouse, stage } from './stage.ts'

const here = stage(ownHouse)

const painted = () =>
  sharp(png())
    .withXmp(xmpOf({ source: 'made', by: 'fake:noise' }))
    .toBuffer()

const said = {
  search: { de: 'Dokumente durchsuchen', en: 'Search the documents' },
  palette: { de: 'Suchen', en: 'Search' },
  rename: { de: 'Umbenennen', en: 'Rename' },
  title: { de: 'Titel', en: 'Title' },
  save: { de: 'Speichern', en: 'Save' },
  labels: { de: 'Etiketten', en: 'Labels' },
  add: { de: 'Etikett hinzufügen', en: 'Add a label' },
  only: { de: 'Nur „Vorstand“ zeigen', en: 'Show “Vorstand” only' },
  template: { de: 'Als Vorlage sichern', en: 'Save as a template' },
  templates: { de: 'Vorlagen', en: 'Templates' },
  use: { de: 'Neues Dokument daraus', en: 'New document from this' },
  remove: { de: 'Löschen', en: 'Delete' },
  undo: { de: 'Rückgängig', en: 'Undo' },
  versions: { de: 'Fassungen', en: 'Versions' },
  compare: { de: 'Mit heute vergleichen', en: 'Compare with today' },
  goBack: { de: 'Zu dieser Fassung zurück', en: 'Go back to this version' },
  link: { de: 'Link zum Lesen', en: 'Link for reading' },
  make: { de: 'Link erstellen', en: 'Create the link' },
  end: { de: 'Link beenden', en: 'End the link' },
  ended: { de: 'Der Link ist beendet.', en: 'The link has ended.' },
  noLonger: { de: 'Dieser Link gilt nicht mehr', en: 'This link no longer works' },
  other: { de: 'Anders beginnen', en: 'Other ways to begin' },
  fonts: { de: 'Schriftarten, Schriftgrößen und Abstände', en: 'fonts, sizes of letters and spacing' },
  comments: { de: 'Kommentare', en: 'comments' },
  more: { de: 'Mehr zum Dokument', en: 'More about the document' },
  file: { de: 'Datei öffnen …', en: 'Open a file …' },
  open: { de: 'Dokument öffnen', en: 'Open the document' },
  picture: { de: 'Bild auswählen …', en: 'Choose a picture …' },
}

const doc = (text: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })

const row = ({ page }: Visitor, title: string) => page.getByRole('row').filter({ hasText: title })
/** Chooses in the menu of a document. */
const chooses = async (visitor: Visitor, title: string, item: { de: string; en: string }) => {
  await row(visitor, title).getByRole('button', { expanded: false }).last().click()
  await visitor.page.getByRole('menuitem', { name: visitor.say(item), exact: true }).click()
}
const inWindow = (visitor: Visitor, name: { de: string; en: string }) =>
  visitor.page
    .getByRole('dialog')
    .getByRole('button', { name: visitor.say(name) })
    .first()

test.each(languages('de'))(
  'a document is found, named, labelled, made a template, removed, restored (%s)',
  async language => {
    const person = await here.federwerk.person({ plan: 'basic' })
    const begin = async (titel_text: string, text: string) =>
      (await (await person.post('/api/document', { titel_text, content: doc(text) })).json())._id as string
    const id = await begin('Entwurf', 'Die Windmühle dreht sich.')
    await begin('Brief', 'Ein Lied vom Meer.')
    const anna = await here.comes({ cookie: person.cookie, language })
    await anna.goes('/documents')
    await anna.page.getByRole('searchbox', { name: anna.say(said.search) }).fill('Windmüle')
    await row(anna, 'Brief').waitFor({ state: 'detached' })
    await anna.page.getByRole('searchbox', { name: anna.say(said.search) }).fill('')
    await row(anna, 'Brief').waitFor()

    await anna.page.keyboard.press('Control+k')
    await anna.page.getByRole('combobox', { name: anna.say(said.palette) }).fill('Windmühle')
    await anna.page.getByRole('option', { name: 'Entwurf' }).waitFor()
    await anna.page.keyboard.press('Escape')

    await chooses(anna, 'Entwurf', said.rename)
    await anna.page.getByRole('dialog').getByLabel(anna.say(said.title)).fill('Satz\u00adung')
    await inWindow(anna, said.save).click()
    await row(anna, 'Satzung').waitFor()

    await chooses(anna, 'Satzung', said.labels)
    const label = anna.page.getByRole('dialog').getByLabel(anna.say(said.add))
    // What is not seen comes along from elsewhere, and is no part of a name.
    await label.fill('\u202eVor\u00adstand')
    await label.press('Enter')
    await label.fill('Recht')
    await inWindow(anna, said.save).click()
    await anna.page.getByRole('button', { name: anna.say(said.only) }).click()
    await row(anna, 'Brief').waitFor({ state: 'detached' })
    expect(await (await person.get(`/api/document/${id}`)).json()).toMatchObject({ labels: ['Vorstand', 'Recht'] })

    await chooses(anna, 'Satzung', said.template)
    // On a slow line, too, no document is to be pressed where the templates are about to stand.
    await anna.page.route('**/api/document?**', async route => {
      await pause(300)
      await route.continue()
    })
    await anna.page.getByRole('button', { name: anna.say(said.templates) }).click()
    await chooses(anna, 'Satzung', said.use)
    await anna.page.waitForURL(/\/editor\?id=/)
    expect((await (await person.get('/api/document?kind=document')).json()).total).toBe(3)

    await anna.goes('/documents')
    await chooses(anna, 'Brief', said.remove)
    await row(anna, 'Brief').waitFor({ state: 'detached' })
    const hasKeyboard = () => anna.page.evaluate(() => Boolean(document.activeElement?.closest('main')))
    expect(await hasKeyboard()).toBe(true)
    await anna.presses(said.undo)
    await row(anna, 'Brief').waitFor()
    expect(await hasKeyboard()).toBe(true)
  },
)

test.each(languages('en'))('an earlier version is compared, brought back, and that taken back (%s)', async language => {
  const person = await here.federwerk.person({ plan: 'basic' })
  const { _id } = await (
    await person.post('/api/document', { titel_text: 'Bericht', content: doc('Alles alt.') })
  ).json()
  await person.put(`/api/document/${_id}`, { revision: 1, content: doc('Alles neu.'), by: 'ai' })
  const text = async () =>
    (await (await person.get(`/api/document/${_id}`)).json()).content_text.replace(' dir="ltr"', '')
  const anna = await here.comes({ cookie: person.cookie, language })
  await anna.goes('/documents')
  await chooses(anna, 'Bericht', said.versions)
  await inWindow(anna, said.compare).click()
  await anna.page.getByRole('dialog').locator('ins', { hasText: 'neu' }).waitFor()
  await inWindow(anna, said.goBack).click()
  await expect.poll(text).toBe('<p>Alles alt.</p>')
  await anna.presses(said.undo)
  await expect.poll(text).toBe('<p>Alles neu.</p>')
  // Somebody writes in another window while this one stands open: nothing is written over.
  const { revision } = await (await person.get(`/api/document/${_id}`)).json()
  await anna.page.route('**/api/document/*/versions/*/restore', async route => {
    await person.put(`/api/document/${_id}`, { revision, content: doc('Von anderswo.') })
    await route.continue()
  })
  await inWindow(anna, said.goBack).click()
  await anna.reads({ de: 'wurde eben anderswo geändert', en: 'was just changed elsewhere' })
  expect(await text()).toBe('<p>Von anderswo.</p>')
  anna.complaints.length = 0
})

test.each(languages('de'))('others read a document by a link, until it ends or is forbidden (%s)', async language => {
  const person = await here.federwerk.person({ plan: 'basic' })
  await person.post('/api/document', { titel_text: 'Rundbrief', content: doc('Für alle.') })
  const anna = await here.comes({ cookie: person.cookie, language })
  await anna.goes('/documents')
  await chooses(anna, 'Rundbrief', said.link)
  await inWindow(anna, said.make).click()
  const address = await anna.page.getByRole('dialog').locator('input[readonly]').inputValue()

  const stranger = await here.comes({ language })
  const path = new URL(address).pathname
  await stranger.page.goto(here.federwerk.url + path)
  await stranger.page.getByRole('heading', { name: 'Rundbrief' }).waitFor()
  await stranger.page.getByText('Für alle.').waitFor()

  const admin = await here.federwerk.admin()
  await admin.put('/api/admin/documents', { links: false })
  expect((await here.federwerk.nobody.get(path)).status).toBe(404)
  await admin.put('/api/admin/documents', { links: true })
  await inWindow(anna, said.end).click()
  await anna.reads(said.ended)
  await stranger.page.reload()
  await stranger.page.getByRole('heading', { name: stranger.say(said.noLonger) }).waitFor()
  stranger.complaints.length = 0
})

test.each(languages('en'))(
  'a file becomes a document, by keyboard alone, and says what did not come along (%s)',
  async language => {
    const person = await here.federwerk.person({ plan: 'basic' })
    const anna = await here.comes({ cookie: person.cookie, language })
    await anna.goes('/documents')
    // The browser is told early that it is to ask us: where it learns that too late, the file is chosen nowhere.
    const chosen = anna.page.waitForEvent('filechooser')
    await anna.page.getByRole('button', { name: anna.say(said.other) }).focus()
    await anna.page.keyboard.press('Enter')
    await anna.page.locator('[role=menu]:focus, [role=menu] :focus').waitFor()
    await anna.page.keyboard.press('End')
    await anna.page.locator('[role=menuitem]:last-child:focus').waitFor()
    await anna.page.keyboard.press('Enter')
    const chooser = await chosen
    const rtf = String.raw`{\rtf1\ansi\pard\fs48 Laut\fs24  und leise.\par}`
    await chooser.setFiles({ name: 'Rede.rtf', mimeType: 'application/rtf', buffer: Buffer.from(rtf) })
    await anna.page.getByRole('dialog').waitFor()
    await anna.reads(said.fonts)
    await anna.page.keyboard.press('Enter')
    await anna.page.waitForURL(/\/editor\?id=/)
    const { documents } = await (await person.get('/api/document')).json()
    expect(documents).toMatchObject([{ titel_text: 'Rede', words: 3, by: 'file' }])
  },
)

test.each(languages('de'))(
  'a Word file is opened in the editor, and a picture brought into it (%s)',
  async language => {
    const person = await here.federwerk.person({ plan: 'basic' })
    const anna = await here.comes({ cookie: person.cookie, language })
    const { page } = anna
    await anna.goes('/editor')
    const field = page.locator('.paper [role=textbox]')
    await field.waitFor()
    const word = '<w:p><w:r><w:rPr><w:b/></w:rPr><w:t>Fett</w:t></w:r><w:commentReference w:id="0"/></w:p>'
    await anna.presses(said.more)
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('menuitem', { name: anna.say(said.file) }).click(),
    ])
    await chooser.setFiles({ name: 'Rede.docx', mimeType: '', buffer: docxOf(word + paragraph('Ende.')) })
    await page.getByRole('dialog').getByText(anna.say(said.comments)).waitFor()
    await inWindow(anna, said.open).click()
    await field.locator('strong', { hasText: 'Fett' }).waitFor()

    await field.getByText('Ende.').click()
    await page.keyboard.press('End')
    await page.keyboard.type(' /bild')
    await page.keyboard.press('Enter')
    await page.getByLabel(anna.say(said.picture)).setInputFiles({
      ...{ name: 'Ofen.png', mimeType: 'image/png', buffer: await painted() },
    })
    await field.locator('img[src]').waitFor()
    const html = async () => {
      const { documents } = await (await person.get('/api/document')).json()
      return (await (await person.get(`/api/document/${documents[0]._id}`)).json()).content_text as string
    }
    await expect.poll(html).toMatch(/<img src="\/files\/[\w-]+"/)
    // Its own file has gone by then, and what a model has painted says so in the text, too.
    const files = async () => (await (await person.get('/api/files')).json()).files
    await expect.poll(files).toMatchObject([{ name: 'Ofen.png' }])
    const kept = Buffer.from(await (await person.get((await files())[0].address)).arrayBuffer())
    expect(markIn((await sharp(kept).metadata()).xmpAsString ?? '')?.source).toBe('made')
  },
)
