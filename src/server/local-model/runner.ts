import { type ChildProcess, fork } from 'node:child_process'
import { bareEnvironment } from '../process/bare-environment.ts'
import { bundledFile } from '../process/bundled-file.ts'
import { type Ahead, openLine } from './line.ts'
import type { FromModel, LocalQuestion, ToModel } from './talk.ts'

/** The process with the model has ended in the middle of its work; what it said last is for the operator. */
export class Crashed extends Error {}

type Circumstances = Readonly<{
  signal: AbortSignal
  /** Told while others are before this text. */
  ahead?: Ahead
  /** Called when it is its turn. */
  begins?: () => void
  heard(told: FromModel): void
}>

export type Runner = {
  /** Has a text written when it is its turn, to its end. Rejects with `Crashed` or the signal’s reason. */
  write(question: LocalQuestion, circumstances: Circumstances): Promise<void>
  /** The process that holds a model now. */
  pid(): number | undefined
  close(): void
}

/** How long a model is kept in memory while nobody asks, and how long a text that is ended may take to end. */
type Rhythm = Readonly<{ idle: number; ending: number }>
const usual: Rhythm = { idle: 300_000, ending: 5_000 }

const start = () =>
  fork(bundledFile('local-model/child.ts', 'local-model-child.js'), {
    ...{ env: bareEnvironment(), execArgv: [] },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })

/** Runs local models in a process of their own, which is started when needed and left when nobody asks for a while. */
export const openRunner = ({ idle, ending }: Rhythm = usual): Runner => {
  const line = openLine()
  let child: ChildProcess | undefined
  let leaving: NodeJS.Timeout | undefined
  let words = ''

  const leave = () => {
    clearTimeout(leaving)
    const gone = child
    child = undefined
    gone?.kill('SIGKILL')
  }
  const ready = () => {
    clearTimeout(leaving)
    if (child?.connected) return child
    const fresh = start()
    child = fresh
    words = ''
    fresh.stderr?.setEncoding('utf8').on('data', more => (words = (words + more).slice(-2000)))
    fresh.once('exit', () => {
      if (child === fresh) child = undefined
    })
    return fresh
  }

  /** One text, while it is its turn. */
  const written = (question: LocalQuestion, { signal, heard }: Circumstances) =>
    new Promise<void>((resolve, reject) => {
      const at = ready()
      let patience: NodeJS.Timeout | undefined
      const tell = (told: ToModel) => at.send(told, () => undefined)
      const over = (failure?: unknown) => {
        clearTimeout(patience)
        signal.removeEventListener('abort', stop)
        at.off('message', hear).off('exit', crashed).off('error', over)
        if (failure) reject(failure)
        else resolve()
      }
      const hear = (told: FromModel) => {
        if (!signal.aborted) heard(told)
        if (!('text' in told)) over(signal.aborted ? signal.reason : undefined)
      }
      const crashed = (code: number | null, by: string | null) =>
        over(signal.aborted ? signal.reason : new Crashed(`The model's process ended (${by ?? code}): ${words}`))
      const stop = () => {
        tell('stop')
        patience = setTimeout(leave, ending)
      }
      at.on('message', hear).once('exit', crashed).once('error', over)
      signal.addEventListener('abort', stop, { once: true })
      tell({ write: question })
      if (signal.aborted) stop()
    })

  return {
    async write(question, circumstances) {
      const end = await line.turn(circumstances.signal, circumstances.ahead)
      try {
        circumstances.begins?.()
        await written(question, circumstances)
      } finally {
        end()
        if (!line.isBusy()) leaving = setTimeout(leave, idle).unref()
      }
    },
    pid: () => child?.pid,
    close: leave,
  }
}
