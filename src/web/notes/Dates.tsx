import { CalendarDays } from 'lucide-react'
import type { Mend } from '#language/checks/finding.ts'
import { insert } from '../ui/insert.ts'
import { useText } from '../language.tsx'
import { useCalendar } from './useCalendar.ts'

export type DatesProps = {
  /** Of the field and of these remarks, which describe it. */
  control: string
  id: string
  entry: string
  onEntry(entry: string): void
}

/** What there is to ask about the dates in a field, below it: calm, spoken when there is a pause, mended by a click. */
export function Dates({ control, id, entry, onEntry }: DatesProps) {
  const t = useText()
  const remarks = useCalendar(entry)
  const mend = ({ from, to, text }: Mend) => {
    const field = document.getElementById(control)
    if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return
    field.focus()
    field.setSelectionRange(from, to)
    // As if it had been typed: the browser can take it back.
    insert(field, text, onEntry)
  }
  return (
    <ul id={id} aria-live="polite" className={`grid grid-cols-1 gap-1 text-sm ${remarks.length ? '' : 'sr-only'}`}>
      {remarks.map(({ message, mends, quiet }) => (
        <li key={message.en} className="flex items-start gap-2">
          <CalendarDays
            className={`mt-1.5 size-4 shrink-0 pointer-coarse:mt-3.5 ${quiet ? 'text-muted' : 'text-warn'}`}
            strokeWidth={1.75}
            aria-hidden
          />
          <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
            <span className={`min-w-0 py-1 pointer-coarse:py-3 ${quiet ? 'text-muted' : ''}`}>{t(message)}</span>
            {mends.map(({ label, mend: change }) => (
              <button
                key={label.en}
                type="button"
                className="btn-line min-h-9 shrink-0 px-3 text-sm pointer-coarse:min-h-11"
                onClick={() => mend(change)}
              >
                {t(label)}
              </button>
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}
