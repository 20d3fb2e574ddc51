import type { Answer } from '#shared/answers.ts'
import type { Variant } from '#shared/variants.ts'
import type { Progress, Runs } from './run.ts'

const aSecond = 1000
/** A run that says nothing is still said to be alive, this often. */
const heartbeat = 3 * aSecond

/** What a run has said so far: one answer, and where there are several, all of them. */
export type Said = { readonly answer: Answer; readonly variants?: () => readonly Variant[] }
type Open = { said: Said; text(answer: Answer): string; changed: boolean; savedAt: number; end: AbortController }

/** The runs this node works on. */
export type Keeper = {
  /** Takes care of a run; `signal` is aborted when this node must go. */
  open(id: string, text: Open['text']): { said(so: Said): void; signal: AbortSignal; done(): void }
  /** Waits for the open runs, at most so long, then ends those that are left. */
  close(grace: number): Promise<void>
}

/**
 * Writes down what the runs of this node have said so far, once a second in one statement for all of them: a killed
 * server loses no more than that, and other nodes see that we live.
 */
export const openKeeper = (save: Runs['save'], report: (error: unknown) => void): Keeper => {
  const runs = new Map<string, Open>()
  let saving = false
  let idle = () => {}

  const due = (now: number): Progress[] =>
    [...runs].flatMap(([id, run]) => {
      if (!run.changed && now - run.savedAt < heartbeat) return []
      Object.assign(run, { changed: false, savedAt: now })
      const { answer, variants } = run.said
      const text = typeof answer === 'string' ? undefined : run.text(answer)
      return [{ id, answer, text, variants: variants?.() }]
    })

  const tick = async () => {
    if (saving || !runs.size) return
    const progress = due(performance.now())
    if (!progress.length) return
    saving = true
    await save(progress).catch(report)
    saving = false
  }
  const timer = setInterval(tick, aSecond).unref()

  return {
    open(id, text) {
      const end = new AbortController()
      const run: Open = { said: { answer: '' }, text, changed: false, savedAt: performance.now(), end }
      runs.set(id, run)
      return {
        signal: end.signal,
        said(so) {
          run.said = so
          run.changed = true
        },
        done: () => {
          runs.delete(id)
          if (!runs.size) idle()
        },
      }
    },
    async close(grace) {
      const over = new Promise<void>(resolve => {
        idle = resolve
        if (!runs.size) resolve()
      })
      const timeout = setTimeout(() => runs.forEach(({ end }) => end.abort()), grace)
      await over
      clearTimeout(timeout)
      clearInterval(timer)
    },
  }
}
