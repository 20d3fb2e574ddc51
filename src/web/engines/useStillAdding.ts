import { useState } from 'react'

/**
 * Whether a list of what is made still grows: after two steps to which nothing was added the rest goes elsewhere, as
 * of a long list of codes into its archive.
 */
export function useStillAdding(count: number, step = 0) {
  const [last, setLast] = useState({ count, step })
  if (last.count !== count) setLast({ count, step })
  return !count || last.count !== count || step - last.step < 2
}
