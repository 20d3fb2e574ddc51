import { beforeAll, expect, test } from 'vitest'
import { after, type RunEvent } from '#shared/events.ts'
import { endingOf } from './follow.ts'
import type { Person } from '#tests/serve.ts'
import { serving } from '#tests/serving.ts'

const served = serving()
let anna: Person
beforeAll(async () => {
  anna = await served.person({ plan: 'premium_plus' })
})

const stream = { accept: 'text/event-stream' }
const about = { content: 'Wir eröffnen ein Reparaturcafé.' }
const notes = ['Der 10. Oktober ist vorbei.', 'Fragen Sie Frau Kern.']
const behind = (text: string, more: readonly string[] = notes) =>
  `${text}\n\n<hinweise>\n- ${more.join('\n- ')}\n</hinweise>`

const runOf = async (answer: Response) => (await anna.get(`/api/runs/${answer.headers.get('x-run-id')}`)).json()
const response = async (from: Promise<Response>) => (await (await from).json()).result.response
const eventsIn = (frames: string) =>
  [...frames.matchAll(/^data: (.*)$/gm)]
    .map(([, data = '']) => JSON.parse(data) as RunEvent)
    .filter(({ event }) => event !== ('ping' as string))
const besides = (events: readonly RunEvent[]) => events.filter(event => 'beside' in event)

test('notes behind a text are told, replayed and kept apart from it', async () => {
  const text = 'Wir eröffnen am Samstag.'
  served.model.says(behind(text))
  const answer = await anna.ask('press', about, stream)
  const told = eventsIn(await answer.text())
  expect(told.reduce(after, '')).toBe(text)
  expect(besides(told)).toEqual([{ event: 'item', beside: 'notes', item: notes }])
  expect(told.at(-1)).toMatchObject({ event: 'message_end', answer: text, text, notes })
  const id = answer.headers.get('x-run-id') ?? ''
  const run = await runOf(answer)
  expect(run).toMatchObject({ answer: text, text, notes, state: 'done' })

  const again = eventsIn(await (await anna.get(`/api/runs/${id}/events`)).text())
  expect(besides(again)).toEqual(besides(told))
  const row = await served.world.runs.find(anna.id, id)
  const later = await endingOf(served.world, row!)
  expect(besides(later)).toEqual(besides(told))
  expect(later.at(-1)).toMatchObject({ text, notes })
  const found = async (search: string) => (await (await anna.get(`/api/runs?search=${search}`)).json()).total
  expect([await found('Samstag'), await found('Kern')]).toEqual([1, 0])
})

test('whoever waits for a text finds the notes beside it, and nothing where there are none', async () => {
  served.model.says(behind('Fertig.'))
  expect(await response(anna.ask('press', about))).toEqual({ response: 'Fertig.', notes })
  served.model.says('Fertig.')
  const answer = await anna.ask('press', about)
  expect((await answer.json()).result.response).toEqual({ response: 'Fertig.' })
  expect((await runOf(answer)).notes).toEqual([])
})

const social = { type: 'Facebook', input: 'Wir reparieren Räder.' }
const parts = { text: 'Kommen Sie vorbei.', hashtags: ['#Rad'] }

test('a form has its notes last, and none of its parts is one', async () => {
  served.model.forget()
  served.model.says(JSON.stringify({ ...parts, notes }))
  const answer = await anna.ask('social_media_ad', social)
  const { result } = await answer.json()
  expect(result.response).toMatchObject({ parts, notes })
  expect(result.response.parts).toEqual(parts)
  expect(await runOf(answer)).toMatchObject({ answer: parts, notes })
  expect((await runOf(answer)).text).not.toContain('Frau Kern')
  expect(served.model.heard()).toMatch(/between <notes> and <\/notes>|zwischen <hinweise> und <\/hinweise>/)

  served.model.says(JSON.stringify({ notes: 'Bitte prüfen.', ...parts }))
  expect(await response(anna.ask('social_media_ad', social))).toMatchObject({ parts, notes: ['Bitte prüfen.'] })
})

