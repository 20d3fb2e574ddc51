import type { EngineCard } from '#catalogue/shown.ts'
import { type Plan, planNames, smallestOf } from '#shared/plans.ts'
import { useText } from '../language.tsx'
import { PlanBadge } from '../ui/small.tsx'
import { EngineLink } from './EngineLink.tsx'

type Props = {
  engine: EngineCard
  /** The reader's own. */
  plan: Plan
  /** What its form begins with. */
  wish?: string
}

/** The name is the link of the whole row or card it stands in; a lock names the plan that opens the engine. */
export function EngineName({ engine, plan, wish }: Props) {
  const t = useText()
  const { access, name, slug } = engine
  const opens = access.includes(plan) ? undefined : smallestOf(access)
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-2">
      <h3 className="min-w-0 font-medium wrap-anywhere">
        <EngineLink
          slug={slug}
          wish={wish}
          className="inline-block min-h-6 after:absolute after:inset-0 after:rounded-lg"
        >
          {t(name)}
        </EngineLink>
      </h3>
      {opens && <PlanBadge plan={planNames[opens]} />}
    </div>
  )
}
