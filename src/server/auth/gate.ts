import { sql } from 'drizzle-orm'
import { Problem } from '#shared/problems.ts'
import type { Locale } from '#shared/text.ts'
import { locks } from '../store/locks.ts'
import { user } from '../store/schema.ts'
import type { Connection, Newcomer } from './accounts.ts'
import type { Parts } from './auth.ts'
import { isAt } from './domains.ts'
import { requireFirstLink } from './first-account.ts'
import { type Invited, takeInvitation } from './invitations.ts'
import { registrationRules } from './registration.ts'

/** Who wants an account, and what they bring. */
export type Applicant = {
  email: string
  /** From the link that the server prints. */
  first?: string
  /** From an invitation. */
  invitation?: string
  /** Whether somebody else vouches for the address. */
  proven?: boolean
}

const refused = { closed: 'registration_closed', invited: 'registration_invited' } as const

/** As what somebody comes in, and whether an invitation was taken for it. */
type Admitted = { standing: Newcomer; invited?: true }

const invitedAs = ({ role, plan, locale }: Invited): Admitted => ({
  standing: { role, plan, locale, aiLanguage: locale.toUpperCase(), emailVerified: true },
  invited: true,
})

/** Waits for whoever makes an account at this moment, on all nodes; until the end of the transaction. */
export const takeTurn = (transaction: Connection) =>
  transaction.execute(sql`select pg_advisory_xact_lock(${locks.signUp})`)

/**
 * Who may make an account, on whichever way they come. The first one is the administrator's; every other needs an
 * invitation, or open registration and an address of the right domain. An invitation may go beyond the domains.
 * Whoever asks here takes turns, on all nodes, so that of two who race for the first place the later one knows.
 */
export const gateOf =
  ({ config, secret, settings, now }: Parts) =>
  async (locale: Locale) => {
    const { registration, domains } = await registrationRules(config, settings)
    const plan = config.defaultPlan ?? (await settings.get('defaultPlan')) ?? 'free'
    const ordinary: Newcomer = { role: 'user', plan, locale, aiLanguage: locale.toUpperCase() }

    return async (transaction: Connection, { email, first, invitation, proven }: Applicant): Promise<Admitted> => {
      await takeTurn(transaction)
      const [someone] = await transaction.select({ id: user.id }).from(user).limit(1)
      if (!someone) {
        requireFirstLink(config, secret, first)
        return { standing: { ...ordinary, role: 'admin', plan: 'premium_plus' } }
      }
      if (registration !== 'closed' && (invitation !== undefined || proven)) {
        const by = invitation === undefined ? { email } : { token: invitation }
        const invited = await takeInvitation(transaction, by, now())
        if (invited && invited.email !== email) throw new Problem('invitation_other_address')
        if (invited) return invitedAs(invited)
        if (invitation !== undefined) throw new Problem('invitation_ended')
      }
      if (registration !== 'open') throw new Problem(refused[registration])
      if (!isAt(email, domains)) throw new Problem('registration_domain')
      return { standing: ordinary }
    }
  }
