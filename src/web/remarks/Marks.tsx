import { Fragment, type RefObject, useMemo } from 'react'
import { createPortal } from 'react-dom'
import type { Note } from './useNotes.ts'
import type { Places } from './usePlaces.ts'

type Props = { box: RefObject<HTMLElement | null>; notes: readonly Note[]; places: Places }

/** Of a sign, and as near as two numbers may come. */
const room = { sign: 6, gap: 4 }

/** How far each number is moved along its line, so that several behind the same words can be read. */
const moved = (notes: readonly Note[], places: Places) => {
  const taken = new Map<string, number>()
  return notes.map(({ name }, at) => {
    const last = places.get(name)?.lines.at(-1)
    if (!last) return 0
    const end = `${Math.round((last.left + last.width) / 8)} ${Math.round(last.top / 8)}`
    const by = taken.get(end) ?? 0
    taken.set(end, by + String(at + 1).length * room.sign + room.gap)
    return by
  })
}

/** The number of each note beside the words that it means; words in a field are underlined from above, too. */
export function Marks({ box, notes, places }: Props) {
  const by = useMemo(() => moved(notes, places), [notes, places])
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
              style={{ left: last.left + last.width + (by[at] ?? 0), top: last.top }}
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
