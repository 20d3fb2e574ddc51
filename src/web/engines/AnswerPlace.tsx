import type { ReactNode } from 'react'
import type { RoomBeside } from '../remarks/room-beside.ts'

type Props = {
  /** The first words are still to come. */
  begins: boolean
  /** It is pictures that will come. */
  paints: boolean
  /** The margin, where there is one: its room is kept from the beginning, so that no word moves. */
  beside: RoomBeside | undefined
  children: ReactNode
}

const withMargin =
  'min-[1200px]:grid min-[1200px]:grid-cols-[minmax(0,1fr)_12.5rem] min-[1200px]:pr-3.5 min-[1440px]:pr-5 ' +
  'min-[1600px]:grid-cols-[minmax(0,1fr)_15rem] min-[1600px]:pr-7'

/**
 * The place of an answer on its sheet: ruled until there is something to read, or a frame until there is something to
 * see, with a margin in wide windows.
 */
export function AnswerPlace({ begins, paints, beside, children }: Props) {
  return (
    <div className={beside && withMargin}>
      <div
        className={`min-w-0 ${beside ? 'min-[1200px]:-mr-2 min-[1440px]:-mr-6' : ''} ${begins ? 'relative isolate flex-1 pb-60' : ''}`}
      >
        {begins && (
          <div
            className={`absolute inset-x-(--sheet-x) top-8 -z-1 ${paints ? 'skeleton h-80' : 'ruled bottom-8'}`}
            aria-hidden
          />
        )}
        {children}
      </div>
      {beside && <div ref={beside} className="relative hidden min-[1200px]:block" />}
    </div>
  )
}
