import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { Answer } from '#shared/answers.ts'
import { after, type RunEvent } from '#shared/events.ts'
import type { Passage } from '#shared/refinement.ts'
import type { Person } from '#tests/serve.ts'
import { serving } from '#tests/serving.ts'

const served = serving()
let anna: Person
beforeAll(async () => {
  anna = await served.person({ plan: 'premium_plus' })
})

const stream = { accept: 'text/event-stream' }
const content = 'Am 3. Mai öffnet in Leipzig ein zweites Reparaturcafé, sagt Ines Kühn.'
const written = 'Das **zweite** Café 🛠️ öffnet am 3. Mai.\n\n- Es liegt in Leipzig.\n- Ines Kühn freut sich.'

const make = async (call: string, of: object, text: string, who = anna) => {
  served.model.says(text)
  return (await who.ask(call, of)).headers.get('x-run-id') ?? ''
}
const summary = () => make('summarize', { content }, written)
const refine = (run: string, of: object, headers?: Record<string, string>) =>
  anna.post(`/api/runs/${run}/refine`, of, headers)
const read = async (run: string, who = anna) => (await who.get(`/api/runs/${run}`)).json()
const passage = (text: string, of: string): Passage => {
  const start = [...text.slice(0, text.indexOf(of))].length
  return { start, end: start + [...of].length, text: of }
}
const eventsOf = async (answer: Response) =>
  (await answer.text())
    .split('\n')
    .filter(line => line.startsWith('data: '))
    .map(line => JSON.parse(line.slice('data: '.length)) as RunEvent)

test('a change is a run of its own, with the one before as its parent, and costs one request', async () => {
  const run = await summary()
  const before = await anna.used()
  served.model.forget()
  served.model.says('Am 3. Mai öffnet das zweite Café.')
  const answer = await refine(run, { how: 'shorter' })
  expect(await answer.json()).toEqual({ result: { response: { response: 'Am 3. Mai öffnet das zweite Café.' } } })
  expect(await anna.used()).toBe(before + 1)
  expect(served.model.heard()).toContain('Ines Kühn freut sich.')
  expect(served.model.heard()).toContain(content)

  const made = await read(answer.headers.get('x-run-id') ?? '')
  expect(made).toMatchObject({
    parent: run,
    refinement: { how: 'shorter' },
    inputs: { content },
    engine: 'summarize_simplify',
  })
  expect(await read(run)).toMatchObject({ parent: null, refinement: null, text: written })
})

test('a text written anew from its form is a version of it, at the price of its form', async () => {
  const run = await summary()
  const before = await anna.used()
  served.model.says('Ganz neu geschrieben.')
  const anew = await anna.post(`/api/engins/summarize?of=${run}`, { content: `${content} Neu.` })
  expect(anew.status).toBe(200)
  expect(await anna.used()).toBe(before + 1)
  const made = await read(anew.headers.get('x-run-id') ?? '')
  expect(made).toMatchObject({ parent: run, origin: run, refinement: null, text: 'Ganz neu geschrieben.' })
  const { versions } = await (await anna.get(`/api/runs/${run}/versions`)).json()
  expect(versions).toHaveLength(2)

  const other = await served.person({ plan: 'premium_plus' })
  expect((await other.post(`/api/engins/summarize?of=${run}`, { content })).status).toBe(404)
  expect((await anna.post(`/api/engins/expand?of=${run}`, { content })).status).toBe(404)
  expect(await anna.used()).toBe(before + 1)
})

test('of a passage only the passage is asked for, and all around it stays', async () => {
  const run = await summary()
  served.model.forget()
  served.model.says('  Das neue Café liegt\n')
  const selection = passage(written, 'Es liegt')
  const events = await eventsOf(await refine(run, { instruction: 'Nenne das Café', selection }, stream))
  const [before, rest] = written.split('Es liegt')
  expect(events[0]).toMatchObject({ event: 'message_replace', answer: expect.stringContaining('- Das'), rest })
  expect(events.slice(0, -1).reduce(after, '')).toBe(`${before}Das neue Café liegt`)
  const text = `${before}Das neue Café liegt${rest}`
  expect(events.at(-1)).toMatchObject({ event: 'message_end', answer: text, text, cost: 1 })
  expect(served.model.heard()).toContain('Nenne das Café')
})

