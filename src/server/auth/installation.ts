import { Hono } from 'hono'
import * as z from 'zod/mini'
import { type Plan, plans } from '#shared/plans.ts'
import { needsLink } from './first-account.ts'
import { registrationRules } from './registration.ts'
import { registrations } from '../config-variables.ts'
import { route } from '../http/route.ts'
import { needs } from '../http/rules.ts'
import { version } from '../process/version.ts'
import type { Open, Signed, World } from '../world.ts'

/** Who will use it, and the plan that new accounts then start on. */
const planFor = { team: 'premium_plus', customers: 'free' } as const satisfies Record<string, Plan>
type Who = keyof typeof planFor

const whos = z.enum(Object.keys(planFor) as [Who, ...Who[]])
const answer = {
  who: needs(whos, {
    de: 'Für Ihr Team oder für Kundinnen und Kunden.',
    en: 'For your team or for customers.',
  }),
}

const whoFor = (plan: Plan | undefined): Who | null =>
  plan === undefined ? null : plan === planFor.team ? 'team' : 'customers'

const shown = z.object({
  firstAccount: z.boolean(),
  needsLink: z.boolean(),
  registration: z.enum(registrations),
  /** Whether one can sign in by a mailed link, and by whose button besides. */
  link: z.boolean(),
  provider: z.nullable(z.string()),
  mail: z.boolean(),
  who: z.nullable(whos),
  /** The plan of new accounts, where the environment says it and not the answer. */
  plan: z.nullable(z.enum(plans)),
  version: z.string(),
})
export type Installation = z.infer<typeof shown>

/** What the way in needs to know before anyone is signed in. */
const installationOf = async ({ config, users, settings }: World): Promise<Installation> => {
  const [someone, plan, { registration, link }] = await Promise.all([
    users.any(),
    config.defaultPlan ?? settings.get('defaultPlan'),
    registrationRules(config, settings),
  ])
  return {
    firstAccount: !someone,
    needsLink: !someone && needsLink(config),
    registration,
    link,
    provider: config.provider?.name ?? null,
    mail: config.smtpUrl !== undefined,
    who: whoFor(plan),
    plan: config.defaultPlan ?? null,
    version,
  }
}

/** Open to everyone: it stands before the session is asked for. */
export const installationRoutes = new Hono<Open>().get(
  '/installation',
  route({ summary: 'What a sign-in page needs to know of this installation', by: 'everyone', gives: shown }, async c =>
    installationOf(c.var.world),
  ),
)

/** The administrator's answer to the first question. `DEFAULT_PLAN` in the environment holds all the same. */
export const installationSettingRoutes = new Hono<Signed>().put(
  '/installation',
  route(
    {
      summary: 'Answers who will use it: new accounts of a team start on Premium Plus, those of customers on Free',
      body: answer,
      gives: shown,
    },
    async (c, { who }) => {
      const { settings, audit } = c.var.world
      await settings.set('defaultPlan', planFor[who])
      await audit.record(c.var.user, 'installation_set', '', { who })
      return installationOf(c.var.world)
    },
  ),
)
