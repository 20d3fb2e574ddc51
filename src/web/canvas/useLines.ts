import { useCallback, useEffect, useRef, useState } from 'react'
import type { Board, BoardState } from './board.ts'
import { isTicked, type Line, lineAt, ticked } from './lines.ts'
import { useTexts } from './useTexts.ts'
import type { Point } from './view.ts'

type With = {
  /** Whether lines of text are proposed at all. */
  proposes: boolean
  picture: HTMLImageElement
  board: Board | undefined
  state: BoardState
  /** Nothing is proposed where something was selected before. */
  isNew: boolean
}

/** The lines of text on a picture, and which of them are selected by what is drawn. All of them are at first. */
export function useLines({ proposes, picture, board, state, isNew }: With) {
  const { data, error, refetch } = useTexts(new URL(picture.src).pathname, proposes)
  const lines: readonly Line[] | undefined = data?.boxes
  const [ticks, setTicks] = useState<readonly boolean[]>([])
  const onTick = useCallback(
    (which: readonly Line[], on: boolean) => board?.change(mask => ticked(mask, which, board.ratio, on)),
    [board],
  )
  const proposed = useRef(!isNew)
  useEffect(() => {
    if (!board || !lines?.length || proposed.current) return
    proposed.current = true
    onTick(lines, true)
  }, [board, lines, onTick])
  useEffect(() => {
    if (!board || !lines) return
    const mask = board.read()
    setTicks(lines.map(line => isTicked(mask, line, board.ratio)))
  }, [board, lines, state])
  const pick = (point: Point) => {
    const line = lines && lineAt(lines, point)
    if (line && board) onTick([line], !isTicked(board.read(), line, board.ratio))
  }
  return { lines, ticks, error, onTick, pick, onRetry: () => void refetch() }
}
