import { useLayoutEffect, useRef } from 'react'

/**
 * Where the button that has the focus goes because something happened, the main one beside it takes it, and where there
 * is none, what holds them. Who has gone elsewhere meanwhile is left there.
 */
export function useKeptFocus(happened: unknown) {
  const group = useRef<HTMLDivElement>(null)
  const main = useRef<HTMLButtonElement>(null)
  const isWithin = useRef(false)
  useLayoutEffect(() => {
    if (!isWithin.current || group.current?.contains(document.activeElement)) return
    const next = main.current ?? group.current
    next?.focus()
  }, [happened])
  return {
    main,
    /** For what holds the buttons. A button that is taken away is not blurred, as React sees it. */
    around: {
      ref: group,
      tabIndex: -1,
      onFocus: () => void (isWithin.current = true),
      onBlur: () => void (isWithin.current = false),
    },
  }
}
