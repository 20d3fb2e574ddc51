import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { engines } from '#catalogue/index.ts'
import { asksFor } from '#catalogue/works.ts'
import { casesIn } from '../scripts/eval/case.ts'
import { compare, withOurs, withPlainLine } from '../scripts/eval/compare.ts'
import { connectedModel } from '../scripts/eval/model.ts'
import { plainPaths, plainRequest } from '../scripts/eval/plain.ts'
import { tally } from '../scripts/eval/tally.ts'
import { type Asked, type ModelServer, nowhere, startModel } from './model-server.ts'

let server: ModelServer
let folder: string
beforeAll(async () => {
  server = await startModel()
  folder = mkdtempSync(path.join(tmpdir(), 'compare-'))
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

const model = () =>
  connectedModel({
    ...nowhere,
    TEXT_MODEL: 'openai-compatible:test-model',
    OPENAI_COMPATIBLE_BASE_URL: `${server.url}/v1`,
  })

const notes = 'Die Bäckerei Krause in Pirna hat ab März neue Zeiten: 7 bis 19 Uhr.'
const bakery = { name: 'bakery', path: 'press', locale: 'de', values: { content: notes }, page: '' } as const
const ours = 'Die Bäckerei Krause öffnet von 7 bis 19 Uhr. Unser Text.'
const plain = 'Die Bäckerei Krause öffnet seit 1931 von 7 bis 19 Uhr. Schlichter Text.'

/** Answers both, and as a judge what it is told to think of the two. */
const thinking = (judge: (asked: Asked) => string) => (asked: Asked) => {
  if (asked.prompt.includes('<request-')) return { text: `{"why": "…", "choice": "${judge(asked)}"}` }
  return { text: asked.prompt.includes('Schreibe aus diesen Notizen') ? plain : ours }
}
const oursIsA = ({ prompt }: Asked) => prompt.indexOf('Unser Text') < prompt.indexOf('Schlichter Text')

const contest = async (judge: (asked: Asked) => string) => {
  server.behave(thinking(judge))
  const { write } = await model()
  const sides = { first: withOurs('ours', write), second: withPlainLine(write) }
  return compare({ cases: [bakery], ...sides, judges: [write], folder })
}

test('whoever is preferred in both orders is preferred, and what was invented is counted', async () => {
  const { rows } = await contest(asked => (oursIsA(asked) ? 'A' : 'B'))
  expect(rows).toMatchObject([{ preferred: ['first'], first: { inventions: [] }, second: { inventions: ['1931'] } }])
  expect(tally(rows, ['ours', 'plain'])).toContain('ours preferred in 1 of 1 verdicts')
  expect(readFileSync(path.join(folder, 'bakery.ours.md'), 'utf8')).toContain('Unser Text')
  expect(readFileSync(path.join(folder, 'bakery.plain.md'), 'utf8')).toContain('Schlichter Text')
})

test('a judge who always prefers what comes first has preferred nobody', async () => {
  const { rows } = await contest(() => 'A')
  expect(rows[0]?.preferred).toEqual(['tie'])
})

test('a judge is not told whose answer is whose', async () => {
  const { write } = await model()
  const before = server.requests.length
  server.behave(thinking(() => 'tie'))
  await compare({
    ...{ cases: [bakery], first: withOurs('ours', write), second: withPlainLine(write), judges: [write], folder },
  })
  const told = server.requests.slice(before).filter(({ prompt }) => prompt.includes('<request-'))
  expect(told).toHaveLength(2)
  for (const { prompt } of told) expect(prompt).not.toMatch(/\b(ours|plain|Federwerk)\b/)
})

test('notes beside a text are seen by the judge, counted apart, and never taken for inventions', async () => {
  const { write } = await model()
  const before = server.requests.length
  server.behave(asked => {
    const answer = thinking(judge => (oursIsA(judge) ? 'A' : 'B'))(asked)
    return answer.text === ours ? { text: `${ours}\n\n<hinweise>\nSeit 1899?\n</hinweise>` } : answer
  })
  const sides = { first: withOurs('ours', write), second: withPlainLine(write) }
  const { rows } = await compare({ cases: [bakery], ...sides, judges: [write], folder })
  expect(rows).toMatchObject([{ preferred: ['first'], first: { inventions: [], notes: 1 }, second: { notes: 0 } }])
  expect(tally(rows, ['ours', 'plain'])).toContain('notes beside the texts 1 : 0')
  expect(readFileSync(path.join(folder, 'bakery.ours.md'), 'utf8')).not.toContain('1899')
  expect(server.requests.slice(before).filter(({ prompt }) => prompt.includes('- Seit 1899?'))).toHaveLength(2)
})

test('what was judged before the model failed is kept', async () => {
  server.behave(thinking(asked => (oursIsA(asked) ? 'A' : 'B')))
  const { write } = await model()
  const failing = { name: 'failing', answer: () => Promise.reject(new Error('gone')) }
  const cases = [bakery, { ...bakery, name: 'second' }]
  const first = withOurs('ours', write)
  const second = withPlainLine(write)
  const late = { ...second, answer: (one: typeof bakery) => (one.name === 'bakery' ? second : failing).answer(one) }
  const { rows, failure } = await compare({ cases, first, second: late as typeof second, judges: [write], folder })
  expect([rows.length, String(failure)]).toEqual([1, 'Error: gone'])
})

test('there is a plain line for every call that is written, and cases for each in both languages', () => {
  const paths = engines.flatMap(({ calls }) =>
    Object.keys(calls).filter(one => asksFor(calls[one]?.by ?? 'once', 'write')),
  )
  expect(plainPaths).toEqual(paths.toSorted())
  const cases = casesIn(path.join(import.meta.dirname, '../scripts/eval/cases'))
  for (const call of paths) expect(cases.filter(one => one.path === call).length, call).toBeGreaterThan(1)
  for (const one of cases) expect(plainRequest(one)).not.toMatch(/undefined|\[object/)
})

test.each([
  ['no call of ours', { call: 'pres', language: 'de', values: {} }],
  ['an answer that the form does not take', { call: 'slogan', language: 'de', values: {} }],
  ['a language that is none of ours', { call: 'slogan', language: 'fr', values: { content: 'x' } }],
  ['an unknown part', { call: 'slogan', language: 'de', values: { content: 'x' }, vaules: {} }],
])('a file with %s is named', (_, content) => {
  const own = mkdtempSync(path.join(folder, 'own-'))
  writeFileSync(path.join(own, 'mine.json'), JSON.stringify(content))
  expect(() => casesIn(own)).toThrow(/^mine\.json is no case/)
})
