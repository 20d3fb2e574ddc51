import { expect, test } from 'vitest'
import type { RunView } from '#server/runs/shown.ts'
import type { ServerEvent } from '../frames.ts'
import { next, stateOf, type RunState, standing } from './run-state.ts'

const writing: RunState = { state: 'writing', run: 'a', call: 'press', answer: '', sources: [], since: 0, heard: 0 }
const after = (...events: ServerEvent[]) => events.reduce<RunState>((state, event) => next(state, event, 5), writing)
const end = { usage: { tokensIn: 1, tokensOut: 2 }, cost: 1, used: 3, limit: null }

test('words are added as they come, and each one is heard', () => {
  const state = after({ event: 'agent_message', answer: 'Repair ' }, { event: 'agent_message', answer: 'café' })
  expect(state).toMatchObject({ state: 'writing', answer: 'Repair café', heard: 5, since: 0 })
})

test('the end brings the whole answer, whatever came before', () => {
  const answer = ['eins', 'zwei']
  const last: ServerEvent = {
    event: 'message_end',
    answer,
    text: '1. eins\n2. zwei',
    state: 'stopped',
    cut: 'length',
    ...end,
  }
  expect(after({ event: 'item', at: 0, item: 'eins' }, last)).toEqual({
    ...{ state: 'done', run: 'a', call: 'press', answer, text: '1. eins\n2. zwei' },
    ...{ sources: [], stopped: true, cut: true, cost: end.cost },
  })
})

test('what came before a failure is kept, and its numbers are known', () => {
  const state = after(
    { event: 'agent_message', answer: 'Repair' },
    { event: 'error', code: 'model_busy', details: { seconds: 7 }, message: 'busy' },
  )
  expect(state).toMatchObject({
    state: 'failed',
    answer: 'Repair',
    problem: { code: 'model_busy', details: { seconds: 7 } },
  })
})

test('how large a picture is, is known before it is seen, and stays known', () => {
  const about = { type: 'image/png', name: 'Rad.png', width: 768, height: 512 }
  const files = [{ ...about, file: 'a-1' }]
  const painted = [
    { event: 'message_file', address: '/files/a-1', ...about },
    { event: 'item', at: 0, item: '/files/a-1' },
  ] as const
  expect(after(...painted)).toMatchObject({ answer: ['/files/a-1'], files })
  const last = { event: 'message_end', answer: ['/files/a-1'], text: '', files, state: 'done', ...end } as const
  expect(after(...painted, last)).toMatchObject({ state: 'done', files })
})

test('a page is being read, then it was, and stays beside whatever comes of it', () => {
  const source = {
    ...{
      field: 'url',
      kind: 'page' as const,
      address: 'https://example.com/',
      title: 'Seite',
      words: 3,
      text: 'a b c',
    },
    readAt: '2026-11-21T10:00:00Z',
  }
  const reading: ServerEvent = { event: 'progress', step: 'Seite wird gelesen', at: 1, of: 1 }
  expect(after(reading)).toMatchObject({ step: { step: 'Seite wird gelesen' }, sources: [] })
  expect(after(reading, { event: 'source', ...source })).toMatchObject({ step: undefined, sources: [source] })
  const failed = after({ event: 'source', ...source }, { event: 'error', code: 'model_failed', message: '' })
  expect(failed).toMatchObject({ state: 'failed', sources: [source] })
  expect(stateOf({ ...view, sources: [source] })).toMatchObject({ state: 'done', sources: [source] })
})

test('a passage is written in its place, over the text it belongs to', () => {
  const over = { run: 'a', answer: 'Ein Wort hier.', refinement: { how: 'shorter' } } as const
  const begun: RunState = { ...writing, over }
  expect(begun.state === 'writing' && standing(begun)).toBe('Ein Wort hier.')
  const first = next(begun, { event: 'message_replace', answer: 'Kein', rest: ' hier.' })
  const more = next(first, { event: 'agent_message', answer: ' Satz' })
  expect(more.state === 'writing' && standing(more)).toBe('Kein Satz hier.')
})

