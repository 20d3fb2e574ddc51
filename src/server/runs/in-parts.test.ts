import { beforeAll, expect, test } from 'vitest'
import { after, type RunEvent } from '#shared/events.ts'
import type { Person } from '#tests/serve.ts'
import { serving } from '#tests/serving.ts'

const served = serving()
let anna: Person
beforeAll(async () => {
  anna = await served.person({ plan: 'premium_plus' })
})

const stream = { accept: 'text/event-stream' }
const mail = { recipient: 'Frau Seidel', content: 'Die Heizung ist kalt.' }
const body = 'Guten Tag, Frau Seidel,\n\nim Wartezimmer sind es seit Montag nur 16 Grad.\n\nJana Pohl'
const raw = `**Betreff:** Heizung kalt\nBetreff: Bitte bis Freitag\n\n${body}`
const answer = { subjects: ['Heizung kalt', 'Bitte bis Freitag'], body }

const eventsIn = (frames: string) =>
  [...frames.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => JSON.parse(data) as RunEvent)
const runOf = async (from: Response) => (await anna.get(`/api/runs/${from.headers.get('x-run-id')}`)).json()

test('a mail is asked for as prose, and each part is told as it grows, without its label', async () => {
  const hand = served.model.byHand()
  const asked = await anna.ask('generate_email_engine', mail, stream)
  for (const word of raw.split(/(?<=\s)/)) await hand.say(word)
  await hand.say('\n\n<notes>\nRufen Sie lieber an.\n</notes>')
  hand.end()
  const told = eventsIn(await asked.text())
  const parts = told.flatMap(event => (event.event === 'item' && 'part' in event ? [event] : []))
  const bodies = parts.filter(({ part }) => part === 'body').map(({ item }) => String(item))
  expect(bodies.length).toBeGreaterThan(2)
  for (const text of bodies) expect(body.startsWith(text)).toBe(true)
  expect(JSON.stringify(parts)).not.toContain('Betreff')
  expect(told.slice(0, -1).reduce(after, '')).toEqual(answer)
  expect(told.at(-1)).toMatchObject({ event: 'message_end', answer, notes: ['Rufen Sie lieber an.'] })
  expect(await runOf(asked)).toMatchObject({ state: 'done', answer, notes: ['Rufen Sie lieber an.'] })
  const request = served.model.requests.at(-1)
  expect(request?.body).not.toHaveProperty('response_format')
  expect(request?.prompt).not.toContain('JSON')
})

test('one that was cut off in a label ends before it, and one that was stopped is there as far as it came', async () => {
  served.model.next({ fault: 'length', text: 'Titel: Töpfern am Freitag\n\n**Beschr' })
  const cut = await anna.ask('meta_description', { content: 'Töpfern' })
  expect(await runOf(cut)).toMatchObject({ cut: 'length', answer: { title: 'Töpfern am Freitag' } })

  const hand = served.model.byHand()
  const asked = await anna.ask('generate_email_engine', mail, stream)
  await hand.say('Betreff: Heizung kalt\n\nGuten Tag, Frau Seidel, ')
  await hand.say('es ist ')
  await expect.poll(async () => (await runOf(asked)).answer.body).toMatch(/^Guten Tag/)
  await anna.post(`/api/runs/${asked.headers.get('x-run-id')}/stop`)
  await asked.text()
  expect(await runOf(asked)).toMatchObject({ state: 'stopped', answer: { subjects: ['Heizung kalt'] } })
  hand.end()
})

test('slogans come item by item, and what has no part names at all is the text it is', async () => {
  served.model.says('Slogan: Kabel neu, Lampe treu.\n\nSlogan: Glimm.\nGedanke: Der Name als Bild')
  const asked = await anna.ask('slogan', { content: 'Lampen' })
  const items = [{ slogan: 'Kabel neu, Lampe treu.' }, { slogan: 'Glimm.', idea: 'Der Name als Bild' }]
  expect((await asked.json()).result.response.parts).toEqual(items)
  served.model.says('Dazu fällt mir nichts ein.')
  expect(await runOf(await anna.ask('slogan', { content: 'Lampen' }, stream).then(drained))).toMatchObject({
    answer: 'Dazu fällt mir nichts ein.',
  })
})
const drained = async (answer: Response) => {
  await answer.text()
  return answer
}

test('the whole is changed as prose, with the names of its parts, and read back into them', async () => {
  served.model.says(raw)
  const first = await anna.ask('generate_email_engine', mail, { 'accept-language': 'de' })
  served.model.forget()
  served.model.says('Betreff: Kalt\nBetreff: Bis Freitag\n\nEs ist kalt.')
  const changed = await anna.post(`/api/runs/${first.headers.get('x-run-id')}/refine`, { how: 'shorter' })
  expect(await runOf(changed)).toMatchObject({ answer: { subjects: ['Kalt', 'Bis Freitag'], body: 'Es ist kalt.' } })
  expect(served.model.heard()).toMatch(
    /(?:Betreff|Subject): Heizung kalt\n(?:Betreff|Subject): Bitte bis Freitag\n\nGuten Tag/,
  )
  expect(served.model.heard()).not.toContain('JSON')
})
