import { expect, test, vi } from 'vitest'
import { serving } from '#tests/serving.ts'
import { browserOf, saying } from './test-browser.ts'

const served = serving()

const comes = async () => {
  const person = await served.person({ plan: 'basic' })
  const shown = async (id = '') => (await person.get(`/api/document/${id}`)).json()
  const saves = async (id: string, text: string, more = {}) => {
    const { revision } = await shown(id)
    return (await person.put(`/api/document/${id}`, { revision, content: saying(text), ...more })).json()
  }
  return { person, shown, saves, ...browserOf(served, person) }
}

test('what was gone back to elsewhere is not outdone without a question, also where this tab has sent it', async () => {
  const { editor, saves, shown } = await comes()
  const { keeper, writes } = editor({ revision: 0 })
  await writes('A')
  await writes('A B')
  const { id = '' } = keeper.place()
  await saves(id, 'A')
  await writes('A B C')
  expect(keeper.state()).toMatchObject({ state: 'elsewhere', other: { content: saying('A') } })
  expect((await shown(id)).content).toEqual(saying('A'))
})

test('a text that was saved without that being heard is no conflict', async () => {
  const { line, editor, shown } = await comes()
  const { keeper, writes } = editor({ revision: 0 })
  await writes('A')
  line.is = 'deaf'
  await writes('A B')
  expect(keeper.state().state).toBe('away')
  line.is = 'there'
  await writes('A B C')
  await expect.poll(() => keeper.isClean()).toBe(true)
  expect(keeper.state().state).toBe('saved')
  expect((await shown(keeper.place().id)).content).toEqual(saying('A B C'))
})

test('whoever has it saved while it is being saved waits until all of it is, or is refused', async () => {
  const { line, editor, shown } = await comes()
  const { keeper, writes } = editor({ revision: 0 })
  void writes('A')
  await writes('A B')
  expect(keeper.isClean()).toBe(true)
  expect((await shown(keeper.place().id)).content).toEqual(saying('A B'))
  // It came without that being heard, and goes again at once.
  line.is = 'deaf'
  await writes('A B C')
  line.is = 'there'
  await writes('A B C D')
  expect(keeper.isClean()).toBe(true)
  line.is = 'full'
  void writes('A B C D E')
  await keeper.save()
  expect(keeper.isClean()).toBe(false)
  expect(keeper.state()).toMatchObject({ state: 'refused', problem: { code: 'storage_reached' } })
})

test('a document that was begun without that being heard leaves nothing behind under its old name', async () => {
  const { line, person, editor, saves, kept } = await comes()
  const newest = async () => (await (await person.get('/api/document')).json()).documents[0]._id
  const { keeper, writes } = editor({ revision: 0 })
  line.is = 'deaf'
  await writes('A')
  line.is = 'there'
  await saves(await newest(), 'elsewhere')
  await saves(await newest(), 'A')
  await writes('A B')
  await expect.poll(() => keeper.isClean()).toBe(true)
  expect(kept()).toEqual([])
  // The same where it is asked whose text is to stay.
  const other = editor({ revision: 0 })
  line.is = 'deaf'
  await other.writes('B')
  line.is = 'there'
  await saves(await newest(), 'elsewhere')
  await other.writes('B C')
  const asks = other.keeper.state()
  if (asks.state !== 'elsewhere') throw new Error('Nobody asks.')
  other.keeper.took(asks.other)
  expect(kept()).toEqual([])
})

test('a page that is left sends what browsers let it: of letters that take two bytes only half as many', async () => {
  const { editor, page, asked, shown } = await comes()
  const { keeper, writes, leaves } = editor({ revision: 0 })
  await writes('A')
  const lastOf = async (text: string) => {
    leaves(text)
    await expect.poll(() => keeper.isClean()).toBe(true)
    expect((await shown(keeper.place().id)).content).toEqual(saying(text))
    return asked.findLast(({ init }) => init.method === 'PUT')?.init.keepalive
  }
  Object.defineProperty(page.document, 'visibilityState', { value: 'hidden' })
  expect(await lastOf('a'.repeat(40_000))).toBe(true)
  expect(await lastOf('ä'.repeat(40_000))).toBe(false)
})

test('a state that comes late, or of another document, is not laid over what was saved since', async () => {
  const { editor, saves, shown } = await comes()
  const { keeper, writes } = editor({ revision: 0 })
  await writes('A')
  const { id = '' } = keeper.place()
  await writes('A B')
  const late = await shown(id)
  await writes('A B C')
  expect(keeper.isOutdoneBy(late)).toBe(false)
  await saves(id, 'Anderswo')
  expect(keeper.isOutdoneBy(await shown(id))).toBe(true)
  await writes('A B C D')
  expect(keeper.state().state).toBe('elsewhere')
  await keeper.apart()
  expect(keeper.isOutdoneBy(await shown(id))).toBe(false)
})

