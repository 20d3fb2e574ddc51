import { type RefObject, useRef } from 'react'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { BottomSheet } from '../ui/BottomSheet.tsx'
import { LeftAlone, MendAll } from './Around.tsx'
import { NoteItems } from './NoteItems.tsx'
import type { Note, Notes } from './useNotes.ts'
import { howMany } from './words.ts'

const none = { de: 'Keine Hinweise mehr', en: 'No remarks left' }

export type NoteSheetProps = {
  notes: Notes
  how: string
  language: string | undefined
  /** The count that it was opened by. */
  count: RefObject<HTMLElement | null>
  onShow(note: Note): void
  onClose(): void
}

/** The notes on a text on a phone: they come from the bottom, over the text. */
export function NoteSheet({ notes, how, language, count, onShow, onClose }: NoteSheetProps) {
  const t = useText()
  const { number } = useFormats()
  const head = useRef<HTMLDivElement>(null)
  const many = notes.notes.length
  return (
    <BottomSheet
      title={many ? t(howMany(number(many), many === 1)) : t(none)}
      first={head}
      last={count}
      onClose={onClose}
    >
      <div ref={head} tabIndex={-1} className="grid scroll-mt-4 grid-cols-1 gap-4 text-sm outline-none">
        <MendAll notes={notes} className="btn-line min-h-11 justify-self-start px-3 text-sm" />
        <NoteItems {...{ notes, language, onShow }} onDone={() => head.current?.focus()} />
        <LeftAlone notes={notes} />
        <p className="text-xs text-muted">{how}</p>
      </div>
    </BottomSheet>
  )
}
