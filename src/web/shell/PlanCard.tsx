import { useUsage } from '../data/usage.ts'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { Meter } from '../ui/Meter.tsx'
import { UpgradeLink } from '../upgrade/UpgradeLink.tsx'

const words = {
  plan: { de: 'Ihr Tarif', en: 'Your plan' },
  meter: { de: 'Anfragen', en: 'Requests' },
  unlimited: { de: 'Unbegrenzt', en: 'Unlimited' },
  used: (used: string, one: boolean) => ({
    de: `${used} ${one ? 'Anfrage' : 'Anfragen'} in diesem Monat`,
    en: `${used} ${one ? 'request' : 'requests'} this month`,
  }),
  left: (left: string) => ({ de: `${left} übrig`, en: `${left} left` }),
  until: (limit: string, day: string) => ({ de: `von ${limit} bis ${day}`, en: `of ${limit} until ${day}` }),
  larger: { de: 'Tarif erweitern', en: 'Upgrade' },
}

/** The plan and what is left of it: amber when little is left, red when nothing is. */
export function PlanCard() {
  const t = useText()
  const { number, renewal } = useFormats()
  const { plan, used, limit, left, tone, renews } = useUsage()
  return (
    <section aria-label={t(words.plan)} className="mt-auto rounded-lg border border-line p-3">
      <p className="flex items-baseline justify-between gap-2 text-sm">
        <span className="font-medium">{plan}</span>
        <span className="text-muted tabular-nums">{t(left === null ? words.unlimited : words.left(number(left)))}</span>
      </p>
      {limit === null || left === null ? (
        <p className="mt-1 text-sm text-muted">{t(words.used(number(used), used === 1))}</p>
      ) : (
        <>
          <Meter label={t(words.meter)} used={used} limit={limit} says={t(words.left(number(left)))} className="mt-2" />
          <p className="mt-2 text-sm text-muted">{t(words.until(number(limit), renewal(renews)))}</p>
          {tone !== 'accent' && (
            <UpgradeLink className="link mt-1 inline-flex items-center gap-1.5 text-sm">{t(words.larger)}</UpgradeLink>
          )}
        </>
      )}
    </section>
  )
}
