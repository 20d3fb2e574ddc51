import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { withPiece } from './places.ts'

/** A text one of whose pieces is written in: as it was before, where that piece begins, and as it is by now. */
type Held = { readonly before: string; readonly at: number; readonly now: string }

/**
 * A text that is drawn in pieces, each written in where it stands. What is typed goes on at each pause; the pieces are
 * drawn from `drawn`, the text as it was, until the writer leaves (`leave`): a piece that becomes two, or none, would
 * end under their hands. `placeOf` says where a place of `drawn` lies in the text as it is by now.
 */
export function useInPieces(answer: string, onChange: ((answer: string) => void) | undefined) {
  const [held, hold] = useState<Held>()
  const writing = held?.now === answer ? held : undefined
  const current = useRef({ answer, writing, onChange })
  useLayoutEffect(() => void (current.current = { answer, writing, onChange }))
  /** Puts words in the place of a piece of `drawn`, which begins there. */
  const put = useCallback((at: number, piece: string, words: string) => {
    const { answer, writing, onChange } = current.current
    // Whoever writes in another piece has not been heard to leave this one: all before it is as it is by now.
    const before = writing && writing.at === at ? writing.before : answer
    const now = withPiece(before, at, piece, words)
    if (now === answer) return
    hold({ before, at, now })
    onChange?.(now)
  }, [])
  const leave = useCallback(() => hold(undefined), [])
  const placeOf = useCallback(
    (at: number) => (writing && at > writing.at ? at + writing.now.length - writing.before.length : at),
    [writing],
  )
  return { drawn: writing?.before ?? answer, placeOf, put, leave }
}
