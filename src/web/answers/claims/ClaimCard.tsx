import { type Claim } from '#shared/claims.ts'
import { confidenceOf } from '#shared/claims-told.ts'
import { useLocale, useText } from '../../language.tsx'
import { CheckAgain } from './CheckAgain.tsx'
import { ClaimQuote } from './ClaimQuote.tsx'
import { VerdictSign } from './VerdictSign.tsx'
import { looks, words } from './words.ts'

type Props = {
  claim: Claim
  number: number
  lang?: string
  writing: boolean
  /** Whether it is said of all of them that none was checked. */
  listed: boolean
  id: string
}

/** A claim with its verdict, how sure that is, and the sentences it stands on. */
export function ClaimCard({ claim: one, number, lang, writing, listed, id }: Props) {
  const t = useText()
  const locale = useLocale()
  const { claim, passage, verdict, reason, sources, gone = [] } = one
  return (
    <li
      id={id}
      tabIndex={-1}
      className={`grid scroll-mt-32 grid-cols-[1.5rem_minmax(0,1fr)] border-l-2 py-1 pl-3 outline-none ${verdict ? looks[verdict].line : 'border-line'}`}
    >
      <span className="pt-px text-sm font-semibold text-muted tabular-nums">{number}</span>
      <div className="grid grid-cols-1 gap-2">
        <div>
          {!listed && <VerdictSign verdict={verdict} writing={writing} />}
          <p lang={lang} className="font-medium wrap-anywhere">
            {claim}
          </p>
          {!passage && <p className="text-sm text-muted">{t(words.elsewhere)}</p>}
        </div>
        {reason && (
          <p lang={lang} className="wrap-anywhere">
            {reason}
          </p>
        )}
        {!listed && (verdict || !writing) && <p className="text-sm text-muted">{confidenceOf(one, locale)}</p>}
        {sources.map(source => (
          <ClaimQuote key={source.address + source.quotation} source={source} />
        ))}
        {gone.map(source => (
          <ClaimQuote key={`gone ${source.address}${source.quotation}`} source={source} gone />
        ))}
        {!writing && <CheckAgain number={number} />}
      </div>
    </li>
  )
}
