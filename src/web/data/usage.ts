import { planNames } from '#shared/plans.ts'
import { useSession } from './session.ts'

/** How far something is used up, from 0 to 1, and the colour that says so; nothing of what has no limit. */
export const shareOf = (used: number, limit: number | null) => {
  const share = limit === null ? 0 : limit === 0 ? 1 : Math.min(1, used / limit)
  return { share, tone: share >= 1 ? 'danger' : share >= 0.85 ? 'warn' : 'accent' } as const
}

/** How far the month's requests are used: `left` and `limit` are null where there is no limit, `share` goes to 1. */
export const useUsage = () => {
  const { plan_text: plan, anzahlrequest_number: used, limit, renews } = useSession()
  const { share, tone } = shareOf(used, limit)
  return {
    plan: planNames[plan],
    used,
    limit,
    left: limit === null ? null : Math.max(0, limit - used),
    share,
    tone,
    renews,
  } as const
}
