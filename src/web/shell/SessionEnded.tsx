import { Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { offerSignIn } from '../api.ts'
import { tellLostPart } from '../ui/lost-part.ts'
import { later } from '../ui/later.ts'

type Props = { onEnd(signedIn: boolean): void }
const SignInAgain = later<Props>(() => import('./SignInAgain.tsx').then(it => it.SignInAgain))

/** When the session has ended: asks to sign in over the page. Every call that waits then goes on, or is given up. */
export function SessionEnded() {
  const waiting = useRef(new Set<(signedIn: boolean) => void>())
  const [open, setOpen] = useState(false)
  const end = useCallback((signedIn: boolean) => {
    setOpen(false)
    waiting.current.forEach(go => go(signedIn))
    waiting.current.clear()
  }, [])

  useEffect(() => {
    const stop = offerSignIn(async signal => {
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
  }, [end])

  return <Suspense>{open && <SignInAgain onEnd={end} />}</Suspense>
}
