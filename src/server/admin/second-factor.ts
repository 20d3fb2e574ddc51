import { Hono } from 'hono'
import { Problem } from '#shared/problems.ts'
import type { Signed } from '../world.ts'

/** Lets a person in again who has lost their app and their backup codes. */
export const secondFactorRoutes = new Hono<Signed>().post('/users/:id/reset-two-factor', async c => {
  const { signsIn, audit } = c.var.world
  const email = await signsIn.resetSecondFactor(c.req.param('id'))
  if (email === undefined) throw new Problem('not_found')
  await audit.record(c.var.user, 'second_factor_reset', email)
  return c.json({ success: true })
})
