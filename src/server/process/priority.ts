import type { ChildProcess } from 'node:child_process'
import { getPriority, setPriority } from 'node:os'

/** So much nicer than the server: a quarter of a processor that both want, all of one that nobody else wants. */
const nicer = 5
/** The nicest there is. */
const nicest = 19

/**
 * Has a process that was just started give way to the server, so that pages are answered while it works. What it starts
 * itself does the same. A system that does not allow it leaves it as it is.
 */
export const lowerPriority = <Child extends ChildProcess>(child: Child): Child => {
  try {
    if (child.pid) setPriority(child.pid, Math.min(getPriority() + nicer, nicest))
  } catch {
    // It is gone already, or the system does not let us: it works all the same.
  }
  return child
}
