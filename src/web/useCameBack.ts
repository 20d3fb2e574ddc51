import { useEffect } from 'react'

/** Hears of it when somebody has left for another site and the browser brings this page back as they left it. */
export const useCameBack = (hears: () => void) =>
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => persisted && hears()
    window.addEventListener('pageshow', shown)
    return () => window.removeEventListener('pageshow', shown)
  }, [hears])
