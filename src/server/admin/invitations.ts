import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { Problem } from '#shared/problems.ts'
import { planNames, plans } from '#shared/plans.ts'
import { locales } from '#shared/text.ts'
import { forms } from '../auth/forms.ts'
import { invitationMail } from '../auth/invitation-mail.ts'
import type { Invitation, Sent } from '../auth/invitations.ts'
import { addressTaken } from '../auth/refusals.ts'
import { registrationRules } from '../auth/registration.ts'
import { inPath, route } from '../http/route.ts'
import { may } from '../http/rules.ts'
import { moment } from '../http/shapes.ts'
import type { Signed } from '../world.ts'

const names = Object.values(planNames).join(', ')

/** To what somebody is invited. */
const invited = {
  email: forms.askReset.email,
  role: may(z.enum(['user', 'admin']), { de: 'user oder admin.', en: 'user or admin.' }),
  plan: may(z.enum(plans), { de: `Einer der Tarife ${names}.`, en: `One of the plans ${names}.` }),
  locale: may(z.enum(locales), { de: 'de oder en.', en: 'de or en.' }),
}

const shown = z.object({
  _id: z.string(),
  email: z.string(),
  role: z.enum(['user', 'admin']),
  plan: z.enum(plans),
  locale: z.enum(locales),
  by: z.nullable(z.string()),
  sentAt: moment,
  endsAt: moment,
  over: z.boolean(),
})
export type InvitationView = z.infer<typeof shown>

const view = ({ id, by, sentAt, endsAt, ...invitation }: Invitation, now: Date): InvitationView => ({
  _id: id,
  ...invitation,
  by: by ?? null,
  sentAt: sentAt.toISOString(),
  endsAt: endsAt.toISOString(),
  over: endsAt <= now,
})

/** The link comes back where no mails are sent: whoever invites passes it on. */
const sentShown = z.object({ invitation: shown, link: z.optional(z.string()) })
export type SentInvitation = z.infer<typeof sentShown>

const deliver = async (c: Context<Signed>, { invitation, token }: Sent): Promise<SentInvitation> => {
  const { config, jobs, audit, now, report } = c.var.world
  const { email, locale, role, plan } = invitation
  const link = `${config.publicUrl}/${locale}/signup?invitation=${token}`
  await audit.record(c.var.user, 'invitation_sent', email, { role, plan })
  void jobs.send('mail', invitationMail(email, c.var.user.name, link, locale)).catch(report)
  return { invitation: view(invitation, now()), ...(config.smtpUrl === undefined && { link }) }
}

const requireOpen = async ({ config, settings }: Signed['Variables']['world']) => {
  const { registration } = await registrationRules(config, settings)
  if (registration === 'closed') throw new Problem('invitations_closed')
}

/** Who was invited and has not come yet. */
export const invitationRoutes = new Hono<Signed>()
  .get(
    '/invitations',
    route(
      { summary: 'Who is invited and has not joined yet', gives: z.object({ invitations: z.array(shown) }) },
      async c => {
        const { invitations, now } = c.var.world
        return { invitations: (await invitations.list()).map(one => view(one, now())) }
      },
    ),
  )
  .post(
    '/invitations',
    route(
      {
        summary: 'Invites an address, for seven days and one account; the link is returned where no mails are sent',
        body: invited,
        gives: sentShown,
      },
      async (c, { email, role = 'user', plan, locale = c.var.user.locale }) => {
        const { world, user } = c.var
        await requireOpen(world)
        const usual = world.config.defaultPlan ?? (await world.settings.get('defaultPlan')) ?? 'free'
        const sent = await world.invitations.send({ email, role, plan: plan ?? usual, locale }, user.id)
        if (!sent) throw new Problem('invalid', { fields: { email: addressTaken } })
        return deliver(c, sent)
      },
    ),
  )
  .post(
    '/invitations/:id/again',
    route(
      {
        summary: 'Sends an invitation again, with a new link; the one before is no longer valid',
        gives: sentShown,
      },
      async c => {
        await requireOpen(c.var.world)
        const sent = await c.var.world.invitations.again(inPath(c))
        if (!sent) throw new Problem('not_found')
        return deliver(c, sent)
      },
    ),
  )
  .delete(
    '/invitations/:id',
    route({ summary: 'Withdraws an invitation', gives: z.object({ success: z.literal(true) }) }, async c => {
      const { invitations, audit } = c.var.world
      const withdrawn = await invitations.withdraw(inPath(c))
      if (!withdrawn) throw new Problem('not_found')
      await audit.record(c.var.user, 'invitation_withdrawn', withdrawn.email)
      return { success: true as const }
    }),
  )
