import { Hono } from 'hono'
import * as z from 'zod/mini'
import { deliveries, feedbackTypes, whys } from '#shared/feedback.ts'
import { Problem } from '#shared/problems.ts'
import { listAsked, listWords } from '../http/checked.ts'
import { inPath, route } from '../http/route.ts'
import type { Feedback } from '../store/feedback.ts'
import type { Signed } from '../world.ts'

const moment = z.iso.datetime()
const shown = z.object({
  _id: z.string(),
  type: z.enum(feedbackTypes),
  message: z.string(),
  url: z.string(),
  email: z.string(),
  name: z.string(),
  delivery: z.enum(deliveries),
  tries: z.int(),
  createdAt: moment,
  dueAt: z.nullable(moment),
  settledAt: z.nullable(moment),
  failure: z.nullable(z.object({ why: z.enum(whys), status: z.optional(z.int()) })),
})

/** A feedback as administrators see it. */
export type FeedbackView = z.infer<typeof shown>

const feedbackView = ({ id, createdAt, dueAt, settledAt, failure, ...rest }: Feedback): FeedbackView => ({
  _id: id,
  ...rest,
  createdAt: createdAt.toISOString(),
  dueAt: dueAt?.toISOString() ?? null,
  settledAt: settledAt?.toISOString() ?? null,
  failure: failure ?? null,
})

/** What people told us, and sending it on. */
export const feedbackAdminRoutes = new Hono<Signed>()
  .get(
    '/feedback',
    route(
      {
        summary: 'What people told us, newest first, and how far it has come',
        query: {
          page: listWords.page,
          limit: listWords.limit,
          type: z.enum(feedbackTypes),
          delivery: z.enum(deliveries),
        },
        gives: z.object({ feedback: z.array(shown), total: z.int(), page: z.int() }),
      },
      async c => {
        const { page, limit } = listAsked(c, 25)
        const type = feedbackTypes.find(one => one === c.req.query('type'))
        const delivery = deliveries.find(one => one === c.req.query('delivery'))
        const { feedback, ...rest } = await c.var.world.feedback.list({ page, limit, type, delivery })
        return { feedback: feedback.map(feedbackView), ...rest }
      },
    ),
  )
  .post(
    '/feedback/:id/send',
    route({ summary: 'Sends a piece of feedback to the webhook again', gives: shown }, async c => {
      const { feedback, contacts, audit } = c.var.world
      const id = inPath(c)
      const before = await feedback.find(id)
      if (!before) throw new Problem('not_found')
      if (!(await contacts.receiver())) throw new Problem('no_webhook')
      await feedback.again(id)
      await audit.record(c.var.user, 'feedback_sent_again', before.email, { type: before.type })
      const after = await feedback.find(id)
      if (!after) throw new Problem('not_found')
      return feedbackView(after)
    }),
  )
