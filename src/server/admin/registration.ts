import { Hono } from 'hono'
import * as z from 'zod/mini'
import { domainsIn } from '../auth/domains.ts'
import { registrationRules } from '../auth/registration.ts'
import { bodyOf } from '../http/checked.ts'
import { filledIn, may } from '../http/rules.ts'
import type { Signed, World } from '../world.ts'

/** What an administrator can decide about the ways in. What the environment says holds all the same. */
const decided = {
  registration: may(z.enum(['open', 'invited', 'closed']), {
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

/** What holds, and how many have come within a day, so that a wave is seen. */
const viewOf = async ({ config, settings, users }: World) => {
  const [rules, newcomers] = await Promise.all([registrationRules(config, settings), users.newcomers()])
  return { ...rules, newcomers }
}
export type RegistrationView = Awaited<ReturnType<typeof viewOf>>

/** Who may make an account, and how one signs in. */
export const registrationRoutes = new Hono<Signed>()
  .get('/registration', async c => c.json(await viewOf(c.var.world)))
  .put('/registration', async c => {
    const { settings, audit } = c.var.world
    const { registration, domains, link } = filledIn(decided, await bodyOf(c))
    if (registration !== undefined) await settings.set('registration', registration)
    if (domains !== undefined) await settings.set('registrationDomains', domainsIn(domains) ?? [])
    if (link !== undefined) await settings.set('signInLink', link)
    await audit.record(c.var.user, 'registration_set', '', { registration, domains, link })
    return c.json(await viewOf(c.var.world))
  })
