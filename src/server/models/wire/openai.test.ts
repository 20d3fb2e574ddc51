import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { FaultName } from '#tests/model/faults.ts'
import { asked, patient, read } from '#tests/model/read.ts'
import { type ModelServer, startModel } from '#tests/model-server.ts'
import { openAi } from './openai.ts'
import type { Target } from './target.ts'
import { writing } from './writing.ts'

let model: ModelServer
beforeAll(async () => (model = await startModel()))
afterAll(() => model.close())
beforeEach(() => model.behave({ text: 'Eins zwei drei vier fünf sechs.' }))

const key = 'sk-test-0123456789abcdef'
const writer = (rest: Partial<Target> = {}) => {
  const target: Target = { address: `${model.url}/v1`, model: 'test-model', key, limits: patient, ...rest }
  return writing([{ begin: openAi(target), limits: target.limits }])
}
const write = (rest: Partial<Parameters<ReturnType<typeof writer>>[0]> = {}, target?: Partial<Target>) =>
  read(writer(target)({ ...asked(), ...rest }))

const whole = 'Eins zwei drei vier fünf sechs.'
const begun = 'Eins zwei drei vier fünf'
const usage = { tokensIn: 120, tokensOut: 80 }

test('a picture goes with the question, as it is', async () => {
  const bytes = new Uint8Array([1, 2, 3])
  await write({ system: 'Hausregeln', prompt: 'Was ist zu sehen?', pictures: [{ type: 'image/png', bytes }] })
  expect(model.requests.at(-1)!.body.messages).toEqual([
    { role: 'system', content: 'Hausregeln' },
    {
      role: 'user',
      content: [
        { type: 'text', text: 'Was ist zu sehen?' },
        { type: 'image_url', image_url: { url: 'data:image/png;base64,AQID' } },
      ],
    },
  ])
})

test('a text comes whole, and what it took comes once', async () => {
  expect(await write()).toEqual({ text: whole, usages: [usage], cut: false })
})

test('the question arrives as it was asked', async () => {
  await write({ system: 'Hausregeln', prompt: 'Aufgabe', creativity: 0.5 })
  const { path, headers, body } = model.requests.at(-1)!
  expect([path, headers.authorization]).toEqual(['/v1/chat/completions', `Bearer ${key}`])
  expect(body).toEqual({
    model: 'test-model',
    stream: true,
    stream_options: { include_usage: true },
    temperature: 0.6,
    messages: [
      { role: 'system', content: 'Hausregeln' },
      { role: 'user', content: 'Aufgabe' },
    ],
  })
})

test('creativity runs from no temperature to the hottest the provider takes', async () => {
  const sent = async (creativity: number | undefined, hottest?: number) => {
    await write({ creativity }, { hottest })
    return model.requests.at(-1)!.body.temperature
  }
  expect([await sent(0), await sent(1), await sent(1, 1), await sent(undefined)]).toEqual([0, 1.2, 1, undefined])
})

describe('what is heard all the same', () => {
  const tolerated: FaultName[] = [
    'whole',
    'bom',
    'crlf',
    'split',
    'dup-done',
    'no-done',
    'held-open',
    'garbage-last',
    'think',
    'reasoning',
  ]
  test.each(tolerated)('%s', async fault => {
    model.behave({ text: whole, fault })
    expect(await write()).toEqual({ text: whole, usages: [usage], cut: false })
  })

  test('a text in parts, as some services send what their model thinks beside it', async () => {
    model.behave({ fault: 'parts', text: whole })
    expect(await write()).toMatchObject({ text: whole })
  })
  test('usage that cannot be', async () => {
    model.behave({ fault: 'usage-negative', text: whole })
    expect(await write()).toEqual({ text: whole, usages: [{ tokensIn: 0, tokensOut: 0 }], cut: false })
  })
  test('usage that is missing', async () => {
    model.behave({ fault: 'no-usage', text: whole })
    expect(await write()).toEqual({ text: whole, usages: [], cut: false })
  })
  test('an answer in another shape than asked', async () => {
    model.behave({ fault: 'shape' })
    expect(await write({ schema: { type: 'object' } })).toMatchObject({ text: 'Das ist ein Text, kein JSON.' })
  })
  test('a text that begins like a thought but is none', async () => {
    model.behave({ text: '<th>Kopf</th> und mehr' })
    expect(await write()).toMatchObject({ text: '<th>Kopf</th> und mehr' })
  })
})

