import { afterAll, beforeAll, expect, test } from 'vitest'
import { problems, type ProblemCode } from '#shared/problems.ts'
import { badDocuments } from '../documents/bad.ts'
import { villages } from '../documents/villages.ts'
import { type Federwerk, type Person, startFederwerk } from '../federwerk.ts'
import { childrenOf, isThere, memoryOf, tellsOfProcesses } from '../processes.ts'

let federwerk: Federwerk
let anna: Person
beforeAll(async () => {
  federwerk = await startFederwerk()
  anna = await federwerk.person({ plan: 'basic' })
})
afterAll(() => federwerk.close())

const read = (name: string, bytes: Uint8Array) =>
  anna.upload(new File([new Uint8Array(bytes)], name), '/api/upload/text', { 'accept-language': 'de' })

const statusOf = (end: ProblemCode | 'text') => (end === 'text' ? 200 : problems[end].status)
const small = badDocuments.map(bad => ({ ...bad, file: bad.bytes() })).filter(({ file }) => file.length < 5 << 20)

/** The most that the server and its readers have held together, above what the server held before. */
const watched = () => {
  const { pid = 0 } = federwerk.child
  const held = () => [pid, ...childrenOf(pid)].reduce((sum, process) => sum + memoryOf(process), 0)
  const before = held()
  let most = before
  const timer = setInterval(() => (most = Math.max(most, held())), 50)
  return () => {
    clearInterval(timer)
    return most - before
  }
}

test.each(small)('$name', async ({ name, file, ends }) => {
  const grown = watched()
  const answer = await read(name, file)
  const { code, message, text } = await answer.json()
  expect(ends.map(statusOf)).toContain(answer.status)
  expect(ends).toContain(answer.ok ? 'text' : code)
  if (answer.ok) expect(text).not.toMatch(/root:|[\u202a-\u202e]/)
  else expect(message).toMatch(/^[A-ZÄÖÜ„].*\.|\?$/s)
  expect(grown()).toBeLessThan(600_000_000)
})

test('after all that a document is read as before', async () => {
  const answer = await read('dörfer.docx', await villages())
  expect(await answer.json()).toMatchObject({ name: 'dörfer.docx', language: 'de', words: 61 })
  expect((await federwerk.nobody.get('/readyz')).ok).toBe(true)
})

test.runIf(tellsOfProcesses)('when the server is killed, its readers end although they are stuck', async () => {
  const own = await startFederwerk()
  const bert = await own.person()
  const endless = small.find(({ name }) => name === 'forms in forms.pdf')!
  const lost = bert.upload(new File([new Uint8Array(endless.file)], 'x.pdf'), '/api/upload/text').catch(() => {})
  const { pid = 0 } = own.child
  await expect.poll(() => childrenOf(pid, 'reading-child').length).toBe(1)
  const readers = childrenOf(pid, 'reading-child')
  await own.end('SIGKILL')
  await lost
  await expect.poll(() => readers.filter(isThere)).toEqual([])
  await own.close()
})

/** What nobody writes by hand, at the size at which it is sent. */
const badMarkup = [
  ['links to each other', '<a href="#fn1">1</a><p id="fn1">a'],
  ['a link to itself', '<a id="f" href="#f">a'],
  ['marks that are never closed', '<b>a'],
  ['links that hold blocks', '<a><div>'],
  ['titles and pictures that are never closed', '<title<img '],
  ['tables in tables', '<table><tr><td>a'],
  ['comments that are never closed', '<!--'],
].map(([name = '', unit = '']) => ({ name, html: (length: number) => unit.repeat(length / unit.length) }))
const endsOfMarkup: readonly unknown[] = [
  ...(['document_full', 'document_too_large', 'document_empty', 'export_too_much', 'invalid'] as const),
  undefined,
]

test.each(badMarkup)('HTML with $name, sent and opened', async ({ html }) => {
  const grown = watched()
  const { pid = 0 } = federwerk.child
  const answers = Promise.all([
    anna.post('/api/document', { content_text: html(1_000_000) }),
    anna.upload(new File([html(4_900_000)], 'a.html'), '/api/document/file'),
  ])
  // It is read by others than whoever answers the others.
  await expect.poll(() => childrenOf(pid, 'reading-child').length).toBeGreaterThan(0)
  expect((await federwerk.nobody.get('/healthz')).ok).toBe(true)
  for (const answer of await answers) {
    const { code, message } = await answer.json()
    expect(endsOfMarkup).toContain(code)
    if (code) expect(message).toMatch(/^[A-Z].*\.$/s)
  }
  expect(grown()).toBeLessThan(900_000_000)
})
