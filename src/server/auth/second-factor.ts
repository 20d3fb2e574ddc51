import { twoFactor } from 'better-auth/plugins/two-factor'
import type { Connection } from './accounts.ts'
import { arrivalPath } from './arrival.ts'
import { usedCodes } from './used-codes.ts'

/** How long a device is trusted after a code was typed there; days. */
export const trustedDays = 30

/** The ways in that are asked for a code: those that begin a session by themselves. */
const asked: ReadonlySet<string> = new Set(['/sign-in/email', arrivalPath])

/**
 * Codes from an app and backup codes, both encrypted at rest: five tries for each sign-in, ten for an account, then a
 * quarter of an hour of rest. Of the library it asks after a password only; here every way in is asked, and no code of
 * the app is good twice.
 */
export const secondFactor = (connection: Connection) => {
  const plugin = twoFactor({
    issuer: 'Federwerk',
    trustDeviceMaxAge: trustedDays * 86_400,
    twoFactorCookieMaxAge: 600,
    accountLockout: { enabled: true, maxFailedAttempts: 10, durationSeconds: 900 },
  })
  const matcher = ({ path }: { path?: string }) => path !== undefined && asked.has(path)
  const isCode = ({ path }: { path?: string }) => path === '/two-factor/verify-totp'
  const before = [{ matcher: isCode, handler: usedCodes(connection) }]
  return { ...plugin, hooks: { before, after: plugin.hooks.after.map(hook => ({ ...hook, matcher })) } }
}
