import { type ReactNode, type RefObject, useRef } from 'react'
import type { Shape } from '#shared/answers.ts'

/** The views of texts that leave room for a margin; a view that is not named here needs the whole width. */
const besideMargin: ReadonlySet<string> = new Set(['job', 'song', 'speech', 'steps'])

/** The margin beside an answer of this shape, for what is to be said of it; none where the answer needs the room. */
export function useMarginFor({ shape, view }: Shape) {
  const margin = useRef<HTMLDivElement>(null)
  return shape === 'text' && (!view || besideMargin.has(view)) ? margin : undefined
}

type Props = {
  /** The first words are still to come. */
  begins: boolean
  /** The margin, where there is one: its room is kept from the beginning, so that no word moves. */
  margin: RefObject<HTMLDivElement | null> | undefined
  children: ReactNode
}

/** The place of an answer on its sheet: ruled until there is something to read, with a margin in wide windows. */
export const AnswerPlace = ({ begins, margin, children }: Props) => (
  <div className={margin ? 'min-[1200px]:grid min-[1200px]:grid-cols-[minmax(0,1fr)_12.5rem] min-[1200px]:pr-5' : ''}>
    <div className={`min-w-0 ${margin ? 'min-[1200px]:-mr-6' : ''} ${begins ? 'relative flex-1 pb-60' : ''}`}>
      {begins && <div className="ruled absolute inset-x-5 top-8 bottom-8 sm:inset-x-10" aria-hidden />}
      {children}
    </div>
    {margin && <div ref={margin} className="relative hidden min-[1200px]:block" />}
  </div>
)
