/**
 * Does some work on a making in one tab at a time; others wait until it is done, or until its tab is closed. A browser
 * has six connections to a server for all its tabs, and each making that is followed holds one. Where pages come over
 * plain HTTP browsers have no locks: there each tab works by itself, which is only more to send.
 */
export const inOneTab = (key: string, work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request(`federwerk making ${key}`, work) : work()
