import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Person } from '../../tests/serve.ts'
import { serving } from '../../tests/serving.ts'
import { follow } from './follow.ts'
import type { ServerEvent } from './frames.ts'

const minute = 60_000
vi.setConfig({ testTimeout: minute })

const server = serving()
let anna: Person
const asked: string[] = []
/** What happens on the line: by default, nothing. */
let line: (response: Response) => Response
let down: boolean

beforeAll(async () => {
  anna = await server.person({ plan: 'premium_plus' })
  vi.stubGlobal('document', { documentElement: { lang: 'de' } })
  vi.stubGlobal('addEventListener', () => {})
  const reach = fetch
  // A browser knows the page's host and sends the cookie; here both are added on the way.
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    if (!address.startsWith('/')) return reach(address, init)
    const headers = new Headers(init.headers)
    asked.push(`${address} ${headers.get('last-event-id')}`)
    if (down) throw new TypeError('fetch failed')
    return line(await anna.send(address, { ...init, headers: Object.fromEntries(headers) }))
  })
}, minute)
afterAll(() => void vi.unstubAllGlobals())
beforeEach(() => {
  asked.length = 0
  line = response => response
  down = false
})

const begin = async () => {
  const response = await anna.ask('press', { content: 'Wir eröffnen.' }, { accept: 'text/event-stream' })
  return { response, run: response.headers.get('x-run-id') ?? '' }
}
const all = async (events: AsyncIterable<ServerEvent>) => {
  const told: ServerEvent[] = []
  for await (const event of events) told.push(event)
  return told
}
/** The words that came as such, one after the other. */
const textOf = (told: readonly ServerEvent[]) =>
  told.map(event => (event.event === 'agent_message' ? event.answer : '')).join('')

/** Lets so many frames through and then lets the line go, as a proxy does that is restarted. */
const cutAfter = (frames: number) => (response: Response) => {
  let left = frames
  let begun = ''
  const cut = new TransformStream<string, string>({
    transform(piece, out) {
      const pieces = (begun + piece).split('\n\n')
      begun = pieces.pop() ?? ''
      const through = pieces.slice(0, left)
      left -= through.length
      out.enqueue(through.map(frame => `${frame}\n\n`).join(''))
      if (left <= 0) out.terminate()
    },
  })
  const body = response.body?.pipeThrough(new TextDecoderStream()).pipeThrough(cut).pipeThrough(new TextEncoderStream())
  return new Response(body, { headers: response.headers })
}

test('where the line breaks, it goes on after the last event that came: nothing is missing, nothing comes twice', async () => {
  const hand = server.model.byHand()
  const { response, run } = await begin()
  let breaks = 3
  line = answer => (breaks-- > 0 ? cutAfter(2)(answer) : answer)
  const following = all(follow(run, new AbortController().signal, cutAfter(2)(response)))
  for (const word of 'Das Reparaturcafé öffnet am dritten Mai und alle sind da'.split(' ')) await hand.say(`${word} `)
  hand.end()
  const told = await following
  const last = told.at(-1)
  expect(last?.event).toBe('message_end')
  expect(textOf(told).trim()).toBe(last?.event === 'message_end' && last.text)
  expect(asked[0]).toBe(`/api/runs/${run}/events 2`)
})

test('a run that ended long ago is told whole', async () => {
  server.model.says('Fertig.')
  const { response, run } = await begin()
  await response.text()
  await server.forgetLog()
  const told = await all(follow(run, new AbortController().signal))
  expect(told.at(-1)).toMatchObject({ event: 'message_end', text: 'Fertig.', limit: null })
})

test('a run of somebody else is refused at once, not tried again', async () => {
  const { response, run } = await begin()
  await response.text()
  const ben = await server.person({})
  const [mine, theirs] = [anna, ben]
  anna = theirs
  await expect(all(follow(run, new AbortController().signal))).rejects.toMatchObject({ code: 'not_found' })
  anna = mine
  expect(asked.length).toBe(1)
})

test('who leaves hears nothing more', async () => {
  const hand = server.model.byHand()
  const { response, run } = await begin()
  const leaving = new AbortController()
  const told: ServerEvent[] = []
  const reading = async () => {
    for await (const event of follow(run, leaving.signal, response)) {
      told.push(event)
      leaving.abort()
    }
  }
  const over = reading().catch((error: unknown) => error)
  await hand.say('Erstes ')
  await hand.say('zweites')
  hand.end()
  expect(await over).toBe(leaving.signal.reason)
  expect(textOf(told)).toBe('Erstes ')
})

test('after half a minute without a word it gives up and says so', async () => {
  vi.useFakeTimers()
  try {
    down = true
    const over = all(follow('a', new AbortController().signal)).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(29_000)
    const before = asked.length
    await vi.advanceTimersByTimeAsync(5000)
    expect(await over).toMatchObject({ code: 'unavailable' })
    expect(before).toBeGreaterThan(5)
  } finally {
    vi.useRealTimers()
  }
})