test('after its end nothing changes a run any more', () => {
  const done = after({ event: 'message_end', answer: 'a', text: 'a', state: 'done', ...end })
  expect(next(done, { event: 'agent_message', answer: 'b' })).toBe(done)
})

const view: RunView = {
  subject: 'content',
  files: [],
  pins: [],
  away: [],
  unpainted: null,
  ...{
    _id: 'a',
    engine: 'press_release',
    call: 'press',
    version: 1,
    trial: false,
    brand: null,
    sender: null,
    parent: null,
    inputs: { content: 'x' },
  },
  ...{
    state: 'done',
    answer: 'Text',
    text: 'Text',
    cost: 1,
    charged: true,
    model: 'openai:m',
    called: 'openai:m',
    sources: [],
    chosen: null,
  },
  ...{ startedAt: '2026-11-21T10:00:00Z', endedAt: '2026-11-21T10:00:04Z', problem: null, details: null },
  ...{
    cut: null,
    variants: null,
    corrections: null,
    notes: [],
    language: 'de',
    house: false,
    hand: false,
    completed: false,
    bookmark: null,
    origin: null,
    refinement: null,
  },
}
const ten = Date.parse('2026-11-21T10:00:00Z')

test('a run opens as it ended', () => {
  expect(stateOf(view)).toMatchObject({ state: 'done', answer: 'Text', stopped: false, cut: false })
  expect(stateOf({ ...view, state: 'stopped', cut: 'length' })).toMatchObject({ stopped: true, cut: true })
  const failed = { ...view, state: 'interrupted', problem: 'interrupted' } as const
  expect(stateOf(failed)).toMatchObject({ state: 'failed', answer: 'Text', problem: { code: 'interrupted' } })
})

test('a run that is still written begins with its first word, however the clocks differ', () => {
  const running = { ...view, state: 'running' } as const
  expect(stateOf(running, undefined, ten + 5000)).toMatchObject({ state: 'writing', answer: '', since: ten })
  expect(stateOf(running, undefined, ten - 5000)).toMatchObject({ since: ten - 5000 })
})

test('each of several answers grows with what is told of it, and ends as the server has it', () => {
  const several: RunState = { ...writing, variants: [{}, {}].map(inputs => ({ inputs, answer: '' })) }
  const grown: readonly ServerEvent[] = [
    { event: 'agent_message', answer: 'Eins' },
    { event: 'variant', variant: 2, told: { event: 'agent_message', answer: 'Zwei' } },
  ]
  const now = grown.reduce<RunState>((run, event) => next(run, event), several)
  expect(now).toMatchObject({ answer: 'Eins', variants: [{ answer: 'Eins' }, { answer: 'Zwei' }] })
  const variants = [
    { inputs: {}, answer: 'Eins', text: 'Eins', problem: 'model_cut' },
    { inputs: {}, answer: 'Zwei.', text: 'Zwei.' },
  ] as const
  const done = next(now, { event: 'message_end', answer: 'Zwei.', text: 'Zwei.', variants, state: 'done', ...end })
  expect(done).toMatchObject({ answer: 'Zwei.', variants: [{ problem: { code: 'model_cut' } }, { text: 'Zwei.' }] })
})

test('one that is opened while it is written has an empty place for each answer', () => {
  const row = { inputs: { type: 'Facebook' }, answer: 'Halb', text: 'Halb', notes: [], cut: null }
  const one = { ...row, problem: null, details: null, bookmark: null }
  expect(stateOf({ ...view, state: 'running', variants: [one, one] })).toMatchObject({
    variants: [{ inputs: { type: 'Facebook' }, answer: '' }, { answer: '' }],
  })
  expect(stateOf({ ...view, variants: [one, one] })).toMatchObject({ variants: [{ answer: 'Halb' }, {}] })
})
