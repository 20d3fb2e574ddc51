import { afterEach, expect, test } from 'vitest'
import { problems } from '#shared/problems.ts'
import { locales } from '#shared/text.ts'
import { bounds } from './bounds.ts'
import type { Exported } from './jobs.ts'
import { openMaker } from './maker.ts'
import { png } from '#tests/documents/export-texts.ts'

const reported: unknown[] = []
const maker = openMaker(error => reported.push(error))
afterEach(async () => {
  await maker.end()
  reported.length = 0
})

const job = (html: string) =>
  ({ format: 'pdf', source: { html }, title: 'Probe', language: 'de', otherwise: 'de' }) as const
const none = async () => new Map<string, Uint8Array>()
const nothing = { files: none, redrawn: none }
const shown = job('<p>Vorher <img src="/files/bild-1" alt="Mein Bild"> nachher</p>')
const startsLikePdf = ({ made }: Exported) => Buffer.from(made.subarray(0, 5)).toString() === '%PDF-'
const wordsOf = ({ made }: Exported) => Buffer.from(made).toString()
const isThere = (pid: number | undefined) => {
  try {
    return pid !== undefined && process.kill(pid, 0)
  } catch {
    return false
  }
}

test('a picture of one’s own is in the file, one that is not found is its words', async () => {
  const asked: (readonly string[])[] = []
  const withIt = await maker.make(shown, {
    async files(ids) {
      asked.push(ids)
      return new Map([['bild-1', new Uint8Array(png())]])
    },
    redrawn: none,
  })
  expect(asked).toEqual([['bild-1']])
  expect(Buffer.from(withIt.made).includes('/Subtype /Image')).toBe(true)
  expect(Buffer.from((await maker.make(shown, nothing)).made).includes('/Subtype /Image')).toBe(false)
})

/** It says how large it is, and ends where its points should begin. */
const damaged = new Uint8Array(Buffer.from('ffd8ffc0000b080014002801011100ffda0008010100003f000000ffd9', 'hex'))

test('a damaged picture that looks whole leaves its words, and takes neither the others nor an operator’s time', async () => {
  const asked: unknown[] = []
  const two = job('<p><img src="/files/bild-1" alt="Kaputt"> und <img src="/files/bild-2" alt="Heil"></p>')
  const both = new Map(Object.entries({ 'bild-1': damaged, 'bild-2': new Uint8Array(png()) }))
  const redrawn = async (wanted: ReadonlyMap<string, unknown>) => {
    asked.push([...wanted.keys()])
    return new Map()
  }
  const written = await maker.make(two, { files: async () => both, redrawn })
  expect([Buffer.from(written.made).includes('/Subtype /Image'), written.missing]).toEqual([true, 1])
  expect(asked).toEqual([['/files/bild-1']])
  expect(reported).toEqual([])
})

test('where a writer fails at pictures, the file has their words, and the operator is told why', async () => {
  const found = async () => new Map([['bild-1', damaged]])
  // Drawn anew it is no better.
  const redrawn = async () => new Map([['/files/bild-1', damaged]])
  const written = await maker.make(shown, { files: found, redrawn })
  expect([startsLikePdf(written), written.missing]).toEqual([true, 1])
  expect(written).not.toHaveProperty('why')
  expect(reported.map(String)).toEqual([expect.stringMatching(/\(pdf\) was made without its pictures\. \w+: ./)])
  await maker.make(job('<p>Ohne Bild.</p>'), nothing)
  expect(reported).toHaveLength(1)
})

test('a process that is killed at work takes its file with it and nothing else', async () => {
  const killed = maker.make(shown, {
    async files() {
      process.kill(maker.pid ?? 0, 'SIGKILL')
      return new Map()
    },
    redrawn: none,
  })
  await expect(killed).rejects.toMatchObject({ code: 'export_failed' })
  expect(reported).toHaveLength(1)
  expect(startsLikePdf(await maker.make(job('<p>Der nächste.</p>'), nothing))).toBe(true)
})

test('what takes too long is given up with a sentence that names what else there is, and the next file is made', async () => {
  const hasty = openMaker(error => reported.push(error), { ...bounds, work: 500 })
  const endless = hasty.make(job('<p>a</p>'.repeat(60_000)), nothing)
  await expect(endless).rejects.toMatchObject({ code: 'pdf_too_slow', details: { limit: 1 } })
  const text = { ...job('<p>Der nächste.</p>'), format: 'txt' } as const
  expect(wordsOf(await hasty.make(text, nothing))).toContain('Der nächste.')
  await hasty.end()
  for (const locale of locales)
    for (const other of ['Word', 'HTML']) expect(problems.pdf_too_slow[locale]).toContain(other)
})

test('pictures that cannot be fetched are told to who asked, and the next file is made', async () => {
  const lost = maker.make(shown, { ...nothing, files: () => Promise.reject(new Error('The store is away')) })
  await expect(lost).rejects.toThrow('The store is away')
  expect(startsLikePdf(await maker.make(job('<p>Der nächste.</p>'), nothing))).toBe(true)
})

const gif = `data:image/gif;base64,${Buffer.from(`GIF89a${' '.repeat(40)}`).toString('base64')}`
const drawn = { ...job(`<p><img src="${gif}" alt="Bild"> nachher</p>`), format: 'html' } as const
const next = { ...job('<p>Der nächste.</p>'), format: 'txt' } as const

test('a process that ends while pictures are drawn anew takes nothing from the next person', async () => {
  const hasty = openMaker(error => reported.push(error), { ...bounds, work: 500 })
  const drawing = Promise.withResolvers<Awaited<ReturnType<typeof none>>>()
  let over: AbortSignal | undefined
  const killed = hasty.make(drawn, {
    ...nothing,
    async redrawn(_, signal) {
      over = signal
      process.kill(hasty.pid ?? 0, 'SIGKILL')
      return drawing.promise
    },
  })
  await expect(killed).rejects.toMatchObject({ code: 'export_failed' })
  expect(over?.aborted).toBe(true)
  const made = hasty.make(next, nothing)
  drawing.resolve(new Map())
  expect(wordsOf(await made)).toContain('Der nächste.')
  await hasty.end()
  expect(reported).toHaveLength(1)
})

test('pictures that nobody draws hold nobody up for ever', async () => {
  const hasty = openMaker(error => reported.push(error), { ...bounds, redraw: 1 })
  const endless = hasty.make(drawn, { ...nothing, redrawn: () => new Promise(() => {}) })
  await expect(endless).rejects.toMatchObject({ code: 'export_too_slow' })
  expect(wordsOf(await hasty.make(next, nothing))).toContain('Der nächste.')
  await hasty.end()
})

test('its process reads what it needs, ends when it is told to, and nothing is left of it', async () => {
  await maker.make(job('<p>Text</p>'), nothing)
  const { pid } = maker
  expect(isThere(pid)).toBe(true)
  await maker.end()
  expect(isThere(pid)).toBe(false)
})
