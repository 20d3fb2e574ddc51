import { Problem } from '#shared/problems.ts'
import { refunding } from '../training/paying.ts'
import type { User, World } from '../world.ts'

/**
 * Removes an account with everything that is its own: what is paid for ends, what is being written stops, and the
 * bytes of files go. Throws `not_found`, `last_admin`, `unavailable`, `subscription_goes_on` and, where Stripe is not
 * connected any more, `subscription_unmanaged`; then everything is as it was: what is paid for ends only after all has
 * answered that may refuse.
 */
export const removePerson = async (world: World, by: User, whom: string) => {
  const { users, payments, subscriptions, log, audit, files: stored, report } = world
  const { id, email, plan, role, runs, files } = await users.find(whom)
  await users.requireDispensable(id)
  const giveBack = await refunding(world, id)
  if (payments) await payments.end(id)
  else if ((await subscriptions.of(id))?.live) throw new Problem('subscription_unmanaged')
  const writing = await users.remove(id, giveBack)
  // Their rows are gone: nobody else says a last word to whoever still reads along.
  for (const run of writing) {
    await log.stop(run).catch(report)
    await log.end(run, { event: 'error', code: 'interrupted' }).catch(report)
  }
  await audit.record(by, 'account_deleted', email, { plan, role, runs, files })
  // What cannot be removed now is removed with the next cleaning.
  void stored.clean().catch(report)
}
