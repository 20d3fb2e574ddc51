import { Problem } from '#shared/problems.ts'
import { residentBytes } from '../process/resident.ts'
import { bounds } from './bounds.ts'
import { formats } from '#shared/export-formats.ts'
import type { Wanted } from '../pictures/in-file.ts'
import { type Files, type Job, type Exported, outOfMemory, type MakerReply, type MakerRequest } from './jobs.ts'
import { startProcess } from './process.ts'

/** How pictures are found that a text names, and drawn anew where a file cannot have them as they are. */
export type Find = Readonly<{
  files(ids: readonly string[]): Promise<Files>
  /** The signal says that nobody waits for them any more. */
  redrawn(pictures: Wanted, signal: AbortSignal): Promise<Files>
}>
type Times = Readonly<Record<'work' | 'redraw', number>>

const tooMuch = (why: string): MakerReply => ({ problem: 'export_too_much', why })

/**
 * Makes files one after the other, in a process that may die of it: it starts when there is something to make, is ended
 * when a file takes too long (`times`, in milliseconds) or too much, or nobody has asked for a while, and starts anew
 * with the next.
 */
export const openMaker = (report: (error: unknown) => void, times: Times = bounds) => {
  let at: ReturnType<typeof startProcess> | undefined
  let resting: NodeJS.Timeout | undefined

  const end = async () => {
    clearTimeout(resting)
    const ending = at?.child
    at = undefined
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return
    ending.ref()
    const gone = new Promise<void>(resolve => void ending.once('exit', () => resolve()))
    ending.kill('SIGKILL')
    await gone
  }
  const rest = async () => {
    const child = at?.child
    if (!child) return
    child.unref()
    child.channel?.unref()
    resting = setTimeout(() => void end(), bounds.idle).unref()
    if ((await residentBytes(child.pid)) > bounds.kept) await end()
  }

  return {
    /** Makes a file. Throws a `Problem`, whatever became of the process. */
    async make(job: Job, find: Find): Promise<Exported> {
      clearTimeout(resting)
      const { child, lastWords } = (at ??= startProcess())
      child.ref()
      child.channel?.ref()
      const ended = Promise.withResolvers<MakerReply>()
      const over = new AbortController()
      const tell = (told: MakerRequest) => {
        if (!over.signal.aborted) child.send(told, error => error && died())
      }
      const hand = (found: Promise<Files>) => void found.then(files => tell({ files }), ended.reject)
      const hear = (said: unknown) => {
        const word = said as MakerReply
        if ('ready' in word) begin()
        else if ('wants' in word) hand(find.files(word.wants))
        else if ('redraw' in word) {
          // Others work meanwhile: that is no time of its own.
          limit(slow(times.redraw), times.redraw)
          hand(find.redrawn(word.redraw, over.signal).finally(begin))
        } else ended.resolve(word)
      }
      const died = () => {
        if (over.signal.aborted) return
        if (at?.child === child) at = undefined
        if (child.exitCode === outOfMemory) return ended.resolve(tooMuch('It holds too many objects'))
        report(new Error(`The process that makes files has ended (${child.exitCode}). ${lastWords()}`))
        ended.resolve({ problem: 'export_failed' })
      }
      const giveUp = (said: MakerReply) => {
        if (over.signal.aborted) return
        ended.resolve(said)
        void end()
      }
      let late: NodeJS.Timeout | undefined
      /** Gives up in so many milliseconds, and not before, whatever was said of it. */
      const limit = (said: MakerReply, after: number) => {
        clearTimeout(late)
        if (!over.signal.aborted) late = setTimeout(giveUp, after, said)
      }
      const slow = (after: number) => ({
        ...{ problem: formats[job.format].slow, why: 'It took too long' },
        details: { limit: Math.ceil(after / 1_000) },
      })
      const begin = () => limit(slow(times.work), times.work)
      const look = async () => (await residentBytes(child.pid)) > bounds.memory && giveUp(tooMuch('It holds too much'))
      const watch = setInterval(() => void look(), bounds.look)
      child.on('message', hear).once('error', died).once('exit', died)
      limit({ problem: formats[job.format].failed, why: 'Its process did not begin' }, bounds.start)
      try {
        tell({ job })
        const said = await ended.promise
        if ('made' in said) {
          const { why, ...exported } = said
          if (why) report(new Error(`A file (${job.format}) was made without its pictures. ${why}`))
          return exported
        }
        if (!('problem' in said)) throw new Problem('export_failed')
        throw new Problem(said.problem, said.details, { cause: said.why })
      } catch (error) {
        // A process that still waits for pictures that nobody brings is of no use to the next.
        if (!(error instanceof Problem)) await end()
        throw error
      } finally {
        over.abort()
        clearTimeout(late)
        clearInterval(watch)
        child.off('message', hear).off('error', died).off('exit', died)
        await rest()
      }
    },
    end,
    /** The process at hand, for whoever wants to see it. */
    get pid() {
      return at?.child.pid
    },
  }
}
