import type { ShownEngine } from '#catalogue/shown.ts'
import { planNames, smallestOf } from '#shared/plans.ts'
import { useSession } from '../data/session.ts'
import { PlanBadge } from '../ui/small.tsx'

/** Which plan opens an engine, where the person's own does not. */
export function Lock({ engine: { access } }: { engine: Pick<ShownEngine, 'access'> }) {
  const { plan_text: plan } = useSession()
  const opens = access.includes(plan) ? undefined : smallestOf(access)
  return opens && <PlanBadge plan={planNames[opens]} />
}
