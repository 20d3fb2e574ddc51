import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from '../ui/when-idle.ts'
import { remarksBeside } from './beside.ts'
import type { Remark, Remarked } from './remarks.ts'

const longest = 1000
const none: readonly Remark[] = []

/**
 * What there is to remark on a result, as soon as it is known. Of one that was changed what was said before stands
 * until then, and is no longer `current`.
 */
export function useRemarks(about: Remarked) {
  const [found, find] = useState<{ about: Remarked; remarks: readonly Remark[] }>()
  useEffect(() => {
    let left = false
    const take = (remarks: readonly Remark[]) => left || startTransition(() => find({ about, remarks }))
    const leave = whenIdle(() => void remarksBeside(about).then(take, () => undefined), longest)
    return () => {
      left = true
      leave()
    }
  }, [about])
  return { remarks: found?.remarks ?? none, current: found?.about === about }
}
