import { expect, test } from 'vitest'
import { serving } from '#tests/serving.ts'
import type { Begun } from './keeper.ts'
import { sendLeft } from './left.ts'
import { tabName } from './tabs.ts'
import { browserOf, saying } from './test-browser.ts'

const served = serving()

const comes = async () => {
  const person = await served.person({ plan: 'basic' })
  const browser = browserOf(served, person)
  const json = async (path: string) => (await person.get(path)).json()
  let told = 0
  return {
    ...{ person, ...browser },
    /** Writes in a tab that is gone, or hidden, before the server has it. */
    async leaves(text: string, { from = { revision: 0 }, tab }: { from?: Begun; tab?: string } = {}) {
      browser.line.is = 'full'
      const { keeper, writes, dies } = browser.editor(from, { tab: tab ?? 'a tab that is gone' })
      await writes(text)
      dies()
      browser.line.is = 'there'
      return keeper
    },
    sends: () => sendLeft(person.id, () => void told++),
    told: () => told,
    async texts() {
      const { documents } = await json('/api/document')
      const ids = documents.map(({ _id }: { _id: string }) => _id)
      const all = await Promise.all(ids.map((id: string) => json(`/api/document/${id}`)))
      return all.map(({ content }) => content)
    },
    async begins(text: string) {
      const { writes, keeper } = browser.editor({ revision: 0 })
      await writes(text)
      return keeper.place()
    },
  }
}

test('what a tab that is gone has left is saved, once though two tabs send it', async () => {
  const { leaves, sends, texts, kept, told } = await comes()
  await leaves('Nie gesichert')
  expect(await Promise.all([sends(), sends()])).toEqual([[], []])
  expect(await texts()).toEqual([saying('Nie gesichert')])
  expect(kept()).toEqual([])
  expect(told()).toBeGreaterThan(0)
})

test('what was left of a document is saved in its place, unless that was changed elsewhere', async () => {
  const { person, begins, leaves, sends, texts, kept } = await comes()
  const { id, revision } = await begins('Anfang')
  await leaves('Anfang und Ende', { from: { id, revision } })
  expect(await sends()).toEqual([])
  expect(await texts()).toEqual([saying('Anfang und Ende')])
  await leaves('Hier', { from: { id, revision: revision + 1 } })
  await person.put(`/api/document/${id}`, { revision: revision + 1, content: saying('Dort') })
  expect(await sends()).toMatchObject([
    { kept: { id, content: saying('Hier') }, problem: { code: 'document_elsewhere' } },
  ])
  expect(await texts()).toEqual([saying('Dort')])
  expect(kept()).toHaveLength(1)
})

test('without a line it stays, and is saved when the line is back', async () => {
  const { leaves, sends, texts, line, told } = await comes()
  await leaves('Erster', { tab: 'one' })
  await leaves('Zweiter', { tab: 'another' })
  line.is = 'away'
  expect((await sends()).map(({ problem }) => problem.code)).toEqual(['unavailable', 'unavailable'])
  expect(told()).toBe(0)
  line.is = 'there'
  expect(await sends()).toEqual([])
  expect(await texts()).toHaveLength(2)
})

test('what a tab that lives has not saved yet is left to it', async () => {
  const { leaves, sends, texts, kept } = await comes()
  await leaves('Wird hier geschrieben', { tab: 'alive' })
  let dies = () => {}
  await new Promise<void>(holds => {
    void navigator.locks.request('federwerk tab alive', () => new Promise<void>(end => (holds(), (dies = end))))
  })
  expect(await sends()).toEqual([])
  expect(await texts()).toEqual([])
  dies()
  await expect.poll(sends).toEqual([])
  await expect.poll(texts).toEqual([saying('Wird hier geschrieben')])
  expect(kept()).toEqual([])
})

test('so is what this page is writing, until it is closed with a text that the server did not take', async () => {
  const { leaves, sends, texts, line } = await comes()
  const keeper = await leaves('Wird hier geschrieben', { tab: await tabName() })
  expect(await sends()).toEqual([])
  expect(await texts()).toEqual([])
  line.is = 'full'
  keeper.close()
  expect(await sends()).toMatchObject([{ problem: { code: 'storage_reached' } }])
  line.is = 'there'
  expect(await sends()).toEqual([])
  expect(await texts()).toEqual([saying('Wird hier geschrieben')])
})
