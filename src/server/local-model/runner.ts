import { fork } from 'node:child_process'
import { bareEnvironment } from '../process/bare-environment.ts'
import { bundledFile } from '../process/bundled-file.ts'
import { type Keeping, openKept } from '../process/kept-process.ts'
import { type Ahead, openLine } from './line.ts'
import type { FromModel, LocalQuestion, ToModel } from './talk.ts'

export { Crashed } from '../process/kept-process.ts'

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

const usual: Keeping = { idle: 300_000, ending: 5_000 }

const start = () =>
  fork(bundledFile('local-model/child.ts', 'local-model-child.js'), {
    ...{ env: bareEnvironment(), execArgv: [] },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })

/** Runs local models in a process of their own, one text at a time. */
export const openRunner = (keeping: Keeping = usual): Runner => {
  const line = openLine()
  const kept = openKept<FromModel>({ ...keeping, start, isLast: told => !('text' in told) })
  return {
    async write(question, { signal, ahead, begins, heard }) {
      const end = await line.turn(signal, ahead)
      try {
        begins?.()
        await kept.ask({ write: question } satisfies ToModel, { signal, heard })
      } finally {
        end()
      }
    },
    pid: kept.pid,
    close: kept.close,
  }
}