describe('what is told, with what had come until then', () => {
  const failures: [FaultName, code: string, text: string][] = [
    ['empty', 'model_empty', ''],
    ['empty-body', 'model_empty', ''],
    ['null-content', 'model_empty', ''],
    ['no-choices', 'model_empty', ''],
    ['reasoning-only', 'model_empty', ''],
    ['tool-calls', 'model_empty', ''],
    ['reset', 'model_unreachable', ''],
    ['error-first', 'model_failed', ''],
    ['html', 'model_failed', ''],
    ['garbage-stream', 'model_failed', ''],
    ['gzip-bomb', 'model_failed', ''],
    ['huge', 'model_failed', ''],
    ['endless', 'model_failed', ''],
    ['reset-mid', 'model_cut', begun],
    ['end-mid', 'model_cut', begun],
    ['error-mid', 'model_cut', begun],
    ['garbage', 'model_cut', begun],
    ['content-filter', 'model_declined', begun],
    ['prohibited-content', 'model_declined', begun],
    ['refusal', 'model_declined', ''],
  ]
  test.each(failures)('%s', async (fault, code, text) => {
    model.behave({ fault, text: whole })
    expect(await write()).toMatchObject({ problem: { code }, text })
  })

  const stalls: [FaultName, text: string][] = [
    ['hang', ''],
    ['stall-first', ''],
    ['comments', ''],
    ['stall-mid', begun],
  ]
  test.each(stalls)('that nothing comes any more: %s', async (fault, text) => {
    model.behave({ fault, text: whole })
    const limits = { ...patient, ...(text ? { between: 300 } : { first: 300 }) }
    expect(await write({}, { limits })).toMatchObject({
      problem: { code: text ? 'model_stalled' : 'model_timeout' },
      text,
    })
  })
  test('that it never comes to its end, though every word is in time', async () => {
    model.behave({ pace: 20, text: 'wort '.repeat(600) })
    const limits = { ...patient, between: 2000, total: 1000 }
    const { problem, text } = await write({}, { limits })
    expect(problem).toMatchObject({ code: 'model_slow', details: { seconds: 1 } })
    expect(text).toMatch(/^wort( wort)+/)
    const request = model.requests.at(-1)
    await request?.closed
    expect(request?.aborted).toBe(true)
  })
  test('how long it was waited for', async () => {
    model.behave({ fault: 'stall-first' })
    const limits = { ...patient, first: 1000 }
    expect(await write({}, { limits })).toMatchObject({ problem: { details: { seconds: 1 } } })
  })
  test('that nobody is there', async () => {
    expect(await write({}, { address: 'http://127.0.0.1:9/v1' })).toMatchObject({
      problem: { code: 'model_unreachable' },
    })
  })
})

describe('a text that grows too long', () => {
  test('says so where the model ends it', async () => {
    model.behave({ fault: 'length', text: whole })
    expect(await write()).toEqual({ text: begun, usages: [usage], cut: true })
  })
  test('ends at our limit, never within a character, and the model is told to stop', async () => {
    model.behave({ fault: 'babble', text: '😀😀 bla' })
    const { text, cut } = await write({}, { limits: { ...patient, text: 1001 } })
    expect([cut, text.isWellFormed(), text.length]).toEqual([true, true, 1000])
    const { closed, ...request } = model.requests.at(-1)!
    await closed
    expect(request.prompt).toContain('Schreiben')
    expect(model.requests.at(-1)!.aborted).toBe(true)
  })
})

