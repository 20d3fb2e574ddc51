import { useEffect, useEffectEvent } from 'react'
import type { StepKind } from '#shared/picture-steps/steps.ts'
import { type InHand, kinds, offered } from './kinds.ts'
import type { Steps } from './useSteps.ts'

type With = {
  edit: Steps
  describes: boolean
  use(kind: StepKind, byKey: boolean): void
  take(inHand: InHand): void
  fit(): void
  zoom(factor: number): void
}

/** Whether a key belongs to what somebody types, or to a choice that listens to letters. */
const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.matches('textarea, select, input:not([type=range], [type=checkbox], [type=color])')

/** Whether another window lies over the editor, which has keys of its own. */
const isCovered = () => document.querySelectorAll('[role=dialog], [role=alertdialog]').length > 1

/** The keys of the tools, as they stand in their tips. */
export function useEditKeys({ edit, describes, use, take, fit, zoom }: With) {
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || isTyping(event.target) || isCovered()) return
    const key = event.key.toLowerCase()
    if (event.ctrlKey || event.metaKey) {
      if (key !== 'z' && key !== 'y') return
      event.preventDefault()
      if (key === 'y' || event.shiftKey) edit.redo()
      else edit.undo()
      return
    }
    const does: Readonly<Record<string, () => void>> = {
      '-': () => zoom(1 / 1.25),
      '+': () => zoom(1.25),
      '0': fit,
      m: () => take('hand'),
    }
    const kind = offered(describes).find(name => kinds[name].key === key)
    const act = kind ? () => use(kind, true) : does[key]
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
