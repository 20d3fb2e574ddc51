import { Hono } from 'hono'
import * as z from 'zod/mini'
import { domainsIn } from '../auth/domains.ts'
import { registrationRules } from '../auth/registration.ts'
import { registrations } from '../config-variables.ts'
import { route } from '../http/route.ts'
import { may } from '../http/rules.ts'
import { listOf } from '../http/shapes.ts'
import type { Signed, World } from '../world.ts'

/** What an administrator can decide about the ways in. What the environment says holds all the same. */
const decided = {
  registration: may(z.enum(registrations), {
    de: 'open, invited oder closed.',
    en: 'open, invited or closed.',
  }),
  domains: may(
    z.string().check(
      z.maxLength(2000),
      z.refine(list => domainsIn(list) !== undefined),
    ),
    {
      de: 'Domains wie example.com, durch Kommas getrennt.',
      en: 'Domains such as example.com, separated by commas.',
    },
  ),
  link: may(z.boolean(), { de: 'Ja oder nein.', en: 'Yes or no.' }),
}

const shown = z.object({
  registration: z.enum(registrations),
  domains: listOf(z.string()),
  link: z.boolean(),
  /** What of it the environment says, so that nobody can change it. */
  fixed: z.object({ registration: z.boolean(), domains: z.boolean(), link: z.boolean() }),
  /** Within a day, so that a wave is seen. */
  newcomers: z.object({ made: z.int(), unproven: z.int() }),
})
export type RegistrationView = z.infer<typeof shown>

/** What holds, and how many have come. */
const viewOf = async ({ config, settings, users }: World): Promise<RegistrationView> => {
  const [rules, newcomers] = await Promise.all([registrationRules(config, settings), users.newcomers()])
  return { ...rules, newcomers }
}

/** Who may make an account, and how one signs in. */
export const registrationRoutes = new Hono<Signed>()
  .get(
    '/registration',
    route({ summary: 'Who may make an account, and what of it is set in the environment', gives: shown }, c =>
      viewOf(c.var.world),
    ),
  )
  .put(
    '/registration',
    route(
      {
        summary: 'Decides who may make an account, with addresses of which domains, and whether links sign in',
        body: decided,
        gives: shown,
      },
      async (c, { registration, domains, link }) => {
        const { settings, audit } = c.var.world
        if (registration !== undefined) await settings.set('registration', registration)
        if (domains !== undefined) await settings.set('registrationDomains', domainsIn(domains) ?? [])
        if (link !== undefined) await settings.set('signInLink', link)
        await audit.record(c.var.user, 'registration_set', '', { registration, domains, link })
        return viewOf(c.var.world)
      },
    ),
  )
