import type { ChildProcess } from 'node:child_process'

/** How long a process may take to hand over what it has, also where the machine has much to do; milliseconds. */
const patience = 20_000

/** A signal that comes a while after this one, of which the process is told first, so that it ends by itself. */
export const afterFarewell = (child: ChildProcess, signal: AbortSignal): AbortSignal => {
  const late = new AbortController()
  const tell = () => {
    // One that has just ended is told nothing more.
    if (child.connected) child.send({ stop: true }, () => undefined)
    setTimeout(() => late.abort(signal.reason), patience).unref()
  }
  if (signal.aborted) late.abort(signal.reason)
  else signal.addEventListener('abort', tell, { once: true })
  return late.signal
}
