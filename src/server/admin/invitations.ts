import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { Problem } from '#shared/problems.ts'
import { planNames, plans } from '#shared/plans.ts'
import { forms } from '../auth/forms.ts'
import { invitationMail } from '../auth/invitation-mail.ts'
import type { Invitation, Sent } from '../auth/invitations.ts'
import { addressTaken } from '../auth/refusals.ts'
import { registrationRules } from '../auth/registration.ts'
import { bodyOf } from '../http/checked.ts'
import { filledIn, may } from '../http/rules.ts'
import type { Signed } from '../world.ts'

const names = Object.values(planNames).join(', ')

/** To what somebody is invited. */
const invited = {
  email: forms.askReset.email,
  role: may(z.enum(['user', 'admin']), { de: 'user oder admin.', en: 'user or admin.' }),
  plan: may(z.enum(plans), { de: `Einer der Tarife ${names}.`, en: `One of the plans ${names}.` }),
  locale: may(z.enum(['de', 'en']), { de: 'de oder en.', en: 'de or en.' }),
}

const view = ({ id, email, role, plan, locale, by, sentAt, endsAt }: Invitation, now: Date) => ({
  ...{ _id: id, email, role, plan, locale, by: by ?? null, sentAt, endsAt, over: endsAt <= now },
})
export type InvitationView = ReturnType<typeof view>

/** The link goes by mail; where none are sent whoever invites passes it on. */
const deliver = async (c: Context<Signed>, { invitation, token }: Sent) => {
  const { config, jobs, audit, now, report } = c.var.world
  const { email, locale, role, plan } = invitation
  const link = `${config.publicUrl}/${locale}/signup?invitation=${token}`
  await audit.record(c.var.user, 'invitation_sent', email, { role, plan })
  void jobs.send('mail', invitationMail(email, c.var.user.name, link, locale)).catch(report)
  return c.json({ invitation: view(invitation, now()), ...(config.smtpUrl === undefined && { link }) })
}
export type SentInvitation = { invitation: InvitationView; link?: string }

const requireOpen = async ({ config, settings }: Signed['Variables']['world']) => {
  const { registration } = await registrationRules(config, settings)
  if (registration === 'closed') throw new Problem('invitations_closed')
}

/** Who was invited and has not come yet. */
export const invitationRoutes = new Hono<Signed>()
  .get('/invitations', async c => {
    const { invitations, now } = c.var.world
    const list = await invitations.list()
    return c.json({ invitations: list.map(one => view(one, now())) })
  })
  .post('/invitations', async c => {
    const { world, user } = c.var
    const { email, role = 'user', plan, locale = user.locale } = filledIn(invited, await bodyOf(c))
    await requireOpen(world)
    const usual = world.config.defaultPlan ?? (await world.settings.get('defaultPlan')) ?? 'free'
    const sent = await world.invitations.send({ email, role, plan: plan ?? usual, locale }, user.id)
    if (!sent) throw new Problem('invalid', { fields: { email: addressTaken } })
    return deliver(c, sent)
  })
  .post('/invitations/:id/again', async c => {
    await requireOpen(c.var.world)
    const sent = await c.var.world.invitations.again(c.req.param('id'))
    if (!sent) throw new Problem('not_found')
    return deliver(c, sent)
  })
  .delete('/invitations/:id', async c => {
    const { invitations, audit } = c.var.world
    const withdrawn = await invitations.withdraw(c.req.param('id'))
    if (!withdrawn) throw new Problem('not_found')
    await audit.record(c.var.user, 'invitation_withdrawn', withdrawn.email)
    return c.json({ success: true })
  })
