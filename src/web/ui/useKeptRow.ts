import { useLayoutEffect, useRef } from 'react'

/**
 * For what holds a list whose rows go: whoever was in the row that went goes on in the one that takes its place, in the
 * last one, or where there is none in what holds the list. Who has gone elsewhere meanwhile is left there.
 */
export function useKeptRow() {
  const holds = useRef<HTMLDivElement>(null)
  const row = useRef(-1)
  const rows = () => [...(holds.current?.querySelectorAll('li') ?? [])]
  useLayoutEffect(() => {
    const { activeElement } = document
    if (row.current < 0 || (activeElement && activeElement !== document.body)) return
    const next = rows()
    const within = next[Math.min(row.current, next.length - 1)]?.querySelector<HTMLElement>('button, a')
    ;(within ?? holds.current)?.focus()
  })
  return {
    ref: holds,
    tabIndex: -1,
    /** A row that is taken away is not blurred, as React sees it. */
    onFocus: ({ target }: { target: Element }) => void (row.current = rows().findIndex(one => one.contains(target))),
    // A question that is asked about a row goes back to it.
    onBlur: ({ relatedTarget }: { relatedTarget: Element | null }) => {
      if (!relatedTarget?.closest('[role=dialog]')) row.current = -1
    },
  }
}
