import { useState } from 'react'

const name = 'federwerk checks'
const isKept = () => {
  try {
    return localStorage.getItem(name) === 'open'
  } catch {
    return false
  }
}

/** Whether the checks stand beside the text; remembered in this browser. */
export function useOpen() {
  const [isOpen, setOpen] = useState(isKept)
  const open = (now: boolean) => {
    setOpen(now)
    try {
      if (now) localStorage.setItem(name, 'open')
      else localStorage.removeItem(name)
    } catch {
      // Where nothing can be kept they are closed the next time.
    }
  }
  return [isOpen, open] as const
}
