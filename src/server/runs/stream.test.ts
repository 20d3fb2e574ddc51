import { once } from 'node:events'
import { connect } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import { follow, isLast, textOf } from '#tests/faults/streams.ts'
import type { Person } from '#tests/serve.ts'
import { serving } from '#tests/serving.ts'

const served = serving()
let anna: Person
beforeAll(async () => {
  anna = await served.person({ plan: 'basic' })
})

const news = { content: 'Wir eröffnen ein Reparaturcafé.' }

const written = async (text: string) => {
  served.model.says(text)
  const answer = await anna.ask('press', news)
  await answer.text()
  return answer.headers.get('x-run-id') ?? ''
}

/** Sends these requests at once over one connection and reads until the server has nothing more to say. */
const pipelined = async (...requests: readonly string[]) => {
  const { hostname, port } = new URL(served.url)
  const socket = connect(Number(port), hostname).setEncoding('utf8')
  let said = ''
  socket.on('data', (part: string) => (said += part))
  socket.write(requests.join(''))
  await once(socket, 'close')
  return said.split('HTTP/1.1 ').slice(1)
}

const asks = (text: string, rest = '') => {
  const body = JSON.stringify({ content: `${news.content} [[text:${text}]]` })
  return [
    'POST /api/engins/press HTTP/1.1',
    `Host: ${new URL(served.url).host}`,
    `Cookie: ${anna.cookie}`,
    'Accept: text/event-stream',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `${rest}\r\n${body}`,
  ].join('\r\n')
}

test('two texts that are asked for at once over one connection both arrive whole', async () => {
  const answers = await pipelined(asks('Der erste Text.'), asks('Der zweite Text.', 'Connection: close\r\n'))
  expect(answers.map(answer => /"event":"message_end","answer":"([^"]*)"/.exec(answer)?.[1])).toEqual([
    'Der erste Text.',
    'Der zweite Text.',
  ])
  for (const answer of answers) expect(answer).toMatch(/^200 OK[^]*"agent_message"[^]*\r\n0\r\n\r\n$/)
})

test.each(['3', '4', '5', '99', '1e9', '-2', '1.5', '9007199254740993', 'Infinity', 'abc'])(
  'whoever comes back to a finished text after event %s hears its end, and the stream ends',
  async after => {
    const run = await written('Zwei Worte')
    const answer = await anna.get(`/api/runs/${run}/events`, { 'last-event-id': after })
    expect(await answer.text()).toContain('"event":"message_end","answer":"Zwei Worte"')
  },
)

test('whoever names an event that is still to come hears what comes', async () => {
  const hand = served.model.byHand()
  const begun = await anna.ask('press', news, { prefer: 'respond-async' })
  const frames = await follow(anna, (await begun.json()).run, 1000)
  await hand.say('Noch ')
  await hand.say('nicht fertig.')
  hand.end()
  expect(await frames.until(isLast)).toMatchObject({ event: 'message_end', text: 'Noch nicht fertig.' })
  expect(textOf(frames.so)).toBe('Noch nicht fertig.')
})
