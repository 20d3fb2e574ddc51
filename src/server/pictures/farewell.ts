import type { ChildProcess } from 'node:child_process'

/** How long a process may take to hand over what it has, also where the machine has much to do; milliseconds. */
const patience = 20_000

/**
 * A signal that comes with this one; once the process has said that it hands over what it has, a while later, and the
 * process is told of it first, so that it ends by itself.
 */
export const farewellTo = (child: ChildProcess, signal: AbortSignal) => {
  const late = new AbortController()
  let handsOver = false
  const tell = () => {
    if (!handsOver) return late.abort(signal.reason)
    // One that has just ended is told nothing more.
    if (child.connected) child.send({ stop: true }, () => undefined)
    setTimeout(() => late.abort(signal.reason), patience).unref()
  }
  if (signal.aborted) late.abort(signal.reason)
  else signal.addEventListener('abort', tell, { once: true })
  return { signal: late.signal, isAwaited: () => void (handsOver = true) }
}
