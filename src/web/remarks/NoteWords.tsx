import { ClaimNote } from '../claims/ClaimNote.tsx'
import { CheckAgain } from '../answers/claims/CheckAgain.tsx'
import { Asking } from '../answers/asking.ts'
import { useText } from '../language.tsx'
import type { Note, Notes } from './useNotes.ts'

type Props = { note: Note; notes: Notes; number: number; lang: string | undefined }

/** What a note says, after its number; of a claim its verdict, with the way to have it checked again. */
export function NoteWords({ note: { message, quiet, claimed }, notes: { recheck }, number, lang }: Props) {
  const t = useText()
  if (!claimed)
    return (
      <p className={`wrap-anywhere ${quiet ? 'text-muted' : ''}`}>
        <span className="mr-1.5 text-xs font-semibold tabular-nums" aria-hidden>
          {number}
        </span>
        {t(message)}
      </p>
    )
  return (
    <div className="grid grid-cols-1 gap-1 text-ink">
      <ClaimNote claim={claimed.claim} lang={lang} number={number}>
        {recheck && (
          <Asking value={way => 'check' in way && recheck(way.check)}>
            <CheckAgain number={claimed.number} />
          </Asking>
        )}
      </ClaimNote>
    </div>
  )
}
