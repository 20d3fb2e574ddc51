import { beforeAll, describe, expect, test } from 'vitest'
import { framesOf } from '#tests/faults/streams.ts'
import type { Person } from '#tests/serve.ts'
import { running, serving } from '#tests/serving.ts'
import { startSpeech } from '#tests/speech-server.ts'

const stream = { accept: 'text/event-stream' }
const english = 'Good morning. The road is clear today, all 12 km of it.'
const german = 'Guten Tag. Die Straße ist heute frei, und zwar auf 12 km.'
const json = async (from: Promise<Response>) => (await from).json()

/** Nothing is installed: only what we bring along speaks. */
const served = serving({ environment: { PATH: '' } })
let anna: Person
beforeAll(async () => void (anna = await served.person({ plan: 'basic' })))

describe('without any service', () => {
  test('English is spoken as one recording that knows when each sentence is said', async () => {
    const answer = await anna.ask('text_to_speech', { input: english, stimme: 'nova' }, stream)
    const heard = await framesOf(answer).until(({ event }) => event === 'message_end')
    const run = await json(anna.get(`/api/runs/${answer.headers.get('x-run-id')}`))
    const [file] = run.files
    expect(file).toMatchObject({ type: 'audio/mpeg', name: 'Good morning.mp3', by: 'local:flite' })
    expect(file.cues.map(({ text }: { text: string }) => text)).toEqual([
      'Good morning.',
      'The road is clear today, all 12 km of it.',
    ])
    expect(file.seconds).toBeGreaterThan(file.cues[1].end)
    expect(file.cues[1].start).toBeGreaterThan(file.cues[0].end)
    expect(run).toMatchObject({ state: 'done', answer: `/files/${file.file}`, charged: true, cost: 1 })
    expect(run.model).toBe('local:flite')
    expect(heard).toMatchObject({ answer: run.answer, usage: { characters: expect.any(Number) } })
    const sound = await anna.get(run.answer)
    expect([sound.status, sound.headers.get('content-type')]).toEqual([200, 'audio/mpeg'])
    const bytes = Buffer.from(await sound.arrayBuffer())
    expect(bytes.length).toBeGreaterThan(file.seconds * 6_000)
    expect((await json(anna.get('/api/files'))).files).toMatchObject([{ made: true, type: 'audio/mpeg' }])
  })

  test('German is not read by an English voice: what to install is said, and nothing is charged', async () => {
    const before = await anna.used()
    const answer = await anna.ask('text_to_speech', { input: german, stimme: 'nova' }, { 'accept-language': 'de' })
    const { code, message } = await answer.json()
    expect([answer.status, code, await anna.used()]).toEqual([503, 'no_german_voice', before])
    expect(message).toContain('espeak-ng')
  })

  test.each([
    ['a voice that does not exist', { input: english, stimme: 'gandalf' }],
    ['too long a text', { input: 'a'.repeat(2001), stimme: 'nova' }],
    ['no text', { input: '', stimme: 'nova' }],
  ])('%s is told at its field', async (_, form) => {
    expect((await anna.ask('text_to_speech', form)).status).toBe(422)
  })

  test('signs alone are nothing to be said', async () => {
    const answer = await anna.ask('text_to_speech', { input: '🎉 --- ***', stimme: 'nova' })
    expect([answer.status, (await answer.json()).code]).toEqual([422, 'nothing_to_say'])
  })
})

