import { statSync } from 'node:fs'
import { basename } from 'node:path'
import { Problem, type ProblemCode } from '#shared/problems.ts'
import { fileOf, modelsIn } from '../local-model/shelf.ts'
import type { Ahead } from '../process/line.ts'
import { Crashed, type Keeping } from '../process/kept-process.ts'
import { openRunner } from '../process/runner.ts'
import type { FromListener, Listened, ListenFailure, ListenTask } from './talk.ts'

/** What is waited for: the sound, who waits in line, and the end of it all. */
type Hearing = Readonly<{
  path: string
  seconds: number
  terms: readonly string[]
  signal: AbortSignal
  ahead?: Ahead | undefined
}>

/** The models on this machine that listen. */
export type LocalListener = Readonly<{
  /** The names of those in our folder, the one that listens first: the largest hears best. */
  names(): readonly string[]
  /**
   * What is said in a piece of sound. Throws `model_file`, `model_memory`, `listener_no_program`, `model_crashed` or
   * `transcription_failed`.
   */
  hear(file: string | undefined, hearing: Hearing): Promise<Listened>
  /** The file of one of them, or of one anywhere on this machine where an operator has named it. */
  fileOf(model: string, from: 'environment' | 'settings'): string | undefined
  /** The process that holds a model now. */
  pid(): number | undefined
  close(): void
}>

const ending = '.bin'

/** The program does not stop while it works, so its process is ended; the next piece starts it anew. */
const usual: Keeping = { idle: 300_000, ending: 0 }
/** A slow machine may need ten times as long as the sound takes, and a while to load; milliseconds. */
const patienceFor = (seconds: number) => 300_000 + Math.ceil(seconds) * 10_000

const codes: Readonly<Record<ListenFailure, ProblemCode>> = {
  file: 'model_file',
  memory: 'model_memory',
  missing: 'listener_no_program',
  failed: 'transcription_failed',
}

const read = (told: FromListener | undefined): Listened => {
  if (!told) throw new Problem('transcription_failed')
  if ('failed' in told) throw new Problem(codes[told.failed], {}, { cause: new Error(told.why) })
  return told
}

/** Opens the models in a folder that listen. Nothing runs before something is to be heard. */
export const openListener = (folder: string, rhythm = usual): LocalListener => {
  const runner = openRunner<ListenTask, FromListener>({
    child: ['local-listener/child.ts', 'local-listener-child.js'],
    isLast: () => true,
    rhythm,
  })
  const sizeOf = (name: string) => statSync(fileOf(folder, name, ending) ?? '', { throwIfNoEntry: false })?.size ?? 0

  return {
    names() {
      return modelsIn(folder, ending).toSorted((one, other) => sizeOf(other) - sizeOf(one))
    },
    fileOf: (model, from) => fileOf(folder, from === 'environment' ? model : basename(model), ending),
    async hear(model, { path: sound, seconds, terms, signal, ahead }) {
      if (!model) throw new Problem('model_file')
      const late = new AbortController()
      const either = AbortSignal.any([signal, late.signal])
      let timer: NodeJS.Timeout | undefined
      let answer: FromListener | undefined
      try {
        await runner.run(
          { model, sound, prompt: terms.join(', ') },
          {
            ...{ signal: either, ahead },
            begins: () => (timer = setTimeout(() => late.abort(new Error('It takes too long.')), patienceFor(seconds))),
            heard: told => (answer = told),
          },
        )
      } catch (cause) {
        signal.throwIfAborted()
        throw new Problem(cause instanceof Crashed ? 'model_crashed' : 'transcription_failed', {}, { cause })
      } finally {
        clearTimeout(timer)
      }
      return read(answer)
    },
    pid: runner.pid,
    close: runner.close,
  }
}
