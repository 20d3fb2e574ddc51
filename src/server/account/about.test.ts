import { expect, test } from 'vitest'
import { serving } from '#tests/serving.ts'

const served = serving()

const someone = () => served.person({ plan: 'basic' })
const session = async (person: { get(path: string): Promise<Response> }) => (await person.get('/api/session')).json()

test('phone and country are kept, changed one by one, and let go', async () => {
  const [anna, ben] = [await someone(), await someone()]
  const told = await anna.patch('/api/user', { phone: ' +49 361 123456 ', country: 'Deutschland', role: 'admin' })
  expect(await told.json()).toMatchObject({ phone: '+49 361 123456', country: 'Deutschland', hierarchy_text: 'user' })
  await anna.patch('/api/user', { phone: null })
  expect(await session(anna)).toMatchObject({ phone: null, country: 'Deutschland' })
  expect(await session(ben)).toMatchObject({ phone: null, country: null })
})

test.each([
  ['phone', 'ruf mich an'],
  ['phone', '1'.repeat(41)],
  ['country', 'x'.repeat(61)],
  ['country', 7],
  ['locale', 'fr'],
  ['answers', { tone: 3 }],
  ['answers', { tone: 'x'.repeat(2001) }],
  ['answers', 'formal'],
  ['pins', ['slogan_engine', 'slogan_engine']],
  ['pins', 'slogan_engine'],
  ['pin', 'slogan_engine'],
])('%s cannot be %j', async (name, value) => {
  const anna = await someone()
  const answer = await anna.patch('/api/user', { [name]: value })
  expect([answer.status, Object.keys((await answer.json()).fields)]).toEqual([422, [name]])
})

test('answers to shared questions go with the person, to whatever browser', async () => {
  const anna = await someone()
  await anna.patch('/api/user', { answers: { audience: 'Gäste', 'sender press': false } })
  await anna.patch('/api/user', { country: 'Island' })
  expect(await session(anna)).toMatchObject({ answers: { audience: 'Gäste', 'sender press': false } })
  expect(await session(await someone())).toMatchObject({ answers: {} })
})

test('pinned tools go with the person in their order, to whatever browser', async () => {
  const anna = await someone()
  await anna.patch('/api/user', { pins: ['press_release', 'email_engine'] })
  await anna.patch('/api/user', { country: 'Island' })
  expect(await session(anna)).toMatchObject({ pins: ['press_release', 'email_engine'] })
  // One that joins or goes leaves the others as they are by then, also those that its page does not know of.
  await anna.patch('/api/user', { pin: { tool: 'slogan_engine', isPinned: true } })
  await anna.patch('/api/user', { pin: { tool: 'press_release', isPinned: false } })
  expect(await session(anna)).toMatchObject({ pins: ['email_engine', 'slogan_engine'] })
  await anna.patch('/api/user', { pins: [] })
  expect(await session(anna)).toMatchObject({ pins: [] })
})

test('what is changed in several places at once is all kept', async () => {
  const anna = await someone()
  const tools = ['press_release', 'email_engine', 'slogan_engine', 'blog_ideas', 'faq_engine', 'seo_titles']
  await Promise.all([
    ...tools.map(tool => anna.patch('/api/user', { pin: { tool, isPinned: true } })),
    anna.patch('/api/user', { country: 'Island' }),
    anna.patch('/api/user', { answers: { audience: 'Gäste' } }),
  ])
  const { pins, ...about } = await session(anna)
  expect(pins.toSorted()).toEqual(tools.toSorted())
  expect(about).toMatchObject({ country: 'Island', answers: { audience: 'Gäste' } })
})

test('a path without a language takes that of the account, and messages come in it', async () => {
  const anna = await someone()
  const visits = (path: string, more: object = {}) =>
    anna.send(path, { headers: { accept: 'text/html', ...more }, redirect: 'manual' })
  for (const locale of ['de', 'en']) {
    await anna.patch('/api/user', { locale })
    const answer = await visits('/engins/v1/press_release?run=1', { 'accept-language': 'fr' })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `/${locale}/engins/v1/press_release?run=1`])
    expect((await visits('/')).headers.get('location')).toBe(`/${locale}`)
    const refused = await anna.ask('press', {}, { 'accept-language': 'fr, *;q=0.1' })
    expect((await refused.json()).message).toMatch(locale === 'de' ? /^Einige Angaben/ : /^Some of this/)
  }
  expect((await visits('/de/engins')).status).toBe(200)
  expect(await session(anna)).toMatchObject({ locale: 'en' })
  const stranger = await served.nobody.send('/engins', { headers: { accept: 'text/html' }, redirect: 'manual' })
  expect(stranger.status).toBe(200)
})
