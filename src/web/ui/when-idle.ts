/**
 * Does something as soon as the browser has nothing else to do, and at the latest after this many milliseconds; hands
 * back how to leave it.
 */
export const whenIdle = (work: () => void, timeout: number) => {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, timeout / 2)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(work, { timeout })
  return () => cancelIdleCallback(idle)
}