test('what its reader has changed by hand is changed further', async () => {
  const run = await summary()
  const text = written.replace('Leipzig', 'Leipzig-Connewitz')
  served.model.says('am 4. Mai')
  const answer = await refine(run, { how: 'simpler', answer: text, selection: passage(text, 'am 3. Mai') })
  expect((await answer.json()).result.response.response).toBe(text.replace('am 3. Mai', 'am 4. Mai'))

  const list = await make('answer_questions', { question: 'Warum?', count: 2 }, '{"items":["Darum.","Eben."]}')
  served.model.forget()
  served.model.says('{"items":["So.","Anders."]}')
  await refine(list, { how: 'shorter', answer: ['Darum.', 'Von Hand.'] })
  expect(served.model.heard()).toContain('### 1\n\nDarum.\n\n### 2\n\nVon Hand.')
})

test('who comes late, or later, is told the whole', async () => {
  const run = await summary()
  served.model.says('Halle')
  const made = (await refine(run, { how: 'simpler', selection: passage(written, 'Leipzig') })).headers.get('x-run-id')
  const told = await eventsOf(await anna.get(`/api/runs/${made}/events`, stream))
  expect(told.at(-1)).toMatchObject({ text: written.replace('Leipzig', 'Halle') })
  await served.forgetLog()
  const remembered = await eventsOf(await anna.get(`/api/runs/${made}/events`, stream))
  expect(remembered).toMatchObject([
    { event: 'message_replace', answer: written.replace('Leipzig', 'Halle') },
    { event: 'message_end' },
  ])
})

test('around a passage every letter stays, whatever the text is made of', async () => {
  const part = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1 }),
    fc.constantFrom('# Titel', '**fett** und', '- Punkt', '🧑‍🚒 hilft', '[Ort]', '> Zitat', '| a | b |', '1. Eins'),
  )
  const parts = fc.array(part, { minLength: 3, maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(parts, parts, fc.nat(), fc.nat(), async (of, put, from, to) => {
      const run = await make('summarize', { content }, `Text: ${of.join('\n')}`)
      const { text } = await read(run)
      const signs = [...text]
      const [start = 0, end = 0] = [from % signs.length, to % signs.length].toSorted((one, other) => one - other)
      const selection = { start, end: end + 1, text: signs.slice(start, end + 1).join('') }
      fc.pre(selection.text.trim() !== '')
      served.model.says(`Neu ${put.join('\n')}`)
      const changed = await read((await refine(run, { how: 'simpler', selection })).headers.get('x-run-id') ?? '')
      expect(changed.text.startsWith(signs.slice(0, start).join(''))).toBe(true)
      expect(changed.text.endsWith(signs.slice(end + 1).join(''))).toBe(true)
      expect(changed.text).toContain('Neu ')
    }),
    { numRuns: 25 },
  )
})

test('stopped in the middle of a passage, what stands behind it is still there', async () => {
  const run = await summary()
  const hand = served.model.byHand()
  const begun = await refine(
    run,
    { how: 'longer', selection: passage(written, 'Leipzig') },
    { prefer: 'respond-async' },
  )
  const { run: made } = await begun.json()
  await hand.say('Leipzig-Plagwitz,')
  await hand.say(' in der')
  await anna.post(`/api/runs/${made}/stop`)
  hand.end()
  await expect.poll(async () => (await read(made)).state).toBe('stopped')
  const { text } = await read(made)
  const [before = '', rest = ''] = written.split('Leipzig')
  expect(text.startsWith(`${before}Leipzig-Plagwitz,`)).toBe(true)
  expect(text.endsWith(rest)).toBe(true)
})

test('a model that writes nothing costs nothing, and the text before is as it was', async () => {
  const run = await summary()
  const before = await anna.used()
  served.model.says('  \n ')
  const answer = await refine(run, { how: 'longer', selection: passage(written, 'Leipzig') })
  expect([answer.status, (await answer.json()).code]).toEqual([502, 'model_empty'])
  expect(await anna.used()).toBe(before)
  expect((await read(run)).text).toBe(written)
})

const mail = { subjects: ['Café zwei 🛠️', 'Neu in Leipzig'], body: 'Guten Tag,\n\nes liegt in Leipzig.\n\nBis bald.' }
const aMail = () => make('generate_email_engine', { recipient: 'Gäste', content }, JSON.stringify(mail))
const lists = ['Erstens **gut** 🧑‍🚒.', 'Zweitens\n\nmit Absatz.', 'Drittens']
const aList = () => make('answer_questions', { question: 'Warum?', count: 3 }, JSON.stringify({ items: lists }))

