import { type RefObject, useMemo, useRef } from 'react'
import type { Shape, ViewName } from '#shared/answers.ts'
import { areIdeas } from '../answers/Ideas.tsx'

type From = 1200 | 1600

/** The column beside an answer, for what is to be said of it, and from which width of the window on it is there. */
export type RoomBeside = { readonly column: RefObject<HTMLDivElement | null>; readonly from: From }

/** Views as narrow as a text; one that is not named here needs the whole width. */
const inViews: Partial<Record<ViewName, From>> = {
  ...{ ads: 1200, job: 1200, mail: 1200, social: 1200, song: 1200, speech: 1200, steps: 1200 },
  ...{ listing: 1600, 'search-result': 1600, 'pros-cons': 1600 },
}

const roomOf = (shape: Shape) => {
  if (shape.view) return inViews[shape.view]
  // Texts, parts and records are one column; what stands in a grid has room for a margin in a very wide window only.
  if (shape.shape === 'list') return shape.of && !areIdeas(shape.of) ? 1200 : 1600
  return shape.shape === 'text' || shape.shape === 'form' ? 1200 : undefined
}

/** The room beside an answer of this shape; none where the answer needs it. */
export function useRoomBeside(shape: Shape): RoomBeside | undefined {
  const column = useRef<HTMLDivElement>(null)
  const from = roomOf(shape)
  return useMemo(() => from && { column, from }, [from])
}