describe('asking again', () => {
  const attempts = async (work: () => Promise<unknown>) => {
    const before = model.requests.length
    const result = await work()
    return { attempts: model.requests.length - before, result }
  }

  test.each([408, 429, 500, 502, 503, 504, 529])('helps after a passing %i', async status => {
    model.next({ status }, { status })
    expect(await attempts(write)).toEqual({ attempts: 3, result: { text: whole, usages: [usage], cut: false } })
  })
  test('helps where a connection broke before the first token', async () => {
    model.next({ fault: 'reset' }, { fault: 'reset' })
    expect(await attempts(write)).toMatchObject({ attempts: 3, result: { text: whole } })
  })
  test('is not delayed by a refusal that never ends', async () => {
    model.next({ fault: 'stall-refusal' })
    expect(await attempts(write)).toMatchObject({ attempts: 2, result: { text: whole } })
  })
  test('is done twice at most', async () => {
    model.behave({ status: 503, retryAfter: '0' })
    expect(await attempts(write)).toMatchObject({ attempts: 3, result: { problem: { code: 'model_busy' } } })
  })
  test.each(['reset-mid', 'end-mid', 'error-mid', 'garbage', 'stall-mid'] as const)(
    'is never done once text has come: %s',
    async fault => {
      model.next({ fault, text: whole })
      const limits = { ...patient, between: fault === 'stall-mid' ? 300 : patient.between }
      const result = await attempts(() => write({}, { limits }))
      expect(result).toMatchObject({ attempts: 1, result: { text: begun } })
    },
  )
  test.each([
    [400, 'model_failed'],
    [401, 'model_refused'],
    [402, 'model_refused'],
    [403, 'model_refused'],
    [404, 'model_refused'],
    [413, 'model_overfull'],
    [301, 'model_failed'],
  ])('is not done after %i', async (status, code) => {
    model.behave({ status })
    expect(await attempts(write)).toMatchObject({ attempts: 1, result: { problem: { code } } })
  })

  test('waits as long as it was told to, in seconds or until a date', async () => {
    const waits = async (retryAfter: string) => {
      model.next({ status: 429, retryAfter })
      const begin = Date.now()
      await write()
      return Date.now() - begin
    }
    expect(await waits('1')).toBeGreaterThanOrEqual(1000)
    const inTwoSeconds = new Date(Date.now() + 2000).toUTCString()
    expect(await waits(inTwoSeconds)).toBeGreaterThanOrEqual(900)
  })
  test('does not wait for long: it says how long it would take', async () => {
    model.behave({ status: 429, retryAfter: '90' })
    const busy = { code: 'model_busy', details: { seconds: 90 } }
    expect(await attempts(write)).toMatchObject({ attempts: 1, result: { problem: busy } })
  })
})

describe('what a service does not take', () => {
  const bodies = (from: number) => model.requests.slice(from).map(({ body }) => body)
  const refuse = (message: string) => ({ status: 400, body: { error: { message } } })
  const schema = { type: 'object', properties: { items: { type: 'array', items: { type: 'string', maxLength: 9 } } } }

  test('the temperature is left out, from now on', async () => {
    const from = model.requests.length
    const ask = writer()
    model.next(refuse("Unsupported value: 'temperature' does not support 0.6 with this model."))
    expect(await read(ask({ ...asked(), creativity: 0.5 }))).toMatchObject({ text: whole })
    expect(await read(ask({ ...asked(), creativity: 0.5 }))).toMatchObject({ text: whole })
    expect(bodies(from).map(body => 'temperature' in body)).toEqual([true, false, false])
    expect(bodies(from).map(body => 'stream_options' in body)).toEqual([true, true, true])
  })
  test('an option is told from the model it is refused for', async () => {
    model.next(refuse('Model o9: temperature is not supported'))
    expect(await write({ creativity: 0.5 })).toMatchObject({ text: whole })
  })
  test('everything that can be left out is, where it does not say what it means', async () => {
    const from = model.requests.length
    model.next(refuse('Extra inputs are not permitted'))
    expect(await write({ creativity: 1 })).toMatchObject({ text: whole })
    expect(Object.keys(bodies(from)[1]!)).toEqual(['model', 'messages', 'stream'])
  })
  test('a schema goes to those who keep to one, without the lengths that would cut words', async () => {
    const from = model.requests.length
    await write({ schema }, { schemas: true })
    await write({ schema })
    expect(bodies(from).map(body => body.response_format)).toEqual([
      {
        type: 'json_schema',
        json_schema: {
          name: 'answer',
          strict: false,
          schema: { type: 'object', properties: { items: { type: 'array', items: { type: 'string' } } } },
        },
      },
      undefined,
    ])
  })
  test('a schema that is refused is left out this once, a service that takes none gets none again', async () => {
    const from = model.requests.length
    const ask = writer({ schemas: true })
    const with_ = { ...asked(), schema }
    model.next(refuse("Invalid schema for response_format 'answer'"))
    await read(ask(with_))
    await read(ask(with_))
    model.next(refuse('This model does not support response format `json_schema`'))
    await read(ask(with_))
    await read(ask(with_))
    const sent = bodies(from).map(body => 'response_format' in body)
    expect(sent).toEqual([true, false, true, true, false, false])
  })
  test('a text that is too long for the model', async () => {
    model.behave(refuse("This model's maximum context length is 8192 tokens."))
    expect(await write()).toMatchObject({ problem: { code: 'model_overfull' } })
  })
})

