import { MessageSquareQuote } from 'lucide-react'
import type { Editor } from '@tiptap/core'
import type { ClaimSource } from '#shared/claims.ts'
import { Asking } from '../../../answers/asking.ts'
import { CheckAgain } from '../../../answers/claims/CheckAgain.tsx'
import { words as claimWords } from '../../../answers/claims/words.ts'
import { ClaimNote } from '../../../claims/ClaimNote.tsx'
import { isHard } from '../../../claims/placed.ts'
import type { Claims } from '../../../claims/useClaims.ts'
import { useFormats } from '../../../formats.ts'
import { useText } from '../../../language.tsx'
import { words as checkWords } from '../words.ts'
import { addNote } from './note.ts'
import type { ShownClaim } from './useClaimMarks.ts'
import { words } from './words.ts'

type Props = {
  editor: Editor
  known: Claims
  shown: readonly ShownClaim[]
  current: number | undefined
  lang: string
  onGo(number: number): void
  /** One is done, and gone. */
  onDone(): void
}

/** The claims of a document, in its order: each with its verdict, what that stands on, and what can be done with it. */
export function ClaimItems({ editor, known, shown, current, lang, onGo, onDone }: Props) {
  const t = useText()
  const { day } = useFormats()
  const isAtRest = !known.live && known.about !== undefined
  const quotes = [t(words.open), t(words.close)] as const
  const take = (place: number, source: ClaimSource) => {
    const { date, readAt } = source
    const when = date ? t(claimWords.dated(day(date))) : t(claimWords.read(day(readAt)))
    addNote(editor, place, source, { quotes, when })
  }
  return (
    <ol className="grid grid-cols-1 gap-2">
      {shown.map(({ claim, number, to }) => (
        <li
          key={number}
          data-claim-item={number}
          aria-current={number === current || undefined}
          className={`grid grid-cols-1 gap-1 rounded-md border border-line border-l-2 px-3 py-2 text-sm
            aria-current:bg-sunken ${isHard(claim) ? 'border-l-danger' : ''}`}
        >
          <button
            type="button"
            lang={lang}
            dir="auto"
            title={t(checkWords.show)}
            className="block min-h-6 max-w-full cursor-pointer text-start font-medium wrap-anywhere hover:underline
              pointer-coarse:min-h-11 pointer-coarse:min-w-11"
            onClick={() => onGo(number)}
          >
            <span className="sr-only">{t(checkWords.show)}: </span>
            {claim.passage?.text ?? claim.claim}
          </button>
          <ClaimNote claim={claim} lang={lang} number={undefined}>
            {isAtRest && (
              <Asking value={way => 'check' in way && known.recheck(way.check)}>
                <CheckAgain number={number} />
              </Asking>
            )}
          </ClaimNote>
          <div className="flex flex-wrap gap-1.5">
            {claim.sources.map((source, at) => (
              <button
                key={source.address + source.quotation}
                type="button"
                data-deed
                className="btn-small border border-field"
                title={source.title}
                onClick={() => take(to, source)}
              >
                <MessageSquareQuote className="size-4" aria-hidden />
                {t(words.note(claim.sources.length > 1 ? String(at + 1) : ''))}
                <span className="sr-only">: {source.title}</span>
              </button>
            ))}
            <button
              type="button"
              data-deed
              className="btn-small text-muted"
              onClick={() => {
                known.leave(claim.claim)
                onDone()
              }}
            >
              {t(checkWords.leave)}
            </button>
          </div>
        </li>
      ))}
    </ol>
  )
}
