import type { Piece } from '../writer.ts'

/**
 * Pieces on their way from a service to the one who reads them. Texts that come faster than they are read become one.
 */
export const incoming = () => {
  let text = ''
  let rest: readonly Piece[] = []
  let over = false
  let failure: unknown
  let wake: (() => void) | undefined

  const told = () => {
    wake?.()
    wake = undefined
  }
  return {
    put(piece: string) {
      text += piece
      told()
    },
    /** Nothing more comes but these; with a failure, it is thrown once everything was read. */
    end(last: readonly Piece[], failed?: unknown) {
      rest = last
      failure = failed
      over = true
      told()
    },
    /** What is there, at once; nothing if there is none. */
    take(): Piece | undefined {
      if (!text) {
        const [piece, ...others] = rest
        rest = others
        return piece
      }
      const piece = text
      text = ''
      return piece
    },
    /** Whether everything was read. Throws what the answer ended with, if that was a failure. */
    isOver(): boolean {
      if (text || rest.length || !over) return false
      if (failure) throw failure
      return true
    },
    /** Resolves when there is more to read, or nothing more will come. One reader at a time. */
    more: () => new Promise<void>(resolve => (wake = resolve)),
  }
}
export type Incoming = ReturnType<typeof incoming>
