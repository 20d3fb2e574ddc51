import { Suspense, useRef } from 'react'
import { createPortal } from 'react-dom'
import { MessageSquareText } from 'lucide-react'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { later } from '../ui/later.ts'
import { useOpener } from '../ui/useOpener.ts'
import { Clear } from './Around.tsx'
import type { NoteSheetProps } from './NoteSheet.tsx'
import type { Note } from './useNotes.ts'
import { howMany } from './words.ts'

const NoteSheet = later<NoteSheetProps>(() => import('./NoteSheet.tsx').then(it => it.NoteSheet))

const words = {
  left: (count: string, one: boolean) => ({
    de: `${count} belassen`,
    en: `${count} left ${one ? 'as it is' : 'alone'}`,
  }),
}

type Props = Omit<NoteSheetProps, 'count' | 'onClose'> & {
  isClear: boolean
  /** The line at the window's foot, where there is one. */
  foot: HTMLElement | null | undefined
}

/** How many notes there are, on phones: at the foot of the window, or below the text. It opens them. */
export function NoteCount({ notes, isClear, foot, onShow, ...sheet }: Props) {
  const t = useText()
  const { number } = useFormats()
  const button = useRef<HTMLButtonElement>(null)
  const { isOpen, open, close, hints } = useOpener(NoteSheet)
  const count = notes.notes.length
  const isHard = notes.notes.some(({ quiet }) => !quiet)
  // The dialog gives the page its scrolling back first.
  const behind = (go: (note: Note) => void) => (note: Note) => (close(), void setTimeout(() => go(note), 50))
  const opener = (count > 0 || notes.leftAlone > 0) && (
    <button
      ref={button}
      type="button"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      className="btn-line min-h-10 shrink-0 gap-1.5 px-2.5 text-sm pointer-coarse:min-h-11"
      onClick={open}
      {...hints}
    >
      <MessageSquareText className={`size-4 ${isHard ? 'text-warn' : 'text-muted'}`} strokeWidth={1.75} aria-hidden />
      {count ? t(howMany(number(count), count === 1)) : t(words.left(number(notes.leftAlone), notes.leftAlone === 1))}
    </button>
  )
  const here = (isClear || (opener && !foot)) && (
    <div className="flex flex-wrap items-center gap-3 border-t border-line px-5 py-3 text-sm print:hidden">
      {isClear && <Clear />}
      {!foot && opener}
    </div>
  )
  return (
    <>
      {here}
      {foot && opener && createPortal(opener, foot)}
      <Suspense>
        {isOpen && (
          <NoteSheet
            {...sheet}
            notes={{ ...notes, take: behind(notes.take) }}
            count={button}
            onShow={behind(onShow)}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  )
}
