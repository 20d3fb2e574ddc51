import { realpathSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Problem, type ProblemCode } from '#shared/problems.ts'
import { Crashed, type Keeping, openKept } from '../../process/kept-process.ts'
import { fairSemaphore } from '../../process/semaphore.ts'
import { startWorkerProcess } from '../../process/worker-process.ts'
import type { FoundVoice, ProgramRequest } from '../programs/program.ts'
import type { Sound } from '../sound.ts'
import { isSupertonicIn, supertonicLanguages, supertonicVoices } from './supertonic.ts'
import type { FromVoice, ToVoice, VoiceFailure, VoiceTask } from './talk.ts'

const codes: Readonly<Record<VoiceFailure, ProblemCode>> = {
  file: 'model_file',
  memory: 'model_memory',
  failed: 'speech_failed',
}

export type VoiceKeeping = Keeping &
  Readonly<{
    /** How long a sentence may take, with the loading of the model before it; milliseconds. */
    patience: number
    /** So many threads work on it. */
    threads: number
  }>

/** One core is left to everything else that this machine does; more than four make it hardly faster. */
const usual: VoiceKeeping = {
  ...{ idle: 300_000, ending: 5_000, patience: 180_000 },
  threads: Math.max(1, Math.min(4, availableParallelism() - 1)),
}

/** The downloaded models of a folder that speak, in a process of their own that keeps them while they are needed. */
export const openModelVoices = (folder: string, keeping: VoiceKeeping = usual) => {
  // Two at once would each take twice as long.
  const inTurn = fairSemaphore({ inAll: 1, each: 1 })
  const kept = openKept<FromVoice>({
    ...keeping,
    start: () =>
      startWorkerProcess({
        entry: ['speech/models/child.ts', 'voice-child.js'],
        ...{ reads: [join(realpathSync(folder), '*')], heap: 1_000, threads: true, bytes: true },
      }),
    isLast: () => true,
  })

  const spoken = async (task: VoiceTask, signal: AbortSignal): Promise<Sound> => {
    const late = AbortSignal.timeout(keeping.patience)
    let told: FromVoice | undefined
    try {
      await kept.ask({ speak: task } satisfies ToVoice, {
        signal: AbortSignal.any([signal, late]),
        heard: said => (told = said),
      })
    } catch (cause) {
      signal.throwIfAborted()
      if (late.aborted) throw new Problem('speech_failed', {}, { cause })
      throw new Problem(cause instanceof Crashed ? 'model_crashed' : 'speech_failed', {}, { cause })
    }
    if (!told) throw new Problem('speech_failed')
    if (!('failed' in told)) return told
    // What has failed may hold on to what it has loaded; the next sentence begins anew.
    kept.close()
    throw new Problem(codes[told.failed], {}, { cause: new Error(told.why) })
  }

  /** One sentence ahead, so that it is spoken while the one before is encoded. */
  async function* speak(at: string, { sentences, voice, language, signal }: ProgramRequest): AsyncIterable<Sound> {
    const leaving = new AbortController()
    const either = AbortSignal.any([signal, leaving.signal])
    const ask = (text: string | undefined) => {
      if (text === undefined) return undefined
      const task = { folder: at, text, language, voice: supertonicVoices[voice], threads: keeping.threads }
      const coming = spoken(task, either)
      // Who is not waited for yet must not end the process; it is told in its turn.
      coming.catch(() => undefined)
      return coming
    }
    let next = ask(sentences[0])
    try {
      for (const [place] of sentences.entries()) {
        const sound = await next
        if (!sound) return
        next = ask(sentences[place + 1])
        yield sound
      }
    } finally {
      leaving.abort()
      // Its process works on one sentence at a time.
      await next?.catch(() => undefined)
    }
  }

  return {
    /** Those that are here now: they come and go as they are downloaded and deleted. */
    found(): readonly FoundVoice[] {
      const place = join(folder, 'supertonic-3')
      if (!isSupertonicIn(place)) return []
      const at = realpathSync(place)
      return [
        {
          ...{ name: 'supertonic-3', called: 'Supertonic 3', inTurn },
          speaks: language => supertonicLanguages.has(language),
          speak: asked => speak(at, asked),
        },
      ]
    },
    /** The process that holds a model now. */
    pid: kept.pid,
    close: kept.close,
  }
}
export type ModelVoices = ReturnType<typeof openModelVoices>
