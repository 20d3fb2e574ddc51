import type { Context } from 'hono'
import * as z from 'zod/mini'
import { plans } from '#shared/plans.ts'
import { filledIn, may, needs } from '../http/rules.ts'
import { orderNames } from '../store/users.sql.ts'
import type { PeopleAsked } from '../store/users.ts'

const onePlan = z.pipe(
  z.transform(plan => (plan === 'premium plus' ? 'premium_plus' : plan)),
  z.enum(plans),
)
const planSentence = {
  de: 'Einer der Tarife free, lite, basic, premium, premium_plus.',
  en: 'One of the plans free, lite, basic, premium, premium_plus.',
}
const roleSentence = { de: 'user oder admin.', en: 'user or admin.' }

/** What an administrator can change in an account. */
export const change = {
  plan: may(onePlan, planSentence),
  role: may(z.enum(['user', 'admin']), roleSentence),
  blocked: may(z.boolean(), { de: 'Ja oder nein.', en: 'Yes or no.' }),
  reason: may(z.string().check(z.trim(), z.maxLength(300)), {
    de: 'Höchstens 300 Zeichen.',
    en: 'At most 300 characters.',
  }),
  limit: may(z.nullable(z.int().check(z.gte(0), z.lte(1_000_000))), {
    de: 'Eine ganze Zahl von 0 bis 1.000.000, oder nichts für die des Tarifs.',
    en: 'A whole number from 0 to 1,000,000, or nothing for the plan’s own.',
  }),
}

/** How many people can be changed at once: those of a page, and then some. */
const most = 100

/** A plan for several people at once. */
export const changeOfMany = {
  ids: needs(z.array(z.string()).check(z.minLength(1), z.maxLength(most)), {
    de: `1 bis ${most} Kennungen von Konten.`,
    en: `1 to ${most} ids of accounts.`,
  }),
  plan: needs(onePlan, planSentence),
}

const filters = {
  plan: may(onePlan, planSentence),
  role: change.role,
  blocked: may(
    z.pipe(
      z.enum(['true', 'false']),
      z.transform(text => text === 'true'),
    ),
    { de: 'true oder false.', en: 'true or false.' },
  ),
  sort: may(z.enum(orderNames), { de: `Eines von ${orderNames.join(', ')}.`, en: `One of ${orderNames.join(', ')}.` }),
}

/** The same for the API description. */
export const peopleWords = {
  plan: z.enum(plans),
  role: z.enum(['user', 'admin']),
  blocked: z.boolean(),
  sort: z.enum(orderNames),
}

/** Which people an address asks for: plan, role, blocked or not, and in which order. */
export const peopleAsked = (c: Context): PeopleAsked => {
  const { search: _, ...query } = c.req.query()
  return filledIn(filters, query)
}
