import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from '../ui/when-idle.ts'
import { remarksBeside } from './in-worker.ts'
import type { AllRemarks } from './found.ts'
import type { Remarked } from './remarks.ts'

const longest = 1000
const none: AllRemarks = { remarks: [], added: [], exact: false }

/**
 * What there is to remark on a result, as soon as it is known. Of one that was changed what was said before stands
 * until then, and is no longer `current`.
 */
export function useRemarks(about: Remarked) {
  const [found, find] = useState<{ about: Remarked; all: AllRemarks }>()
  useEffect(() => {
    let left = false
    const take = (all: AllRemarks) => left || startTransition(() => find({ about, all }))
    const leave = whenIdle(() => void remarksBeside(about).then(take, () => undefined), longest)
    return () => {
      left = true
      leave()
    }
  }, [about])
  return { ...(found?.all ?? none), current: found?.about === about }
}
