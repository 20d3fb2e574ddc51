import { useEffect, useRef } from 'react'
import { send } from '../api.ts'
import { followNews } from '../data/news.ts'

/** Calls back when somebody has signed in from another tab: asks when that tab tells, and when one comes back here. */
export function useSignedInElsewhere(goOn: () => Promise<void>) {
  const newest = useRef(goOn)
  useEffect(() => {
    newest.current = goOn
  })
  useEffect(() => {
    let asking = false
    const ask = async () => {
      if (asking || document.visibilityState === 'hidden') return
      asking = true
      try {
        if ((await send('/api/session')).ok) await newest.current()
      } catch {
        // Nobody waits for this answer: it is asked again when somebody comes back.
      } finally {
        asking = false
      }
    }
    const look = () => void ask()
    const stop = followNews(look)
    addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      stop()
      removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
}
