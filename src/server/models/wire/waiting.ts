import type { Ahead } from '../writer.ts'

/** Tells on what is said while an answer is waited for; only the newest counts. */
export const openWaiting = () => {
  let newest: number | undefined
  let wake: (() => void) | undefined

  return {
    tell(texts: number) {
      newest = texts
      wake?.()
    },
    /** What is said until this has come about, however it ends; that is for others to see. */
    async *until(begun: Promise<unknown>): AsyncGenerator<Ahead, void, undefined> {
      let over = false
      const done = begun.then(
        () => void (over = true),
        () => void (over = true),
      )
      while (!over) {
        if (newest === undefined) await Promise.race([done, new Promise<void>(resolve => (wake = resolve))])
        if (newest === undefined) continue
        const ahead = newest
        newest = undefined
        yield { ahead }
      }
    },
  }
}