test('a passage of a mail is written anew in its part, and all else of the mail stays', async () => {
  const run = await aMail()
  served.model.forget()
  served.model.says('sie steht jetzt auch in Leipzig-Plagwitz, gleich hinter dem Kanal')
  const { text } = await read(run)
  const selection = passage(text, 'es liegt in Leipzig')
  const events = await eventsOf(await refine(run, { instruction: 'Genauer', selection }, stream))
  const body = mail.body.replace(
    'es liegt in Leipzig',
    'sie steht jetzt auch in Leipzig-Plagwitz, gleich hinter dem Kanal',
  )
  expect(events[0]).toMatchObject({ event: 'message_replace', answer: { subjects: mail.subjects } })
  expect(events.slice(0, -1).reduce<Answer>(after, '')).toEqual({ ...mail, body })
  expect(events.at(-1)).toMatchObject({ event: 'message_end', answer: { ...mail, body }, cost: 1 })
  expect(served.model.heard()).toContain('Neu in Leipzig')
})

test('what grows within a part is told in ever larger pieces', async () => {
  const run = await aMail()
  const long = 'Wort '.repeat(1000).trim()
  served.model.says(long)
  const { text } = await read(run)
  const selection = passage(text, 'es liegt in Leipzig')
  const events = await eventsOf(await refine(run, { instruction: 'Länger [[pace:1000]]', selection }, stream))
  expect(JSON.stringify(events.at(-1))).toContain(long)
  expect(JSON.stringify(events).length).toBeLessThan(60 * long.length)
})

test('a short part keeps to its line and is told how much room it has', async () => {
  const run = await aMail()
  served.model.forget()
  served.model.says('Ein zweites\n\nCafé')
  const { text } = await read(run)
  const answer = await refine(run, { how: 'longer', selection: passage(text, 'Café') }, stream)
  expect((await eventsOf(answer)).at(-1)).toMatchObject({
    answer: { ...mail, subjects: ['Ein zweites Café zwei 🛠️', 'Neu in Leipzig'] },
  })
  expect(served.model.heard()).toMatch(/at most \d+ characters/)
})

test('a passage that reaches beyond one part is refused', async () => {
  const run = await aMail()
  const { text } = await read(run)
  const across = text.slice(text.indexOf('Neu in'), text.indexOf('es liegt'))
  for (const of of [across, '## ']) {
    const refused = await refine(run, { how: 'formal', selection: passage(text, of) })
    expect([refused.status, Object.keys((await refused.json()).fields)]).toEqual([422, ['selection']])
  }
})

test.each([
  ['named parts', aMail],
  ['a list', aList],
])('in %s all stays as it is, letter by letter, but the passage', async (_, make) => {
  const run = await make()
  const { answer, text } = await read(run)
  const leaves = (of: unknown): string[] =>
    typeof of === 'string' ? [of] : Object.values(of as object).flatMap(leaves)
  const all = leaves(answer)
  await fc.assert(
    fc.asyncProperty(fc.nat(all.length - 1), fc.nat(), fc.nat(), async (which, from, to) => {
      const part = all[which] ?? ''
      const signs = [...part]
      const [start = 0, end = 0] = [from % signs.length, to % signs.length].toSorted((one, other) => one - other)
      const piece = signs.slice(start, end + 1).join('')
      fc.pre(piece.trim() !== '')
      const base = [...text.slice(0, text.indexOf(part))].length
      const selection = { start: base + start, end: base + end + 1, text: piece }
      served.model.says('  Ganz neu ')
      const changed = await read((await refine(run, { how: 'simpler', selection })).headers.get('x-run-id') ?? '')
      const kept = piece.replace(piece.trim(), () => 'Ganz neu')
      const expected = signs.slice(0, start).join('') + kept + signs.slice(end + 1).join('')
      expect(leaves(changed.answer)).toEqual(all.with(which, expected))
      expect(Object.keys(changed.answer)).toEqual(Object.keys(answer))
    }),
    { numRuns: 20 },
  )
})

test('a list and named parts keep their shape when they are changed as a whole', async () => {
  const list = await make('answer_questions', { question: 'Warum?', count: 2 }, '{"items":["Darum.","Eben darum."]}')
  served.model.forget()
  served.model.says('### 1\n\nSo ist es.\n\n### 2\n\nSo bleibt es.')
  const answer = await refine(list, { how: 'formal' })
  expect((await answer.json()).result.response.response).toEqual(['So ist es.', 'So bleibt es.'])
  expect(served.model.heard()).toContain('### 1\n\nDarum.\n\n### 2\n\nEben darum.')
})

