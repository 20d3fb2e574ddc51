import { useText } from '../language.tsx'
import type { Note, Notes } from './useNotes.ts'
import { deeds } from './words.ts'

type Props = {
  note: Note
  notes: Notes
  /** How each of them looks. */
  className: string
  /** One was done: what was pressed goes away. */
  onDone(): void
}

/** What can be done about a note. */
export function Deeds({ note, notes, className, onDone }: Props) {
  const t = useText()
  const { name, added, remark, place } = note
  const { canChange } = notes
  const isMade = added?.correct || added?.strike || remark?.correct || remark?.mend
  const deed = (label: string, act: () => void, title?: string) => (
    <button type="button" className={className} title={title} onClick={() => (act(), onDone())}>
      {label}
    </button>
  )
  return (
    <>
      {canChange && added?.correct && deed(t(deeds.correct), () => notes.put({ what: 'correct', name }))}
      {canChange &&
        added?.strike &&
        deed(t(deeds.strike), () => notes.put({ what: 'strike', name }), t(deeds.gone(added.struck ?? '')))}
      {canChange && remark?.correct && deed(t(deeds.correct), () => notes.mend(remark))}
      {canChange && remark?.mend && deed(t(deeds.mend), () => notes.mend(remark))}
      {canChange && place && !isMade && (
        <button type="button" className={className} onClick={() => notes.take(note)}>
          {t(remark?.kind === 'gap' ? deeds.fill : deeds.change)}
        </button>
      )}
      {deed(t(deeds.leave), () => notes.leave(note))}
    </>
  )
}
