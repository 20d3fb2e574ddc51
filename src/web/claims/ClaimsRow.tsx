import { useId } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { BadgeCheck, RefreshCw, Square } from 'lucide-react'
import { type Claim, isUnsearched, verdicts } from '#shared/claims.ts'
import { verdictNames } from '#shared/claims-told.ts'
import { costOfChecking, longestChecked } from '#shared/claims-checking.ts'
import { planNames, smallestOf } from '#shared/plans.ts'
import { lengthOf } from '#shared/text.ts'
import { words as claimWords } from '../answers/claims/words.ts'
import { engineQuery } from '../data/engines.ts'
import { useModels } from '../data/models.ts'
import { useSession } from '../data/session.ts'
import { MissingSearch } from '../fields/MissingSearch.tsx'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { CostLine } from '../limit/CostLine.tsx'
import { pages } from '../pages.ts'
import { FailureOf } from '../runs/FailureOf.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { UpgradeLink } from '../upgrade/UpgradeLink.tsx'
import type { Claims } from './useClaims.ts'
import { words } from './words.ts'

const tool = 'fact_check'

/** How many claims were checked, and what became of them. */
function Counts({ claims, gone }: { claims: readonly Claim[]; gone: number }) {
  const t = useText()
  const { number } = useFormats()
  const unsearched = claims.filter(isUnsearched).length
  const searched = claims.filter(one => !isUnsearched(one))
  const counts = verdicts.flatMap(verdict => {
    const count = searched.filter(one => one.verdict === verdict).length
    return count ? [`${number(count)} ${t(verdictNames[verdict])}`] : []
  })
  const checked = searched.filter(({ verdict }) => verdict).length
  const rest = searched.length - checked
  if (rest) counts.push(`${number(rest)} ${t(claimWords.unchecked)}`)
  return (
    <p className="text-sm">
      {searched.length > 0 &&
        [t(words.count(number(checked), checked === 1)), counts.join(', ')].filter(Boolean).join(': ')}
      {unsearched > 0 && (
        <span className="block">{t(claimWords.unsearched(number(unsearched), unsearched === 1))}</span>
      )}
      {gone > 0 && <span className="block text-muted">{t(words.gone(number(gone), gone === 1))}</span>}
    </p>
  )
}

type Props = {
  claims: Claims
  /** What would be checked. */
  text: string
  /** How many are no longer in the text. */
  gone: number
  /** Said where the text is too long to be checked at once. */
  tooLong?: string
  className: string
  onCheck(): void
}

/** Has the claims of a text checked: what that costs, how far it is, and what came of it. */
export function ClaimsRow({ claims: known, text, gone, tooLong, className, onCheck }: Props) {
  const t = useText()
  const id = useId()
  const { connected } = useModels()
  const { plan_text: plan } = useSession()
  const { data: engine } = useQuery(engineQuery(tool))
  const call = engine?.calls.factcheck
  const { claims, about, live, failure } = known
  const access = call?.access ?? engine?.access
  const opens = !access || access.includes(plan) ? undefined : smallestOf(access)
  const isLong = lengthOf(text.trim()) > longestChecked
  const isThere = !live && claims.length > 0
  const searched = !claims.some(isUnsearched)
  if (!call || !known.isKnown || !text.trim()) return null
  const press = (
    <button
      type="button"
      className="btn-line"
      aria-describedby={`${id}-cost`}
      disabled={!connected}
      onClick={failure ? () => failure.again() : onCheck}
    >
      {isThere || failure ? (
        <RefreshCw className="size-4" aria-hidden />
      ) : (
        <BadgeCheck className="size-4" aria-hidden />
      )}
      {t(failure ? words.retry : isThere ? words.again : words.check)}
    </button>
  )
  return (
    <section aria-label={t(words.title)} className={`grid grid-cols-1 gap-2 print:hidden ${className}`}>
      {isThere && <Counts claims={claims} gone={gone} />}
      {failure && !live && <FailureOf {...failure} onOther={() => failure.again(true)} />}
      {live && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1" aria-busy>
          <p className="flex min-w-0 items-center gap-2 text-sm text-muted">
            <Spinner /> {live.step ?? t(words.checking)}
          </p>
          {live.run && (
            <button type="button" className="btn-small" onClick={known.stop}>
              <Square className="size-3 fill-current" aria-hidden />
              {t(words.stop)}
            </button>
          )}
        </div>
      )}
      {!live && opens && (
        <UpgradeLink plan={opens} className="link flex min-h-9 w-fit items-center gap-1.5 text-sm">
          {t(words.unlock(planNames[opens]))}
        </UpgradeLink>
      )}
      {!live && !opens && isLong && !failure && <p className="text-sm text-muted">{tooLong ?? t(words.long)}</p>}
      {!live && !opens && (!isLong || failure) && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {press}
          <p id={`${id}-cost`} className="text-sm text-muted">
            {connected ? <CostLine cost={costOfChecking(text)} unasked /> : t(words.noModel)}
          </p>
          {about && isThere && (
            <Link to={pages.engine} params={{ slug: tool }} search={{ run: about._id }} className="link text-sm">
              {t(words.open)}
            </Link>
          )}
        </div>
      )}
      {!opens && !live && (
        <div className="text-xs text-muted">
          {(!isThere || searched) &&
            t(call.lacks === 'search' && call.note ? call.note : isThere ? words.how : words.line)}
          {call.lacks === 'search' && <MissingSearch />}
        </div>
      )}
      <p role="status" className="sr-only">
        {live ? t(words.checking) : isThere && t(words.count(String(claims.length), claims.length === 1))}
      </p>
    </section>
  )
}
