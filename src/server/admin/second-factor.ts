import { Hono } from 'hono'
import * as z from 'zod/mini'
import { Problem } from '#shared/problems.ts'
import { inPath, route } from '../http/route.ts'
import type { Signed } from '../world.ts'

/** Lets a person in again who has lost their app and their backup codes. */
export const secondFactorRoutes = new Hono<Signed>().post(
  '/users/:id/reset-two-factor',
  route(
    {
      summary: 'Switches off the second factor of a person who has lost it',
      gives: z.object({ success: z.literal(true) }),
    },
    async c => {
      const { signsIn, audit } = c.var.world
      const email = await signsIn.resetSecondFactor(inPath(c))
      if (email === undefined) throw new Problem('not_found')
      await audit.record(c.var.user, 'second_factor_reset', email)
      return { success: true as const }
    },
  ),
)
