import type { ChildProcess } from 'node:child_process'

/** The process has ended in the middle of its work; what it said last is for the operator. */
export class Crashed extends Error {}

/** How long it is kept while nobody asks, and how long what is stopped may take to end; milliseconds. */
export type Keeping = Readonly<{ idle: number; ending: number }>

type Parts<Told> = Keeping &
  Readonly<{
    start(): ChildProcess
    /** Whether nothing more comes of what was asked. */
    isLast(told: Told): boolean
  }>

type Circumstances<Told> = Readonly<{ signal: AbortSignal; heard(told: Told): void }>

/** A process that keeps what it has loaded, is started when needed and left when nobody asks for a while. */
export type KeptProcess<Told> = {
  /** Asks it one thing, to its end; one after the other. Rejects with `Crashed` or the signal’s reason. */
  ask(question: object, circumstances: Circumstances<Told>): Promise<void>
  /** The process that is there now. */
  pid(): number | undefined
  close(): void
}

/** Keeps such a process. It is told `stop` where nobody wants its answer any more, and ended where it goes on. */
export const openKept = <Told extends object>({ start, isLast, idle, ending }: Parts<Told>): KeptProcess<Told> => {
  let child: ChildProcess | undefined
  let leaving: NodeJS.Timeout | undefined
  let words = ''

  const leave = () => {
    clearTimeout(leaving)
    const gone = child
    child = undefined
    gone?.kill('SIGKILL')
  }
  const ready = () => {
    clearTimeout(leaving)
    if (child?.connected) return child
    const fresh = start()
    child = fresh
    words = ''
    fresh.stderr?.setEncoding('utf8').on('data', more => (words = (words + more).slice(-2000)))
    // One that could not be started does not exit, and looks connected all the same.
    for (const end of ['exit', 'error'])
      fresh.on(end, () => {
        if (child === fresh) child = undefined
      })
    return fresh
  }

  const answered = (question: object, { signal, heard }: Circumstances<Told>) =>
    new Promise<void>((resolve, reject) => {
      const at = ready()
      let patience: NodeJS.Timeout | undefined
      const tell = (told: object | 'stop') => at.send(told, () => undefined)
      const over = (failure?: unknown) => {
        clearTimeout(patience)
        signal.removeEventListener('abort', stop)
        at.off('message', hear).off('exit', crashed).off('error', over)
        if (failure) reject(failure)
        else resolve()
      }
      const hear = (said: unknown) => {
        const told = said as Told
        if (!signal.aborted) heard(told)
        if (isLast(told)) over(signal.aborted ? signal.reason : undefined)
      }
      const crashed = (code: number | null, by: string | null) =>
        over(signal.aborted ? signal.reason : new Crashed(`The model's process ended (${by ?? code}): ${words}`))
      const stop = () => {
        tell('stop')
        patience = setTimeout(() => {
          leave()
          over(signal.reason)
        }, ending)
      }
      at.on('message', hear).once('exit', crashed).once('error', over)
      signal.addEventListener('abort', stop, { once: true })
      tell(question)
      if (signal.aborted) stop()
    })

  return {
    async ask(question, circumstances) {
      try {
        await answered(question, circumstances)
      } finally {
        leaving = setTimeout(leave, idle).unref()
      }
    },
    pid: () => child?.pid,
    close: leave,
  }
}
