import { Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { offerSignIn } from '../api.ts'
import { sessionKey } from '../data/session.ts'
import { tellLostPart } from '../ui/lost-part.ts'
import { later } from '../ui/later.ts'

type Props = { onEnd(signedIn: boolean): void }
const SignInAgain = later<Props>(() => import('./SignInAgain.tsx').then(it => it.SignInAgain))

/** When the session has ended: asks to sign in over the page. Every call that waits then goes on, or is given up. */
export function SessionEnded() {
  const client = useQueryClient()
  const waiting = useRef(new Set<(signedIn: boolean) => void>())
  const [open, setOpen] = useState(false)
  const end = useCallback((signedIn: boolean) => {
    setOpen(false)
    waiting.current.forEach(go => go(signedIn))
    waiting.current.clear()
  }, [])

  useEffect(() => {
    const stop = offerSignIn(async signal => {
      if (!client.getQueryData(sessionKey)) return false
      const isHere = await SignInAgain.load().then(() => true, tellLostPart)
      if (!isHere) return false
      setOpen(true)
      return new Promise<boolean>(resolve => {
        waiting.current.add(resolve)
        signal?.addEventListener('abort', () => resolve(false), { once: true })
      })
    })
    return () => {
      stop()
      end(false)
    }
  }, [client, end])

  return <Suspense>{open && <SignInAgain onEnd={end} />}</Suspense>
}
