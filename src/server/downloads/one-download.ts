import { mkdir, rename, rm, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { asProblem, Problem } from '#shared/problems.ts'
import { bytesOf, type Download, filesOf, type KnownFile, placesIn } from './catalogue.ts'
import { openSpeed } from './speed.ts'
import { discard, isKnown, type Patience, sizeOf, transfer } from './transfer.ts'

/** How it stands with a download: not here, on its way, held up, being checked, or here. */
export type DownloadState = 'none' | 'loading' | 'paused' | 'checking' | 'ready'

/** How long is waited before a broken line is tried again, in milliseconds, and how often without any byte. */
export type Rhythm = Patience & { again: number; times: number }

type Parts = Readonly<{
  what: Download
  /** Where it lies once it is whole. */
  folder: string
  /** The address below which all places are. */
  source: string
  rhythm: Rhythm
  /** How much room is left beside its folder, in bytes. */
  free(folder: string): Promise<number>
  report(error: unknown, about?: object): void
  /** Called once it is whole; only then it is said to be here. */
  done(): Promise<unknown>
}>

/** One of its files: where it lies once it is the one that is known, and until then. */
type Piece = KnownFile & { path: string; part: string }

/** What is left free beside a file, in bytes. */
const reserve = 500_000_000
const gigabytes = (bytes: number) => Math.ceil(bytes / 100_000_000) / 10

const isFull = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOSPC'
const isDamaged = (error: unknown) => error instanceof Problem && error.code === 'download_damaged'

/** Something that can be fetched, held up, fetched on, given up and removed. What has come outlives the server. */
export const openDownload = ({ what, folder, source, rhythm, free, report, done }: Parts) => {
  const places = placesIn(folder, what)
  const pieces = filesOf(what).map((one, at): Piece => {
    const path = places[at] ?? ''
    return { ...one, path, part: `${path}.part` }
  })
  const bytes = bytesOf(what)
  let going: { stop: AbortController; over: Promise<void> } | undefined
  let checking = false
  let problem: Problem | undefined
  let received = 0
  let speed = openSpeed()

  const isWhole = async () => (await Promise.all(pieces.map(({ path }) => sizeOf(path)))).every(Boolean)
  /** How many bytes of it are here, whole files and begun ones. */
  const there = async () => {
    const sizes = await Promise.all(pieces.map(async ({ path, part }) => (await sizeOf(path)) || sizeOf(part)))
    return sizes.reduce((sum, size) => sum + size, 0)
  }

  const requireRoom = async (missing: number) => {
    const room = await free(folder)
    if (room - reserve < missing)
      throw new Problem('download_no_room', { needed: gigabytes(missing + reserve), free: gigabytes(room) })
  }

  /** Fetches a file until it is whole; a line that broke is taken up again, as long as something comes. */
  const fetchPiece = async ({ place, part, bytes }: Piece, signal: AbortSignal) => {
    const others = received - (await sizeOf(part))
    for (let failures = 0; ;) {
      const before = await sizeOf(part)
      try {
        return await transfer({
          ...{ address: `${source}/${place}`, part, what: { bytes }, signal, patience: rhythm },
          came(of) {
            received = others + of
            speed.came(received)
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
  /** A file that is not the known one is thrown away; the others stay. */
  const fetchKnown = async (piece: Piece, signal: AbortSignal) => {
    try {
      await fetchPiece(piece, signal)
      checking = piece === pieces.at(-1)
      if (!(await isKnown(piece.part, piece, signal))) throw new Problem('download_damaged')
    } catch (error) {
      if (isDamaged(error)) await discard(piece.part)
      throw error
    }
    await rename(piece.part, piece.path)
  }
  const fetch = async (signal: AbortSignal) => {
    for (const { path } of pieces) await mkdir(dirname(path), { recursive: true })
    received = await there()
    await requireRoom(bytes - received)
    for (const piece of pieces) if (!(await sizeOf(piece.path))) await fetchKnown(piece, signal)
    await done()
  }
  const fetchAnew = (signal: AbortSignal) => {
    problem = undefined
    checking = false
    speed = openSpeed()
    return fetch(signal)
  }
  const failed = (error: unknown) => {
    problem = isFull(error) ? new Problem('download_no_room', { needed: 1, free: 0 }) : asProblem(error)
    report(problem.cause ?? problem, { download: what.id, problem: problem.code })
  }
  const stop = async () => {
    going?.stop.abort()
    await going?.over
  }

  return {
    what,
    async view() {
      const [whole, here] = [await isWhole(), going ? received : await there()]
      const held = here > 0 ? 'paused' : 'none'
      const state: DownloadState = going ? (checking ? 'checking' : 'loading') : whole ? 'ready' : held
      return { ...what, bytes, state, received: here, speed: going && speed.perSecond(), problem }
    },
    /** Fetches it, or what is missing of it; does nothing where it is on its way or here. */
    async begin() {
      if (going) return
      const ending = new AbortController()
      // Whoever presses while it is looked at whether it is here finds it on its way.
      const whole = isWhole()
      const over = whole
        .then(isHere => (isHere ? undefined : fetchAnew(ending.signal)))
        .catch((error: unknown) => (ending.signal.aborted ? undefined : failed(error)))
        .finally(() => (going = undefined))
      going = { stop: ending, over }
      if (await whole) await over
    },
    pause: stop,
    /** Gives it up, or removes it. */
    async remove() {
      await stop()
      problem = undefined
      for (const { path, part } of pieces) await Promise.all([discard(part), rm(path, { force: true })])
      // What else somebody has laid there stays.
      if ('parts' in what) await rmdir(join(folder, what.file)).catch(() => undefined)
    },
    close: stop,
  }
}
export type OpenedDownload = ReturnType<typeof openDownload>
