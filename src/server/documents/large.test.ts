import { beforeAll, expect, test } from 'vitest'
import { childrenOf, secondsOf, tellsOfProcesses } from '#tests/processes.ts'
import type { Person } from '#tests/serve.ts'
import { serving } from '#tests/serving.ts'

const served = serving({ model: false })
let anna: Person
beforeAll(async () => {
  anna = await served.person({ plan: 'basic' })
})

const file = (name: string, content: string) => anna.upload(new File([content], name), '/api/document/file')
const sent = (content_text: string) => anna.post('/api/document', { content_text })
const readers = () => childrenOf(process.pid, 'reading')
const times = (unit: string, length: number) => unit.repeat(length / unit.length)

/** What came, and how many processes have read for it. */
const read = async (answer: Promise<Response>) => {
  const { status } = await answer
  return { status, readers: readers().length }
}

test.runIf(tellsOfProcesses)('what is small is read at once, what is large in a process of its own', async () => {
  expect(await read(file('a.html', '<p>Der <b>Ofen</b>.'))).toEqual({ status: 200, readers: 0 })
  expect(await read(sent('<p>Der <b>Ofen</b>.'))).toEqual({ status: 200, readers: 0 })
  expect(await read(sent(times('<p>Der Ofen.</p>', 100_000)))).toEqual({ status: 200, readers: 1 })
  const { _id, revision } = await (await anna.post('/api/document', {})).json()
  const saved = { content_text: times('<p>Die Ofenbank.</p>', 100_000), revision, by: 'hand' }
  const answer = await anna.send(`/api/document/${_id}`, { method: 'PUT', body: JSON.stringify(saved) })
  expect(answer.status).toBe(200)
  const { content_text } = await (await anna.get(`/api/document/${_id}`)).json()
  expect(content_text.match(/Ofenbank/g)).toHaveLength(5_000)
})

test.each([
  ['a.html', '<title>Öfen</title><p>Der <b>Ofen</b>.</p><video></video>', '<strong>Ofen</strong>', ['media']],
  ['a.md', 'Der **Ofen**.\n\n![Bild](https://example.com/a.png)\n\n', '<strong>Ofen</strong>', ['pictures']],
  ['a.txt', 'Der **Ofen**.\n\n', '**Ofen**', []],
])('a large %s says as much as a small one', async (name, unit, words, lost) => {
  const answer = await file(name, times(unit, 60_000))
  const { document, lost: not } = await answer.json()
  expect([answer.status, not]).toEqual([200, lost])
  const { content_text } = await (await anna.get(`/api/document/${document._id}`)).json()
  expect(content_text.split(words)).toHaveLength(Math.floor(60_000 / unit.length) + 1)
})

test('what holds more than a document can says so, whichever way it comes', async () => {
  const full = await file('a.txt', times('Der Ofen. ', 4_500_000))
  expect([full.status, await full.json()]).toMatchObject([
    413,
    { code: 'document_full', message: expect.stringContaining('4 MB') },
  ])
  const elements = await sent(times('<b><p>', 900_000))
  expect([elements.status, await elements.json()]).toMatchObject([
    422,
    { code: 'invalid', fields: { content_text: expect.stringContaining('more than can be read') } },
  ])
})

test.runIf(tellsOfProcesses)('what ends its reader is not told as too much, but as a failure of ours', async () => {
  await sent(times('<p>Der Ofen.</p>', 100_000))
  const answer = sent(times('<b><p>', 900_000))
  // As soon as the reader is at it: it is at nothing else.
  const [reader = 0] = readers()
  const before = secondsOf(reader)
  await expect.poll(() => secondsOf(reader), { interval: 5 }).toBeGreaterThan(before + 0.2)
  process.kill(reader, 'SIGKILL')
  const told = await answer
  expect([told.status, (await told.json()).code]).toEqual([500, 'unexpected'])
})
