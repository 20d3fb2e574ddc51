import type { MouseEvent, ReactNode } from 'react'
import { useText } from '../../language.tsx'

const words = {
  heading: { de: 'Quellen und Anmerkungen', en: 'Sources and notes' },
  note: (number: string) => ({ de: `Anmerkung ${number}`, en: `Note ${number}` }),
  back: (number: string) => ({ de: `Zur Stelle von Anmerkung ${number}`, en: `To the place of note ${number}` }),
}

/** Leads to a place in the same text. */
const leadsTo =
  (place: string) =>
  ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const found = currentTarget.closest('.markdown')?.querySelector<HTMLElement>(place)
    found?.scrollIntoView({ block: 'center' })
    found?.focus({ preventScroll: true })
  }

/** The number of a note where a text calls for it: it leads there. */
export function NoteCall({ number }: { number: string }) {
  const t = useText()
  return (
    <button
      type="button"
      data-call={number}
      aria-label={t(words.note(number))}
      className="note-number"
      onClick={leadsTo(`[data-note="${number}"]`)}
    >
      {number}
    </button>
  )
}

type Props = { number: string; isFirst: boolean; children?: ReactNode }

/** A note below its text; its number leads back to where it is called for. Above the first stands what they are. */
export function Note({ number, isFirst, children }: Props) {
  const t = useText()
  return (
    <>
      {isFirst && (
        <p data-added className="notes-heading">
          {t(words.heading)}
        </p>
      )}
      <div className="note" data-note={number} tabIndex={-1}>
        <button
          type="button"
          aria-label={t(words.back(number))}
          className="note-number"
          onClick={leadsTo(`[data-call="${number}"]`)}
        >
          {number}
        </button>
        <div className="min-w-0">{children}</div>
      </div>
    </>
  )
}
