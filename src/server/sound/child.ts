import { asProblem, Problem } from '#shared/problems.ts'
import { cutInto } from './cut.ts'
import { openSound, type Sound } from './decode/open-sound.ts'
import { bounds, type SoundJob, type SoundReply } from './jobs.ts'
import { asMono, rate } from './mono.ts'

const say = (said: SoundReply) => process.send?.(said)
const asked = () => new Promise(resolve => process.once('message', resolve))

const tooLong = () => new Problem('sound_too_long', { hours: bounds.hours })

/** It says how far it is after so many samples: five minutes of sound. */
const saidEvery = 300 * rate

/** Says how far it is, and ends with a problem where there is more than anyone records. */
async function* within(mono: AsyncIterable<Float32Array>): AsyncGenerator<Float32Array, void, undefined> {
  let samples = 0
  for await (const more of mono) {
    if (Math.floor((samples + more.length) / saidEvery) > Math.floor(samples / saidEvery))
      say({ reached: Math.floor((samples + more.length) / rate) })
    samples += more.length
    if (samples > bounds.hours * 3600 * rate) throw tooLong()
    yield more
  }
}

/** A recording that breaks off is heard up to there; one of which nothing can be decoded is broken. */
async function* asFarAsItGoes(sound: Sound): AsyncGenerator<Float32Array, void, undefined> {
  let hasCome = false
  try {
    for await (const more of asMono(sound.blocks)) {
      yield more
      hasCome = true
    }
  } catch (error) {
    if (!hasCome) throw new Problem('sound_broken', {}, { cause: error })
  }
  if (!hasCome) throw new Problem('sound_broken')
}

/** How long it is: as the file says, else counted. Whatever it says, its beginning must be there. */
const secondsOf = async (sound: Sound) => {
  let samples = 0
  for await (const more of within(asFarAsItGoes(sound))) {
    samples += more.length
    if (sound.seconds !== undefined) break
  }
  return sound.seconds ?? samples / rate
}

const work = async ({ path, folder, seconds }: SoundJob) => {
  const sound = await openSound(path, folder)
  if (seconds === undefined) {
    const length = await secondsOf(sound)
    if (length > bounds.hours * 3600) throw tooLong()
    return say({ about: { type: sound.type, seconds: length } })
  }
  for await (const piece of cutInto(within(asFarAsItGoes(sound)), { folder, seconds })) {
    say({ piece })
    await asked()
  }
  say({ done: true })
}

/** Works for whoever has started it, once, with nothing in reach that could fetch; ends with its parent. */
process.on('disconnect', () => process.exit())
for (const way of ['fetch', 'WebSocket', 'EventSource']) Reflect.deleteProperty(globalThis, way)
process.once('message', (job: SoundJob) => {
  work(job).catch((error: unknown) => {
    const { code, details, cause } = asProblem(error, 'sound_broken')
    const why = cause instanceof Error ? `${cause.name}: ${cause.message}`.slice(0, 500) : undefined
    say({ problem: code, ...(typeof details.hours === 'number' && { hours: details.hours }), why })
  })
})
