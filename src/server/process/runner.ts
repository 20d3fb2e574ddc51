import { type ChildProcess, fork } from 'node:child_process'
import { bareEnvironment } from './bare-environment.ts'
import { bundledFile } from './bundled-file.ts'
import { type Ahead, openLine } from './line.ts'

/** What a process with a model is told. */
export type ToRunner<Task> = Readonly<{ begin: Task }> | 'stop'

/** The process with the model has ended in the middle of its work; what it said last is for the operator. */
export class Crashed extends Error {}

type Circumstances<Told> = Readonly<{
  signal: AbortSignal
  /** Told while others are before this one. */
  ahead?: Ahead
  /** Called when it is its turn. */
  begins?: () => void
  heard(told: Told): void
}>

export type Runner<Task, Told> = {
  /** Has something done when it is its turn, to its end. Rejects with `Crashed` or the signal’s reason. */
  run(task: Task, circumstances: Circumstances<Told>): Promise<void>
  /** The process that holds a model now. */
  pid(): number | undefined
  close(): void
}

/** How long a model is kept in memory while nobody asks, and how long what is ended may take to end; milliseconds. */
export type RunnerRhythm = Readonly<{ idle: number; ending: number }>

type Parts<Told> = Readonly<{
  /** The file that the process begins with, as a source and as it is built. */
  child: readonly [source: string, built: string]
  /** Whether nothing more comes after this. */
  isLast(told: Told): boolean
  rhythm: RunnerRhythm
}>

/**
 * Runs models in a process of their own, one task after the other. It is started when needed and left when nobody asks
 * for a while.
 */
export const openRunner = <Task, Told>({ child: file, isLast, rhythm }: Parts<Told>): Runner<Task, Told> => {
  const { idle, ending } = rhythm
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
    const fresh = fork(bundledFile(...file), {
      ...{ env: bareEnvironment(), execArgv: [] },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    child = fresh
    words = ''
    fresh.stderr?.setEncoding('utf8').on('data', more => (words = (words + more).slice(-2000)))
    fresh.once('exit', () => {
      if (child === fresh) child = undefined
    })
    return fresh
  }

  /** One task, while it is its turn. */
  const done = (task: Task, { signal, heard }: Circumstances<Told>) =>
    new Promise<void>((resolve, reject) => {
      const at = ready()
      let patience: NodeJS.Timeout | undefined
      const tell = (told: ToRunner<Task>) => at.send(told, () => undefined)
      const over = (failure?: unknown) => {
        clearTimeout(patience)
        signal.removeEventListener('abort', stop)
        at.off('message', hear).off('exit', crashed).off('error', over)
        if (failure) reject(failure)
        else resolve()
      }
      const hear = (told: Told) => {
        if (!signal.aborted) heard(told)
        if (isLast(told)) over(signal.aborted ? signal.reason : undefined)
      }
      const crashed = (code: number | null, by: string | null) =>
        over(signal.aborted ? signal.reason : new Crashed(`The model's process ended (${by ?? code}): ${words}`))
      const stop = () => {
        tell('stop')
        patience = setTimeout(leave, ending)
      }
      at.on('message', hear).once('exit', crashed).once('error', over)
      signal.addEventListener('abort', stop, { once: true })
      tell({ begin: task })
      if (signal.aborted) stop()
    })

  return {
    async run(task, circumstances) {
      const end = await line.turn(circumstances.signal, circumstances.ahead)
      try {
        circumstances.begins?.()
        await done(task, circumstances)
      } finally {
        end()
        if (!line.isBusy()) leaving = setTimeout(leave, idle).unref()
      }
    },
    pid: () => child?.pid,
    close: leave,
  }
}
