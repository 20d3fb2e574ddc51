import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as soon } from 'node:timers/promises'
import { Problem, type ProblemCode } from '#shared/problems.ts'
import { fairSemaphore } from '../process/semaphore.ts'
import { heardFrom, startWorkerProcess } from '../process/worker-process.ts'
import type { SoundPiece } from './cut.ts'
import { bounds, type SoundFacts, type SoundJob, type SoundReply } from './jobs.ts'

/** Understands recordings, each in a process of its own that may die of it. */
export type Sounds = {
  /** What a file is by its content, and how long. Throws sound_type | sound_empty | sound_broken | sound_missing | … */
  facts(whose: string, path: string, signal: AbortSignal): Promise<SoundFacts>
  /**
   * Its sound in pieces of at most so many seconds, cut at silences, as WAV files with 16,000 samples a second, which
   * lie in the folder from then on; first `waits`, where others are before it. Throws the same.
   */
  pieces(whose: string, job: Required<SoundJob>, signal: AbortSignal): AsyncGenerator<SoundPiece | 'waits', void, void>
}

/** A folder of one's own below this one, gone when the work is done. */
export const inFolder = async <Result>(below: string, work: (folder: string) => Promise<Result>): Promise<Result> => {
  const own = join(below, `sound-${randomUUID()}`)
  await mkdir(own, { recursive: true, mode: 0o700 })
  try {
    return await work(own)
  } finally {
    await rm(own, { recursive: true, force: true })
  }
}

const start = ({ path, folder }: SoundJob) =>
  startWorkerProcess({ entry: ['sound/child.ts', 'sound-child.js'], reads: [path], folder, heap: bounds.heap })

const limits = { ...bounds, broken: (cause: Error) => new Problem('sound_broken', {}, { cause }) }

const problemOf = ({ problem, hours, why }: { problem: ProblemCode; hours?: number; why?: string }) =>
  new Problem(problem, hours === undefined ? {} : { hours }, { cause: why })

/** Opens what understands recordings; `folder` is where something lies meanwhile. */
export const openSounds = (folder: string): Sounds => {
  const inTurn = fairSemaphore({ inAll: bounds.processes, each: bounds.each })
  const cutInTurn = fairSemaphore({ inAll: bounds.processes * 2, each: bounds.each * 2 })

  async function* asked(job: SoundJob, signal: AbortSignal) {
    signal.throwIfAborted()
    const child = start(job)
    for await (const said of heardFrom<SoundReply>(child, job, limits, signal)) {
      if ('problem' in said) throw problemOf(said)
      if ('done' in said) return
      yield { said, child }
    }
  }

  return {
    facts: (whose, path, signal) =>
      inTurn(whose, signal, () =>
        inFolder(folder, async own => {
          for await (const { said } of asked({ path, folder: own }, signal)) if ('about' in said) return said.about
          throw new Problem('sound_broken')
        }),
      ),
    async *pieces(whose, job, signal) {
      const [begun, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      cutInTurn(whose, signal, () => {
        begun.resolve()
        return over.promise
      }).catch(begun.reject)
      try {
        // Whose turn it is begins before anything else happens.
        if (await Promise.race([begun.promise, soon('waits')])) yield 'waits'
        await begun.promise
        for await (const { said, child } of asked(job, signal)) {
          if (!('piece' in said)) continue
          yield said.piece
          // Where it is gone, the next thing that is heard of it says so.
          child.send('more', () => undefined)
        }
      } finally {
        over.resolve()
      }
    },
  }
}
