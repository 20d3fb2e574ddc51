import { type RefCallback, useCallback } from 'react'

let last = 0

/** How high a part of the page was when it was there last, so that its room can be kept, and how it is measured. */
export function useLastHeight(): readonly [number, RefCallback<HTMLElement>] {
  const measure = useCallback((part: HTMLElement | null) => {
    if (!part) return
    const watcher = new ResizeObserver(([seen]) => (last = seen?.contentRect.height ?? last))
    watcher.observe(part)
    return () => watcher.disconnect()
  }, [])
  return [last, measure]
}
