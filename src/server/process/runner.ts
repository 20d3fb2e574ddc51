import { fork } from 'node:child_process'
import { bareEnvironment } from './bare-environment.ts'
import { bundledFile } from './bundled-file.ts'
import { type Keeping, openKept } from './kept-process.ts'
import { type Ahead, openLine } from './line.ts'
import { lowerPriority } from './priority.ts'

/** What a process with a model is told. */
export type ToRunner<Task> = Readonly<{ begin: Task }> | 'stop'

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

type Parts<Told> = Readonly<{
  /** The file that the process begins with, as a source and as it is built. */
  child: readonly [source: string, built: string]
  /** Whether nothing more comes after this. */
  isLast(told: Told): boolean
  rhythm: Keeping
}>

/**
 * Runs models in a process of their own, one task after the other. It is started when needed and left when nobody asks
 * for a while.
 */
export const openRunner = <Task, Told extends object>({ child, isLast, rhythm }: Parts<Told>): Runner<Task, Told> => {
  const line = openLine()
  const start = () =>
    lowerPriority(
      fork(bundledFile(...child), {
        ...{ env: bareEnvironment(), execArgv: [] },
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      }),
    )
  const kept = openKept<Told>({ ...rhythm, start, isLast })
  return {
    async run(task, { signal, ahead, begins, heard }) {
      const end = await line.turn(signal, ahead)
      try {
        begins?.()
        await kept.ask({ begin: task } satisfies ToRunner<Task>, { signal, heard })
      } finally {
        end()
      }
    },
    pid: kept.pid,
    close: kept.close,
  }
}
