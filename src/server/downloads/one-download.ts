import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { asProblem, Problem } from '#shared/problems.ts'
import type { Download } from './catalogue.ts'
import { openSpeed } from './speed.ts'
import { discard, isKnown, type Patience, sizeOf, transfer } from './transfer.ts'

/** How it stands with a file: not here, on its way, held up, being checked, or here. */
export type DownloadState = 'none' | 'loading' | 'paused' | 'checking' | 'ready'

/** How long is waited before a broken line is tried again, in milliseconds, and how often without any byte. */
export type Rhythm = Patience & { again: number; times: number }

type Parts = Readonly<{
  what: Download
  /** Where it lies once it is whole. */
  path: string
  address: string
  rhythm: Rhythm
  /** How much room is left beside its folder, in bytes. */
  free(folder: string): Promise<number>
  report(error: unknown, about?: object): void
  done(): void
}>

/** What is left free beside a file, in bytes. */
const reserve = 500_000_000
const gigabytes = (bytes: number) => Math.ceil(bytes / 100_000_000) / 10

const isFull = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOSPC'

/** One file that can be fetched, held up, fetched on, given up and removed. What has come outlives the server. */
export const openDownload = ({ what, path, address, rhythm, free, report, done }: Parts) => {
  const part = `${path}.part`
  let going: { stop: AbortController; over: Promise<void> } | undefined
  let checking = false
  let problem: Problem | undefined
  let received = 0
  let speed = openSpeed()

  const requireRoom = async (missing: number) => {
    const room = await free(dirname(path))
    if (room - reserve < missing)
      throw new Problem('download_no_room', { needed: gigabytes(missing + reserve), free: gigabytes(room) })
  }

  /** Fetches until it is whole; a line that broke is taken up again, as long as something comes. */
  const fetchAll = async (signal: AbortSignal) => {
    for (let failures = 0; ;) {
      const before = await sizeOf(part)
      try {
        return await transfer({
          ...{ address, part, what, signal, patience: rhythm },
          came(bytes) {
            received = bytes
            speed.came(bytes)
          },
        })
      } catch (error) {
        if (signal.aborted || error instanceof Problem || isFull(error)) throw error
        failures = (await sizeOf(part)) > before ? 0 : failures + 1
        if (failures >= rhythm.times) throw new Problem('download_unreachable', {}, { cause: error })
        await pause(rhythm.again, undefined, { signal })
      }
    }
  }
  const fetch = async (signal: AbortSignal) => {
    await mkdir(dirname(path), { recursive: true })
    received = await sizeOf(part)
    await requireRoom(what.bytes - received)
    await fetchAll(signal)
    checking = true
    if (!(await isKnown(part, what, signal))) throw new Problem('download_damaged')
    await rename(part, path)
    done()
  }
  const failed = async (error: unknown) => {
    problem = isFull(error) ? new Problem('download_no_room', { needed: 1, free: 0 }) : asProblem(error)
    report(problem.cause ?? problem, { download: what.id, problem: problem.code })
    if (problem.code === 'download_damaged') await discard(part)
  }
  const stop = async () => {
    going?.stop.abort()
    await going?.over
  }

  return {
    what,
    async view() {
      const whole = await sizeOf(path)
      const there = whole || (going ? received : await sizeOf(part))
      const held = there > 0 ? 'paused' : 'none'
      const state: DownloadState = whole ? 'ready' : going ? (checking ? 'checking' : 'loading') : held
      return { ...what, state, received: there, speed: going && speed.perSecond(), problem }
    },
    /** Fetches it, or what is missing of it; does nothing where it is on its way or here. */
    async begin() {
      if (going || (await sizeOf(path))) return
      problem = undefined
      checking = false
      speed = openSpeed()
      const ending = new AbortController()
      const over = fetch(ending.signal)
        .catch((error: unknown) => (ending.signal.aborted ? undefined : failed(error)))
        .finally(() => (going = undefined))
      going = { stop: ending, over }
    },
    pause: stop,
    /** Gives it up, or removes it. */
    async remove() {
      await stop()
      problem = undefined
      await discard(part)
      await rm(path, { force: true })
    },
    close: stop,
  }
}
export type OpenedDownload = ReturnType<typeof openDownload>
