import { afterAll, expect, test } from 'vitest'
import { notesIn } from '#shared/document/notes.ts'
import type { Document } from '#shared/document/schema.ts'
import { fromMarkdown } from '#shared/document/markdown/read.ts'
import { drawerNames } from '../scenes/editor-drawer.ts'
import { startSearch } from '../search-server.ts'
import { findingsOn } from '../visitor.ts'
import { inTurns } from './languages.ts'
import { stage } from './stage.ts'

const web = await startSearch()
afterAll(() => web.close())
const here = stage(model => ({ model, environment: web.environment('brave:key') }))

const say = {
  text: { de: 'Text', en: 'Text' },
  research: { de: /^Vorher im Netz recherchieren/, en: /^Research on the web first/ },
}
const comes = async (plan: 'basic' | 'premium', language: 'de' | 'en' = 'de') => {
  const person = await here.federwerk.person({ plan })
  const anna = await here.comes({ cookie: person.cookie, language })
  const made = await person.post('/api/document', {
    titel_text: 'Der Turm',
    content: fromMarkdown('Der Turm[^1] steht am Meer.\n\n[^1]: Aus dem Archiv.'),
  })
  const { _id } = await made.json()
  await anna.goes(`/editor?id=${_id}`)
  await anna.page.getByRole('textbox', { name: say.text[language], exact: true }).getByText('Der Turm').waitFor()
  await anna.presses(drawerNames.open)
  const drawer = anna.page.getByRole('dialog', { name: drawerNames.open[language], exact: true })
  return {
    ...{ anna, drawer, page: anna.page, research: drawer.getByRole('switch', { name: say.research[language] }) },
    saved: async () => (await (await person.get(`/api/document/${_id}`)).json()).content as Document,
  }
}
const notesOf = (document: Document) => notesIn(document.content).map(note => JSON.stringify(note))

test.each(inTurns(['the free prompt']))(
  '%s researches first, and its sources come along into the document as notes beside those it has',
  async language => {
    const { anna, page, drawer, research, saved } = await comes('premium', language)
    await research.check({ force: true })
    await drawer.getByLabel(drawerNames.wish[language]).fill('Ergänze das Baujahr.')
    expect(await findingsOn(page)).toEqual([])
    here.model.next(
      { text: JSON.stringify({ items: [{ query: 'Leuchtturm Westerney erbaut' }] }) },
      { text: 'Der Turm[^1] steht am Meer. Er wurde 1884 erbaut [1].' },
    )
    await anna.presses(drawerNames.run)
    await drawer.getByText('Er wurde 1884 erbaut').waitFor({ timeout: 120_000 })
    await anna.presses(drawerNames.replace)
    await page.keyboard.press('Escape')
    await expect.poll(async () => notesOf(await saved()).length).toBe(2)
    const [own, found] = notesOf(await saved())
    expect(own).toContain('Aus dem Archiv.')
    expect(found).toMatch(/1884/)
    expect(found).toMatch(/"link"/)
  },
)

test('a small plan sees what it would need, and cannot switch it on', async () => {
  const { drawer, research } = await comes('basic')
  expect(await research.isDisabled()).toBe(true)
  await drawer.getByText('Premium', { exact: true }).waitFor()
})
