import { useRef } from 'react'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { Clear, LeftAlone, MendAll } from './Around.tsx'
import { NoteItems } from './NoteItems.tsx'
import type { Note, Notes } from './useNotes.ts'
import { howMany, notesLabel } from './words.ts'

type Props = {
  notes: Notes
  isClear: boolean
  /** Where they come from, and who decides. */
  how: string
  language: string | undefined
  onShow(note: Note): void
}

/** The notes on a text below it, where it has no margin; nothing where there is nothing to say. */
export function NoteList({ notes, isClear, how, language, onShow }: Props) {
  const t = useText()
  const { number } = useFormats()
  const head = useRef<HTMLDivElement>(null)
  const count = notes.notes.length
  if (!count && !notes.leftAlone && !isClear) return null
  return (
    // A group, not a landmark: of several answers on a page each has one.
    <div role="group" aria-label={t(notesLabel)} className="border-t border-line sheet-x py-4 text-sm print:hidden">
      <div ref={head} tabIndex={-1} className="flex flex-wrap items-center gap-x-4 gap-y-1 outline-none">
        {isClear && <Clear />}
        {count > 0 && <h3 className="font-medium">{t(howMany(number(count), count === 1))}</h3>}
        <MendAll notes={notes} className="btn-line min-h-9 px-3 text-sm" />
        <LeftAlone notes={notes} />
      </div>
      {count > 0 && (
        <div className="mt-3 grid grid-cols-1 gap-4">
          <NoteItems {...{ notes, language, onShow }} onDone={() => head.current?.focus()} />
          <p className="text-xs text-muted">{how}</p>
        </div>
      )}
    </div>
  )
}
