import { expect, test } from 'vitest'
import { fromMarkdown } from '#shared/document/markdown/read.ts'
import { byHand } from '../model/by-hand.ts'
import { makingNames as names } from '../scenes/making.ts'
import { findingsOn } from '../visitor.ts'
import { stage } from './stage.ts'

const here = stage()

type Person = Awaited<ReturnType<typeof here.federwerk.person>>
const used = async (person: Person): Promise<number> =>
  (await (await person.get('/api/session')).json()).anzahlrequest_number

const comes = async (markdown: string) => {
  const person = await here.federwerk.person({ plan: 'basic' })
  const anna = await here.comes({ cookie: person.cookie })
  const { page } = anna
  const content = fromMarkdown(markdown)
  const { _id } = await (await person.post('/api/document', { titel_text: 'Der Ofen', content, language: 'de' })).json()
  await anna.goes(`/editor?id=${_id}`)
  await page.getByRole('textbox', { name: 'Text', exact: true }).waitFor()
  await anna.button(names.make).first().click()
  const window = page.getByRole('dialog', { name: names.make.de, exact: true })
  const chooses = (tool: { de: string; en: string }) =>
    window.getByRole('listitem').filter({ hasText: tool.de }).first().getByRole('button').click()
  const begins = () => window.getByRole('button', { name: names.generate.de, exact: true })
  return { person, anna, page, window, chooses, begins, id: _id as string }
}

const working = { de: 'Begonnen, noch kein Dokument', en: 'Begun, no document yet' }
const elsewhere = /wurde in einem anderen Fenster gesichert oder verworfen/

test('one tab writes it, the other says that it was begun, and goes on when the first is closed', async () => {
  const { person, anna, page, window, chooses, begins, id } = await comes('Der Ofen brannte.')
  const before = await used(person)
  await chooses(names.summary)
  const hand = byHand()
  here.model.next(hand.behave)
  await begins().click()
  await hand.say('Ein Ofen ')
  await window.getByText('Ein Ofen').waitFor()
  const other = await page.context().newPage()
  const followed: string[] = []
  other.on('request', request => /\/events/.test(request.url()) && followed.push(request.url()))
  await other.goto('/de/documents')
  await other.getByText(working.de).waitFor()
  // It stands in line to take up what was begun elsewhere.
  const waitsFor = () => navigator.locks.query().then(({ pending = [] }) => pending.map(lock => lock.name))
  await expect.poll(() => other.evaluate(waitsFor)).toEqual([expect.stringMatching(/^federwerk making /)])
  expect(followed).toEqual([])
  expect(await findingsOn(other)).toEqual([])
  await page.close()
  await other.getByText('Wird geschrieben').waitFor()
  await hand.say('brannte.')
  hand.end()
  await other.getByText(/ist als Dokument gesichert/).waitFor()
  const { documents: made } = await (await person.get(`/api/document?document=${id}`)).json()
  expect(made).toHaveLength(1)
  expect(await used(person)).toBe(before + 1)
  expect(anna.complaints).toEqual([])
}, 120_000)

const discard = { de: /^Verwerfen: /, en: /^Discard / }

test('what one tab writes can be given up in the other, and is in neither then', async () => {
  const { person, anna, page, window, chooses, begins, id } = await comes('Der Ofen brannte.')
  await chooses(names.summary)
  const hand = byHand()
  here.model.next(hand.behave)
  await begins().click()
  await hand.say('Ein Ofen ')
  await window.getByText('Ein Ofen').waitFor()
  const other = await page.context().newPage()
  await other.goto('/de/documents')
  await other.getByRole('button', { name: discard.de }).click()
  await other.getByText(/ist verworfen\.$/).waitFor()
  // The row is gone: the keyboard goes on in the page, and not at its beginning.
  expect(await other.evaluate(() => document.activeElement?.id)).toBe('main')
  await other.getByText(working.de).waitFor({ state: 'detached' })
  await hand.say('brannte.')
  hand.end()
  await page.getByText(elsewhere).waitFor()
  expect((await (await person.get(`/api/document?document=${id}`)).json()).documents).toEqual([])
  anna.complaints.length = 0
}, 120_000)

test('whose text was deleted from the history is told so, and has it written anew or gives it up', async () => {
  const { person, anna, page, window, chooses, begins, id } = await comes('Der Ofen brannte.')
  await chooses(names.summary)
  const hand = byHand()
  here.model.next(hand.behave)
  await begins().click()
  await hand.say('Ein Ofen ')
  await window.getByText('Ein Ofen').waitFor()
  await page.goto('/healthz')
  hand.end()
  const [run] = (await (await person.get('/api/runs')).json()).runs
  await expect.poll(async () => (await person.get(`/api/runs/${run._id}`)).json()).toMatchObject({ state: 'done' })
  expect((await person.send(`/api/runs/${run._id}`, { method: 'DELETE' })).ok).toBe(true)
  await anna.goes('/documents')
  await page.getByRole('button', { name: /^Ansehen: / }).click()
  await page.getByText('ist aus dem Verlauf gelöscht').waitFor()
  here.model.next({ text: 'Ein Ofen brannte im Dorf.' })
  await anna.presses({ de: 'Noch einmal versuchen', en: 'Try again' })
  await anna.presses(names.open)
  await page.locator('.editing').getByText('Ein Ofen brannte im Dorf.').waitFor()
  expect((await (await person.get(`/api/document?document=${id}`)).json()).documents).toHaveLength(1)
  anna.complaints.length = 0
}, 120_000)

test('what was given up in another tab is not paid for by who tries it again: they are told', async () => {
  const { person, anna, page, window, chooses, begins } = await comes('Der Ofen brannte.')
  await chooses(names.summary)
  here.model.next({ fault: 'error-mid' })
  await begins().click()
  await window.getByRole('alert').waitFor()
  const before = await used(person)
  const [{ _id }] = (await (await person.get('/api/making')).json()).makings
  await person.send(`/api/making/${_id}`, { method: 'DELETE' })
  await anna.presses({ de: 'Noch einmal versuchen', en: 'Try again' })
  await page.getByText(elsewhere).waitFor()
  expect(await used(person)).toBe(before)
}, 120_000)
