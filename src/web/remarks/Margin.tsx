import { type RefObject, useMemo, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { Clear, LeftAlone, MendAll } from './Around.tsx'
import { Deeds } from './Deeds.tsx'
import { useMargin } from './useMargin.ts'
import type { Notes } from './useNotes.ts'
import { NoteWords } from './NoteWords.tsx'
import type { Places } from './usePlaces.ts'
import { howMany, notesLabel } from './words.ts'

const words = {
  was: (what: string) => ({ de: `Ausgangstext: ${what}`, en: `Original: ${what}` }),
}

type Props = {
  box: RefObject<HTMLElement | null>
  margin: RefObject<HTMLElement | null>
  notes: Notes
  places: Places
  /** Of the text. */
  lang: string | undefined
  /** Nothing was added that was not given. */
  isClear: boolean
}

/** The notes on a text in its margin, each level with its passage; above them how many there are. */
export function Margin({ box, margin, notes, places, lang, isClear }: Props) {
  const t = useText()
  const { number } = useFormats()
  const head = useRef<HTMLDivElement>(null)
  const names = useMemo(() => notes.notes.map(({ name }) => name), [notes.notes])
  useMargin({ box, margin }, names, places)
  if (!margin.current) return null
  const count = notes.notes.length
  return createPortal(
    <aside aria-label={t(notesLabel)} className="print:hidden">
      <div
        ref={head}
        data-head
        tabIndex={-1}
        className="absolute inset-x-0 top-2 flex flex-wrap gap-x-3 text-xs text-muted outline-none"
      >
        {isClear && <Clear />}
        {count > 0 && <span>{t(howMany(number(count), count === 1))}</span>}
        <MendAll notes={notes} className="link" />
        <LeftAlone notes={notes} />
      </div>
      <ul>
        {notes.notes.map((note, at) => (
          <li
            key={note.name}
            data-note={note.name}
            className={`absolute inset-x-0 border-l-2 pl-2.5 text-sm
              ${note.quiet ? 'border-line text-muted' : 'border-warn'}`}
          >
            <NoteWords {...{ note, notes, lang }} number={at + 1} />
            {note.there && <p className="text-xs text-muted wrap-anywhere">{t(words.was(note.there.marked))}</p>}
            <div className="flex flex-wrap gap-x-3">
              <Deeds
                {...{ note, notes }}
                className="link min-h-6 min-w-6 text-xs"
                onDone={() => head.current?.focus()}
              />
            </div>
          </li>
        ))}
      </ul>
    </aside>,
    margin.current,
  )
}
