import type { Claim } from '#shared/claims.ts'
import { confidenceOf } from '#shared/claims-told.ts'
import { ClaimQuote } from '../answers/claims/ClaimQuote.tsx'
import { VerdictSign } from '../answers/claims/VerdictSign.tsx'
import { useFormats } from '../formats.ts'
import { useLocale, useText } from '../language.tsx'
import { words } from './words.ts'

type Props = {
  claim: Claim
  /** Of the text. */
  lang: string | undefined
  /** What stands before its verdict. */
  number: number | undefined
}

/** The verdict on a claim beside its sentence: how sure it is, why, and the sentences of pages it stands on. */
export function ClaimNote({ claim, lang, number: place }: Props) {
  const t = useText()
  const locale = useLocale()
  const { number } = useFormats()
  const { verdict, reason, sources } = claim
  const count = sources.length
  return (
    <>
      <p className="flex items-baseline gap-1.5">
        {place !== undefined && (
          <span className="text-xs font-semibold tabular-nums" aria-hidden>
            {place}
          </span>
        )}
        <VerdictSign verdict={verdict} writing={false} />
      </p>
      {reason && (
        <p lang={lang} className="wrap-anywhere">
          {reason}
        </p>
      )}
      <p className="text-xs text-muted">{confidenceOf(claim, locale)}</p>
      {count > 0 && (
        <details>
          <summary className="link min-h-6 w-fit cursor-pointer text-xs pointer-coarse:min-h-11 pointer-coarse:py-3">
            {t(words.sources(number(count), count === 1))}
          </summary>
          <div className="mt-1 grid grid-cols-1 gap-2 text-sm">
            {sources.map(source => (
              <ClaimQuote key={source.address + source.quotation} source={source} />
            ))}
          </div>
        </details>
      )}
    </>
  )
}
