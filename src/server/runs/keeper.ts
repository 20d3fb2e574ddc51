import type { Annotations } from '#shared/annotations.ts'
import type { Answer } from '#shared/answers.ts'
import type { Variant } from '#shared/variants.ts'
import type { Progress, Runs } from '../store/run.ts'

const aSecond = 1000

/** What a run has said so far: one answer, and where there are several, all of them; and what stands beside it. */
export type RunProgress = {
  readonly answer: Answer
  readonly variants?: () => readonly Variant[]
  readonly annotations: Annotations
}
/** What stands in a row: of an answer that is a text alone, this text. */
type Saved = { readonly text?: string; readonly annotations: Annotations }
type Open = {
  said: RunProgress
  text(answer: Answer): string
  changed: boolean
  /** Unknown where nothing was saved yet, or saving has failed. */
  saved?: Saved
  end: AbortController
}

/** Half an emoji is no text: the other half is still to come. */
const withoutHalf = (text: string) => (/[\ud800-\udbff]$/.test(text) ? text.slice(0, -1) : text)

/** What is to be saved of an answer, and the text that stands in the row then. */
const partOf = ({ said: { answer, variants }, text, saved }: Open) => {
  if (typeof answer !== 'string') return { part: { answer, text: text(answer), variants: variants?.() } }
  if (variants) return { part: { answer, variants: variants() } }
  const whole = withoutHalf(answer)
  const isMore = saved?.text !== undefined && whole.startsWith(saved.text)
  return { part: isMore ? { more: whole.slice(saved.text.length) } : { answer: whole }, whole }
}

/** What is to be saved of a run, and what stands in its row then. */
const progressOf = (id: string, run: Open): { progress: Progress; saves: Saved } => {
  const { annotations } = run.said
  const { part, whole } = partOf(run)
  const areNew = annotations !== run.saved?.annotations
  return { progress: { id, ...part, ...(areNew && { annotations }) }, saves: { text: whole, annotations } }
}

/** A run that is taken care of: `signal` is aborted when this node must go. */
export type KeptRun = {
  said(so: RunProgress): void
  readonly signal: AbortSignal
  done(): void
}

/** The runs this node works on. */
export type Keeper = {
  /** Takes care of a run. */
  open(id: string, text: Open['text']): KeptRun
  /** Counts a run that is about to be written down as one of this node; returns how to stop that. */
  expect(id: string): () => void
  /** The runs of this node. */
  ids(): readonly string[]
  /** Waits for the open runs, at most so long, then ends those that are left. */
  close(grace: number): Promise<void>
}

/**
 * Writes down what the runs of this node have said since the last time, once a second in one statement for all of them:
 * a killed server loses no more than that, and other nodes see that we live. Of silent runs only the latter is written.
 */
export const openKeeper = (
  { save, touch }: Pick<Runs, 'save' | 'touch'>,
  report: (error: unknown) => void,
  every = aSecond,
): Keeper => {
  const runs = new Map<string, Open>()
  const expected = new Set<string>()
  let saving = false
  let idle = () => {}

  const write = async () => {
    const changed = [...runs].filter(([, run]) => run.changed)
    const parts = changed.flatMap(([id, run]) => {
      run.changed = false
      try {
        return [{ id, run, ...progressOf(id, run) }]
      } catch (error) {
        // One whose answer cannot be told is alive, and the others are written down.
        report(error)
        return []
      }
    })
    const told = new Set(parts.map(({ id }) => id))
    const silent = [...runs.keys()].filter(id => !told.has(id))
    try {
      await Promise.all([parts.length && save(parts.map(({ progress }) => progress)), silent.length && touch(silent)])
      for (const { run, saves } of parts) run.saved = saves
    } catch (error) {
      // Whether it was saved is unknown: next time all of it is.
      for (const { run } of parts) Object.assign(run, { changed: true, saved: undefined })
      report(error)
    }
  }
  const tick = async () => {
    if (saving || !runs.size) return
    saving = true
    try {
      await write()
    } finally {
      saving = false
    }
  }
  const timer = setInterval(tick, every).unref()

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
