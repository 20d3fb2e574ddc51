import { useLayoutEffect, useRef } from 'react'

/**
 * Keeps something in view beside a longer text: at the top, or, where it is higher than the window, by its lower end.
 */
export function useStickyTop(on: boolean) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element || !on) return
    const place = () => {
      element.style.top = `min(5rem, calc(100dvh - ${element.offsetHeight}px - 1.5rem))`
    }
    const observer = new ResizeObserver(place)
    observer.observe(element)
    return () => observer.disconnect()
  }, [on])
  return ref
}
