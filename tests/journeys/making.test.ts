import { expect, test } from 'vitest'
import { fromMarkdown } from '#shared/document/markdown/read.ts'
import type { Locale } from '#shared/text.ts'
import { byHand } from '../model/by-hand.ts'
import { makingNames as names } from '../scenes/making.ts'
import { findingsOn } from '../visitor.ts'
import { inTurns } from './languages.ts'
import { stage } from './stage.ts'

const here = stage()

const said = {
  text: { de: 'Text', en: 'Text' },
  from: { de: /^Übersetzen aus/, en: /^Translate from/ },
  made: { de: 'Daraus gemacht:', en: 'Made from this:' },
  into: { de: 'Zielsprache', en: 'Target language' },
  parts: { de: /in 2 Teilen bearbeitet/, en: /done in 2 parts/ },
  tooLong: { de: /nimmt höchstens 650 Zeichen/, en: /takes at most 650 characters/ },
  stopped: { de: /Angehalten: Was bis dahin kam/, en: /Stopped: what had come/ },
}
const report = '## Kosten\n\n| Posten | Betrag |\n| --- | --- |\n| Ofen | 18.400 € |\n\n- [Angebot](https://a.example/)'
const inFrench =
  '# Le four\n\n## Coûts\n\n| Poste | Montant |\n| --- | --- |\n| Four | 18 400 € |\n\n- [Offre](https://a.example/)'

type Person = Awaited<ReturnType<typeof here.federwerk.person>>
const used = async (person: Person): Promise<number> =>
  (await (await person.get('/api/session')).json()).anzahlrequest_number

const comes = async (markdown: string, language: Locale = 'de', width?: number) => {
  const person = await here.federwerk.person({ plan: 'basic' })
  const anna = await here.comes({ cookie: person.cookie, language, width })
  const { page } = anna
  const { _id } = await (
    await person.post('/api/document', { titel_text: 'Der Ofen', content: fromMarkdown(markdown), language: 'de' })
  ).json()
  await anna.goes(`/editor?id=${_id}`)
  await page.getByRole('textbox', { name: said.text[language], exact: true }).waitFor()
  await anna.button(names.make).first().click()
  const window = page.getByRole('dialog', { name: names.make[language], exact: true })
  const chooses = (tool: { de: string; en: string }) =>
    window.getByRole('listitem').filter({ hasText: tool[language] }).first().getByRole('button').click()
  const begins = () => window.getByRole('button', { name: names.generate[language], exact: true })
  return { person, anna, page, window, chooses, begins, id: _id as string }
}

test.each(inTurns(['a translation']))('in %s it keeps structure and knows where it came from', async language => {
  const { person, page, window, chooses, begins, id } = await comes(report, language)
  const before = await used(person)
  await chooses(names.translate)
  await window.getByLabel(said.into[language]).selectOption('FR')
  here.model.next({ text: inFrench })
  await begins().dblclick()
  await window.getByRole('button', { name: names.open[language], exact: true }).click()
  await page.getByText(said.from[language]).waitFor()
  expect(await page.locator('.editing table').textContent()).toContain('18 400')
  expect(await page.locator('.editing a').getAttribute('href')).toBe('https://a.example/')
  expect(await used(person)).toBe(before + 1)
  const { documents } = await (await person.get(`/api/document?document=${id}`)).json()
  expect(documents).toMatchObject([{ titel_text: 'Le four', language: 'fr', ai: true, origin: { document: id } }])
  await page.getByRole('link', { name: 'Der Ofen' }).click()
  await page.getByText(said.made[language]).waitFor()
  await page.getByRole('link', { name: 'Le four' }).waitFor()
})

test('what is too long is told before: a tool is refused, a translation is made in parts, and stopping keeps them', async () => {
  const lines = Array.from({ length: 130 }, (_, at) => `Absatz ${at}: ${'Wort '.repeat(20)}`)
  const { person, anna, window, chooses, begins, id } = await comes(lines.join('\n\n'))
  const before = await used(person)
  await window.getByRole('searchbox').fill('Stichpunkte')
  await chooses({ de: 'In Stichpunkten', en: 'In bullet points' })
  await window.getByText(said.tooLong.de).waitFor()
  expect(await begins().count()).toBe(0)
  await anna.presses({ de: 'Werkzeuge', en: 'Tools' })
  await window.getByRole('searchbox').fill('')
  await chooses(names.translate)
  await window.getByText(said.parts.de).waitFor()
  await window.getByLabel(said.into.de).selectOption('EN')
  here.model.next({ text: '# The oven\n\nFirst part.' }, { text: `Second ${'word '.repeat(400)}`, pace: 40 })
  await begins().click()
  const confirm = anna.page.getByRole('dialog', { name: /^Das verbraucht 2/ })
  await confirm.getByRole('button', { name: names.generate.de, exact: true }).click()
  await window.getByText('Second word').waitFor()
  await anna.presses(names.stop)
  await window.getByText(said.stopped.de).waitFor()
  const { documents } = await (await person.get(`/api/document?document=${id}`)).json()
  const made = await (await person.get(`/api/document/${documents[0]._id}`)).json()
  expect(made.content_text).toMatch(/First part\..*Second word/)
  expect(await used(person)).toBe(before + 2)
})

