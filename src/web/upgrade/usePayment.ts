import { useEffect, useRef } from 'react'
import { useMutation } from '@tanstack/react-query'
import { useNews } from '../data/news.ts'
import { confirmPayment, plansKey } from '../data/plans.ts'
import { sessionKey } from '../data/session.ts'

/** Whoever comes back from paying: asks once what became of it, and tells every tab. */
export const usePayment = (session: string | undefined) => {
  const tell = useNews()
  const begun = useRef<string>(undefined)
  const confirming = useMutation({
    mutationFn: confirmPayment,
    onSuccess() {
      tell({ stale: sessionKey })
      tell({ stale: plansKey })
    },
  })
  const { mutate } = confirming
  useEffect(() => {
    if (session === undefined || begun.current === session) return
    begun.current = session
    mutate(session)
  }, [session, mutate])
  return { ...confirming, again: () => session !== undefined && mutate(session) }
}
