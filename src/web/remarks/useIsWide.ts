import { useSyncExternalStore } from 'react'

const wide = '(min-width: 1200px)'

const listen = (changed: () => void) => {
  const query = matchMedia(wide)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether the window has room for a margin beside a text. */
export const useIsWide = () => useSyncExternalStore(listen, () => matchMedia(wide).matches)
