import { useRef } from 'react'
import { createPortal } from 'react-dom'
import { CircleCheck } from 'lucide-react'
import type { Source } from '../refine/source-map.ts'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { type Places, useMargin } from './useMargin.ts'
import type { Note, useNotes } from './useNotes.ts'
import { deeds, done, howMany } from './words.ts'

const words = {
  notes: { de: 'Hinweise zum Text', en: 'Remarks on the text' },
  was: (what: string) => ({ de: `Ausgangstext: ${what}`, en: `Original: ${what}` }),
}

type ItemProps = {
  note: Note
  canChange: boolean
  notes: ReturnType<typeof useNotes>
  onLeave(): void
  onDone(): void
}

/** A note, its number and what can be done about it. */
function Item({ note, canChange, notes, onLeave, onDone }: ItemProps) {
  const t = useText()
  const { name, message, quiet, was, added, remark } = note
  const deed = (label: string, act: () => void, title?: string) => (
    <button type="button" className="link min-h-6 min-w-6 text-xs" title={title} onClick={() => (act(), onDone())}>
      {label}
    </button>
  )
  return (
    <li
      data-note={name}
      className={`absolute inset-x-0 border-l-2 pl-2.5 text-sm ${quiet ? 'border-line text-muted' : 'border-warn'}`}
    >
      <p className="wrap-anywhere">
        <span data-number className="mr-1.5 text-xs font-semibold tabular-nums" aria-hidden />
        {t(message)}
      </p>
      {was && <p className="text-xs text-muted wrap-anywhere">{t(words.was(was))}</p>}
      <div className="flex flex-wrap gap-x-3">
        {canChange && added?.correct && deed(t(deeds.correct), () => notes.put({ what: 'correct', name }))}
        {canChange &&
          added?.strike &&
          deed(t(deeds.strike), () => notes.put({ what: 'strike', name }), t(deeds.gone(added.struck ?? '')))}
        {canChange && remark?.mend && deed(t(deeds.mend), () => notes.mend(remark))}
        {deed(t(deeds.leave), onLeave)}
      </div>
    </li>
  )
}

type Props = Places & {
  source: Source
  notes: ReturnType<typeof useNotes>
  /** Nothing was added that was not given. */
  isClear: boolean
  canChange: boolean
  onLeave(name: string): void
  /** Shows again what was left as it is. */
  onAsk(): void
}

/** The notes on a text in its margin, each level with its passage; above them how many there are. */
export function Margin({ box, margin, source, notes, isClear, canChange, onLeave, onAsk }: Props) {
  const t = useText()
  const { number } = useFormats()
  const head = useRef<HTMLDivElement>(null)
  useMargin({ box, margin }, source, notes.notes)
  if (!margin.current) return null
  const count = notes.notes.length
  return createPortal(
    <aside aria-label={t(words.notes)} className="print:hidden">
      <div
        ref={head}
        data-head
        tabIndex={-1}
        className="absolute inset-x-0 top-2 flex flex-wrap gap-x-3 text-xs text-muted outline-none"
      >
        {isClear && (
          <p className="flex gap-2">
            <CircleCheck className="mt-0.5 size-3.5 shrink-0 text-ok" aria-hidden />
            {t(done.clear)}
          </p>
        )}
        {count > 0 && <span>{t(howMany(number(count), count === 1))}</span>}
        {canChange && notes.canBeMended > 1 && (
          <button type="button" className="link" onClick={notes.mendAll}>
            {t(deeds.mendAll(number(notes.canBeMended)))}
          </button>
        )}
        {notes.leftAlone > 0 && (
          <span>
            {t(done.left(number(notes.leftAlone), notes.leftAlone === 1))}{' '}
            <button type="button" className="link" onClick={onAsk}>
              {t(done.again)}
            </button>
          </span>
        )}
      </div>
      <ul>
        {notes.notes.map(note => (
          <Item
            key={note.name}
            note={note}
            notes={notes}
            canChange={canChange}
            onLeave={() => onLeave(note.name)}
            onDone={() => head.current?.focus()}
          />
        ))}
      </ul>
      {notes.notes.map(({ name }) => (
        <sup key={name} data-mark={name} hidden aria-hidden className="margin-mark" />
      ))}
    </aside>,
    margin.current,
  )
}
