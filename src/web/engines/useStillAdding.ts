import { useState } from 'react'

/**
 * Whether a list of what is made still grows: after two steps to which nothing was added the rest goes elsewhere, as
 * of a long list of codes into its archive. That this comes in the end adds nothing to the list.
 */
export function useStillAdding(count: number, step = 0) {
  const [last, setLast] = useState({ count, step, elsewhere: false })
  const isNew = count < last.count || step < last.step
  const elsewhere = !isNew && (last.elsewhere || (count > 0 && last.count === count && step - last.step >= 2))
  if (last.count !== count || last.elsewhere !== elsewhere) setLast({ count, step, elsewhere })
  return !elsewhere
}