test('a run that fails costs nothing and is tried again; a stranger’s document is none', async () => {
  const { person, window, chooses, begins } = await comes('Der Ofen brannte.')
  const before = await used(person)
  await chooses(names.summary)
  here.model.next({ status: 400 })
  await begins().click()
  await window.getByRole('alert').waitFor()
  here.model.next({ text: 'Ein Ofen brannte.' })
  await begins().click()
  await window.getByRole('button', { name: names.open.de, exact: true }).waitFor()
  expect(await used(person)).toBe(before + 1)
  const other = await here.federwerk.person({ plan: 'basic' })
  const [{ _id }] = (await (await person.get('/api/document')).json()).documents
  expect((await other.post('/api/document', { origin: { document: _id } })).status).toBe(404)
  expect((await (await other.get(`/api/document?document=${_id}`)).json()).documents).toEqual([])
})

const documents = { de: 'Dokumente', en: 'Documents' }
const goesOn = { de: 'Im Entstehen', en: 'In the making' }

test.each(inTurns(['a translation']))(
  'in %s it becomes a document though its page was closed, once in two tabs, with its structure',
  async language => {
    const { person, anna, page, window, chooses, begins, id } = await comes(report, language)
    const before = await used(person)
    await chooses(names.translate)
    await window.getByLabel(said.into[language]).selectOption('FR')
    const hand = byHand()
    here.model.next(hand.behave)
    await begins().click()
    await window.getByRole('button', { name: names.stop[language], exact: true }).waitFor()
    await hand.say(inFrench.slice(0, 40))
    await window.getByText('Coûts').waitFor()
    await page.goto('/healthz')

    // Who comes back before it is finished sees that it is written, and can read along.
    await anna.goes('/documents')
    await page.getByRole('heading', { name: goesOn[language] }).waitFor()
    expect(await findingsOn(page)).toEqual([])
    await page.goto('/healthz')
    await hand.say(inFrench.slice(40))
    hand.end()
    const run = async () => (await (await person.get('/api/runs')).json()).runs[0]
    await expect.poll(async () => (await run()).state).toBe('done')
    const made = async () => (await (await person.get(`/api/document?document=${id}`)).json()).documents
    expect(await made()).toEqual([])

    const other = await page.context().newPage()
    await Promise.all([anna.goes('/documents'), other.goto(`/${language}/documents`)])
    await expect.poll(async () => (await made()).length, { timeout: 60_000 }).toBe(1)
    // The one that made it shows it; what the other had read before is there when it is opened anew.
    const link = (tab: typeof page) => tab.getByRole('link', { name: 'Le four' }).first()
    await Promise.any([page, other].map(tab => link(tab).waitFor()))
    for (const tab of [page, other]) {
      await tab.reload()
      await link(tab).waitFor()
    }
    expect(await made()).toMatchObject([{ titel_text: 'Le four', language: 'fr', origin: { document: id } }])
    expect(await used(person)).toBe(before + 1)
    await other.close()
    await page.getByRole('link', { name: 'Le four' }).first().click()
    await page.getByText(said.from[language]).waitFor()
    expect(await page.locator('.editing table').textContent()).toContain('18 400')
    await anna.goes('/documents')
    await page.getByRole('heading', { level: 1, name: documents[language] }).waitFor()
    expect(await page.getByRole('heading', { name: goesOn[language] }).count()).toBe(0)
  },
  240_000,
)

test('of parts the rest is written when one comes back, and what failed is tried again or given up there', async () => {
  const lines = Array.from({ length: 130 }, (_, at) => `Absatz ${at}: ${'Wort '.repeat(20)}`)
  const { person, anna, page, window, chooses, begins, id } = await comes(lines.join('\n\n'))
  const before = await used(person)
  await chooses(names.translate)
  await window.getByLabel(said.into.de).selectOption('EN')
  const hand = byHand()
  here.model.next(hand.behave)
  await begins().click()
  const confirm = page.getByRole('dialog', { name: /^Das verbraucht 2/ })
  await confirm.getByRole('button', { name: names.generate.de, exact: true }).click()
  await hand.say('# The oven\n\nFirst part.')
  await window.getByText('First part.').waitFor()
  await page.goto('/healthz')
  here.model.next({ status: 400 })
  hand.end()
  await expect.poll(async () => (await (await person.get('/api/runs')).json()).runs[0].state).toBe('done')
  await anna.goes('/')
  await anna.goes('/documents')
  await page.getByRole('button', { name: /^Ansehen: Übersetzen/ }).click()
  const looked = page.getByRole('dialog', { name: goesOn.de })
  await looked.getByRole('alert').waitFor()
  await looked.getByText('First part.').waitFor()
  here.model.next({ text: 'Second part.' })
  await anna.presses({ de: 'Ab hier weitermachen', en: 'Go on from here' })
  await anna.presses(names.open)
  await page.locator('.editing').getByText('Second part.').waitFor()
  const { documents: made } = await (await person.get(`/api/document?document=${id}`)).json()
  expect(made).toHaveLength(1)
  expect(await used(person)).toBe(before + 2)
}, 120_000)

test('who closed the window is told where a model refuses', async () => {
  const { page, window, chooses, begins } = await comes('Der Ofen brannte.')
  await chooses(names.summary)
  here.model.next({ fault: 'error-mid', pace: 1 })
  await begins().click()
  await window.getByRole('button', { name: names.stop.de, exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await window.waitFor({ state: 'detached' })
  await page.getByText(/^„.*“: /).waitFor()
}, 120_000)
