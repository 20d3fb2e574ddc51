import * as z from 'zod/mini'
import { plans } from '#shared/plans.ts'
import { locales } from '#shared/text.ts'
import { moment } from '../http/shapes.ts'

/** A person in a list; `limit` is the person's own number of requests, null where the plan's holds. */
export const personListed = z.object({
  _id: z.string(),
  email: z.string(),
  name_text: z.string(),
  avatar_image: z.nullable(z.string()),
  plan_text: z.enum(plans),
  hierarchy_text: z.enum(['user', 'admin']),
  anzahlrequest_number: z.int(),
  limit: z.nullable(z.int()),
  blocked: z.boolean(),
  createdAt: moment,
})
export type ListedView = z.infer<typeof personListed>

/** All that is known of one person; storage in bytes, `planLimit` what holds without a number of their own. */
export const personShown = z.extend(personListed, {
  planLimit: z.nullable(z.int()),
  reason: z.nullable(z.string()),
  storage: z.int(),
  storageLimit: z.int(),
  files: z.int(),
  runs: z.int(),
  sessions: z.int(),
  secondFactor: z.boolean(),
  seen: z.nullable(moment),
  locale: z.enum(locales),
})
export type DetailView = z.infer<typeof personShown>
