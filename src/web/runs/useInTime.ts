import { startTransition, useEffect, useRef, useState } from 'react'

/**
 * A state that is known at once (`newest`) and drawn when the browser finds time: drawing it is done in steps, between
 * which the page answers. `atOnce` is for what nobody should see the page without; `shown` waits until what is known is
 * drawn, so that nothing is passed over that should be seen, and waits no longer than the page is there.
 */
export function useInTime<State extends object>(first: State) {
  const [drawn, draw] = useState(first)
  const newest = useRef(first)
  const seen = useRef(first)
  const waiting = useRef(new Set<() => void>())
  const [ways] = useState(() => {
    const next = (to: State | ((current: State) => State)) =>
      (newest.current = typeof to === 'function' ? to(newest.current) : to)
    return {
      change(to: Parameters<typeof next>[0]) {
        const state = next(to)
        startTransition(() => draw(state))
      },
      atOnce: (to: State) => draw(next(to)),
      shown: async () => {
        if (seen.current !== newest.current) await new Promise<void>(resolve => waiting.current.add(resolve))
      },
    }
  })

  const settle = () => {
    for (const resolve of waiting.current) resolve()
    waiting.current.clear()
  }
  useEffect(() => {
    seen.current = drawn
    if (drawn === newest.current) settle()
  }, [drawn])
  useEffect(() => settle, [])
  return { drawn, newest, ...ways }
}
