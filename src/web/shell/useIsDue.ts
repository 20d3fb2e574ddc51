import { useEffect, useState } from 'react'

/** So long the page has for itself before the shell asks for what is not seen; milliseconds. No visit waits for it. */
const after = 4000

/** Whether the page has been there for a while. */
export const useIsDue = () => {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), after)
    return () => clearTimeout(timer)
  }, [])
  return isDue
}
