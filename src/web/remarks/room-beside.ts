import { type RefObject, useRef } from 'react'
import type { Shape, ViewName } from '#shared/answers.ts'
import { areIdeas } from '../answers/Ideas.tsx'

/** The column beside an answer, for what is to be said of it; in windows that have the room. */
export type RoomBeside = RefObject<HTMLDivElement | null>

/** Views as narrow as a text; one that is not named here needs the whole width. */
const narrow: ReadonlySet<ViewName> = new Set(['ads', 'job', 'mail', 'social', 'song', 'speech', 'steps'])

/** Texts, parts and records are one column; what stands in a grid fills its sheet, and what is said of it follows. */
const isNarrow = (shape: Shape) => {
  if (shape.view) return narrow.has(shape.view)
  if (shape.shape === 'list') return !!shape.of && !areIdeas(shape.of)
  return shape.shape === 'text' || shape.shape === 'form'
}

/** The room beside an answer of this shape; none where the answer needs it. */
export function useRoomBeside(shape: Shape): RoomBeside | undefined {
  const column = useRef<HTMLDivElement>(null)
  return isNarrow(shape) ? column : undefined
}
