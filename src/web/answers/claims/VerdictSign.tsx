import { type Claim } from '#shared/claims.ts'
import { verdictNames } from '#shared/claims-told.ts'
import { useText } from '../../language.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { looks, words } from './words.ts'

/** The verdict on a claim, by a sign and its word; or that it is still being checked. */
export function VerdictSign({ verdict, writing }: Pick<Claim, 'verdict'> & { writing: boolean }) {
  const t = useText()
  const Icon = verdict && looks[verdict].icon
  return (
    <span
      className={`inline-flex items-center gap-1.5 text-sm font-semibold ${verdict ? looks[verdict].ink : 'text-muted'}`}
    >
      {Icon && <Icon className="size-4 shrink-0" aria-hidden />}
      {!verdict && writing && <Spinner />}
      {t(verdict ? verdictNames[verdict] : writing ? words.checking : words.unchecked)}
    </span>
  )
}
