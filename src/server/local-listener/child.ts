import { open } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import type { ToRunner } from '../process/runner.ts'
import { loudFramesIn } from '../sound/loud.ts'
import { rate } from '../sound/mono.ts'
import { samplesAt } from '../sound/wav.ts'
import { type ListenerFile, listenerIn } from './ggml.ts'
import { type Whisper, whisper } from './program.ts'
import type { FromListener, ListenFailure, ListenTask, Passage } from './talk.ts'

const say = (told: FromListener) => process.send?.(told)

class FileTrouble extends Error {}
class NotInstalled extends Error {}
class TooLittleMemory extends Error {}

type Held = { path: string; about: ListenerFile; context: InstanceType<Whisper['WhisperContext']> }
let held: Held | undefined

const started = () => {
  try {
    return whisper()
  } catch (error) {
    throw new NotInstalled(String(error), { cause: error })
  }
}

/** A model takes what its file takes, a fifth more for what it computes with, and this; in bytes. */
const besides = 200_000_000

/** What is known of a model that can be loaded. Throws `FileTrouble` or `TooLittleMemory`. */
const inspected = async (path: string) => {
  const file = await open(path).catch((error: unknown) => {
    throw new FileTrouble(String(error), { cause: error })
  })
  try {
    const { size } = await file.stat()
    const needed = size * 1.2 + besides
    const free = process.availableMemory()
    if (free < needed) throw new TooLittleMemory(`It needs ${Math.round(needed)} bytes, and ${free} are free.`)
    const about = await listenerIn(file)
    if (!about) throw new FileTrouble('It is no whole file of a Whisper in ggml’s format.')
    return about
  } finally {
    await file.close()
  }
}

const modelAt = async (path: string): Promise<Held> => {
  const { WhisperContext } = started()
  if (held?.path === path) return held
  await held?.context.release()
  held = undefined
  const about = await inspected(path)
  try {
    held = { path, about, context: new WhisperContext({ filePath: path, useGpu: process.platform === 'darwin' }) }
  } catch (error) {
    throw new FileTrouble(String(error), { cause: error })
  }
  return held
}

/** Times are told with an error of about half a second. */
const around = rate / 2
/** A tenth of a second that is louder than a quiet room: nobody speaks in less. */
const leastLoud = 3

/** Whether there is anything to hear where somebody is said to speak: models make up sentences in silence. */
const isHeard = (samples: Int16Array, { t0, t1 }: Passage) => {
  const [from, to] = [t0, t1].map(moment => Math.round((moment / 1000) * rate)) as [number, number]
  const part = samples.subarray(Math.max(0, from - around), Math.max(0, to + around))
  return loudFramesIn(Float32Array.from(part, one => one / 32_768)) >= leastLoud
}

const listen = async ({ model, sound, prompt }: ListenTask) => {
  const { context, about } = await modelAt(model)
  const samples = await samplesAt(sound)
  const { language, segments } = await context.transcribeData(samples.buffer, {
    language: about.knowsLanguages ? 'auto' : 'en',
    // One core is left to everything else that this machine does.
    maxThreads: Math.min(8, Math.max(1, availableParallelism() - 1)),
    ...(prompt && { prompt }),
  }).promise
  say({ passages: segments.filter(one => isHeard(samples, one)), ...(language && { language }) })
}

const failureOf = (error: unknown): ListenFailure => {
  if (error instanceof FileTrouble) return 'file'
  if (error instanceof NotInstalled) return 'missing'
  return error instanceof TooLittleMemory ? 'memory' : 'failed'
}

/**
 * Listens to one piece of sound after the other for whoever has started it, with nothing in reach that fetches; ends
 * with it. The program cannot be stopped while it works: whoever stops it ends this process.
 */
process.on('disconnect', () => process.exit())
for (const way of ['fetch', 'WebSocket', 'EventSource']) Reflect.deleteProperty(globalThis, way)
process.on('message', (told: ToRunner<ListenTask>) => {
  if (told === 'stop') return
  listen(told.begin).catch((error: unknown) => say({ failed: failureOf(error), why: String(error).slice(0, 500) }))
})
