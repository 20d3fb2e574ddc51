import { fork } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { Socket } from 'node:net'
import { dirname, join } from 'node:path'
import { Problem, type ProblemCode } from '#shared/problems.ts'
import { residentBytes } from '../process/resident.ts'
import { bundledFile } from '../process/bundled-file.ts'
import { lowerPriority } from '../process/priority.ts'
import { type ReadJob, outOfMemory, ready, type ReadReply } from './jobs.ts'

/** A process that reads one thing at a time, and may be ended at any moment. */
export type Watched = {
  /** Throws a `Problem` when the process ends over it, and the signal's reason when it is asked to stop. */
  read(job: ReadJob, signal: AbortSignal): Promise<ReadReply>
  /** What it holds at this moment, in bytes; 0 where the system does not tell. */
  memory(): Promise<number>
  /** Ends it at once; what it was reading ends with this problem. */
  end(problem?: ProblemCode): void
  readonly ended: boolean
  /** Resolves when the process is gone. */
  gone: Promise<void>
}

/** Only what it must load is in its reach: no other files, no programs, nothing of our environment. */
const startIn = (entry: string) => {
  const root = join(dirname(entry), '../../..')
  const places = entry.endsWith('.ts')
    ? [join(root, 'src/*'), join(realpathSync(join(root, 'node_modules')), '*'), join(root, 'package.json')]
    : [join(dirname(entry), '*')]
  return fork(entry, {
    env: {},
    execArgv: ['--permission', '--allow-worker', ...places.map(place => `--allow-fs-read=${place}`)],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
}

/** Starts a reading process. `report` is told when it ends although nobody has asked it to. */
export const startReading = (report: (error: unknown) => void): Watched => {
  const child = lowerPriority(startIn(bundledFile('reading/child.ts', 'reading-child.js')))
  let [begun, ended] = [false, false]
  let lastWords = ''
  let why: ProblemCode | undefined
  child.stderr?.setEncoding('utf8').on('data', words => (lastWords = (lastWords + words).slice(-2000)))
  child.once('message', () => (begun = true))
  child.unref()
  child.channel?.unref()
  if (child.stderr instanceof Socket) child.stderr.unref()

  /** Ends the reading at hand, if there is one. */
  let lost = () => {}
  const gone = new Promise<void>(resolve => {
    const over = (said: string) => {
      if (!ended) {
        why = !begun ? 'unavailable' : child.exitCode === outOfMemory ? 'document_too_large' : 'document_broken'
        if (child.exitCode !== outOfMemory) report(new Error(`The reading process has ended (${said}). ${lastWords}`))
      }
      ended = true
      lost()
      resolve()
    }
    child.once('exit', (code, signal) => over(String(code ?? signal)))
    child.once('error', error => over(error.message))
  })
  const end = (problem?: ProblemCode) => {
    if (ended) return
    ended = true
    why = problem
    child.ref()
    child.kill('SIGKILL')
  }

  return {
    read: (job, signal) =>
      new Promise<ReadReply>((resolve, reject) => {
        const settle = (settled: () => void) => {
          lost = () => {}
          signal.removeEventListener('abort', stop)
          child.off('message', hear)
          child.channel?.unref()
          settled()
        }
        const hear = (said: unknown) => {
          if (said !== ready) settle(() => resolve(said as ReadReply))
        }
        const stop = () => {
          end()
          settle(() => reject(signal.reason))
        }
        lost = () => settle(() => reject(new Problem(why ?? 'unavailable')))
        if (ended) return lost()
        if (signal.aborted) return stop()
        child.channel?.ref()
        child.on('message', hear)
        signal.addEventListener('abort', stop)
        child.send(job, error => error && end('document_broken'))
      }),
    memory: () => residentBytes(child.pid),
    end,
    get ended() {
      return ended
    },
    gone,
  }
}
