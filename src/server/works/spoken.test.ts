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

  describe('what breaks off', () => {
    const input = 'Der erste Satz ist da. Der zweite auch. Der dritte Satz fehlt. Der vierte kommt noch.'
    const heardOf = (run: { files: { cues: { text: string }[] }[] }) => run.files[0]?.cues.map(({ text }) => text)
    const breaks = async (person: Person) => {
      const failNow = speech.holds('Der dritte')
      const answer = await person.ask('text_to_speech', { input, stimme: 'onyx' }, stream)
      const frames = framesOf(answer)
      await frames.until(({ event, cue }) => event === 'tts_message' && JSON.stringify(cue).includes('zweite'))
      failNow(400)
      const error = await frames.until(({ event }) => event === 'error')
      speech.holds('nothing that is said')
      return { id: String(answer.headers.get('x-run-id')), error }
    }
    const lengthOf = async (address: string) => Buffer.from(await (await bert.get(address)).arrayBuffer()).length / 8000

    test('stays as far as it goes, can be fetched, and costs nothing', async () => {
      const before = await bert.used()
      const { id, error } = await breaks(bert)
      expect(error).toMatchObject({ code: 'speech_failed', details: { spoken: 2, sentences: 4 } })
      const run = await json(bert.get(`/api/runs/${id}`))
      expect(run).toMatchObject({ state: 'failed', charged: false, details: { spoken: 2, sentences: 4 } })
      expect(heardOf(run)).toEqual(['Der erste Satz ist da.', 'Der zweite auch.'])
      expect(Math.abs((await lengthOf(run.answer)) - run.files[0].seconds)).toBeLessThan(0.2)
      expect(await bert.used()).toBe(before)
    })

    test('goes on where it broke off: one recording for one request, nothing said twice', async () => {
      const { id } = await breaks(bert)
      const [before, said] = [await bert.used(), speech.said.length]
      const answer = await bert.ask(`text_to_speech?again=${id}`, { input, stimme: 'onyx' }, stream)
      const frames = framesOf(answer)
      const end = await frames.until(({ event }) => event === 'message_end')
      expect(speech.said.slice(said).map(({ text }) => text)).toEqual([
        'Der dritte Satz fehlt.',
        'Der vierte kommt noch.',
      ])
      const run = await json(bert.get(`/api/runs/${answer.headers.get('x-run-id')}`))
      expect(run).toMatchObject({ state: 'done', cost: 1, charged: true })
      expect(heardOf(run)).toHaveLength(4)
      expect(end).toMatchObject({
        cost: 1,
        usage: { characters: 'Der dritte Satz fehlt.Der vierte kommt noch.'.length },
      })
      expect(await bert.used()).toBe(before + 1)
      expect(Math.abs((await lengthOf(run.answer)) - run.files[0].seconds)).toBeLessThan(0.3)
      // What was there is heard at once, and is how the whole begins.
      const parts = frames.so.filter(({ event }) => event === 'tts_message')
      const heard = Buffer.concat(parts.map(({ audio }) => Buffer.from(String(audio), 'base64')))
      const whole = Buffer.from(await (await bert.get(String(end.answer))).arrayBuffer())
      expect([parts.length, whole.subarray(0, heard.length).equals(heard)]).toEqual([4, true])
    })

    test.each([
      ['another text', { input: input.replace('erste', 'neue'), stimme: 'onyx' }],
      ['another voice', { input, stimme: 'nova' }],
    ])('%s is spoken from its beginning', async (_, form) => {
      const { id } = await breaks(bert)
      const said = speech.said.length
      await bert.ask(`text_to_speech?again=${id}`, form)
      expect(speech.said.slice(said)).toHaveLength(4)
    })

    test('breaks off once more: what is there by then stays, and the next attempt goes on from there', async () => {
      const first = await breaks(bert)
      const failNow = speech.holds('Der vierte')
      const answer = await bert.ask(`text_to_speech?again=${first.id}`, { input, stimme: 'onyx' }, stream)
      const frames = framesOf(answer)
      await frames.until(({ event, cue }) => event === 'tts_message' && JSON.stringify(cue).includes('dritte'))
      failNow(503)
      speech.fails(503)
      await frames.until(({ event }) => event === 'error')
      speech.fails()
      speech.holds('nothing that is said')
      const run = await json(bert.get(`/api/runs/${answer.headers.get('x-run-id')}`))
      expect([run.state, heardOf(run)?.length, run.details.spoken]).toEqual(['failed', 3, 3])
      const said = speech.said.length
      await bert.ask(`text_to_speech?again=${run._id}`, { input, stimme: 'onyx' })
      expect(speech.said.slice(said).map(({ text }) => text)).toEqual(['Der vierte kommt noch.'])
    })
  })

  test('they are shown to administrators, without their keys, and can be tried', async () => {
    const text = await (await here.admin.get('/api/admin/speakers')).text()
    expect(text).not.toContain('key-openai')
    expect(JSON.parse(text).connected).toMatchObject([{ id: 'openai', model: 'tts-1', from: 'environment' }, {}])
    const tried = await json(here.admin.post('/api/admin/speakers/openai/try'))
    expect(tried).toMatchObject({ ok: true, seconds: expect.any(Number) })
  })
})