test('two changes of one text at the same time are two versions', async () => {
  const run = await summary()
  const ways = ['shorter', 'longer'] as const
  const [one, other] = await Promise.all(ways.map(async how => (await refine(run, { how })).headers.get('x-run-id')))
  served.model.says('Und noch eine.')
  const third = (await refine(one ?? '', { instruction: 'Noch eine' })).headers.get('x-run-id')
  const { versions } = await (await anna.get(`/api/runs/${third}/versions`)).json()
  const ids = versions.map(({ _id }: { _id: string }) => _id)
  expect(ids[0]).toBe(run)
  expect(ids.at(-1)).toBe(third)
  expect(ids.slice(1, 3).toSorted()).toEqual([one, other].toSorted())
  expect(versions.at(-1)).toMatchObject({
    parent: one,
    refinement: { instruction: 'Noch eine' },
    text: 'Und noch eine.',
  })
})

test('the same click is the same version, another wish under its key is refused', async () => {
  const run = await summary()
  const click = { 'idempotency-key': crypto.randomUUID() }
  const [one, other] = await Promise.all([refine(run, { how: 'formal' }, click), refine(run, { how: 'formal' }, click)])
  expect(one.headers.get('x-run-id')).toBe(other.headers.get('x-run-id'))
  expect((await refine(run, { how: 'relaxed' }, click)).status).toBe(409)
})

test.each([
  ['no way at all', {}, 'how'],
  ['two ways', { how: 'shorter', instruction: 'Kürzer' }, 'instruction'],
  ['an unknown way', { how: 'better' }, 'how'],
  ['a blank wish', { instruction: '  ' }, 'instruction'],
  ['a wish too long', { instruction: 'ä'.repeat(1001) }, 'instruction'],
  ['an answer of another kind', { how: 'shorter', answer: ['Eins'] }, 'answer'],
  ['a blank answer', { how: 'shorter', answer: ' ' }, 'answer'],
  ['a passage that is none', { how: 'shorter', selection: 'Leipzig' }, 'selection'],
  [
    'a passage that stands elsewhere',
    { how: 'shorter', selection: { start: 0, end: 7, text: 'Leipzig' } },
    'selection',
  ],
  ['a passage of blanks', { how: 'shorter', selection: passage(written, '\n\n') }, 'selection'],
  [
    'a passage counted in another way',
    { how: 'shorter', selection: { start: 69, end: 76, text: 'Leipzig' } },
    'selection',
  ],
])('%s is refused at its field, and nothing is charged', async (_, body, field) => {
  const run = await summary()
  const before = await anna.used()
  const answer = await refine(run, body)
  expect([answer.status, Object.keys((await answer.json()).fields)]).toEqual([422, [field]])
  expect(await anna.used()).toBe(before)
})

test('what is being written, what failed and what is not theirs cannot be changed', async () => {
  const hand = served.model.byHand()
  const { run } = await (await anna.ask('summarize', { content }, { prefer: 'respond-async' })).json()
  await hand.asked()
  const early = await refine(run, { how: 'shorter' })
  expect([early.status, (await early.json()).code]).toEqual([409, 'still_writing'])
  hand.end()
  await expect.poll(async () => (await read(run)).state).toBe('failed')
  const empty = await refine(run, { how: 'shorter' })
  expect([empty.status, (await empty.json()).code]).toEqual([409, 'nothing_to_refine'])

  const mine = await summary()
  const bea = await served.person({ plan: 'premium' })
  expect((await bea.post(`/api/runs/${mine}/refine`, { how: 'shorter' })).status).toBe(404)
  expect((await bea.get(`/api/runs/${mine}/versions`)).status).toBe(404)
  expect((await refine('nobody', { how: 'shorter' })).status).toBe(404)
})

test('whoever has used everything up, or has a smaller plan by now, is told so', async () => {
  const cleo = await served.person({ plan: 'basic', limit: 2 })
  const run = await make('blogpost_intro', { content }, written, cleo)
  await served.world.users.change(cleo.id, { limit: 1 })
  const asked = (of: object) => cleo.post(`/api/runs/${run}/refine`, of)
  expect((await asked({ how: 'shorter' })).status).toBe(402)
  await served.world.users.change(cleo.id, { limit: 9, plan: 'free' })
  expect((await asked({ how: 'shorter' })).status).toBe(403)
})
