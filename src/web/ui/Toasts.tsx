import { Suspense, useEffect, useState } from 'react'
import { later } from './later.ts'
import { onToast } from './toast.ts'

const Toaster = later<object>(() => import('./Toaster.tsx').then(it => it.Toaster))

/** The place where toasts appear; what draws them is loaded with the first one, which waits for it. */
export function Toasts() {
  const [awake, setAwake] = useState(false)
  useEffect(() => (awake ? undefined : onToast(() => setAwake(true))), [awake])
  return <Suspense>{awake && <Toaster />}</Suspense>
}
