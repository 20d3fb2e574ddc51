import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Plan } from '#shared/plans.ts'
import { needsLink } from './first-account.ts'
import { registrationRules } from './registration.ts'
import { bodyOf } from '../http/checked.ts'
import { filledIn, needs } from '../http/rules.ts'
import { version } from '../process/version.ts'
import type { Open, Signed, World } from '../world.ts'

/** Who will use it, and the plan that new accounts then start on. */
const planFor = { team: 'premium_plus', customers: 'free' } as const satisfies Record<string, Plan>
type Who = keyof typeof planFor

const answer = {
  who: needs(z.enum(Object.keys(planFor) as [Who, ...Who[]]), {
    de: 'Für Ihr Team oder für Kundinnen und Kunden.',
    en: 'For your team or for customers.',
  }),
}

const whoFor = (plan: Plan | undefined): Who | null =>
  plan === undefined ? null : plan === planFor.team ? 'team' : 'customers'

/** What the way in needs to know before anyone is signed in. */
const installationOf = async ({ config, users, settings }: World) => {
  const [someone, plan, { registration, link }] = await Promise.all([
    users.any(),
    config.defaultPlan ?? settings.get('defaultPlan'),
    registrationRules(config, settings),
  ])
  return {
    firstAccount: !someone,
    needsLink: !someone && needsLink(config),
    registration,
    /** Whether one can sign in by a mailed link, and by whose button besides. */
    link,
    provider: config.provider?.name ?? null,
    mail: config.smtpUrl !== undefined,
    who: whoFor(plan),
    /** The plan of new accounts, where the environment says it and not the answer. */
    plan: config.defaultPlan ?? null,
    version,
  }
}
export type Installation = Awaited<ReturnType<typeof installationOf>>

/** Open to everyone: it stands before the session is asked for. */
export const installationRoutes = new Hono<Open>().get('/installation', async c =>
  c.json(await installationOf(c.var.world)),
)

/** The administrator's answer to the first question. `DEFAULT_PLAN` in the environment holds all the same. */
export const installationSettingRoutes = new Hono<Signed>().put('/installation', async c => {
  const { settings, audit } = c.var.world
  const { who } = filledIn(answer, await bodyOf(c))
  await settings.set('defaultPlan', planFor[who])
  await audit.record(c.var.user, 'installation_set', '', { who })
  return c.json(await installationOf(c.var.world))
})
