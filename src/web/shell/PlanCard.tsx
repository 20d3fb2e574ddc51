import { useUsage } from '../data/usage.ts'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { Meter } from '../ui/Meter.tsx'
import { UpgradeLink } from '../upgrade/UpgradeLink.tsx'

const words = {
  plan: { de: 'Ihr Tarif', en: 'Your plan' },
  meter: { de: 'Verbrauchte Anfragen', en: 'Requests used' },
  unlimited: { de: 'Unbegrenzt', en: 'Unlimited' },
  used: (used: string, one: boolean) => ({
    de: `${used} ${one ? 'Anfrage' : 'Anfragen'} in diesem Monat`,
    en: `${used} ${one ? 'request' : 'requests'} this month`,
  }),
  left: (left: string, day: string) => ({ de: `Noch ${left} bis ${day}`, en: `${left} left until ${day}` }),
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
        <span className="text-muted tabular-nums">
          {limit === null ? t(words.unlimited) : `${number(used)} / ${number(limit)}`}
        </span>
      </p>
      {limit === null || left === null ? (
        <p className="mt-1 text-sm text-muted">{t(words.used(number(used), used === 1))}</p>
      ) : (
        <>
          <Meter
            label={t(words.meter)}
            used={used}
            limit={limit}
            says={`${number(used)} / ${number(limit)}`}
            className="mt-2"
          />
          <p className="mt-2 text-sm text-muted">{t(words.left(number(left), renewal(renews)))}</p>
          {tone !== 'accent' && (
            <UpgradeLink className="link mt-1 inline-flex items-center gap-1.5 text-sm">{t(words.larger)}</UpgradeLink>
          )}
        </>
      )}
    </section>
  )
}