test('a list has the notes beside its items, wherever the model puts them', async () => {
  const items = ['Eins', 'Zwei']
  const form = { content: 'Wir reparieren Räder.' }
  const last = JSON.stringify({ items, notes })
  const first = JSON.stringify({ notes, items })
  const other = JSON.stringify({ headlines: items, hinweise: notes })
  for (const written of [last, first, other]) {
    served.model.says(written)
    const answer = await anna.ask('keyword_extractor', form, stream)
    const told = eventsIn(await answer.text())
    expect(told.reduce(after, '')).toEqual(items)
    expect(await runOf(answer)).toMatchObject({ answer: items, notes })
  }
})

test('of several answers each has its own notes, and the one that stands for all gives those of the run', async () => {
  served.model.says(behind('Eins.', ['Zum ersten.']), 'Zwei.', behind('Drei.', ['Zum dritten.']))
  const answer = await anna.ask('blogpost_intro', { ...about, more: { variants: 3 } }, stream)
  const told = eventsIn(await answer.text())
  const item = ['Zum dritten.']
  expect(told).toContainEqual({ event: 'variant', variant: 3, told: { event: 'item', beside: 'notes', item } })
  const run = await runOf(answer)
  expect(run.notes).toEqual(['Zum ersten.'])
  expect(run.variants).toMatchObject([
    { text: 'Eins.', notes: ['Zum ersten.'] },
    { text: 'Zwei.', notes: [] },
    { text: 'Drei.', notes: item },
  ])
  served.model.says(behind('Eins.', ['Zum ersten.']), 'Zwei.')
  const form = { ...about, more: { variants: 2 } }
  const waited = await response(anna.ask('blogpost_intro', form))
  expect(waited).toMatchObject({ variants: ['Eins.', 'Zwei.'], variantNotes: [['Zum ersten.'], []] })
})

test('the sections of a long text bring notes together, also when it is tried again', async () => {
  served.model.says('{"items": ["Anfang", "Ende"], "notes": ["Zur Gliederung."]}', behind('## Anfang', ['Erstens.']))
  served.model.cuts('## En')
  const essay = { topic: 'Reparieren', tone: 'formal' }
  const first = await anna.ask('generate_essay', essay, stream)
  await first.text()
  expect(await runOf(first)).toMatchObject({ state: 'failed', notes: ['Erstens.'] })

  served.model.says(behind('## Ende', ['Erstens.', 'Zweitens.']))
  const again = await anna.ask(`generate_essay?again=${first.headers.get('x-run-id')}`, essay, stream)
  const told = eventsIn(await again.text())
  expect(told.reduce(after, '')).toBe('## Anfang\n\n## Ende')
  expect(besides(told).map(event => 'item' in event && event.item)).toEqual([['Erstens.'], ['Erstens.', 'Zweitens.']])
  expect(await runOf(again)).toMatchObject({ text: '## Anfang\n\n## Ende', notes: ['Erstens.', 'Zweitens.'] })
})

test('a changed text has notes of its own, and is not told those of the one before', async () => {
  served.model.says(behind('Wir eröffnen am Samstag um zehn.'))
  const answer = await anna.ask('press', about)
  const id = answer.headers.get('x-run-id')
  served.model.forget()
  served.model.says(behind('Samstag, zehn Uhr.', ['Nur zur Kürze.']))
  const refined = await anna.post(`/api/runs/${id}/refine`, { how: 'shorter' })
  expect(await runOf(refined)).toMatchObject({ text: 'Samstag, zehn Uhr.', notes: ['Nur zur Kürze.'] })
  expect(served.model.heard()).not.toContain('Frau Kern')

  const selection = { start: 0, end: 3, text: 'Wir' }
  served.model.says(behind('Alle'))
  const passage = await anna.post(`/api/runs/${id}/refine`, { how: 'shorter', selection })
  expect(await runOf(passage)).toMatchObject({ text: 'Alle eröffnen am Samstag um zehn.', notes })
})

test('a text about such tags keeps all of its own', async () => {
  const text = 'So sieht es aus:\n\n<notes>\nMilch\n</notes>'
  served.model.says(text)
  const form = { content: 'Unser Format kennt <notes> am Ende.' }
  expect(await response(anna.ask('press', form))).toEqual({ response: text })
})
