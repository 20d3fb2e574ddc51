import { Link } from '@tanstack/react-router'
import { useUsage } from '../data/usage.ts'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { pages } from '../pages.ts'
import { UpgradeLink } from '../upgrade/UpgradeLink.tsx'
import { Section } from '../ui/Section.tsx'
import { sections } from './sections.ts'

const words = {
  used: { de: 'Diesen Monat', en: 'This month' },
  left: { de: 'Übrig', en: 'Left' },
  renews: { de: 'Beginnt neu', en: 'Renews' },
  unlimited: { de: 'Unbegrenzt', en: 'Unlimited' },
  requests: (used: string, one: boolean) => ({
    de: `${used} ${one ? 'Anfrage' : 'Anfragen'}`,
    en: `${used} ${one ? 'request' : 'requests'}`,
  }),
  of: (left: string, limit: string) => ({ de: `${left} von ${limit}`, en: `${left} of ${limit}` }),
  usage: { de: 'Verbrauch', en: 'Usage' },
  plans: { de: 'Tarife vergleichen', en: 'Compare the plans' },
}

/** The plan, what of it is used, and when it begins anew. */
export function PlanSection() {
  const t = useText()
  const { number, renewal } = useFormats()
  const { plan, used, limit, left, renews } = useUsage()
  const facts = [
    [words.used, t(words.requests(number(used), used === 1))],
    [words.left, limit === null || left === null ? t(words.unlimited) : t(words.of(number(left), number(limit)))],
    ...(limit === null ? [] : [[words.renews, renewal(renews)] as const]),
  ] as const
  return (
    <Section
      id="plan"
      title={t(sections.plan)}
      action={
        <span data-own className="font-medium">
          {plan}
        </span>
      }
    >
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(6rem,100%),1fr))] gap-x-6 gap-y-4">
        {facts.map(([name, value]) => (
          <div key={name.en}>
            <dt className="text-sm text-muted">{t(name)}</dt>
            <dd className="mt-0.5 font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-2">
        <UpgradeLink className="btn-line">{t(words.plans)}</UpgradeLink>
        <Link to={pages.usage} className="btn-line">
          {t(words.usage)}
        </Link>
      </div>
    </Section>
  )
}
