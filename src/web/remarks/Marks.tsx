import { Fragment, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import type { Note } from './useNotes.ts'
import type { Places } from './usePlaces.ts'

type Props = { box: RefObject<HTMLElement | null>; notes: readonly Note[]; places: Places }

/** The number of each note beside the words that it means; words in a field are underlined from above, too. */
export function Marks({ box, notes, places }: Props) {
  if (!box.current) return null
  return createPortal(
    <div aria-hidden className="pointer-events-none absolute top-0 left-0 print:hidden">
      {notes.map(({ name, quiet }, at) => {
        const place = places.get(name)
        const last = place?.lines.at(-1)
        if (!place || !last) return null
        return (
          <Fragment key={name}>
            {place.inField &&
              place.lines.map(({ left, top, width, height }, line) => (
                <span
                  key={line}
                  className={`absolute h-0.5 ${quiet ? 'bg-field' : 'bg-warn'}`}
                  style={{ left, top: top + height - 1, width }}
                />
              ))}
            <sup
              className={`note-mark ${quiet ? 'text-muted' : 'text-warn'}`}
              style={{ left: last.left + last.width, top: last.top }}
            >
              {at + 1}
            </sup>
          </Fragment>
        )
      })}
    </div>,
    box.current,
  )
}
