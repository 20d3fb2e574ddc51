import { type RefObject, useEffect, useRef } from 'react'
import type { RunState } from '../runs/run-state.ts'

type Places = {
  form: RefObject<HTMLFormElement | null>
  sheet: RefObject<HTMLElement | null>
  heading: RefObject<HTMLElement | null>
  /** Whether the form was changed since the run began: then somebody is at work there. */
  touched: boolean
}

/**
 * Leads to the beginning of a text that begins, however high its form is, and the keyboard to one that is finished,
 * unless it is busy elsewhere.
 */
export function useArrival(run: RunState, { form, sheet, heading, touched }: Places) {
  const { state } = run
  // A change is looked at where it happens: at its passage, or at the top of the text.
  const leads = run.state !== 'writing' || !run.over ? true : !run.over.refinement.selection
  const before = useRef(state)
  useEffect(() => {
    const was = before.current
    before.current = state
    if (was === state) return
    if (state === 'writing' && leads) sheet.current?.scrollIntoView({ block: 'start' })
    if (was !== 'writing' || state !== 'done' || touched) return
    const at = document.activeElement
    if (!at || at === document.body || form.current?.contains(at)) heading.current?.focus({ preventScroll: true })
  }, [state, leads, touched, form, sheet, heading])
}

/** Leads to the one of several answers that is chosen, and back to all of them: what was pressed is gone then. */
export function useChosen(number: number | undefined, { sheet, heading }: Pick<Places, 'sheet' | 'heading'>) {
  const before = useRef(number)
  useEffect(() => {
    if (before.current === number) return
    before.current = number
    sheet.current?.scrollIntoView({ block: 'start' })
    heading.current?.focus({ preventScroll: true })
  }, [number, sheet, heading])
}
