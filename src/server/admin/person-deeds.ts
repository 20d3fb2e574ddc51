import type { AuditDetails, Deed } from '#shared/audit.ts'
import type { Changed, Listed } from '../store/users.ts'
import type { World, User } from '../world.ts'

type Told = readonly [did: Deed, differs: (person: Listed) => unknown, details: (changed: Changed) => AuditDetails]

/** What can become different in an account, each a line of its own in the audit log, with before and after. */
const told: readonly Told[] = [
  ['plan_changed', ({ plan }) => plan, ({ before, after }) => ({ from: before.plan, to: after.plan })],
  ['role_changed', ({ role }) => role, ({ before, after }) => ({ from: before.role, to: after.role })],
  [
    'limit_changed',
    ({ ownLimit }) => ownLimit,
    ({ before, after }) => ({ from: before.ownLimit ?? null, to: after.ownLimit ?? null }),
  ],
]

const blocking = ({ before, after }: Changed): [Deed, AuditDetails][] => {
  if (before.blocked === after.blocked) return []
  return after.blocked ? [['account_blocked', { reason: after.reason }]] : [['account_unblocked', {}]]
}

/** Writes down what has become different; what was set to what it was is no deed. */
export const recordChange = async ({ audit }: World, by: User, changed: Changed) => {
  const { before, after } = changed
  const lines = told
    .filter(([, differs]) => differs(before) !== differs(after))
    .map(([did, , details]): [Deed, AuditDetails] => [did, details(changed)])
  for (const [did, details] of [...lines, ...blocking(changed)]) await audit.record(by, did, after.email, details)
}
