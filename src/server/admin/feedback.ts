import { Hono } from 'hono'
import { deliveries, feedbackTypes } from '#shared/feedback.ts'
import { Problem } from '#shared/problems.ts'
import { listAsked } from '../checked.ts'
import type { Feedback } from '../store/feedback.ts'
import type { Signed } from '../world.ts'

/** A feedback as administrators see it. */
export const feedbackView = ({ id, createdAt, dueAt, settledAt, failure, ...rest }: Feedback) => ({
  _id: id,
  ...rest,
  createdAt: createdAt.toISOString(),
  dueAt: dueAt?.toISOString() ?? null,
  settledAt: settledAt?.toISOString() ?? null,
  failure: failure ?? null,
})
export type FeedbackView = ReturnType<typeof feedbackView>

/** What people told us, and sending it on. */
export const feedbackAdminRoutes = new Hono<Signed>()
  .get('/feedback', async c => {
    const { page, limit } = listAsked(c, 25)
    const type = feedbackTypes.find(one => one === c.req.query('type'))
    const delivery = deliveries.find(one => one === c.req.query('delivery'))
    const { feedback, ...rest } = await c.var.world.feedback.list({ page, limit, type, delivery })
    return c.json({ feedback: feedback.map(feedbackView), ...rest })
  })
  .post('/feedback/:id/send', async c => {
    const { feedback, contacts, audit } = c.var.world
    const id = c.req.param('id')
    const before = await feedback.find(id)
    if (!before) throw new Problem('not_found')
    if (!(await contacts.receiver())) throw new Problem('no_webhook')
    await feedback.again(id)
    await audit.record(c.var.user, 'feedback_sent_again', before.email, { type: before.type })
    const after = await feedback.find(id)
    if (!after) throw new Problem('not_found')
    return c.json(feedbackView(after))
  })
