import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { serving } from '#tests/serving.ts'
import { open, type ToOpen } from './opening.ts'
import { browserOf, saying } from '../saving/test-browser.ts'

const served = serving()

const comes = async () => {
  const person = await served.person({ plan: 'basic' })
  const browser = browserOf(served, person)
  const opens = (asked: ToOpen) => open(asked, { client: new QueryClient(), person: person.id, isFresh: false })
  return {
    ...{ person, opens, ...browser },
    /** Writes where this was opened, in a tab that is gone before the server has it. */
    async leaves(asked: ToOpen, text: string) {
      const { from, ai } = await opens(asked)
      const { editor, line } = browser
      line.is = 'full'
      const { writes, dies } = editor(from, { tab: 'another tab', ai })
      await writes(text)
      dies()
      line.is = 'there'
    },
  }
}
const bookmarked = async (person: Awaited<ReturnType<typeof comes>>['person'], run?: string) =>
  (await (await person.post('/api/bookmark', { result: 'Ein Text', prompt: 'Worum', type: 'editor', run })).json())._id

test('what was written into a bookmark is there when it is opened again', async () => {
  const { person, leaves, opens } = await comes()
  const bookmark = await bookmarked(person)
  await leaves({ bookmark }, 'Mein Text')
  expect((await opens({})).isOpen).toBe(undefined)
  expect(await opens({ bookmark })).toMatchObject({ isOpen: true, content: saying('Mein Text') })
})

test('of several texts that were left each is found where it was begun', async () => {
  const { person, leaves, opens } = await comes()
  const bookmark = await bookmarked(person)
  await leaves({}, 'Eine Notiz')
  await leaves({ bookmark }, 'Mein Text')
  expect(await opens({})).toMatchObject({ isOpen: true, content: saying('Eine Notiz') })
  expect(await opens({ bookmark })).toMatchObject({ isOpen: true, content: saying('Mein Text') })
})

test('a text that a model had a part in says so when it is opened again unsaved', async () => {
  const { person, leaves, opens, editor } = await comes()
  const begun = editor({ revision: 0 })
  await begun.writes('Von einer KI', true)
  const { id } = begun.keeper.place()
  await leaves({ id }, 'Von einer KI und von Hand')
  expect(await opens({ id })).toMatchObject({ isOpen: true, ai: true })
  expect((await (await person.get(`/api/document/${id}`)).json()).ai).toBe(true)
})

test('a bookmark of a text that a model has written says so, and which language it is in', async () => {
  const { person, opens } = await comes()
  served.model.next({ text: 'Ein Text' })
  const answer = await person.ask('press', { content: 'We open.' })
  await answer.text()
  const bookmark = await bookmarked(person, answer.headers.get('x-run-id') ?? '')
  expect(await opens({ bookmark })).toMatchObject({ ai: true, language: 'en' })
  expect((await opens({ bookmark: await bookmarked(person) })).ai).toBe(false)
})
