import { Check, Undo2, X } from 'lucide-react'
import { editKinds } from '#language/comparing/edits.ts'
import { useText } from '../../language.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { whyOf } from './context.ts'
import type { Judged, Verdict } from './verdicts.ts'
import { Wordings } from './Wordings.tsx'

const words = {
  take: { de: 'Annehmen', en: 'Accept' },
  refuse: { de: 'Ablehnen', en: 'Reject' },
  taken: { de: 'Angenommen', en: 'Accepted' },
  refused: { de: 'Abgelehnt', en: 'Rejected' },
  takeOne: (number: number) => ({ de: `Korrektur ${number} annehmen`, en: `Accept correction ${number}` }),
  refuseOne: (number: number) => ({ de: `Korrektur ${number} ablehnen`, en: `Reject correction ${number}` }),
  reopen: (number: number) => ({ de: `Korrektur ${number} wieder öffnen`, en: `Reopen correction ${number}` }),
}

type Props = Judged & {
  number: number
  /** The words beside it in the text. */
  beside: { readonly before: string; readonly behind: string }
  reason?: string
  /** Whether it is the one that is looked at. */
  isMeant: boolean
  lang?: string
  onJudge?(verdict: Verdict): void
}

/** One correction among the words beside it, what kind it is, in a sentence why, and its reader's word on it. */
export function EditCard({ edit, verdict, number, beside, reason, isMeant, lang, onJudge }: Props) {
  const t = useText()
  // Where cards stand close, one that is not looked at is a line: what changes, and its buttons.
  const folded = isMeant ? '' : '@xl:group-data-dense/cards:hidden'
  const line =
    '@xl:not-group-data-dense/cards:block @xl:group-data-dense/cards:flex-nowrap @xl:group-data-dense/cards:py-1'
  const sign = isMeant ? '@xl:@max-2xl:hidden' : '@xl:@max-2xl:not-group-data-dense/cards:hidden'
  const Icon = verdict === 'refused' ? X : Check
  return (
    <li
      className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5 border-t border-line px-5 py-3 text-sm
        sm:px-10 @xl:px-3 @2xl:px-4
        ${isMeant ? '@xl:block @xl:bg-sunken' : line}`}
      data-verdict={verdict}
    >
      <div className="min-w-0">
        <p className={`font-medium ${folded}`}>
          <span className="text-muted tabular-nums">{number}</span> {t(editKinds[edit.kind])}
        </p>
        <p
          lang={lang}
          className={`wrap-anywhere whitespace-pre-wrap ${isMeant ? 'mt-1' : '@xl:not-group-data-dense/cards:mt-1'}`}
        >
          {!isMeant && (
            <span className="hidden text-muted tabular-nums @xl:group-data-dense/cards:inline">{number} </span>
          )}
          <span className={`text-muted ${folded}`}>{beside.before}</span>
          <Wordings {...edit} />
          <span className={`text-muted ${folded}`}>{beside.behind}</span>
        </p>
        {verdict === 'open' && (
          <p lang={reason && lang} className={`mt-1 text-muted wrap-anywhere ${folded}`}>
            {reason ?? t(whyOf(edit))}
          </p>
        )}
      </div>
      {verdict === 'open' && onJudge ? (
        <div
          className={`flex shrink-0 flex-wrap gap-2 @xl:gap-1 ${isMeant ? '@xl:mt-2' : '@xl:not-group-data-dense/cards:mt-2'}`}
        >
          <button
            type="button"
            className="btn-small border border-field"
            aria-label={t(words.takeOne(number))}
            onClick={() => onJudge('taken')}
          >
            <Check className={`size-4 text-ok ${sign}`} aria-hidden />
            <span className={folded}>{t(words.take)}</span>
          </button>
          <button
            type="button"
            className="btn-small"
            aria-label={t(words.refuseOne(number))}
            onClick={() => onJudge('refused')}
          >
            <X className={`size-4 text-danger ${sign}`} aria-hidden />
            <span className={folded}>{t(words.refuse)}</span>
          </button>
        </div>
      ) : (
        verdict !== 'open' && (
          <p className="flex shrink-0 items-center gap-1.5 text-muted @xl:not-group-data-dense/cards:mt-1">
            <Icon className={`size-4 ${verdict === 'taken' ? 'text-ok' : 'text-danger'}`} aria-hidden />
            <span className={isMeant ? '' : '@xl:group-data-dense/cards:sr-only'}>
              {t(verdict === 'taken' ? words.taken : words.refused)}
            </span>
            {onJudge && (
              <IconButton
                icon={Undo2}
                label={t(words.reopen(number))}
                className="-my-1 size-8"
                onClick={() => onJudge('open')}
              />
            )}
          </p>
        )
      )}
    </li>
  )
}
