import { startFederwerk } from '#tests/federwerk.ts'
import { framesOf } from '#tests/faults/streams.ts'
import { startSpeech } from '#tests/speech-server.ts'
import { digits, median, type Row } from './table.ts'

/** How long the service takes for a sentence, and of how many sentences; each a text of its own. */
const [takes, sentences, rounds] = [300, 20, 5]
const textOf = (round: number) =>
  Array.from({ length: sentences }, (_, at) => `Das ist Satz ${at + 1} von Text ${round + 1}.`).join(' ')

/** How soon a text can be heard that a service speaks sentence by sentence, and how long all of it takes. */
export const beginningToSpeak = async (): Promise<Row[]> => {
  const speech = await startSpeech()
  speech.takes(takes)
  const voice = { SPEECH_MODEL: 'openai:tts-1', OPENAI_API_KEY: 'key-bench', OPENAI_BASE_URL: speech.url }
  const ours = await startFederwerk({ environment: { ...voice, TEXT_MODEL: '' } })
  const person = await ours.admin()
  const measured: { first: number; whole: number }[] = []
  for (let round = 0; round <= rounds; round++) {
    const began = performance.now()
    const since = () => performance.now() - began
    const form = { input: textOf(round), stimme: 'onyx' }
    const frames = framesOf(await person.ask('text_to_speech', form, { accept: 'text/event-stream' }))
    await frames.until(({ event }) => event === 'tts_message')
    const first = since()
    await frames.until(({ event }) => event === 'message_end')
    // The first text of a server is not counted.
    if (round) measured.push({ first, whole: since() })
  }
  await ours.close()
  await speech.close()
  const first = median(measured.map(one => one.first))
  const whole = median(measured.map(one => one.whole))
  return [
    {
      what: `${sentences} sentences spoken: until the first can be heard`,
      bare: `${takes} ms, the service alone`,
      ours: `${digits(first)} ms, the whole after ${digits(whole)} ms`,
      result: `${digits(first - takes)} ms added`,
      aim: '≤ 100 ms',
      met: first - takes <= 100,
    },
  ]
}
