import { Suspense, useEffect, useState } from 'react'
import { later } from '../ui/later.ts'

const UnfinishedWork = later<object>(() => import('./UnfinishedWork.tsx').then(it => it.UnfinishedWork))

/** So long the page has for itself before the shell asks for what is not seen; milliseconds. No visit waits for it. */
const after = 4000

/** Goes on, once the page has been there for a while, with what was not finished when another one was closed. */
export function Unfinished() {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), after)
    return () => clearTimeout(timer)
  }, [])
  return <Suspense>{isDue && <UnfinishedWork />}</Suspense>
}
