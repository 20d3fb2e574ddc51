import { useRef, useState } from 'react'
import type { Step } from '#shared/picture-steps/steps.ts'
import { beginning, canRedo, canUndo, type History, moved, stepped } from '../canvas/history.ts'

/** The steps of an editor, the one that is worked on, and what can be taken back. */
export function useSteps(first: readonly Step[]) {
  const [history, setHistory] = useState<History<readonly Step[]>>(() => beginning(first))
  const [chosen, choose] = useState<number>()
  const lastKey = useRef<string>(undefined)
  const steps = history.steps[history.at] ?? []

  /** Changes that have the same key one after the other, such as those of a slider, are taken back together. */
  const put = (next: readonly Step[], key?: string) => {
    const isSame = key !== undefined && key === lastKey.current
    lastKey.current = key
    setHistory(before => {
      if (!isSame) return stepped(before, next)
      const steps = before.steps.slice(0, before.at + 1)
      steps[before.at] = next
      return { steps, at: before.at }
    })
  }
  const wander = (by: -1 | 1) => {
    lastKey.current = undefined
    const next = moved(history, by)
    setHistory(next)
    if (chosen !== undefined && chosen >= (next.steps[next.at]?.length ?? 0)) choose(undefined)
  }

  return {
    steps,
    chosen: chosen !== undefined && chosen < steps.length ? chosen : undefined,
    choose,
    canUndo: canUndo(history),
    canRedo: canRedo(history),
    undo: () => wander(-1),
    redo: () => wander(1),
    change: (at: number, step: Step, key?: string) => put(steps.with(at, step), key && `${key} ${at}`),
    /** Changes steps wherever they stand, also in what can be taken back: it is no change of whoever edits. */
    settle: (change: (step: Step) => Step) =>
      setHistory(({ steps: all, at }) => ({ steps: all.map(steps => steps.map(change)), at })),
    add(step: Step, key?: string) {
      put([...steps, step], key && `${key} ${steps.length}`)
      choose(steps.length)
    },
    remove(at: number) {
      put(steps.toSpliced(at, 1))
      choose(undefined)
    },
    copy(at: number) {
      const step = steps[at]
      if (!step) return
      put(steps.toSpliced(at + 1, 0, step))
      choose(at + 1)
    },
    move(at: number, by: -1 | 1) {
      const [one, other] = [steps[at], steps[at + by]]
      if (!one || !other) return
      put(steps.with(at, other).with(at + by, one))
      choose(at + by)
    },
  }
}
export type Steps = ReturnType<typeof useSteps>
