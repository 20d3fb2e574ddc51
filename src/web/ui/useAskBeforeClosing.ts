import { useEffect } from 'react'

/** Has the browser ask before the page is closed, as long as something would be lost with it. */
export const useAskBeforeClosing = (isAtRisk: boolean) =>
  useEffect(() => {
    if (!isAtRisk) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isAtRisk])