describe('with services', () => {
  const speech = running(startSpeech)
  const here = serving(() => {
    const environment = {
      ...{ SPEECH_MODEL: 'openai:tts-1,elevenlabs:eleven_multilingual_v2' },
      ...{ OPENAI_API_KEY: 'key-openai', OPENAI_BASE_URL: speech.url },
      ...{ ELEVENLABS_API_KEY: 'key-1111', ELEVENLABS_BASE_URL: speech.url },
      TEXT_MODEL: '',
    }
    return { environment }
  })
  let bert: Person
  beforeAll(async () => {
    bert = await here.person({ plan: 'basic' })
  })

  test('the first speaks, sentence by sentence, as it is said and not as it is written', async () => {
    const answer = await bert.ask('text_to_speech', { input: german, stimme: 'onyx' })
    const { result } = await answer.json()
    expect(result.response.response).toMatch(/^\/files\//)
    expect(speech.said).toMatchObject([
      { text: 'Guten Tag.', voice: 'onyx', key: 'key-openai' },
      { text: 'Die Straße ist heute frei, und zwar auf zwölf Kilometer.' },
    ])
  })

  test('the words of a brand are spoken as it lists them, for those whose brand it is', async () => {
    const clara = await here.person({ plan: 'basic' })
    const unclear = await here.admin.post('/api/admin/brands', { name: 'Rad & Tat', sayings: ['SPS'] })
    expect([unclear.status, Object.keys((await unclear.json()).fields)]).toEqual([422, ['sayings']])
    const made = await here.admin.post('/api/admin/brands', { name: 'Rad & Tat', sayings: ['SPS = Es Pe Es'] })
    await clara.put('/api/user/brand', { brand: (await made.json())._id })
    const input = 'Die SPS ist neu.'
    for (const one of [clara, bert]) await one.ask('text_to_speech', { input, stimme: 'onyx' })
    expect(speech.said.slice(-2)).toMatchObject([{ text: 'Die Es Pe Es ist neu.' }, { text: input }])
  })

  test('a script is spoken with a voice for each who is named in it', async () => {
    const input = '# Radwege\n\n**Jonas:** Guten Morgen. Na?\n\n**Mira:** Guten Morgen.\n\n**Jonas:** Gut.'
    const answer = await bert.ask('text_to_speech', { input, stimme: 'nova' })
    const run = await json(bert.get(`/api/runs/${answer.headers.get('x-run-id')}`))
    expect(speech.said.slice(-5).map(({ text, voice }) => [voice, text])).toEqual([
      ['nova', 'Radwege'],
      ['nova', 'Guten Morgen.'],
      ['nova', 'Na?'],
      ['echo', 'Guten Morgen.'],
      ['nova', 'Gut.'],
    ])
    expect(run.files[0].cues.map(({ text }: { text: string }) => text)).toEqual([
      ...['Radwege', 'Jonas: Guten Morgen.', 'Na?', 'Mira: Guten Morgen.', 'Jonas: Gut.'],
    ])
  })

  test('the first sentence is there to be heard while the last is still being made', async () => {
    const goOn = speech.holds('Der letzte Satz')
    const input = 'Der erste Satz ist da. Der zweite Satz auch. Der letzte Satz fehlt noch.'
    const answer = await bert.ask('text_to_speech', { input, stimme: 'onyx' }, stream)
    const frames = framesOf(answer)
    const first = await frames.until(({ event }) => event === 'tts_message')
    expect(first).toMatchObject({ from: 0, cue: { start: 0, text: 'Der erste Satz ist da.' } })
    goOn()
    const end = await frames.until(({ event }) => event === 'message_end')
    const parts = frames.so.filter(({ event }) => event === 'tts_message')
    // Laid one behind the other they are how the recording begins.
    const heard = Buffer.concat(parts.map(({ audio }) => Buffer.from(String(audio), 'base64')))
    const whole = Buffer.from(await (await bert.get(String(end.answer))).arrayBuffer())
    expect(heard.length).toBeGreaterThan(whole.length / 2)
    expect(whole.subarray(0, heard.length).equals(heard)).toBe(true)
  })

  test('where it cannot begin, the next one does', async () => {
    speech.fails(401, 1)
    const answer = await bert.ask('text_to_speech', { input: 'Guten Tag.', stimme: 'onyx' })
    const run = await json(bert.get(`/api/runs/${answer.headers.get('x-run-id')}`))
    expect(run.files).toMatchObject([{ by: 'elevenlabs:eleven_multilingual_v2' }])
    expect(run.model).toBe('elevenlabs:eleven_multilingual_v2')
  })

  test('where none can, nothing is charged and nothing is kept', async () => {
    const before = await bert.used()
    speech.fails(401)
    const answer = await bert.ask('text_to_speech', { input: 'Guten Tag.', stimme: 'onyx' })
    speech.fails()
    expect([answer.status, await bert.used()]).toEqual([502, before])
  })

  test('they are shown to administrators, without their keys, and can be tried', async () => {
    const text = await (await here.admin.get('/api/admin/speakers')).text()
    expect(text).not.toContain('key-openai')
    expect(JSON.parse(text).connected).toMatchObject([{ id: 'openai', model: 'tts-1', from: 'environment' }, {}])
    const tried = await json(here.admin.post('/api/admin/speakers/openai/try'))
    expect(tried).toMatchObject({ ok: true, seconds: expect.any(Number) })
  })
})