/** What a page listens to. */
const listeners = () => {
  const held = new Set<unknown>()
  const [add, remove] = [globalThis.addEventListener, globalThis.removeEventListener]
  vi.stubGlobal('addEventListener', (name: string, hear: () => void) => (held.add(hear), add(name, hear)))
  vi.stubGlobal('removeEventListener', (name: string, hear: () => void) => (held.delete(hear), remove(name, hear)))
  return held
}

test('a text that is closed while it is saved hears nothing more as soon as all of it is saved', async () => {
  const { editor, shown } = await comes()
  const held = listeners()
  const { keeper, writes } = editor({ revision: 0 })
  await writes('A')
  expect(held.size).toBeGreaterThan(0)
  void writes('A B')
  void writes('A B C')
  keeper.close()
  await expect.poll(async () => (await shown(keeper.place().id)).content, { timeout: 5_000 }).toEqual(saying('A B C'))
  await expect.poll(() => held.size).toBe(0)
})

test('what a model had a part in says so, also where that was taken over from elsewhere', async () => {
  const { editor, saves, shown } = await comes()
  const { keeper, writes } = editor({ revision: 0 })
  await writes('Von Hand')
  const { id = '' } = keeper.place()
  await saves(id, 'Von einer KI', { by: 'ai' })
  expect(keeper.place().ai).toBe(false)
  keeper.took(await shown(id))
  expect(keeper.place().ai).toBe(true)
})

test('a second document made of what a model had a part in is marked, too', async () => {
  const { editor, saves, shown } = await comes()
  const { keeper, writes } = editor({ revision: 0 })
  await writes('Anfang')
  await writes('Von einer KI', true)
  await saves(keeper.place().id ?? '', 'Anderswo')
  await writes('Von einer KI und von Hand')
  expect(keeper.state().state).toBe('elsewhere')
  await keeper.apart()
  expect(await shown(keeper.place().id)).toMatchObject({ ai: true, content: saying('Von einer KI und von Hand') })
})

const inConflict = async () => {
  const { editor, saves, ...rest } = await comes()
  const { keeper, writes, dies } = editor({ revision: 0 })
  await writes('Anfang')
  const { id = '' } = keeper.place()
  await saves(id, 'dort')
  await writes('hier')
  const other = () => {
    const asks = keeper.state()
    if (asks.state !== 'elsewhere') throw new Error('Nobody asks.')
    return asks.other
  }
  return { ...rest, editor, saves, keeper, writes, dies, id, other }
}

test('a text for which there is no room in place of another is still to be chosen, and then takes its place', async () => {
  const { keeper, line, id, other, shown, person } = await inConflict()
  line.is = 'full'
  await keeper.outdo(other())
  expect(keeper.state()).toMatchObject({ state: 'elsewhere', problem: { code: 'storage_reached' } })
  expect((await shown(id)).content).toEqual(saying('dort'))
  line.is = 'there'
  await keeper.outdo(other())
  expect(keeper.state().state).toBe('saved')
  expect((await shown(id)).content).toEqual(saying('hier'))
  const { versions } = await (await person.get(`/api/document/${id}/versions`)).json()
  const { content } = await (await person.get(`/api/document/${id}/versions/${versions[0]._id}`)).json()
  expect(content).toEqual(saying('dort'))
})

test('a text that was chosen without a line takes no place without a question when its tab dies', async () => {
  const { keeper, line, id, other, page, dies } = await inConflict()
  const { revision } = other()
  line.is = 'away'
  await keeper.outdo(other())
  expect(keeper.state().state).toBe('away')
  const [name = ''] = Object.keys(page.localStorage).filter(one => one.includes(id))
  const kept = JSON.parse(page.localStorage.getItem(name) ?? '')
  expect(kept).toMatchObject({ content: saying('hier') })
  expect(kept.revision).toBeLessThan(revision)
  dies()
})

test('a text that was chosen and came, without that being heard, is saved on as any other', async () => {
  const { keeper, line, id, other, shown, writes } = await inConflict()
  line.is = 'deaf'
  await keeper.outdo(other())
  line.is = 'there'
  await writes('hier und mehr')
  await expect.poll(() => keeper.isClean()).toBe(true)
  expect(keeper.state().state).toBe('saved')
  expect((await shown(id)).content).toEqual(saying('hier und mehr'))
})
