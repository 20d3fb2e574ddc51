import { Problem } from '#shared/problems.ts'
import { bounds } from './jobs.ts'
import { startReading, type Watched } from './watched.ts'

const lookEvery = 100

/** The reading processes: at most two, made when they are needed, watched while they work, ended when they idle. */
export const openChildren = (report: (error: unknown) => void) => {
  const working = new Set<Watched>()
  const resting = new Map<Watched, NodeJS.Timeout>()
  const waiting: ((child: Watched) => void)[] = []
  let watch: NodeJS.Timeout | undefined
  let closed = false

  /** The one that holds most ends when all together hold too much. */
  const look = async () => {
    const held = await Promise.all(
      [...working, ...resting.keys()].map(async child => [await child.memory(), child] as const),
    )
    if (held.reduce((sum, [bytes]) => sum + bytes, 0) <= bounds.memory) return
    held.sort(([one], [other]) => other - one)[0]?.[1].end('document_too_large')
  }

  const take = (child: Watched) => {
    clearTimeout(resting.get(child))
    resting.delete(child)
    working.add(child)
    watch ??= setInterval(() => void look().catch(report), lookEvery).unref()
    return child
  }

  const free = () => {
    const rested = [...resting.keys()].find(child => !child.ended)
    if (rested) return take(rested)
    for (const ended of resting.keys()) resting.delete(ended)
    return working.size < bounds.processes ? take(startReading(report)) : undefined
  }

  const rest = (child: Watched) =>
    resting.set(
      child,
      setTimeout(() => {
        resting.delete(child)
        child.end()
      }, bounds.idle).unref(),
    )

  return {
    /** A process that is free, in turn. Throws `unavailable` when too many wait, and the signal's reason. */
    async take(signal: AbortSignal): Promise<Watched> {
      if (closed || waiting.length >= bounds.waiting) throw new Problem('unavailable')
      const child = waiting.length ? undefined : free()
      if (child) return child
      return new Promise<Watched>((resolve, reject) => {
        const stop = () => {
          waiting.splice(waiting.indexOf(turn), 1)
          reject(signal.reason)
        }
        const turn = (freed: Watched) => {
          signal.removeEventListener('abort', stop)
          resolve(freed)
        }
        waiting.push(turn)
        signal.addEventListener('abort', stop)
      })
    },

    /** Back from its work: kept, unless it has died or grown. */
    async giveBack(child: Watched) {
      if (!child.ended && (await child.memory()) > bounds.kept) child.end()
      working.delete(child)
      if (!child.ended && !closed) rest(child)
      const next = waiting.length ? free() : undefined
      if (next) waiting.shift()?.(next)
      if (working.size > 0) return
      clearInterval(watch)
      watch = undefined
    },

    async close() {
      closed = true
      clearInterval(watch)
      const all = [...working, ...resting.keys()]
      for (const timer of resting.values()) clearTimeout(timer)
      for (const child of all) child.end('unavailable')
      await Promise.all(all.map(({ gone }) => gone))
    },
  }
}
