import { Link } from '@tanstack/react-router'
import type { ShownEngine } from '#catalogue/shown.ts'
import { planNames, smallestOf } from '#shared/plans.ts'
import { useSession } from '../data/session.ts'
import { useText } from '../language.tsx'
import { pages } from '../pages.ts'
import { PlanBadge } from '../ui/small.tsx'

/** The name is the link of the whole row or card it stands in; a lock names the plan that opens the engine. */
export function EngineName({ engine: { access, name, slug } }: { engine: ShownEngine }) {
  const t = useText()
  const { plan_text: plan } = useSession()
  const opens = access.includes(plan) ? undefined : smallestOf(access)
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <h3 className="min-w-0 font-medium wrap-anywhere">
        <Link to={pages.engine} params={{ slug }} className="after:absolute after:inset-0 after:rounded-lg">
          {t(name)}
        </Link>
      </h3>
      {opens && <PlanBadge plan={planNames[opens]} />}
    </div>
  )
}
