import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { badDocuments } from '#tests/documents/bad.ts'
import { docxOf, paragraph } from '#tests/documents/docx.ts'
import { villages } from '#tests/documents/villages.ts'
import { childrenOf, environmentOf, isThere, tellsOfProcesses } from '#tests/processes.ts'
import { openReader, type Reader } from './reader.ts'

let reader: Reader
let reported: unknown[]
beforeEach(() => {
  reported = []
  reader = openReader(error => reported.push(error))
})
afterEach(() => reader.close())

const letter = docxOf(paragraph('Ein Brief an Özlem.'))
/** Draws forms in forms in forms: it keeps a process busy for seconds. */
const endless = () => badDocuments.find(({ name }) => name === 'forms in forms.pdf')!.bytes()
const reading = () => childrenOf(process.pid, 'reading')

const read = (signal?: AbortSignal) => reader.document(letter, 'brief.docx', signal)
const its = { text: 'Ein Brief an Özlem.' }

test('documents and pages are read, several at once and one after the other', async () => {
  const page = reader.page('<html><h1>Aktuelles</h1><p>Der Markt öffnet um acht.</p></html>', 'https://example.org/')
  const found = await Promise.all([read(), reader.document(await villages(), 'doerfer.docx'), page, read()])
  expect(found).toMatchObject([
    its,
    { title: 'Die Größe der Dörfer' },
    { text: expect.stringContaining('um acht') },
    its,
  ])
  expect(await read()).toMatchObject(its)
  expect(reported).toEqual([])
})

test('every document ends as itself, also behind one that is refused', async () => {
  const bad = reader.document(Buffer.from('PK\x03\x04 kein Archiv'), 'x.docx')
  const ends = await Promise.allSettled([bad, read(), reader.document(Buffer.alloc(0), 'leer.txt'), read()])
  expect(ends).toMatchObject([
    { reason: { code: 'document_broken' } },
    { value: its },
    { reason: { code: 'document_empty' } },
    { value: its },
  ])
})

test('a page that nobody can read is a page that cannot be read', async () => {
  await expect(reader.page('', 'https://example.org/')).rejects.toMatchObject({ code: 'page_unreadable' })
})

test('whoever stops waiting is told so at once, and the others go on', async () => {
  const [first, second, third] = [new AbortController(), new AbortController(), new AbortController()]
  const begun = [first, second, third].map(({ signal }) => reader.document(endless(), 'x.pdf', signal))
  const ends = Promise.allSettled(begun)
  const waiting = read()
  for (const stopping of [third, first, second]) stopping.abort(new Error('stopped'))
  expect(await ends).toMatchObject([1, 2, 3].map(() => ({ reason: { message: 'stopped' } })))
  expect(await waiting).toMatchObject(its)
  await expect(read(AbortSignal.abort(new Error('before')))).rejects.toThrow('before')
  expect(reported).toEqual([])
})

test('more than can wait are refused, and none is forgotten', async () => {
  const ends = await Promise.allSettled(Array.from({ length: 60 }, () => read()))
  const read_ = ends.filter(end => end.status === 'fulfilled')
  const refused = ends.filter(end => end.status === 'rejected')
  expect(read_.length).toBeGreaterThanOrEqual(34)
  expect(refused.length).toBeGreaterThan(0)
  for (const { reason } of refused) expect(reason).toMatchObject({ code: 'unavailable' })
})

test.runIf(tellsOfProcesses)(
  'when its process dies, the document ends, the operator is told, and the next is read',
  async () => {
    await read()
    const ends = Promise.allSettled([reader.document(endless(), 'x.pdf')])
    await pause(100)
    for (const child of reading()) process.kill(child, 'SIGKILL')
    expect(await ends).toMatchObject([{ reason: { code: 'document_broken' } }])
    expect(reported).toHaveLength(1)
    expect(await read()).toMatchObject(its)
  },
)

test.runIf(tellsOfProcesses)('a process that dies before it reads says nothing against the document', async () => {
  const ends = Promise.allSettled([read()])
  await expect.poll(() => reading().length, { interval: 1 }).toBe(1)
  for (const child of reading()) process.kill(child, 'SIGKILL')
  expect(await ends).toMatchObject([{ reason: { code: 'unavailable' } }])
  expect(await read()).toMatchObject(its)
})

test.runIf(tellsOfProcesses)('its process knows nothing of our environment, and ends with the reader', async () => {
  process.env.READER_TEST_SECRET = 'geheim'
  await read()
  const children = reading()
  expect(children).toHaveLength(1)
  expect(children.map(environmentOf).join()).not.toContain('geheim')
  const ends = Promise.allSettled([reader.document(endless(), 'x.pdf')])
  await reader.close()
  expect(await ends).toMatchObject([{ reason: { code: 'unavailable' } }])
  expect(children.filter(isThere)).toEqual([])
  await expect(read()).rejects.toMatchObject({ code: 'unavailable' })
  delete process.env.READER_TEST_SECRET
})
