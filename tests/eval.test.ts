import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { evaluate } from '../scripts/eval/evaluate.ts'
import { connectedModel } from '../scripts/eval/model.ts'
import { table } from '../scripts/eval/table.ts'
import { type ModelServer, nowhere, startModel } from './model-server.ts'

let server: ModelServer
let folder: string
beforeAll(async () => {
  server = await startModel()
  folder = mkdtempSync(join(tmpdir(), 'eval-'))
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

const environment = () => ({
  ...nowhere,
  TEXT_MODEL: 'openai-compatible:test-model',
  OPENAI_COMPATIBLE_BASE_URL: `${server.url}/v1`,
})

/** How the example of a call is judged, once the model has written this. */
const judged = async (path: string, ...behaviour: Parameters<ModelServer['next']>) => {
  const { write } = await connectedModel(environment())
  server.next(...behaviour)
  const { rows } = await evaluate({ paths: [path], locales: ['de'], write, folder })
  const [row] = rows
  return { scores: row?.scores ?? {}, shown: table(rows) }
}

const dialect = `Liebe Nachborn, am Sonnamd, dem 5. Dezember, ab 16 Uhr machn mir im Hof von Nummer 12 ä kleenes Feierschn. Es
gibt Gliehwein fier 2 Euro, un de Frau Lehmann bringt ihrn Stolln mit.`

const sentence = 'Das Bad heizt mit Gas, und das warme Wasser fließt in den Kanal. '
const paper = (sentences: number) => `# Wärme aus dem Kanal

## Das Problem

${sentence.repeat(sentences)}`

test('a text in the right language and length, with nothing but its facts, passes', async () => {
  const { scores, shown } = await judged('whitepaper', { text: paper(70) })
  expect(Object.values(scores).map(({ good }) => good)).not.toContain(false)
  expect(scores.length?.says).toBe('916 of 800–1800 words')
  expect(shown).toMatch(/(\d+) of \1 checks passed/)
  expect(readFileSync(join(folder, 'whitepaper.de.md'), 'utf8')).toContain('## Das Problem')
})

test('a text in another language, and one that is too long, are told', async () => {
  const { scores } = await judged('whitepaper', {
    text: 'This paper is about the heat of the water in the sewer. '.repeat(200),
  })
  expect(scores.language).toEqual({ good: false, says: 'en' })
  expect(scores.length?.good).toBe(false)
})

test('a text that the model has not finished, or not begun, is told', async () => {
  const cut = await judged('whitepaper', { fault: 'length', text: paper(10) })
  expect(cut.scores.whole).toEqual({ good: false, says: 'cut' })
  const empty = await judged('whitepaper', { fault: 'empty' })
  expect(empty.scores).toEqual({ whole: { good: false, says: 'model_empty' } })
  expect(empty.shown).toContain('✗ whitepaper de whole: model_empty')
})

test('a prompt that comes back is told by its tags, or else by its words', async () => {
  const tags = await judged('whitepaper', ({ prompt }) => ({ text: prompt }))
  expect(tags.scores.leaks).toMatchObject({ good: false, says: expect.stringMatching(/^<\w+-\w{8}>$/) })
  const words = await judged('whitepaper', ({ prompt }) => ({ text: prompt.replaceAll(/<[^>]*>/g, '') }))
  expect(words.scores.leaks?.good).toBe(false)
})

test('a list is counted, and its parts are held against their limits', async () => {
  const idea = {
    title: 'Was eine Kette am Leben hält',
    says: 'Die Messung zeigt, dass es am Öl liegt.',
    readers: 'Pendelnde',
  }
  const whole = await judged('blog_idea', { text: JSON.stringify([idea, idea]) })
  expect([whole.scores.count, whole.scores.form]).toEqual([
    { good: true, says: '2 of 2' },
    { good: true, says: 'ok' },
  ])
  const long = { ...idea, title: 'x'.repeat(90), readers: '' }
  const { scores } = await judged('blog_idea', { text: JSON.stringify([long]) })
  expect([scores.count?.good, scores.form?.says]).toEqual([false, 'title 90 of 80, readers missing'])
  const prose = await judged('blog_idea', { text: 'Schreiben Sie doch über das Öl und die Kette.' })
  expect(prose.scores.form).toEqual({ good: false, says: 'text' })
})

test('figures that nobody gave are shown to whoever looks', async () => {
  const { scores } = await judged('press', {
    text: 'Die Firma hat im Jahr 1931 genau 7.412 Maschinen gebaut, und es ist wahr.',
  })
  expect(scores.facts?.good).toBeUndefined()
  expect(scores.facts?.says).toContain('7.412')
})

test('a text that is rewritten and loses its facts is told', async () => {
  const { scores } = await judged('rewrite_text', {
    text: JSON.stringify(['Ein ganz anderer Satz, in dem nichts steht.']),
  })
  expect(scores.facts?.good).toBe(false)
})

test('an opening that opens every text is told', async () => {
  const { scores } = await judged('whitepaper', { text: `# Wärme\n\nIn der heutigen Zeit ist ${paper(70)}` })
  expect(scores.filler).toEqual({ good: false, says: '“In der heutigen”' })
})

test('a dialect is judged by what it keeps, and not by its spelling', async () => {
  const { scores } = await judged('dialect', { text: dialect })
  expect(Object.values(scores).map(({ good }) => good)).not.toContain(false)
})

test('a long text is written in its steps, and judged as a whole', async () => {
  const { scores } = await judged('generate_essay')
  expect(scores.whole?.good).toBe(true)
  expect(scores.length?.says).toContain('of 480–960 words')
})

test('where the model refuses, nothing else is asked', async () => {
  const { write } = await connectedModel(environment())
  const before = server.requests.length
  server.next({ status: 401 })
  const { rows, problem } = await evaluate({ paths: ['press', 'dialect'], locales: ['de'], write, folder })
  expect([rows, problem, server.requests.length - before]).toEqual([[], 'model_refused', 1])
})

test('without a model it says how to name one', async () => {
  await expect(connectedModel(nowhere)).rejects.toThrow('TEXT_MODEL=')
})

test('what the model says beside a text is shown apart from it, and judged as no part of it', async () => {
  const { shown } = await judged('whitepaper', {
    text: `${paper(70)}\n\n<hinweise>\n- Prüfen Sie 4711.\n</hinweise>`,
  })
  expect(shown).toContain('whitepaper de notes: Prüfen Sie 4711.')
  expect(shown).toContain('Notes beside the texts: 1.')
  expect(readFileSync(join(folder, 'whitepaper.de.md'), 'utf8')).not.toContain('4711')
  expect(readFileSync(join(folder, 'whitepaper.de.notes.md'), 'utf8')).toBe('- Prüfen Sie 4711.\n')
})
