import type { ReactNode } from 'react'
import type { Claim } from '#shared/claims.ts'
import { confidenceOf } from '#shared/claims-told.ts'
import { ClaimQuote } from '../answers/claims/ClaimQuote.tsx'
import { VerdictSign } from '../answers/claims/VerdictSign.tsx'
import { useFormats } from '../formats.ts'
import { useLocale, useText } from '../language.tsx'
import { isHard } from './placed.ts'
import { words } from './words.ts'

type Props = {
  claim: Claim
  /** Of the text. */
  lang: string | undefined
  /** What stands before its verdict. */
  number: number | undefined
  /** What can be done with it, folded away. */
  children?: ReactNode
}

/** The verdict on a claim beside its sentence: how sure it is, why, and the sentences of pages it stands on. */
export function ClaimNote({ claim, lang, number: place, children }: Props) {
  const t = useText()
  const locale = useLocale()
  const { number } = useFormats()
  const { verdict, reason, sources, gone = [] } = claim
  const count = sources.length
  const why = reason && (
    <p lang={lang} className="wrap-anywhere">
      {reason}
    </p>
  )
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
      {isHard(claim) && why}
      <p className="text-xs text-muted">{confidenceOf(claim, locale)}</p>
      {gone.length > 0 && <p className="text-xs">{t(words.nowGone(number(gone.length), gone.length === 1))}</p>}
      {(count > 0 || gone.length > 0 || reason || children) && (
        <details>
          <summary className="link min-h-6 w-fit cursor-pointer text-xs pointer-coarse:min-h-11 pointer-coarse:py-3">
            {t(count ? words.sources(number(count), count === 1) : words.more)}
          </summary>
          <div className="mt-1 grid grid-cols-1 gap-2 text-sm">
            {!isHard(claim) && why}
            {sources.map(source => (
              <ClaimQuote key={source.address + source.quotation} source={source} />
            ))}
            {gone.map(source => (
              <ClaimQuote key={`gone ${source.address}${source.quotation}`} source={source} gone />
            ))}
            {children}
          </div>
        </details>
      )}
    </>
  )
}
