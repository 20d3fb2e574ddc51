import type { Annotations } from '#shared/annotations.ts'
import type { Answer } from '#shared/answers.ts'
import type { Variant } from '#shared/variants.ts'
import type { Progress, Runs } from './run.ts'

const aSecond = 1000

/** What a run has said so far: one answer, and where there are several, all of them; and what stands beside it. */
export type Said = {
  readonly answer: Answer
  readonly variants?: () => readonly Variant[]
  readonly annotations: Annotations
}
type Open = { said: Said; text(answer: Answer): string; changed: boolean; end: AbortController }

/** The runs this node works on. */
export type Keeper = {
  /** Takes care of a run; `signal` is aborted when this node must go. */
  open(id: string, text: Open['text']): { said(so: Said): void; signal: AbortSignal; done(): void }
  /** Counts a run that is about to be written down as one of this node; returns how to stop that. */
  expect(id: string): () => void
  /** The runs of this node. */
  ids(): readonly string[]
  /** Waits for the open runs, at most so long, then ends those that are left. */
  close(grace: number): Promise<void>
}

/**
 * Writes down what the runs of this node have said so far, once a second in one statement for all of them: a killed
 * server loses no more than that, and other nodes see that we live. Of silent runs only the latter is written.
 */
export const openKeeper = ({ save, touch }: Pick<Runs, 'save' | 'touch'>, report: (error: unknown) => void): Keeper => {
  const runs = new Map<string, Open>()
  const expected = new Set<string>()
  let saving = false
  let idle = () => {}

  const progressOf = ([id, { said, text }]: [string, Open]): Progress => {
    const { answer, variants, annotations } = said
    const inWords = typeof answer === 'string' ? undefined : text(answer)
    return { id, answer, text: inWords, variants: variants?.(), annotations }
  }

  const write = async () => {
    const changed = [...runs].filter(([, run]) => run.changed)
    const silent = [...runs].filter(([, run]) => !run.changed)
    for (const [, run] of changed) run.changed = false
    try {
      await Promise.all([
        changed.length && save(changed.map(progressOf)),
        silent.length && touch(silent.map(([id]) => id)),
      ])
    } catch (error) {
      for (const [, run] of changed) run.changed = true
      report(error)
    }
  }
  const tick = async () => {
    if (saving || !runs.size) return
    saving = true
    await write()
    saving = false
  }
  const timer = setInterval(tick, aSecond).unref()

  return {
    open(id, text) {
      const end = new AbortController()
      const run: Open = { said: { answer: '', annotations: {} }, text, changed: false, end }
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
    expect(id) {
      expected.add(id)
      return () => void expected.delete(id)
    },
    ids: () => [...runs.keys(), ...expected],
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
