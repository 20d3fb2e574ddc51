import { useLayoutEffect, useRef } from 'react'

/** What of a form has changed since it was saved; asked for, as whoever has just saved leaves in the same moment. */
export function useUnsaved(typed: unknown) {
  const now = JSON.stringify(typed)
  const saved = useRef(now)
  const newest = useRef(now)
  useLayoutEffect(() => {
    newest.current = now
  })
  return {
    isUnsaved: () => newest.current !== saved.current,
    /** From now on this is what was saved, or what nobody wants to keep. */
    settle(as: unknown = typed) {
      saved.current = JSON.stringify(as)
      newest.current = saved.current
    },
  }
}