describe('stopping', () => {
  test('ends the request at once, and the text ends quietly', async () => {
    model.behave({ pace: 20 })
    const stop = new AbortController()
    let text = ''
    for await (const piece of writer()({ ...asked(), signal: stop.signal })) {
      text += String(piece)
      stop.abort()
    }
    const request = model.requests.at(-1)!
    await request.closed
    expect([text.length > 0, request.aborted]).toEqual([true, true])
  })
  test('works while the first token is waited for', async () => {
    model.behave({ fault: 'stall-first' })
    const stop = new AbortController()
    const before = model.requests.length
    const limits = { ...patient, first: 60_000 }
    const reading = read(writer({ limits })({ ...asked(), signal: stop.signal }))
    await expect.poll(() => model.requests.length).toBe(before + 1)
    stop.abort()
    expect(await reading).toEqual({ text: '', usages: [], cut: false })
    await model.requests.at(-1)!.closed
  })
  test('works while a busy service is waited for', async () => {
    model.behave({ status: 429, retryAfter: '20' })
    const stop = new AbortController()
    const before = model.requests.length
    const reading = read(writer()({ ...asked(), signal: stop.signal }))
    await expect.poll(() => model.requests.length).toBe(before + 1)
    await model.requests.at(-1)!.closed
    stop.abort()
    expect(await reading).toEqual({ text: '', usages: [], cut: false })
    expect(model.requests.length).toBe(before + 1)
  })
  test('before it began asks nobody', async () => {
    const before = model.requests.length
    expect(await write({ signal: AbortSignal.abort() })).toEqual({ text: '', usages: [], cut: false })
    expect(model.requests.length).toBe(before)
  })
  test('reading no further ends the request too', async () => {
    model.behave({ fault: 'babble' })
    for await (const piece of writer()(asked())) if (piece) break
    const request = model.requests.at(-1)!
    await request.closed
    expect(request.aborted).toBe(true)
  })
})

test('texts that are written at the same time do not mix', async () => {
  model.behave(({ prompt }) => ({ text: `Antwort auf ${prompt.slice(-3)}.`, pace: 200 }))
  const numbers = Array.from({ length: 50 }, (_, at) => String(100 + at))
  const texts = await Promise.all(numbers.map(number => write({ prompt: number })))
  expect(texts.map(({ text }) => text)).toEqual(numbers.map(number => `Antwort auf ${number}.`))
})

test('a connection is used again after a text, and after one that was asked to end', async () => {
  const ports = new Set<number | undefined>()
  model.behave(({ from }) => {
    ports.add(from)
    return { text: whole }
  })
  for (let at = 0; at < 5; at++) await write()
  expect(ports.size).toBe(1)
})

test('a key never leaves with what is reported, whatever a service says', async () => {
  const told = [`Incorrect API key provided: ${key}`, `Bearer ${key}`, 'your key sk-live-9876543210 is blocked']
  for (const message of told)
    for (const behaviour of [
      { status: 401, body: { error: { message } } },
      { status: 500, body: message },
      { fault: 'garbage' as const, text: message },
    ]) {
      model.behave(behaviour)
      const { problem } = await write()
      const reported = JSON.stringify([
        problem,
        problem?.message,
        problem?.stack,
        String(problem?.cause),
        problem?.cause,
      ])
      expect(problem).toBeDefined()
      expect(reported).not.toContain(key)
      expect(reported).not.toContain('sk-live-9876543210')
      expect(JSON.stringify(problem?.details)).not.toContain(message.slice(0, 20))
    }
})
