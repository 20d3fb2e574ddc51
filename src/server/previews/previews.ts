import { Problem } from '#shared/problems.ts'
import type { Painter } from '../painting/painter.ts'
import { fairSemaphore } from '../process/semaphore.ts'

/** A preview that takes longer comes too late for whoever draws, and this long one is waited for at most; seconds. */
const bounds = { fast: 8, most: 30 }
/** So many in a row have to be slow until a painter counts as slow: the first may have had to load its model. */
const inARow = 2
/** How long that is believed; milliseconds. */
const believed = 15 * 60_000

/** The drawing is opened before it is the painter’s turn: only painting takes its time. */
type Parts<Opened, Made> = Readonly<{
  opens(signal: AbortSignal): Promise<Opened>
  paints(opened: Opened, signal: AbortSignal): Promise<Made>
}>

type Busy = Pick<Painter, 'name' | 'isBusy'>
type Measured = Readonly<{ seconds: number; at: number }>

/** Previews of drawings: one at a time of each person and of each painter, and how long they take. */
export const openPreviews = (now: () => number) => {
  const turns = new Map<string, ReturnType<typeof fairSemaphore>>()
  const underway = new Map<string, AbortController>()
  const measured = new Map<string, readonly Measured[]>()

  const turnOf = (painter: string) => {
    const turn = turns.get(painter) ?? fairSemaphore({ inAll: 1, each: 1 })
    turns.set(painter, turn)
    return turn
  }
  const note = (painter: string, seconds: number) =>
    measured.set(painter, [...(measured.get(painter) ?? []), { seconds, at: now() }].slice(-inARow))

  const timed = async <Made>(painter: Busy, signal: AbortSignal, paints: (signal: AbortSignal) => Promise<Made>) => {
    const late = AbortSignal.timeout(bounds.most * 1000)
    const begun = now()
    const wasBusy = painter.isBusy?.()
    // Where something else is painted there, too, the time says nothing about the painter.
    const isItsOwn = () => !wasBusy && !painter.isBusy?.()
    try {
      const made = await paints(AbortSignal.any([signal, late]))
      const seconds = (now() - begun) / 1000
      if (!isItsOwn()) return { made }
      note(painter.name, seconds)
      return { made, ...(seconds > bounds.fast && { slow: Math.floor(seconds) }) }
    } catch (error) {
      if (!late.aborted || signal.aborted) throw error
      if (isItsOwn()) note(painter.name, bounds.most)
      throw new Problem('preview_slow', { seconds: bounds.most, over: true }, { cause: error })
    }
  }

  return {
    /** Whether what a painter took last was too long every time. */
    isSlow(painter: string) {
      const last = (measured.get(painter) ?? []).filter(({ at }) => now() - at < believed)
      return last.length === inARow && last.every(({ seconds }) => seconds > bounds.fast)
    },
    /**
     * Has a painter make a preview when it is its turn; `slow` says how many seconds that took, where it was too long.
     * An older one of the same person is ended, with `preview_replaced`. Throws `preview_slow` where none comes.
     */
    async make<Opened, Made>(
      painter: Busy,
      { whose, asked }: { whose: string; asked: AbortSignal },
      { opens, paints }: Parts<Opened, Made>,
    ) {
      underway.get(whose)?.abort(new Problem('preview_replaced'))
      const own = new AbortController()
      underway.set(whose, own)
      const signal = AbortSignal.any([asked, own.signal])
      try {
        const opened = await opens(signal)
        const work = () => timed(painter, signal, until => paints(opened, until))
        return await turnOf(painter.name)(whose, signal, work)
      } catch (error) {
        own.signal.throwIfAborted()
        throw error
      } finally {
        if (underway.get(whose) === own) underway.delete(whose)
      }
    },
  }
}
