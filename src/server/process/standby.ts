import type { ChildProcess } from 'node:child_process'

/** A process that may read and write below one folder, which is there once it is needed. */
export type Standing = Readonly<{ child: ChildProcess; folder: string }>

type Parts = Readonly<{
  start(): Standing
  /** How long one waits that nobody needs; milliseconds. */
  idle: number
}>

export type Standby = {
  /** The one that has waited, or else one that begins now. Whoever takes it ends it. */
  take(): Standing
  /** Has one wait that knows of no task yet, unless one does already. */
  prepare(): void
  close(): void
}

/**
 * Keeps a process warm for whoever comes next: it has loaded its code, and is handed out for one task only. None waits
 * before the first was prepared, and for long after the last.
 */
export const openStandby = ({ start, idle }: Parts): Standby => {
  const started = () => {
    const fresh = start()
    // It may fail before anybody listens. Whoever sends it something is told then.
    fresh.child.on('error', () => undefined)
    return fresh
  }
  let waiting: Standing | undefined
  let leaving: NodeJS.Timeout | undefined
  let isClosed = false

  const taken = () => {
    clearTimeout(leaving)
    const one = waiting
    waiting = undefined
    return one
  }
  const leave = () => void taken()?.child.kill('SIGKILL')

  return {
    take() {
      const one = taken()
      return one?.child.connected ? one : started()
    },
    prepare() {
      if (isClosed) return
      if (!waiting) {
        const fresh = started()
        waiting = fresh
        // One that could not be started does not exit.
        for (const end of ['exit', 'error'])
          fresh.child.on(end, () => {
            if (waiting === fresh) taken()
          })
      }
      clearTimeout(leaving)
      leaving = setTimeout(leave, idle).unref()
    },
    close() {
      isClosed = true
      leave()
    },
  }
}
