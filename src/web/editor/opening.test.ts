import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { serving } from '#tests/serving.ts'
import { open, type ToOpen } from './opening.ts'
import { sendLeft, takeLeft } from '../saving/left.ts'
import { tabName } from '../saving/tabs.ts'
import { browserOf, saying } from '../saving/test-browser.ts'

const served = serving()

const comes = async () => {
  const person = await served.person({ plan: 'basic' })
  const browser = browserOf(served, person)
  const opens = (asked: ToOpen) => open(asked, { client: new QueryClient(), person: person.id, isFresh: false })
  return {
    ...{ person, opens, ...browser },
    /** Writes where this was opened, in a tab that is gone before the server has it. */
    async leaves(asked: ToOpen, text: string, tab = 'another tab') {
      const { from, ai } = await opens(asked)
      const { editor, line } = browser
      line.is = 'full'
      const { writes, dies } = editor(from, { tab, ai })
      await writes(text)
      dies()
      line.is = 'there'
    },
    /** What is left, as it is shown: the server takes none of it. */
    async left() {
      browser.line.is = 'full'
      const found = await sendLeft(person.id, () => undefined)
      browser.line.is = 'there'
      const byText = (text: string) => found.find(({ kept }) => JSON.stringify(kept.content).includes(`"${text}"`))
      return { byText, texts: found.map(({ kept }) => kept.content) }
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

test('of several texts that were left of one page the one that is pressed is opened, and the others stay', async () => {
  const { person, editor, line, opens, left } = await comes()
  for (const [tab, text] of Object.entries({ one: 'Der erste', other: 'Der zweite', third: 'Der dritte' })) {
    line.is = 'full'
    const { writes, dies } = editor({ revision: 0 }, { tab })
    await writes(text)
    dies()
  }
  const { byText } = await left()
  await takeLeft(person.id, byText('Der zweite')!)
  expect(await opens({})).toMatchObject({ isOpen: true, content: saying('Der zweite') })
  expect((await left()).texts).toHaveLength(2)
})

test('of one document, too, also where this tab has left a text of it', async () => {
  const { person, editor, line, opens, left } = await comes()
  const begun = editor({ revision: 0 })
  await begun.writes('Anfang')
  const { id, revision } = begun.keeper.place()
  line.is = 'full'
  for (const [tab, text] of Object.entries({ [await tabName()]: 'Hier', gone: 'Dort' })) {
    const { writes, dies, keeper } = editor({ id, revision }, { tab })
    await writes(text)
    keeper.close()
    dies()
  }
  const { byText } = await left()
  await takeLeft(person.id, byText('Dort')!)
  expect((await left()).texts).toEqual([saying('Hier')])
  expect(await opens({ id })).toMatchObject({ isOpen: true, content: saying('Dort') })
})

test('a browser that is too full to hold a text twice hands on what was left', async () => {
  const { person, editor, line, left, page } = await comes()
  line.is = 'full'
  const { writes, dies } = editor({ revision: 0 }, { tab: 'gone' })
  await writes('Ein langer Text')
  dies()
  const text = (await left()).byText('Ein langer Text')!
  const set = page.localStorage.setItem.bind(page.localStorage)
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const holds = () => Object.keys(page.localStorage).filter(name => name.startsWith('federwerk document'))
  vi.stubGlobal(
    'localStorage',
    new Proxy(page.localStorage, {
      get: (all, name) =>
        name === 'setItem'
          ? (key: string, value: string) => (holds().length ? full() : set(key, value))
          : Reflect.get(all, name),
    }),
  )
  await takeLeft(person.id, text)
  expect(holds()).toHaveLength(1)
  expect(holds()[0]).toContain(await tabName())
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
