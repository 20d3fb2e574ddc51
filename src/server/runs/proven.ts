import { Problem } from '#shared/problems.ts'
import type { User, World } from '../world.ts'

/**
 * Whether somebody must prove their address before they get requests: where mail can be sent, whoever made the account
 * by themselves, until an administrator or a payment has given them another plan or number of requests.
 */
export const mustProve = async ({ config, settings }: Pick<World, 'config' | 'settings'>, user: User) => {
  if (!config.smtpUrl || user.proven || user.role === 'admin') return false
  if ((user.limit ?? null) !== user.holds.requests) return false
  return user.plan === (config.defaultPlan ?? (await settings.get('defaultPlan')) ?? 'free')
}

/** Throws `address_unproven` where somebody must prove their address first. */
export const requireProven = async (world: World, user: User) => {
  if (await mustProve(world, user)) throw new Problem('address_unproven')
}
