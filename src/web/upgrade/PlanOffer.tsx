import type { ReactNode } from 'react'
import { ChevronDown } from 'lucide-react'
import type { EngineCard } from '#catalogue/shown.ts'
import type { OfferedPlan } from '../data/plans.ts'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { kindsOfTools, someOf } from '../tool-count.ts'
import { Tag } from '../ui/small.tsx'

const words = {
  yours: { de: 'Ihr Tarif', en: 'Your plan' },
  recommended: { de: 'Empfohlen', en: 'Recommended' },
  requests: { de: 'Anfragen im Monat', en: 'Requests a month' },
  storage: { de: 'Speicherplatz', en: 'Storage' },
  unlimited: { de: 'Unbegrenzt', en: 'Unlimited' },
  more: (count: string, one: boolean) => ({
    de: `${count} ${one ? 'Werkzeug' : 'Werkzeuge'} mehr als im kleineren Tarif`,
    en: `${count} more ${one ? 'tool' : 'tools'} than in the smaller plan`,
  }),
}

type Props = {
  plan: OfferedPlan
  /** Where it stands among others, as a class. */
  place: string
  /** What it costs, in words. */
  price: string
  /** The next smaller one, where there is one. */
  smaller: OfferedPlan | undefined
  engines: readonly EngineCard[]
  isYours: boolean
  isRecommended: boolean
  /** What one can do about it. */
  children: ReactNode
}

/**
 * One plan: for whom it is, what it holds, and which tools it opens that the smaller one does not. Its five parts lie
 * on lines with those of the plans beside it.
 */
export function PlanOffer({ plan, place, price, smaller, engines, isYours, isRecommended, children }: Props) {
  const t = useText()
  const { number, size } = useFormats()
  const opens = engines.filter(({ access }) => access.includes(plan.id))
  const added = smaller ? opens.filter(({ access }) => !access.includes(smaller.id)) : []
  const facts = [
    [words.requests, plan.requests === null ? t(words.unlimited) : number(plan.requests)],
    [words.storage, size(plan.storage)],
    ...kindsOfTools.map(({ name, has }) => {
      const count = (all: readonly EngineCard[]) => number(all.filter(({ slug }) => has(slug)).length)
      return [name, t(someOf(count(opens), count(engines)))] as const
    }),
  ] as const
  return (
    <section
      aria-labelledby={`plan-${plan.id}`}
      className={`card flex min-w-0 flex-col gap-4 p-5 sm:row-span-5 sm:grid sm:grid-cols-1 sm:grid-rows-subgrid xl:p-4
        ${place} ${isRecommended ? 'border-accent ring-1 ring-accent' : ''}`}
    >
      <div className="min-w-0">
        <div className="flex min-h-7 flex-wrap items-center justify-between gap-x-2 gap-y-1">
          <h2 id={`plan-${plan.id}`} className="min-w-0 text-lg leading-tight font-semibold">
            {plan.name}
          </h2>
          {isYours && <Tag tone="quiet">{t(words.yours)}</Tag>}
          {isRecommended && <Tag>{t(words.recommended)}</Tag>}
        </div>
        {t(plan.line) && <p className="mt-1 text-sm text-muted wrap-anywhere">{t(plan.line)}</p>}
      </div>
      <p className="voice text-xl wrap-anywhere max-sm:empty:hidden">{price}</p>
      <dl className="grid grid-cols-1 content-start gap-3">
        {facts.map(([name, value]) => (
          <div key={name.en}>
            <dt className="text-sm text-muted">{t(name)}</dt>
            <dd className="font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="text-sm max-sm:empty:hidden">
        {added.length > 0 && (
          <details className="group">
            <summary
              className="flex min-h-8 cursor-pointer list-none items-start gap-2 py-1 text-muted hover:text-ink
                [&::-webkit-details-marker]:hidden"
            >
              <span className="min-w-0 flex-1">{t(words.more(number(added.length), added.length === 1))}</span>
              <ChevronDown className="mt-0.5 size-4 shrink-0 group-open:rotate-180" aria-hidden />
            </summary>
            <ul className="mt-1 grid gap-1">
              {added.map(({ slug, name }) => (
                <li key={slug} className="wrap-anywhere">
                  {t(name)}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <div className="mt-auto grid grid-cols-1 max-sm:empty:hidden">{children}</div>
    </section>
  )
}
