import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { feedbackTypes, longestFeedback } from '#shared/feedback.ts'
import { Problem } from '#shared/problems.ts'
import { inEach, isBlank, lengthOf, written } from '#shared/text.ts'
import { isOurs } from '../auth/same-origin.ts'
import { route } from '../http/route.ts'
import { needs } from '../http/rules.ts'
import type { Signed } from '../world.ts'

const longestAddress = 2000

const told = {
  type: needs(z.enum(feedbackTypes), { de: 'feature oder bug.', en: 'feature or bug.' }),
  message: needs(
    z.string().check(
      z.maxLength(2 * longestFeedback, { abort: true }),
      z.trim(),
      z.refine(text => !isBlank(text)),
      z.refine(text => lengthOf(text) <= longestFeedback),
    ),
    inEach(locale =>
      locale === 'de'
        ? `1 bis ${written(longestFeedback, locale)} Zeichen.`
        : `1 to ${written(longestFeedback, locale)} characters.`,
    ),
  ),
  url: needs(z.string().check(z.maxLength(longestAddress)), {
    de: `Eine Adresse mit höchstens ${written(longestAddress, 'de')} Zeichen.`,
    en: `An address of at most ${written(longestAddress, 'en')} characters.`,
  }),
}

const foreign = () =>
  new Problem('invalid', {
    fields: { url: { de: 'Eine Seite dieser Installation.', en: 'A page of this installation.' } },
  })

/** The page a feedback was written on, as an address of ours; a path counts as one. */
const pageOf = (c: Context<Signed>, url: string) => {
  const { config } = c.var.world
  const page = URL.parse(url, config.publicUrl)
  if (!page || !isOurs(page.origin, c.req.header('host'), config)) throw foreign()
  return page.origin + page.pathname + page.search + page.hash
}

/** What people tell us of the product. Whose it is, the session says. */
export const feedbackRoutes = new Hono<Signed>().post(
  '/feedback',
  route(
    {
      summary: 'Keeps a wish or a report, and delivers it to the webhook with type, message, email and url',
      body: told,
      gives: z.object({ success: z.literal(true), _id: z.string() }),
    },
    async (c, { type, message, url }) => {
      const { world, user } = c.var
      const id = await world.feedback.take(user.id, { type, message, url: pageOf(c, url) })
      return { success: true as const, _id: id }
    },
  ),
)
